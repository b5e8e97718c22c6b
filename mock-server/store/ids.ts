import { limits } from '../../spec/limits';

/** Makes ids: a prefix, an underscore and random letters and digits. */
export type NewId = (prefix: string) => string;

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const LENGTH = limits.id_random_characters.value;
/** Bytes from here on would make some letters likelier than others. */
const FAIR = 256 - (256 % LETTERS.length);

export function randomIds(): NewId {
  const pool = new Uint8Array(4096);
  let used = pool.length;
  const nextLetter = (): string => {
    for (;;) {
      if (used === pool.length) {
        crypto.getRandomValues(pool);
        used = 0;
      }
      const byte = pool[used++] ?? FAIR;
      if (byte < FAIR) return LETTERS.charAt(byte % LETTERS.length);
    }
  };
  return (prefix) => {
    let id = `${prefix}_`;
    for (let i = 0; i < LENGTH; i++) id += nextLetter();
    return id;
  };
}
