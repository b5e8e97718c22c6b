import { expect } from 'vitest';

export interface KeyPair {
  readonly client_id: string;
  readonly client_secret: string;
}

export const defaultKeys: KeyPair = { client_id: 'test_default', client_secret: 'test_default_secret' };

export interface Reply {
  readonly status: number;
  readonly text: string;
  readonly replayed: boolean;
}

export interface Write {
  readonly path: string;
  readonly body: object;
  readonly key: string;
  /** The sub account that the request selects. */
  readonly account?: string;
}

/** Sends requests to a process that may be killed. A request rejects when its response is incomplete. */
export class Caller {
  readonly #url: string;
  readonly #token: string;

  constructor(url: string, token: string) {
    this.#url = url;
    this.#token = token;
  }

  write({ path, body, key, account }: Write): Promise<Reply> {
    const headers = { 'Idempotency-Key': key, ...(account !== undefined && { 'Sub-Account': account }) };
    return this.#send('POST', path, headers, JSON.stringify(body));
  }

  post(path: string, body?: object): Promise<Reply> {
    return this.#send('POST', path, {}, body && JSON.stringify(body));
  }

  get(path: string): Promise<Reply> {
    return this.#send('GET', path, {});
  }

  async #send(method: string, path: string, headers: Record<string, string>, body?: string): Promise<Reply> {
    const all = { Authorization: `Bearer ${this.#token}`, 'Content-Type': 'application/json', ...headers };
    const response = await fetch(this.#url + path, { method, headers: all, ...(body !== undefined && { body }) });
    const text = await response.text();
    return { status: response.status, text, replayed: response.headers.get('idempotent-replayed') === 'true' };
  }
}

export async function newToken(url: string, keys: KeyPair): Promise<string> {
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch(`${url}/oauth/token`, { method: 'POST', headers, body: JSON.stringify(keys) });
  expect(response.status).toBe(200);
  const { access_token }: { access_token: string } = await response.json();
  return access_token;
}
