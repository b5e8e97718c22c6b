import { hashSecret, keyedHash, randomKey } from './hashes';
import type { Count } from './counts';
import { idFrom, type NewId, randomIds } from './ids';

/** What something new is made of: its ids, and keys of 256 bits in hex. */
export interface Entropy {
  readonly newId: NewId;
  readonly newKey: () => string;
}

/** What one platform takes from chance while it works. */
export interface PlatformRandom {
  readonly newId: NewId;
  readonly newRequestId: (writes: boolean) => string;
  /** 16 characters that make texts differ which would be the same: those of a seed are the same for the same text. */
  readonly saltFor: (text: string) => string;
}

/** Where all comes from that nobody decides. */
export interface RandomSource {
  /** Names a request whose platform does not matter; null where it does. */
  readonly newRequestId: (() => string) | null;
  /** For something that is made once under a name. */
  readonly entropyFor: (name: string) => Entropy;
  readonly forPlatform: (id: string, count: Count) => PlatformRandom;
}

/** Real chance: what it makes cannot be guessed. */
export function systemRandom(): RandomSource {
  const newId = randomIds();
  const newRequestId = () => newId('req');
  return {
    newRequestId,
    entropyFor: () => ({ newId: randomIds(), newKey: randomKey }),
    forPlatform: () => ({ newId: randomIds(), newRequestId, saltFor: () => randomKey().slice(0, SALT_CHARACTERS) }),
  };
}

/**
 * The same for the same seed, in the same order: an id is a hash of the seed, its platform and its number. Whoever knows the
 * seed can guess everything, secrets included.
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
      newRequestId: (writes) => {
        const kind = writes ? 'writes' : 'reads';
        return idFrom('req', hash(`${id} ${kind} ${count(kind)}`));
      },
      saltFor: (text) => hash(`${id} salt ${text}`).slice(0, SALT_CHARACTERS),
    }),
  };
}

const SALT_CHARACTERS = 16;
