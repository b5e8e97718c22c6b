import { isPlainObject, type PlainObject } from '../../wire/json';
import { linesContentType } from '../../../spec/vocabulary/operation';
import { headersClass } from '../../../spec/vocabulary/globals';
import type { Mode } from '../../rows';
import { toIso } from '../../time/clock';
import type { ExchangedResponse } from '../exchange';
import type { ReplayKeys, ReplayTarget } from './target';

/** The sandbox cannot be used for a replay: it refused a call of its control API. */
export class ReplayError extends Error {
  override readonly name = 'ReplayError';
}

/** The platform that a recording is replayed on. It was made for that, and its clock is frozen between the steps. */
export class ReplayPlatform {
  readonly id: string;
  readonly keys: Readonly<Record<Mode, ReplayKeys>>;
  readonly #target: ReplayTarget;
  #now = -Infinity;

  private constructor(target: ReplayTarget, created: PlainObject) {
    this.#target = target;
    this.id = textAt(created, 'id');
    this.keys = { test: keysAt(created, 'test'), live: keysAt(created, 'live') };
  }

  static async create(target: ReplayTarget): Promise<ReplayPlatform> {
    if (target.start !== undefined) return new ReplayPlatform(target, { ...target.start.platform });
    return new ReplayPlatform(target, objectOf(await control(target, 'POST', '/_sandbox/platforms', '{}')));
  }

  get now(): number {
    return this.#now;
  }

  /** Returns the lines of the seed file of the platform. */
  async export(): Promise<string[]> {
    return (await this.#controlText('GET', 'export')).trimEnd().split('\n');
  }

  /** Replaces everything on the platform with a seed file, whose clock is at an instant. */
  async import(lines: readonly string[], now: number): Promise<void> {
    await this.#controlText('POST', 'import', `${lines.join('\n')}\n`, linesContentType);
    this.#now = now;
  }

  /** Moves the clock forward to an instant, and runs what becomes due. An earlier instant changes nothing. */
  async moveTo(at: number): Promise<void> {
    if (at <= this.#now) return;
    this.#now = at;
    await this.#control('POST', 'clock', JSON.stringify({ set: toIso(at), frozen: true }));
  }

  async issueToken(mode: Mode): Promise<string> {
    return textAt(objectOf(await this.#control('POST', 'access_tokens', JSON.stringify({ mode }))), 'access_token');
  }

  /** Sends a request to the API. */
  async send(method: string, path: string, headers: Headers, body: string | undefined): Promise<ExchangedResponse> {
    const hasBody = body !== undefined && method !== 'GET' && method !== 'HEAD';
    const init: RequestInit = { method, headers, redirect: 'manual', ...(hasBody && { body }) };
    const response = await this.#target.fetch(this.#target.baseUrl + path, init);
    return {
      status: response.status,
      headers: new (headersClass())(response.headers),
      body: await response.text(),
    };
  }

  /** Sends a request to the control API below the path of the platform. Its response is only read. */
  async perform(method: string, path: string, body: string | undefined): Promise<ExchangedResponse> {
    const headers = controlHeaders(this.#target);
    if (body) headers.set('Content-Type', 'application/json');
    return this.send(method, `/_sandbox/platforms/${this.id}/${path}`, headers, body || undefined);
  }

  /** Returns the events since the one with an id, the newest first. */
  async eventsSince(id: string | undefined): Promise<PlainObject[]> {
    const found: PlainObject[] = [];
    for await (const { events } of this.#pages()) {
      const end = events.findIndex((event) => event['id'] === id);
      found.push(...(end < 0 ? events : events.slice(0, end)));
      if (end >= 0) break;
    }
    return found;
  }

  /** Returns all events, the oldest first. Pages are read twice, so that only one is in memory. */
  async *events(): AsyncGenerator<PlainObject, void, undefined> {
    const cursors: string[] = [];
    for await (const { cursor } of this.#pages()) cursors.push(cursor);
    for (const cursor of cursors.reverse()) yield* (await this.#page(cursor)).events.reverse();
  }

  async *#pages(): AsyncGenerator<EventPage & { readonly cursor: string }, void, undefined> {
    for (let cursor: string | undefined = ''; cursor !== undefined;) {
      const page: EventPage = await this.#page(cursor);
      yield { ...page, cursor };
      if (page.next === cursor) throw new Error('the list of events does not end: a page leads to itself');
      cursor = page.next;
    }
  }

  async #page(cursor: string): Promise<EventPage> {
    const after = cursor === '' ? '' : `&after_cursor=${encodeURIComponent(cursor)}`;
    const page = objectOf(await this.#control('GET', `events?limit=${EVENTS_PER_PAGE}${after}`));
    const { data, page_info: info } = page;
    const next = objectOf(info);
    return {
      events: Array.isArray(data) ? data.filter(isPlainObject) : [],
      next: next['has_next'] === true ? textAt(next, 'end_cursor') : undefined,
    };
  }

  async #control(method: string, path: string, body?: string): Promise<unknown> {
    return JSON.parse(await this.#controlText(method, path, body));
  }

  #controlText(method: string, path: string, body?: string, type?: string): Promise<string> {
    return controlText(this.#target, method, `/_sandbox/platforms/${this.id}/${path}`, body, type);
  }
}

interface EventPage {
  readonly events: PlainObject[];
  readonly next: string | undefined;
}

const EVENTS_PER_PAGE = 100;

async function control(target: ReplayTarget, method: string, path: string, body: string): Promise<unknown> {
  return JSON.parse(await controlText(target, method, path, body));
}

async function controlText(
  target: ReplayTarget,
  method: string,
  path: string,
  body?: string,
  type = 'application/json',
): Promise<string> {
  const headers = controlHeaders(target);
  if (body !== undefined) headers.set('Content-Type', type);
  const init: RequestInit = { method, headers, ...(body !== undefined && { body }) };
  const response = await target.fetch(target.baseUrl + path, init);
  const text = await response.text();
  if (!response.ok) throw new ReplayError(`${method} ${path} responded with ${response.status}: ${text}`);
  return text;
}

function controlHeaders({ controlToken }: ReplayTarget): Headers {
  return new (headersClass())(controlToken === undefined ? {} : { Authorization: `Bearer ${controlToken}` });
}

function objectOf(value: unknown): PlainObject {
  if (isPlainObject(value)) return value;
  throw new ReplayError('the sandbox responded with something else than an object');
}

function textAt(object: PlainObject, name: string): string {
  const value = object[name];
  if (typeof value === 'string') return value;
  throw new ReplayError(`the response of the sandbox has no "${name}"`);
}

function keysAt(created: PlainObject, mode: Mode): ReplayKeys {
  const pair = objectOf(created[mode]);
  return { client_id: textAt(pair, 'client_id'), client_secret: textAt(pair, 'client_secret') };
}
