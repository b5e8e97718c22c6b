import { limits } from '../../spec/tables/limits';
import { platformTokenPrefix } from '../../spec/vocabulary/platform-token';
import type { Clock } from '../time/clock';
import { toIso } from '../time/clock';
import { hashSecret, keyedHash, sameHash } from '../random/hashes';
import { freeId } from '../random/ids';
import type { PlatformRandom, RandomSource } from '../random/random';
import { SandboxError } from '../sandbox-error';
import type { StoredToken } from '../store/commit';
import type { Store } from '../store/store';

/** A token without its secret. */
export type ListedToken = Omit<StoredToken, 'hash'>;

interface PlatformTokensOptions {
  readonly store: Store;
  /** The clock of the machine: when a token was created is asked in real time. */
  readonly machine: Clock;
  readonly random: PlatformRandom;
  /** The platform whose tokens they are. */
  readonly platform: string;
  readonly entropyFor: RandomSource['entropyFor'];
}

/** The tokens that open the dashboard and the control API of one platform. Only their hashes are stored. */
export class PlatformTokens {
  readonly #store: Store;
  readonly #options: PlatformTokensOptions;

  constructor(options: PlatformTokensOptions) {
    this.#store = options.store;
    this.#options = options;
  }

  /**
   * Creates a token with the name of its holder. Returns it with its secret, which nothing returns again. Throws a `SandboxError`
   * if there are too many.
   */
  create(name: string): ListedToken & { readonly token: string } {
    const limit = limits.platform_tokens.value;
    if (this.#store.tokens.size >= limit) throw new SandboxError('token_limit_reached', { limit: String(limit) });
    const { machine, random, platform, entropyFor } = this.#options;
    // Tokens stay when a reset begins to count the ids of a random seed again.
    const id = freeId(
      () => random.newId('ptk'),
      (generated) => this.#store.tokens.has(generated),
    );
    const token = platformTokenPrefix(platform) + entropyFor(id).newKey();
    const created = { id, name, created_at: toIso(machine.now()) };
    this.#store.createToken({ ...created, hash: hashSecret(token) });
    return { ...created, token };
  }

  /** Returns all tokens, newest first. */
  list(): ListedToken[] {
    const listed = [...this.#store.tokens.values()].map(({ id, name, created_at }) => ({ id, name, created_at }));
    return listed.reverse();
  }

  /** Deletes a token. Throws a `SandboxError` for an unknown id. */
  delete(id: string): void {
    if (!this.#store.tokens.has(id)) throw new SandboxError('resource_not_found', {});
    this.#store.deleteToken(id);
  }

  /** Whether a text is one of the tokens. Hashes are compared, each in constant time. */
  has(token: string): boolean {
    const hash = hashSecret(token);
    return this.#values().some((known) => sameHash(known.hash, hash));
  }

  /** Returns the value of the cookie that a sign-in with a token sets; undefined for a text that is none of them. */
  cookieOf(token: string): string | undefined {
    const hash = hashSecret(token);
    const found = this.#values().find((known) => sameHash(known.hash, hash));
    return found && cookieValue(found);
  }

  /** Whether a text is such a cookie of a token that was not deleted since. */
  hasCookie(value: string): boolean {
    const sent = hashSecret(value);
    return this.#values().some((known) => sameHash(hashSecret(cookieValue(known)), sent));
  }

  #values(): StoredToken[] {
    return [...this.#store.tokens.values()];
  }
}

/** Like an access token, it is signed with the stored form of its secret, so a restart and every replica accept it. */
const cookieValue = ({ hash }: StoredToken): string => keyedHash(hash)('dashboard cookie');
