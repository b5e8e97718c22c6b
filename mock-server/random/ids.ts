import { limits } from '../../spec/tables/limits';
import { BLOCK_CHARACTERS, IDS_PER_BLOCK } from './id-blocks';

/** Returns an id: a prefix, an underscore, and random letters and digits. */
export type NewId = (prefix: string) => string;

const CHARACTER_CODES = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'].map((letter) =>
  letter.charCodeAt(0),
);
const RANDOM_CHARACTERS = limits.id_random_characters.value;
/** Bytes from here on are skipped: they would make some characters more likely than others. */
const FIRST_BIASED_BYTE = 256 - (256 % CHARACTER_CODES.length);

/** Returns the id of 256 bits in hex. Its characters are not exactly equally likely. */
export function idFrom(prefix: string, hex: string): string {
  const letters = new Array<number>(RANDOM_CHARACTERS);
  for (let i = 0; i < RANDOM_CHARACTERS; i++)
    letters[i] = CHARACTER_CODES[Number.parseInt(hex.slice(2 * i, 2 * i + 2), 16) % CHARACTER_CODES.length] ?? 0;
  return `${prefix}_${String.fromCharCode(...letters)}`;
}

const UNDERSCORE = '_'.charCodeAt(0);

/** Random bytes are requested in pools, since a request costs more than the bytes. */
const POOL_BYTES = 32_768;

/** Returns a generator of random ids, in blocks. */
export function randomIds(): NewId {
  const pool = new Uint8Array(POOL_BYTES);
  let used = pool.length;
  const nextByte = (): number => {
    if (used === pool.length) {
      crypto.getRandomValues(pool);
      used = 0;
    }
    return pool[used++] ?? FIRST_BIASED_BYTE;
  };
  const putRandom = (codes: number[], from: number, to: number): void => {
    for (let i = from; i < to;) {
      const byte = nextByte();
      if (byte < FIRST_BIASED_BYTE) codes[i++] = CHARACTER_CODES[byte % CHARACTER_CODES.length] ?? 0;
    }
  };
  const block: number[] = [];
  /** Arrays to put the characters of an id into, by the length of its prefix. */
  const arrays: number[][] = [];
  let generated = 0;
  return (prefix) => {
    if (generated++ % IDS_PER_BLOCK === 0) putRandom(block, 0, BLOCK_CHARACTERS);
    const start = prefix.length + 1;
    const codes = (arrays[start] ??= new Array<number>(start + RANDOM_CHARACTERS));
    for (let i = 0; i < prefix.length; i++) codes[i] = prefix.charCodeAt(i);
    codes[prefix.length] = UNDERSCORE;
    for (let i = 0; i < BLOCK_CHARACTERS; i++) codes[start + i] = block[i] ?? 0;
    putRandom(codes, start + BLOCK_CHARACTERS, codes.length);
    // From all characters at once: a concatenation would keep its parts, and there are many ids.
    return String.fromCharCode(...codes);
  };
}
