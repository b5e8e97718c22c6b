import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { TextEncoder } from '../../spec/vocabulary/globals';
import { guideUrl } from '../../spec/vocabulary/reference-page';
import { randomBytes } from '../../spec/vocabulary/random-bytes';

/** Returns 256 random bits in hex. */
export function randomKey(): string {
  return bytesToHex(randomBytes(32));
}

/** Returns the stored form of a secret. Secrets are long and random, so a plain hash cannot be reversed by search. */
export function hashSecret(secret: string): string {
  return bytesToHex(sha256(utf8ToBytes(secret)));
}

/** A keyed hash. Synchronous, as transactions are; WebCrypto is not. */
export type KeyedHash = (text: string) => string;

/** Returns HMAC-SHA-256 in hex: native where the runtime has it, which is several times as fast. */
export function keyedHash(hexKey: string): KeyedHash {
  return nativeKeyedHash(hexKey) ?? portableKeyedHash(hexKey);
}

const BLOCK_BYTES = 64;
const DIGEST_BYTES = 32;
/** The largest buffer that is kept for the next text. */
const MAX_KEPT_BYTES = 65_536;

/**
 * Returns undefined outside Node. Looked up at run time, so that nothing is imported where it does not exist. The two hashes
 * of an HMAC are one call each: an `Hmac` object costs twice as much, and again when it is collected.
 */
function nativeKeyedHash(hexKey: string): KeyedHash | undefined {
  const native = globalThis.process?.getBuiltinModule?.('node:crypto');
  if (native === undefined) return undefined;
  const key = hexToBytes(hexKey);
  const outer = padded(key, 0x5c, DIGEST_BYTES);
  let inner = padded(key, 0x36, 1024);
  const encoder = new TextEncoder();
  return (text) => {
    // No character takes more than three bytes.
    const room = 3 * text.length;
    const block = inner.length < BLOCK_BYTES + room ? padded(key, 0x36, room) : inner;
    if (room <= MAX_KEPT_BYTES) inner = block;
    const { written } = encoder.encodeInto(text, block.subarray(BLOCK_BYTES));
    // As a string with one character per byte: a buffer would cost as much as the hash.
    const digest = native.hash('sha256', block.subarray(0, BLOCK_BYTES + written), 'binary');
    for (let i = 0; i < DIGEST_BYTES; i++) outer[BLOCK_BYTES + i] = digest.charCodeAt(i);
    return native.hash('sha256', outer, 'hex');
  };
}

/** Returns a block of the key, combined with a pattern, and room for the hashed text. The key is not longer than the block. */
function padded(key: Uint8Array, pattern: number, room: number): Uint8Array {
  const bytes = new Uint8Array(BLOCK_BYTES + room);
  bytes.set(key);
  for (let i = 0; i < BLOCK_BYTES; i++) bytes[i] = (bytes[i] ?? 0) ^ pattern;
  return bytes;
}

export function portableKeyedHash(hexKey: string): KeyedHash {
  const keyed = hmac.create(sha256, hexToBytes(hexKey));
  return (text) => bytesToHex(keyed.clone().update(utf8ToBytes(text)).digest());
}

/** Throws an `Error` where there is no `TextEncoder`, which all hashes of texts need. */
export function requireTextEncoder(): void {
  // eslint-disable-next-line no-restricted-globals -- @noble/hashes uses the global.
  if (globalThis.TextEncoder !== undefined) return;
  throw new Error(
    `TextEncoder is missing, as in jsdom under Jest: see ${guideUrl('fake-timers-and-jsdom', 'jsdom-in-jest')}`,
  );
}

/** Returns a keyed hash for a key that is text of any length. */
export function textKeyedHash(key: string): KeyedHash {
  return portableKeyedHash(bytesToHex(utf8ToBytes(key)));
}

/** A hash of bytes that arrive in chunks. */
export interface ByteHash {
  readonly update: (chunk: Uint8Array) => void;
  /** Returns SHA-256 in hex. It can be called once. */
  readonly digest: () => string;
}

/** Returns a hash of bytes: native where the runtime has it. */
export function byteHash(): ByteHash {
  const native = globalThis.process?.getBuiltinModule?.('node:crypto')?.createHash('sha256');
  if (native) return { update: (chunk) => void native.update(chunk), digest: () => native.digest('hex') };
  return portableByteHash();
}

export function portableByteHash(): ByteHash {
  const hash = sha256.create();
  return { update: (chunk) => void hash.update(chunk), digest: () => bytesToHex(hash.digest()) };
}

/** Compares two hashes in constant time. */
export function sameHash(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  let difference = 0;
  for (let i = 0; i < a.length; i++) difference |= a.charCodeAt(i) ^ b.charCodeAt(i);
  return difference === 0;
}
