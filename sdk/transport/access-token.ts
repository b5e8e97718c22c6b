/** How long a token is good when the service does not say. Source: Limits. */
const DEFAULT_LIFETIME_SECONDS = 24 * 60 * 60;
/** A token is renewed this long before its end, so that none expires on its way; a short-lived one at half its life. */
const RENEW_EARLY_SECONDS = 5 * 60;

export interface TokenResponse {
  readonly access_token: string;
  /** Seconds. */
  readonly expires_in?: number;
}

/** The access token of a client: asked for when first needed, and shared by all its calls. Source: Authentication. */
export class AccessToken {
  readonly #ask: () => Promise<TokenResponse>;
  readonly #now: () => number;
  #good: { readonly token: string; readonly renewAt: number } | undefined;
  #asking: Promise<string> | undefined;

  constructor(ask: () => Promise<TokenResponse>, now: () => number) {
    this.#ask = ask;
    this.#now = now;
  }

  /** A failure is not kept: the next call asks again. */
  async get(): Promise<string> {
    if (this.#good !== undefined && this.#now() < this.#good.renewAt) return this.#good.token;
    this.#asking ??= this.#renew();
    return this.#asking;
  }

  /** The service did not take this token. A newer one, which another call may have got meanwhile, is kept. */
  refuse(token: string): void {
    if (this.#good?.token === token) this.#good = undefined;
  }

  async #renew(): Promise<string> {
    try {
      const { access_token: token, expires_in: lifetime = DEFAULT_LIFETIME_SECONDS } = await this.#ask();
      const renewAfter = Math.max(lifetime - RENEW_EARLY_SECONDS, lifetime / 2);
      this.#good = { token, renewAt: this.#now() + renewAfter * 1_000 };
      return token;
    } finally {
      this.#asking = undefined;
    }
  }
}
