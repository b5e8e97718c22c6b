import { requestClass } from '../../spec/vocabulary/globals';
import type { Fetch } from './fetch';

/** Texts of runtimes that refuse a request because of the option, before anything is sent. */
const REFUSAL = /\bcache\b.* not (implemented|supported|a valid)/i;

/**
 * Keeps the caches of a runtime from responding in place of the service: Next.js 13 and 14 keep what `fetch` returns for a year,
 * an access token too. A runtime that refuses the option, as a Cloudflare worker of a date before November 2024 does, gets the
 * request without it, and so do later ones. That is no retry: nothing was sent. Should an error only read like a refusal, a write
 * has the same idempotency key again.
 */
export class NoStore {
  #option: Pick<RequestInit, 'cache'> = { cache: 'no-store' };

  /** Calls `fetch` with the option. */
  async fetch(fetch: Fetch, url: string, init: RequestInit): Promise<Response> {
    const option = this.#option;
    try {
      return await fetch(url, { ...init, ...option });
    } catch (error) {
      if (!option.cache || !REFUSAL.test(String(error))) throw error;
      this.#option = {};
      return fetch(url, init);
    }
  }

  /** Returns a request with the option, where a runtime takes it: one that a hook may send itself. */
  request(url: string, init: RequestInit): Request {
    try {
      return new (requestClass())(url, { ...init, ...this.#option });
    } catch {
      return new (requestClass())(url, init);
    }
  }
}
