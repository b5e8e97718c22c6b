import { type KeyedHash, keyedHash, randomKey } from '../../random/hashes';

/** Numbers that follow from a text and a key: without the key, nobody can tell from which text. */
export interface DerivedNumbers {
  /** Returns the next number, from 0 up to, but not including, a limit of at most 65536. */
  readonly next: (limit: number) => number;
}

/** Returns the numbers of a text. Equal texts have equal numbers. */
export type Derive = (text: string) => DerivedNumbers;

/** Hex digits of a hash that make one number. */
const HEX_DIGITS = 4;
/** Hashes of one text. After them, its numbers repeat: a long text needs as many as it has characters. */
const MAX_HASHES = 16;

/** Creates the numbers of a recording. Its key is random by default, and forgotten with it. */
export function derivedNumbers(key: string = randomKey()): Derive {
  const hash = keyedHash(key);
  return (text) => numbersOf(text, hash);
}

function numbersOf(text: string, hash: KeyedHash): DerivedNumbers {
  const hashes = [hash(text)];
  let at = 0;
  const next = (limit: number): number => {
    const perHash = (hashes[0]?.length ?? 0) / HEX_DIGITS;
    const index = Math.floor(at / perHash) % MAX_HASHES;
    hashes[index] ??= hash(`${index} ${hashes[0]}`);
    const from = (at++ % perHash) * HEX_DIGITS;
    return Number.parseInt(hashes[index].slice(from, from + HEX_DIGITS), 16) % limit;
  };
  return { next };
}
