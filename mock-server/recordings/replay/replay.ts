import { isPlainObject, type PlainObject } from '../../wire/json';
import type { Bindings, ExchangedResponse, RecordedExchange, Recording, Replay, ReplayedExchange } from '../exchange';
import { bindBodies } from './bind-bodies';
import { IdBindings } from './bindings';
import { controlStep, isControlPath } from './control-steps';
import { Credentials } from './credentials';
import { DeliveredIds } from './deliveries';
import { overlappingGroups } from './groups';
import { isLaterAccount, LaterAccounts } from './later-accounts';
import { idsIn } from './ids';
import { parseBody } from '../parse-body';
import { ReplayError, ReplayPlatform } from './platform';
import { createdAt, seedKinds, seedWithObjects } from './seed';
import { requestIds, surveyRecording } from './survey';
import type { ReplayTarget } from './target';
import { Date, headersClass, URL } from '../../../spec/vocabulary/globals';

/** Replays a recording on a new platform of a sandbox, in order, while its clock follows the recording. */
export function replay(recording: Recording, target: ReplayTarget): Replay {
  return new RecordingReplay(recording, target);
}

class RecordingReplay implements Replay {
  readonly #recording: Recording;
  readonly #target: ReplayTarget;
  readonly #bindings = new IdBindings();
  #platform: ReplayPlatform | undefined;

  constructor(recording: Recording, target: ReplayTarget) {
    this.#recording = recording;
    this.#target = target;
  }

