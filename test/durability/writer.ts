import type { RunningCli } from '../support/cli-process';

const card = { name: 'Ada', number: '4242 4242 4242 4242', month: 12, year: 2040, address_postal_code: '94107' };
const payment = JSON.stringify({ amount: 1_000, currency: 'usd', payment_method: { card } });

/** Creates payments in a sandbox process, and knows which of them were acknowledged. */
export class Writer {
  readonly #sandbox: RunningCli;
  readonly #acknowledged = new Map<string, unknown>();
  readonly #waiting: { readonly count: number; readonly resolve: () => void }[] = [];
  #token = '';

  constructor(sandbox: RunningCli) {
    this.#sandbox = sandbox;
  }

  async authorize(): Promise<void> {
    const { url, platform } = this.#sandbox;
    const response = await fetch(`${url}/oauth/token`, {
      method: 'POST',
      body: new URLSearchParams({ ...platform.test }),
    });
    const body: { access_token: string } = await response.json();
    this.#token = `Bearer ${body.access_token}`;
  }

  /** The ids of acknowledged payments, by idempotency key. */
  get acknowledged(): Readonly<Record<string, unknown>> {
    return Object.fromEntries(this.#acknowledged);
  }

  async create(key: string): Promise<number> {
    const response = await this.#post(this.#sandbox.url, key);
    const body: { id?: unknown } = await response.json();
    if (response.ok) this.#acknowledged.set(key, body.id);
    for (const { count, resolve } of this.#waiting) if (this.#acknowledged.size >= count) resolve();
    return response.status;
  }

  /** Returns the status of the refusal. */
  async createUntilRefused(key: string): Promise<number> {
    for (let number = 0; ; number++) {
      const status = await this.create(`${key}-${number}`);
      if (status >= 300) return status;
    }
  }

  async createPlatform(): Promise<number> {
    const response = await fetch(`${this.#sandbox.url}/_sandbox/platforms`, { method: 'POST' });
    await response.text();
    return response.status;
  }

  /** Resolves when so many payments were acknowledged. */
  reached(count: number): Promise<void> {
    return new Promise((resolve) => this.#waiting.push({ count, resolve }));
  }

  /** The acknowledged payments that another process on the directory has: it replays each kept response. */
  async found({ url }: RunningCli): Promise<Readonly<Record<string, unknown>>> {
    const found: [string, unknown][] = [];
    for (const key of this.#acknowledged.keys()) {
      const replayed: { id?: unknown } = await (await this.#post(url, key)).json();
      const response = await fetch(`${url}/v1/payments/${String(replayed.id)}`, { headers: this.#headers(key) });
      const body: { id?: unknown } = await response.json();
      found.push([key, body.id]);
    }
    return Object.fromEntries(found);
  }

  #post(url: string, key: string): Promise<Response> {
    return fetch(`${url}/v1/payments`, { method: 'POST', headers: this.#headers(key), body: payment });
  }

  #headers(key: string): Readonly<Record<string, string>> {
    return { authorization: this.#token, 'Idempotency-Key': key, 'Content-Type': 'application/json' };
  }
}
