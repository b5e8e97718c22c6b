/** The lifetime of a token whose response has no `expires_in`. Source: Limits. */
const DEFAULT_LIFETIME_SECONDS = 24 * 60 * 60;
/** A token is renewed this long before it expires, so that none expires in transit. A short-lived one: at half its time. */
const RENEW_EARLY_SECONDS = 5 * 60;

export interface TokenResponse {
  readonly access_token: string;
  /** Seconds. */
  readonly expires_in?: number;
}

/** State that clients of the same credentials share. */
interface TokenState {
  current?: { readonly token: string; readonly renewAt: number } | undefined;
  pending?: Promise<string> | undefined;
}

/** The access token of a client: requested by the first call and shared by all. Source: Authentication. */
export class AccessToken {
  readonly #request: () => Promise<TokenResponse>;
  readonly #now: () => number;
  #state: TokenState = {};

  constructor(request: () => Promise<TokenResponse>, now: () => number) {
    this.#request = request;
    this.#now = now;
  }

  /** The token, while it need not be renewed. */
  get current(): string | undefined {
    const { current } = this.#state;
    return current !== undefined && this.#now() < current.renewAt ? current.token : undefined;
  }

  /** Returns the current token, or requests one. After a failure, the next call requests again. */
  async get(): Promise<string> {
    return this.current ?? (this.#state.pending ??= this.#renew());
  }

  /** Discards a token that the service rejected. A newer one, which another call may have received meanwhile, stays. */
  reject(token: string): void {
    if (this.#state.current?.token === token) this.#state.current = undefined;
  }

  /** Uses the token of another client from now on. Each of them can renew it. */
  shareWith(other: AccessToken): void {
    this.#state = other.#state;
  }

  async #renew(): Promise<string> {
    const state = this.#state;
    try {
      const { access_token: token, expires_in: lifetime = DEFAULT_LIFETIME_SECONDS } = await this.#request();
      const renewAfter = Math.max(lifetime - RENEW_EARLY_SECONDS, lifetime / 2);
      state.current = { token, renewAt: this.#now() + renewAfter * 1_000 };
      return token;
    } finally {
      state.pending = undefined;
    }
  }
}
