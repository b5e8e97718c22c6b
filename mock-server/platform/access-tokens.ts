import type { Store } from '../store/store';

/** The tokens of a platform that are sent to its API: access tokens and web component tokens. None is stored. */
export class AccessTokens {
  readonly #store: Pick<Store, 'endedTokens' | 'endTokens'>;

  /** @internal */
  constructor(store: Pick<Store, 'endedTokens' | 'endTokens'>) {
    this.#store = store;
  }

  /** The number of times that they were ended. A token carries that of its time. @internal */
  get generation(): number {
    return this.#store.endedTokens;
  }

  /** Ends all tokens that were issued until now, of both modes, as if their time were over. The next one is valid again. */
  end(): void {
    this.#store.endTokens();
  }
}
