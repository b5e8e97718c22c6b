import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** Returns 256 random bits in hex. */
export function randomKey(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(32)));
}

/** Returns the stored form of a secret. Secrets are long and random, so a plain hash cannot be reversed by search. */
export function hashSecret(secret: string): string {
  return bytesToHex(sha256(utf8ToBytes(secret)));
}

/** A keyed hash. Synchronous, as transactions are; WebCrypto is not. */
export type KeyedHash = (text: string) => string;

/** Returns HMAC-SHA-256 in hex: native where the runtime has it, which is several times as fast. */
export function keyedHash(hexKey: string): KeyedHash {
  const native = nativeCrypto();
  if (native === undefined) return portableKeyedHash(hexKey);
  const key = hexToBytes(hexKey);
  return (text) => native.createHmac('sha256', key).update(text).digest('hex');
}

/** Looked up at run time, so that nothing is imported where it does not exist. */
const nativeCrypto = () => globalThis.process?.getBuiltinModule?.('node:crypto');

export function portableKeyedHash(hexKey: string): KeyedHash {
  const keyed = hmac.create(sha256, hexToBytes(hexKey));
  return (text) => bytesToHex(keyed.clone().update(utf8ToBytes(text)).digest());
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
  const native = nativeCrypto()?.createHash('sha256');
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
