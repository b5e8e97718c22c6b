/** The lifetime of a token whose response has no `expires_in`. Source: Limits. */
const DEFAULT_LIFETIME_SECONDS = 24 * 60 * 60;
/** A token is renewed this long before it expires, so that none expires in transit. A short-lived one: at half its time. */
const RENEW_EARLY_SECONDS = 5 * 60;

export interface TokenResponse {
  readonly access_token: string;
  /** Seconds. */
  readonly expires_in?: number;
}

/** The access token of a client: requested by the first call and shared by all. Source: Authentication. */
export class AccessToken {
  readonly #request: () => Promise<TokenResponse>;
  readonly #now: () => number;
  #current: { readonly token: string; readonly renewAt: number } | undefined;
  #pending: Promise<string> | undefined;

  constructor(request: () => Promise<TokenResponse>, now: () => number) {
    this.#request = request;
    this.#now = now;
  }

  /** Returns the current token, or requests one. After a failure, the next call requests again. */
  async get(): Promise<string> {
    if (this.#current !== undefined && this.#now() < this.#current.renewAt) return this.#current.token;
    this.#pending ??= this.#renew();
    return this.#pending;
  }

  /** Discards a token that the service rejected. A newer one, which another call may have received meanwhile, stays. */
  reject(token: string): void {
    if (this.#current?.token === token) this.#current = undefined;
  }

  async #renew(): Promise<string> {
    try {
      const { access_token: token, expires_in: lifetime = DEFAULT_LIFETIME_SECONDS } = await this.#request();
      const renewAfter = Math.max(lifetime - RENEW_EARLY_SECONDS, lifetime / 2);
      this.#current = { token, renewAt: this.#now() + renewAfter * 1_000 };
      return token;
    } finally {
      this.#pending = undefined;
    }
  }
}
