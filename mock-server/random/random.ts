import { hashSecret, keyedHash, randomKey } from './hashes';
import type { Count } from './counts';
import { idFrom, type NewId, randomIds } from './ids';

/** Sources of ids, and of keys of 256 bits in hex. */
export interface Entropy {
  readonly newId: NewId;
  readonly newKey: () => string;
}

/** The randomness of one platform. */
export interface PlatformRandom {
  readonly newId: NewId;
  /** Whether an id may be one that exists: it follows from a random seed. */
  readonly mayRepeat: boolean;
  readonly newRequestId: (writes: boolean) => string;
  /** Returns 16 characters of salt. With a random seed the same text has the same salt. */
  readonly saltFor: (text: string) => string;
}

/** The source of randomness of a sandbox. */
export interface RandomSource {
  /** Returns a request id; null when request ids depend on the platform. */
  readonly newRequestId: (() => string) | null;
  /** Returns the entropy of something that is created once under a name. */
  readonly entropyFor: (name: string) => Entropy;
  readonly forPlatform: (id: string, count: Count) => PlatformRandom;
}

/** Returns randomness that cannot be predicted. */
export function systemRandom(): RandomSource {
  const newId = randomIds();
  const newRequestId = () => newId('req');
  return {
    newRequestId,
    entropyFor: () => ({ newId, newKey: randomKey }),
    forPlatform: () => ({
      newId,
      mayRepeat: false,
      newRequestId,
      saltFor: () => randomKey().slice(0, SALT_CHARACTERS),
    }),
  };
}

/**
 * Returns randomness that follows from a seed: an id is a hash of the seed, its platform and its number. The seed reveals
 * everything, secrets included.
 */
export function seededRandom(seed: string): RandomSource {
  const hash = keyedHash(hashSecret(seed));
  return {
    newRequestId: null,
    entropyFor: (name) => {
      let made = 0;
      const next = () => hash(`${name} ${++made}`);
      return { newId: (prefix) => idFrom(prefix, next()), newKey: next };
    },
    forPlatform: (id, count) => ({
      newId: (prefix) => idFrom(prefix, hash(`${id} ids ${count('ids')}`)),
      mayRepeat: true,
      newRequestId: (writes) => {
        const kind = writes ? 'writes' : 'reads';
        return idFrom('req', hash(`${id} ${kind} ${count(kind)}`));
      },
      saltFor: (text) => hash(`${id} salt ${text}`).slice(0, SALT_CHARACTERS),
    }),
  };
}

const SALT_CHARACTERS = 16;
