import { isPlainObject, type PlainObject } from '../../wire/json';
import { resourceId } from '../../domain/resource-id';
import type { RecordedExchange, Recording } from '../exchange';
import { TokenModes } from './credentials';
import { idsIn, prefixOf } from './ids';
import { parseBody } from '../parse-body';
import { seedKinds } from './seed';

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
    objects.add(exchange);
  }
  return { modes, presupposed: objects.found(modes) };
}

/** Only requests create objects of these kinds: what the recording did not create was there before. */
class PresupposedObjects {
  readonly #from: number;
  /** Ids that the recording has shown. */
  readonly #seen = new Set<string>();
  /** Ids that a request had first. With the request, if it was done on an account. */
  readonly #needed = new Map<string, RecordedExchange | undefined>();
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

  add(exchange: RecordedExchange): void {
    const { method, path, request, response, operation } = exchange;
    const isFound = response.status < 300;
    // A payment that is shown later only does not show that it was authorized.
    const isShownAfter = operation === 'capturePayment' || operation === 'voidPayment';
    for (const id of isFound && !isShownAfter ? requestIds(path, request) : [])
      if (!this.#seen.has(id) && !this.#needed.has(id) && seedKinds.includes(prefixOf(id)))
        this.#needed.set(id, prefixOf(id) === 'acc' ? exchange : undefined);
    const text = response.body ?? '';
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

  found(modes: TokenModes): readonly PlainObject[] {
    const named = [...this.#needed].flatMap(([id, exchange]): PlainObject[] =>
      exchange === undefined || this.#found.has(id) || this.#platforms.has(id)
        ? []
        : [namedAccount(id, exchange, modes)],
    );
    // Lists have the newest first.
    const created = ({ created_at: at }: PlainObject) => (typeof at === 'string' ? Date.parse(at) : 0);
    return [...named, ...[...this.#found.values()].reverse().sort((a, b) => created(a) - created(b))];
  }
}

/** Returns an account of which the recording shows only that a request on it succeeded. */
function namedAccount(id: string, exchange: RecordedExchange, modes: TokenModes): PlainObject {
  const { request, response } = exchange;
  const currency = /"currency":\s*"cad"/.test(`${request.body ?? ''}${response.body ?? ''}`) ? 'cad' : 'usd';
  return { id, name: id, platform_account_id: '', account_type: modes.of(exchange), status: 'enabled', currency };
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
