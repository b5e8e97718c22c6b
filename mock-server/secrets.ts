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

/** Undefined where there is no Node. Asked for at run time, so that nothing is imported where it cannot be. */
function nativeKeyedHash(hexKey: string): KeyedHash | undefined {
  const native = globalThis.process?.getBuiltinModule?.('node:crypto');
  if (native === undefined) return undefined;
  const key = native.createSecretKey(hexKey, 'hex');
  return (text) => native.createHmac('sha256', key).update(text).digest('hex');
}

export function portableKeyedHash(hexKey: string): KeyedHash {
  const keyed = hmac.create(sha256, hexToBytes(hexKey));
  return (text) => bytesToHex(keyed.clone().update(utf8ToBytes(text)).digest());
}

/** Compares two hashes in a time that does not tell where they differ. */
export function sameHash(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  let difference = 0;
  for (let i = 0; i < a.length; i++) difference |= a.charCodeAt(i) ^ b.charCodeAt(i);
  return difference === 0;
}
