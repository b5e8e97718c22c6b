import { isPlainObject } from '../../wire/json';
import type { Mode } from '../../rows';
import type { RecordedExchange } from '../exchange';
import type { ReplayPlatform } from './platform';
import { atob, btoa, URLSearchParams } from '../../../spec/vocabulary/globals';

const WRONG_TOKEN = 'wrong';

/**
 * Credentials of the platform of a replay in place of the recorded ones. What was wrong in the recording stays wrong, and a token
 * that had ended there is refused: the clock of a replay ends none.
 */
export class Credentials {
  readonly #platform: ReplayPlatform;
  readonly #modes: TokenModes;
  /** Tokens of the sandbox, by those that the recording received. */
  readonly #tokens = new Map<string, string>();
  /** Tokens for those that the recording had before its first exchange, by mode. */
  readonly #own = new Map<Mode, string>();

  constructor(platform: ReplayPlatform, modes: TokenModes) {
    this.#platform = platform;
    this.#modes = modes;
  }

  /** Returns the `Authorization` to send; undefined for none. */
  async authorization(exchange: RecordedExchange): Promise<string | undefined> {
    const recorded = exchange.request.headers.get('authorization');
    const isRefused = exchange.response.status === 401;
    if (exchange.operation === 'createAccessToken') return this.#basic(exchange, recorded);
    const token = recorded === null ? undefined : bearerToken(recorded);
    // Tools leave the header out of what they export.
    if (recorded === null) return isRefused ? undefined : `Bearer ${await this.#ownToken(exchange)}`;
    if (token === undefined) return recorded;
    const bound = isRefused ? undefined : this.#tokens.get(token);
    if (bound !== undefined) return `Bearer ${bound}`;
    return `Bearer ${isRefused ? WRONG_TOKEN : await this.#ownToken(exchange)}`;
  }

  async #ownToken(exchange: RecordedExchange): Promise<string> {
    const mode = this.#modes.of(exchange);
    const known = this.#own.get(mode);
    if (known !== undefined) return known;
    const issued = await this.#platform.issueToken(mode);
    this.#own.set(mode, issued);
    return issued;
  }

  /** Returns the body to send: with our key pair in a request for a token. */
  body(exchange: RecordedExchange): string | undefined {
    const { operation, request, response } = exchange;
    if (operation !== 'createAccessToken') return request.body;
    const isBasic = /^basic /i.test(request.headers.get('authorization') ?? '');
    const isGranted = response.status < 300;
    if (request.body === undefined || request.body === '')
      return isGranted && !isBasic ? JSON.stringify(this.#keys(exchange)) : request.body;
    const { client_id, client_secret } = this.#keys(exchange);
    const fields = fieldsOf(request.body);
    if (fields === undefined) return request.body;
    if (fields.has('client_id') && (isGranted || this.#modes.knows(fields.get('client_id'))))
      fields.set('client_id', client_id);
    if (fields.has('client_secret') && isGranted) fields.set('client_secret', client_secret);
    const isJson = request.body.trimStart().startsWith('{');
    return isJson ? JSON.stringify(Object.fromEntries(fields)) : String(new URLSearchParams(formFields(fields)));
  }

  #basic(exchange: RecordedExchange, recorded: string | null): string | undefined {
    if (recorded === null || !/^basic /i.test(recorded) || exchange.response.status >= 300)
      return recorded ?? undefined;
    const { client_id, client_secret } = this.#keys(exchange);
    return `Basic ${btoa(`${client_id}:${client_secret}`)}`;
  }

  #keys(exchange: RecordedExchange) {
    return this.#platform.keys[this.#modes.of(exchange)];
  }

  /** Binds the tokens of a recorded response to those of the sandbox. */
  bind(recorded: unknown, ours: unknown): void {
    if (!isPlainObject(recorded) || !isPlainObject(ours)) return;
    const { access_token: token } = recorded;
    const { access_token: own } = ours;
    if (typeof token === 'string' && typeof own === 'string') this.#tokens.set(token, own);
    this.bind(recorded['data'], ours['data']);
  }
}

export function bearerToken(header: string): string | undefined {
  return /^bearer +(.*)$/i.exec(header)?.[1]?.trim();
}

/** Returns the fields of a request for a token, JSON or a form; undefined for any other body. */
function fieldsOf(body: string): Map<string, unknown> | undefined {
  if (!body.trimStart().startsWith('{')) return new Map<string, unknown>(new URLSearchParams(body));
  try {
    const value: unknown = JSON.parse(body);
    return isPlainObject(value) ? new Map(Object.entries(value)) : undefined;
  } catch {
    return undefined;
  }
}

function formFields(fields: ReadonlyMap<string, unknown>): [string, string][] {
  return [...fields].map(([name, value]) => [name, String(value)]);
}

const liveText = /"account_type":\s*"live"|"is_test":\s*false/;

/** The modes of tokens and clients: live where a response to one of their requests shows an object of live mode. */
export class TokenModes {
  readonly #live = new Set<string>();
  readonly #clients = new Map<string, string>();

  /** Learns from an exchange of the recording, before the replay. */
  add(exchange: RecordedExchange): void {
    const { operation, request, response } = exchange;
    if (operation === 'createAccessToken' && response.status < 300) {
      const client = clientOf(exchange);
      const token = parsedToken(response.body);
      if (client !== undefined && token !== undefined) this.#clients.set(token, client);
      return;
    }
    if (!liveText.test(response.body ?? '')) return;
    const token = bearerToken(request.headers.get('authorization') ?? '');
    if (token === undefined) return;
    this.#live.add(token);
    const client = this.#clients.get(token);
    if (client !== undefined) this.#live.add(`client ${client}`);
  }

  /** Whether a client got a token. */
  knows(client: unknown): boolean {
    return [...this.#clients.values()].some((known) => known === client);
  }

  of(exchange: RecordedExchange): Mode {
    const { operation, request, response } = exchange;
    if (operation === 'createAccessToken') {
      const client = clientOf(exchange) ?? '';
      const token = parsedToken(response.body) ?? '';
      return client.startsWith('live_') || this.#live.has(`client ${client}`) || this.#live.has(token)
        ? 'live'
        : 'test';
    }
    const token = bearerToken(request.headers.get('authorization') ?? '');
    const isLive = token === undefined ? liveText.test(response.body ?? '') : this.#live.has(token);
    return isLive ? 'live' : 'test';
  }
}

function clientOf({ request }: RecordedExchange): string | undefined {
  const basic = /^basic +(.*)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  if (basic !== undefined) return decodedBasic(basic);
  const client = fieldsOf(request.body ?? '')?.get('client_id');
  return typeof client === 'string' ? client : undefined;
}

function decodedBasic(text: string): string | undefined {
  try {
    return atob(text).split(':', 1)[0];
  } catch {
    return undefined;
  }
}

function parsedToken(body: string | undefined): string | undefined {
  return /"access_token":\s*"([^"]+)"/.exec(body ?? '')?.[1];
}
