import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** 256 random bits as hex. */
export function randomKey(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(32)));
}

/** What is kept of a secret. Secrets are long and random, so a plain hash cannot be searched. */
export function hashSecret(secret: string): string {
  return bytesToHex(sha256(utf8ToBytes(secret)));
}

/** A hash that only the holder of the key can make. In step with the transaction it belongs to, hence not WebCrypto. */
export type KeyedHash = (text: string) => string;

/** HMAC-SHA-256 in hex: by the platform's own code where it has such, as it is several times as fast. */
export function keyedHash(hexKey: string): KeyedHash {
  return nativeKeyedHash(hexKey) ?? portableKeyedHash(hexKey);
}

const BLOCK_BYTES = 64;
const DIGEST_BYTES = 32;
/** The largest buffer that is kept for the next text. */
const MAX_KEPT_BYTES = 65_536;

/**
 * Undefined where there is no Node: asked for at run time, so that nothing is imported where it cannot be. The two hashes of
 * an HMAC, each in one call: an `Hmac` object costs twice as much, and again when it is collected.
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
    // As a text of one character a byte: a buffer of its own costs as much as the hash.
    const digest = native.hash('sha256', block.subarray(0, BLOCK_BYTES + written), 'binary');
    for (let i = 0; i < DIGEST_BYTES; i++) outer[BLOCK_BYTES + i] = digest.charCodeAt(i);
    return native.hash('sha256', outer, 'hex');
  };
}

/** A block of the key with a pattern over it, and room for what is hashed after it. The key is no longer than the block. */
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

/** The same for a key that is a text, of any length. */
export function textKeyedHash(key: string): KeyedHash {
  return portableKeyedHash(bytesToHex(utf8ToBytes(key)));
}

/** Compares two hashes in a time that does not tell where they differ. */
export function sameHash(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  let difference = 0;
  for (let i = 0; i < a.length; i++) difference |= a.charCodeAt(i) ^ b.charCodeAt(i);
  return difference === 0;
}