  get bindings(): Bindings {
    return this.#bindings;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<ReplayedExchange, void, undefined> {
    const survey = await surveyRecording(this.#recording);
    const platform = await ReplayPlatform.create(this.#target);
    this.#platform = platform;
    this.#target.onPlatform?.(platform.id);
    const { from } = this.#recording;
    const { start } = this.#target;
    const presupposed = start === undefined ? survey.presupposed : [];
    const later = presupposed.filter((object) => isLaterAccount(object, from));
    const earlier = presupposed.filter((object) => !later.includes(object));
    if (start === undefined) await importObjects(platform, earlier, from, this.#bindings);
    else await importState(platform, start.lines, this.#bindings);
    const deliveries = new DeliveredIds(this.#recording.deliveries(), this.#bindings);
    const run = new ReplayRun({
      platform,
      bindings: this.#bindings,
      credentials: new Credentials(platform, survey.modes),
      deliveries,
      laterAccounts: new LaterAccounts(later, platform, this.#bindings),
    });
    for await (const group of overlappingGroups(this.#recording.exchanges()))
      for (const replayed of await run.replayTogether(group)) if (replayed !== undefined) yield replayed;
    await platform.moveTo(this.#recording.to);
  }

  async *events(): AsyncGenerator<PlainObject, void, undefined> {
    if (this.#platform !== undefined) yield* this.#platform.events();
  }

  async close(): Promise<void> {
    await this.#target.close?.();
  }
}

/** Imports the objects that the recording presupposes: without the kind that the sandbox refuses, and those after it. */
async function importObjects(
  platform: ReplayPlatform,
  objects: readonly PlainObject[],
  from: number,
  bindings: IdBindings,
): Promise<void> {
  const lines = createdAt(await platform.export(), from);
  for (let kinds = seedKinds.length; ; kinds--) {
    const seed = seedWithObjects(lines, objects, seedKinds.slice(0, kinds), from);
    try {
      await platform.import(seed.lines, from);
      for (const id of seed.ids) bindings.bind(id, id);
      return;
    } catch (error) {
      if (!(error instanceof ReplayError) || kinds === 0) throw error;
    }
  }
}

/** Imports the state before the recording. Its objects have the same ids in both. The clock stands still between the requests. */
async function importState(platform: ReplayPlatform, lines: readonly string[], bindings: IdBindings): Promise<void> {
  const [first = '', ...rows] = lines;
  const head = parseBody(first);
  const clock = isPlainObject(head) && isPlainObject(head['clock']) ? head['clock'] : {};
  const frozen = JSON.stringify({ ...Object(head), clock: { ...clock, frozen: true } });
  await platform.import([frozen, ...rows], Date.parse(String(clock['now'])));
  for (const line of lines) for (const id of idsIn(line)) bindings.bind(id, id);
}

/** The first place in the recording of an id that the sandbox does not have. */
interface UnboundId {
  readonly exchange: number;
  /** Whether that exchange was not replayed. */
  readonly isUnknown: boolean;
}

interface ReplayParts {
  readonly platform: ReplayPlatform;
  readonly bindings: IdBindings;
  readonly credentials: Credentials;
  readonly deliveries: DeliveredIds;
  readonly laterAccounts: LaterAccounts;
}

class ReplayRun {
  readonly #platform: ReplayPlatform;
  readonly #bindings: IdBindings;
  readonly #credentials: Credentials;
  readonly #deliveries: DeliveredIds;
  readonly #laterAccounts: LaterAccounts;
  readonly #unbound = new Map<string, UnboundId>();

  constructor({ platform, bindings, credentials, deliveries, laterAccounts }: ReplayParts) {
    this.#platform = platform;
    this.#bindings = bindings;
    this.#credentials = credentials;
    this.#deliveries = deliveries;
    this.#laterAccounts = laterAccounts;
  }

  /** Replays the exchanges of a group at the same time. Steps of the control API have no result. */
  async replayTogether(group: readonly RecordedExchange[]): Promise<(ReplayedExchange | undefined)[]> {
    const [first] = group;
    if (first === undefined) return [];
    await this.#deliveries.readUntil(first.at);
    await this.#platform.moveTo(first.at);
    await this.#laterAccounts.createUntil(first.at, requestIds(first.path, first.request));
    const sent: (() => Promise<ReplayedExchange | undefined>)[] = [];
    for (const exchange of group) sent.push(await this.#prepare(exchange));
    const replayed = await Promise.all(sent.map((send) => send()));
    for (const pair of replayed) if (pair) this.#bind(pair);
    return replayed;
  }

  /** Returns a function that sends the request of an exchange, with everything that it needs: those of a group start together. */
  async #prepare(exchange: RecordedExchange): Promise<() => Promise<ReplayedExchange | undefined>> {
    const { method, path, operation } = exchange;
    if (exchange.index === 0)
      return async () => (isControlPath(path) ? this.#perform(exchange) : this.#upload(exchange));
    if (operation === null && (!isRefusedPath(exchange) || isNeverSent(method)))
      return async () => ({ recorded: exchange, sandbox: undefined, reason: 'no_operation' });
    const missing = await this.#missingIds(exchange);
    const id = missing.find((each) => this.#unbound.get(each)?.isUnknown !== false);
    if (id !== undefined && !isRefusedId(exchange))
      return async () => ({ recorded: exchange, sandbox: undefined, reason: 'never_created', id });
    const follows = missing.map((each) => this.#unbound.get(each)?.exchange).find((index) => index !== undefined);
    const headers = await this.#headers(exchange);
    const body = this.#credentials.body(exchange);
    const ours = this.#bindings.translatePath(path);
    const text = body === undefined ? undefined : this.#bindings.translate(body);
    return async () => ({
      recorded: exchange,
      sandbox: await this.#platform.send(method, ours, headers, text),
      ...(follows !== undefined && { follows }),
    });
  }

  /** Returns the ids of a request that the sandbox has no ids for. */
  async #missingIds({ path, request }: RecordedExchange): Promise<string[]> {
    const unbound = () => requestIds(path, request).filter((id) => !this.#bindings.has(id));
    for (const id of unbound()) if (this.#deliveries.has(id)) await this.#deliveries.bind(id, this.#platform);
    return unbound();
  }

  async #headers(exchange: RecordedExchange): Promise<Headers> {
    const headers = new (headersClass())();
    for (const [name, value] of exchange.request.headers)
      if (!isOfConnection(name)) headers.set(name, this.#bindings.translate(value));
    const authorization = await this.#credentials.authorization(exchange);
    if (authorization === undefined) headers.delete('authorization');
    else headers.set('authorization', authorization);
    return headers;
  }

  async #perform({ method, path, request, response }: RecordedExchange): Promise<undefined> {
    const step = controlStep(method, path);
    if (step === undefined) return;
    const body = request.body === undefined ? undefined : this.#bindings.translate(request.body);
    const ours = await this.#platform.perform(method, this.#bindings.translate(step), body);
    bindBodies(this.#bindings, parseBody(response.body), parseBody(ours.body));
  }

  /** Sends a file to the address of the sandbox. Tools do not record the bytes of files, and the sandbox does not read them. */
  async #upload({ path, request }: RecordedExchange): Promise<undefined> {
    const ours = this.#bindings.translate(path);
    if (ours === path || !URL.canParse(ours)) return;
    const { pathname, search } = new URL(ours);
    const type = request.headers.get('content-type');
    const headers = new (headersClass())(type === null ? {} : { 'Content-Type': type });
    await this.#platform.send('PUT', pathname + search, headers, request.body || 'file');
  }

  #bind({ recorded, sandbox }: ReplayedExchange): void {
    const text = recorded.response.body ?? '';
    if (sandbox !== undefined) {
      const theirs = parseBody(text);
      const ours = parseBody(sandbox.body);
      this.#credentials.bind(theirs, ours);
      if (isSuccess(recorded.response) && isSuccess(sandbox)) bindBodies(this.#bindings, theirs, ours);
    }
    for (const id of idsIn(text))
      if (!this.#bindings.has(id) && !this.#unbound.has(id))
        this.#unbound.set(id, { exchange: recorded.index, isUnknown: sandbox === undefined });
  }
}

const isSuccess = ({ status }: Pick<ExchangedResponse, 'status'>) => status >= 200 && status < 300;

/** Whether the service refused a path or a method that the document does not know, as the sandbox will. */
function isRefusedPath({ response: { status } }: RecordedExchange): boolean {
  return status === 404 || status === 405 || status === 401;
}

/** Whether `fetch` sends no request with a method. */
const isNeverSent = (method: string) => ['CONNECT', 'TRACE', 'TRACK'].includes(method);

/** Whether the service refused an id that it did not know, or the caller. */
function isRefusedId({ response: { status, body } }: RecordedExchange): boolean {
  return [401, 403, 404].includes(status) || (status >= 400 && /not_found/.test(body ?? ''));
}

/** Headers of one connection, and those of pages: the sandbox refuses pages of other hosts. */
const ofConnection =
  /^(host|connection|content-length|content-encoding|transfer-encoding|keep-alive|upgrade|te|trailer|expect|cookie|origin|referer|accept-encoding|sec-.*|proxy-.*|x-forwarded-.*)$/;

function isOfConnection(name: string): boolean {
  return ofConnection.test(name);
}
