import { type KeyedHash, sameHash } from '../random/hashes';
import type { SortKey } from '../rows/table-definition';
import { SandboxError } from '../sandbox-error';
import { atob, btoa, TextDecoder, TextEncoder } from '../../spec/vocabulary/globals';

/** Key and scope of the cursors of a list: see decision 15. */
export interface CursorKey {
  /** The hash with the key of the platform. */
  readonly hash: KeyedHash;
  /** The list as a text: another account, mode or filter is another list. */
  readonly list: string;
}

/** 128 bits in hex. */
const SIGNATURE_CHARACTERS = 32;

/** A cursor is the position of a row in its list, signed: it is valid for that list only, and nobody can invent one. */
export function encodeCursor(key: CursorKey, position: SortKey): string {
  return toBase64Url(JSON.stringify([position, signatureOf(key, position)]));
}

/** Returns the position of a cursor. `name` is its parameter. */
export function decodeCursor(key: CursorKey, name: string, cursor: string): SortKey {
  try {
    const pair: unknown = JSON.parse(fromBase64Url(cursor));
    if (Array.isArray(pair) && pair.length === 2 && typeof pair[1] === 'string') {
      const position: unknown = pair[0];
      const isPosition = typeof position === 'number' || typeof position === 'string';
      if (isPosition && sameHash(pair[1], signatureOf(key, position))) return position;
    }
  } catch {
    // Not a cursor: reported below.
  }
  throw new SandboxError('cursor_invalid', { name });
}

function signatureOf({ hash, list }: CursorKey, position: SortKey): string {
  return hash(`cursor ${JSON.stringify(position)} ${list}`).slice(0, SIGNATURE_CHARACTERS);
}

function toBase64Url(text: string): string {
  const bytes = new TextEncoder().encode(text);
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

function fromBase64Url(text: string): string {
  const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
}
