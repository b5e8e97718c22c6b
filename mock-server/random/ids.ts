import { limits } from '../../spec/tables/limits';

/** Makes ids: a prefix, an underscore and random letters and digits. */
export type NewId = (prefix: string) => string;

const LETTERS = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'].map((letter) =>
  letter.charCodeAt(0),
);
const LENGTH = limits.id_random_characters.value;
/** Bytes from here on would make some letters likelier than others. */
const FAIR = 256 - (256 % LETTERS.length);

/** An id from 256 bits in hex. Its letters are not quite equally likely, which matters to nobody who knows the bits. */
export function idFrom(prefix: string, hex: string): string {
  const letters = new Array<number>(LENGTH);
  for (let i = 0; i < LENGTH; i++)
    letters[i] = LETTERS[Number.parseInt(hex.slice(2 * i, 2 * i + 2), 16) % LETTERS.length] ?? 0;
  return `${prefix}_${String.fromCharCode(...letters)}`;
}

/** To ask for random bytes costs more than the bytes. */
const POOL = 32_768;

export function randomIds(): NewId {
  const pool = new Uint8Array(POOL);
  let used = pool.length;
  const nextByte = (): number => {
    if (used === pool.length) {
      crypto.getRandomValues(pool);
      used = 0;
    }
    return pool[used++] ?? FAIR;
  };
  const letters = new Array<number>(LENGTH);
  return (prefix) => {
    for (let i = 0; i < LENGTH;) {
      const byte = nextByte();
      if (byte < FAIR) letters[i++] = LETTERS[byte % LETTERS.length] ?? 0;
    }
    // One flat string: an id is a key of maps, and there are many of them.
    return `${prefix}_${String.fromCharCode(...letters)}`;
  };
}
