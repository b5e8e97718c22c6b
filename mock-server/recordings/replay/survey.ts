import { isPlainObject, type PlainObject } from '../../wire/json';
import { resourceId } from '../../domain/resource-id';
import type { Mode } from '../../rows';
import type { RecordedExchange, Recording } from '../exchange';
import { TokenModes } from './credentials';
import { idsIn, prefixOf } from './ids';
import { parseBody } from '../parse-body';
import { seedKinds } from './seed';
import { Date } from '../../../spec/vocabulary/globals';

/** The facts that a recording shows before it is replayed. */
export interface Survey {
  readonly modes: TokenModes;
  /** Objects from before the recording, as it shows them first. */
  readonly presupposed: readonly PlainObject[];
}

const MAX_PRESUPPOSED = 10_000;

/** Reads a recording once, to see what its exchanges presuppose. */
export async function surveyRecording(recording: Recording): Promise<Survey> {
  const modes = new TokenModes();
  const objects = new PresupposedObjects(recording.from);
  const deliveries = recording.deliveries()[Symbol.asyncIterator]();
  let delivery = await deliveries.next();
  for await (const exchange of recording.exchanges()) {
    for (; delivery.done !== true && delivery.value.at <= exchange.at; delivery = await deliveries.next())
      objects.see(JSON.stringify(delivery.value.body));
    if (exchange.operation === null) continue;
    modes.add(exchange);
    objects.add(exchange, modes.of(exchange));
  }
  return { modes, presupposed: objects.found() };
}

/** Only requests create objects of these kinds: what the recording did not create was there before. */
class PresupposedObjects {
  readonly #from: number;
  /** Ids that the recording has shown. */
  readonly #seen = new Set<string>();
  /** Ids that a request had first. */
  readonly #needed = new Set<string>();
  /** Accounts that a request had first: all that is known of them is that requests succeed. */
  readonly #named = new Map<string, PlainObject>();
  /** Accounts of platforms, which the replay has. */
  readonly #platforms = new Set<string>();
  readonly #found = new Map<string, PlainObject>();

  constructor(from: number) {
    this.#from = from;
  }

  /** Adds the ids of a text to those that the recording has shown. */
  see(text: string): void {
    for (const id of idsIn(text)) this.#seen.add(id);
    for (const [, id = ''] of text.matchAll(/"platform_account_id":\s*"(\w+)"/g)) this.#platforms.add(id);
  }

  add({ method, path, request, response, operation }: RecordedExchange, mode: Mode): void {
    const text = response.body ?? '';
    const isFound = response.status < 300;
    // Nothing shows afterwards what a payment was before.
    const isMoved = operation === 'capturePayment' || operation === 'voidPayment';
    for (const id of isFound && !isMoved ? requestIds(path, request) : []) {
      if (!this.#seen.has(id) && seedKinds.includes(prefixOf(id))) this.#needed.add(id);
      if (prefixOf(id) !== 'acc' || !this.#needed.has(id)) continue;
      const isCad =
        /"currency":\s*"cad"/.test(`${request.body} ${text}`) || this.#named.get(id)?.['currency'] === 'cad';
      const account = { id, name: id, platform_account_id: '', account_type: mode, status: 'enabled' };
      this.#named.set(id, { ...account, currency: isCad ? 'cad' : 'usd' });
    }
    if (method === 'GET' && isFound) for (const object of objectsOf(parseBody(text))) this.#addObject(object, path);
    this.see(text);
  }

  #addObject(object: PlainObject, path: string): void {
    const id = resourceId(object) ?? '';
    if (!seedKinds.includes(prefixOf(id)) || this.#found.has(id) || this.#found.size >= MAX_PRESUPPOSED) return;
    if (this.#needed.has(id)) this.#found.set(id, object);
    if (this.#seen.has(id)) return;
    const { created_at: created } = object;
    const isOlder = typeof created === 'string' && Date.parse(created) < this.#from;
    if (isOlder || idsIn(path).includes(id)) this.#found.set(id, object);
  }

  found(): readonly PlainObject[] {
    for (const id of [...this.#found.keys(), ...this.#platforms]) this.#named.delete(id);
    // Lists have the newest first.
    const created = ({ created_at: at }: PlainObject) => (typeof at === 'string' ? Date.parse(at) : 0);
    return [...this.#named.values(), ...[...this.#found.values()].reverse().sort((a, b) => created(a) - created(b))];
  }
}

/** Returns the ids that a request has, in its path, its headers and its body. */
export function requestIds(path: string, { headers, body }: RecordedExchange['request']): string[] {
  return idsIn([path, headers.get('sub-account'), headers.get('seller-account'), withoutMetadata(body)].join('\n'));
}

/** Ids that callers keep at an object need not exist. */
function withoutMetadata(body: string | undefined): string {
  if (!body?.includes('"metadata"')) return body ?? '';
  const parsed = parseBody(body);
  if (!isPlainObject(parsed)) return body;
  return JSON.stringify(parsed, (name: string, value: unknown) => (name === 'metadata' ? undefined : value));
}

/** Returns the objects of a response: one, or those of a page. */
function objectsOf(body: unknown): PlainObject[] {
  const data = isPlainObject(body) && 'data' in body ? body['data'] : body;
  return (Array.isArray(data) ? data : [data]).filter(isPlainObject);
}
