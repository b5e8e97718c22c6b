import type { Fetch } from './fetch';
import { field } from './response';

/** Texts of runtimes that refuse a request because of the option, before anything is sent. */
const REFUSAL =
  /\bcache\b.*\b(un(known|supported)|not (implemented|supported|allowed|(a )?valid))|\bun(known|supported)\b.*\bcache\b/is;

/**
 * Keeps the caches of a runtime from responding in place of the service: Next.js 13 and 14 keep what `fetch` returns for a year,
 * an access token too. A runtime that refuses the option, as a Cloudflare worker of a date before November 2024 does, gets the
 * request without it, and so do later ones. That is no retry: nothing was sent. Should an error only read like a refusal, a write
 * has the same idempotency key again.
 */
export class NoStore {
  #cache: RequestInit['cache'] = 'no-store';

  /** Calls `fetch` with the option. */
  async fetch(fetch: Fetch, url: string, init: RequestInit): Promise<Response> {
    const cache = this.#cache;
    if (cache === undefined) return fetch(url, init);
    try {
      return await fetch(url, { ...init, cache });
    } catch (error) {
      this.#giveUp(error);
      return fetch(url, init);
    }
  }

  /** Returns a request with the option: one that a hook sends itself. */
  request(url: string, init: RequestInit): Request {
    const cache = this.#cache;
    if (cache === undefined) return new Request(url, init);
    try {
      return new Request(url, { ...init, cache });
    } catch (error) {
      this.#giveUp(error);
      return new Request(url, init);
    }
  }

  /** Leaves the option out from now on. Throws every error that is no refusal of it. */
  #giveUp(error: unknown): void {
    if (!REFUSAL.test(String(field(error, 'message')))) throw error;
    this.#cache = undefined;
  }
}
