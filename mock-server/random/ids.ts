import { limits } from '../../spec/tables/limits';
import { randomBytes } from '../../spec/vocabulary/random-bytes';

/** Returns an id: a prefix, an underscore, and random letters and digits. */
export type NewId = (prefix: string) => string;

/** Generates ids until one is not taken. */
export function freeId(generate: () => string, isTaken: (id: string) => boolean): string {
  let id = generate();
  while (isTaken(id)) id = generate();
  return id;
}

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

/** Random bytes are requested in pools, since a request costs more than the bytes. */
const POOL_BYTES = 4_096;

/** Returns a generator of random ids. */
export function randomIds(): NewId {
  let pool = new Uint8Array();
  let used = 0;
  const nextByte = (): number => {
    if (used === pool.length) {
      pool = randomBytes(POOL_BYTES);
      used = 0;
    }
    return pool[used++] ?? FIRST_BIASED_BYTE;
  };
  return (prefix) => {
    const codes = [...`${prefix}_`].map((character) => character.charCodeAt(0));
    for (const length = codes.length + RANDOM_CHARACTERS; codes.length < length;) {
      const byte = nextByte();
      if (byte < FIRST_BIASED_BYTE) codes.push(CHARACTER_CODES[byte % CHARACTER_CODES.length] ?? 0);
    }
    // From all characters at once: a concatenation would keep its parts, and there are many ids.
    return String.fromCharCode(...codes);
  };
}
