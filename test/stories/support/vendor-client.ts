import type { Keys } from './sandbox';
import { type Answer, asAnswer } from './sandbox';

export interface VendorAnswer {
  readonly status: number;
  readonly body: Answer;
  readonly isReplayed: boolean;
}

export interface VendorCall {
  /** The idempotency key (default: one for each call). */
  readonly key?: string;
  readonly account?: string;
}

/**
 * A client of another vendor. It keeps its token until that ends by the clock of its machine, and sends a request once more, with
 * the same key, when the connection fails or the service is down.
 */
export class VendorClient {
  #token: { readonly text: string; readonly until: number } | undefined;
  /** How many tokens it has asked for. */
  tokens = 0;
  readonly #keys: Keys;
  readonly #fetch: typeof fetch;

  /** `addresses` are used in turn, as a balancer does. */
  constructor(
    readonly addresses: string[],
    keys: Keys,
    send: typeof fetch = fetch,
  ) {
    this.#keys = keys;
    this.#fetch = send;
  }

  get(path: string, { account }: VendorCall = {}): Promise<VendorAnswer> {
    return this.#send('GET', path, undefined, accountHeader(account));
  }

  post(path: string, body: object, { key = crypto.randomUUID(), account }: VendorCall = {}): Promise<VendorAnswer> {
    return this.#send('POST', path, body, { 'Idempotency-Key': key, ...accountHeader(account) });
  }

  /** Its process ends and begins again: what it kept is gone. */
  restart(): void {
    this.#token = undefined;
  }

  async #send(method: string, path: string, body: object | undefined, headers: Headers): Promise<VendorAnswer> {
    const Authorization = `Bearer ${await this.#bearer()}`;
    const once = () => this.#request(method, path, body, { ...headers, Authorization });
    try {
      const answer = await once();
      return answer.status < 500 ? answer : await once();
    } catch {
      return once();
    }
  }

  async #bearer(): Promise<string> {
    if (this.#token === undefined || Date.now() >= this.#token.until) {
      const { body } = await this.#request('POST', '/oauth/token', this.#keys, {});
      this.tokens++;
      this.#token = {
        text: String(body['access_token']),
        until: Date.now() + Number(body['expires_in']) * 1_000,
      };
    }
    return this.#token.text;
  }

  #sent = 0;

  async #request(method: string, path: string, body: object | undefined, headers: Headers): Promise<VendorAnswer> {
    const address = this.addresses[this.#sent++ % this.addresses.length] ?? '';
    const response = await this.#fetch(address + path, {
      method,
      headers: { 'Content-Type': 'application/json', ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return {
      status: response.status,
      body: asAnswer(text === '' ? {} : JSON.parse(text)),
      isReplayed: response.headers.get('Idempotent-Replayed') === 'true',
    };
  }
}

type Headers = Readonly<Record<string, string>>;

const accountHeader = (account: string | undefined): Headers =>
  account === undefined ? {} : { 'Sub-Account': account };
