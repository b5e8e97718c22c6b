import { TextEncoder } from '../spec/vocabulary/globals';
import { blanksAround } from './option-checks';

/** Prefix of the header names of a delivery, unless its publisher (webhook endpoint) has another `header_prefix`. */
const DEFAULT_HEADER_PREFIX = 'Webhook';

/** Returns the names of the headers of a delivery. They have no case. Source: Events. */
export function headerNames(prefix: string = DEFAULT_HEADER_PREFIX): {
  readonly signature: string;
  readonly timestamp: string;
} {
  return { signature: `${prefix}-Signature`, timestamp: `${prefix}-Timestamp` };
}

/** Taken when this module is loaded, and from Node: a test may replace the global `crypto`. */
const nodeCrypto = globalThis.process?.getBuiltinModule?.('node:crypto');
// eslint-disable-next-line no-restricted-globals -- As it was when this module was loaded.
const loadedCrypto = nodeCrypto ? undefined : globalThis.crypto;

const algorithm = { name: 'HMAC', hash: 'SHA-256' } as const;

/** Returns the signature of a delivery: HMAC-SHA-256 of `<timestamp>.<body>` in lower-case hex. Source: Events. */
export async function signatureOf(secret: string, timestamp: string, body: Uint8Array): Promise<string> {
  const key = await importKey(secret, 'sign');
  const signature = new Uint8Array(await requireSubtle().sign('HMAC', key, signedBytes(timestamp, body)));
  return Array.from(signature, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether a signature is that of a delivery by any of the secrets. Compares in constant time. */
export async function isSignedByAny(
  secrets: readonly string[],
  signature: string,
  timestamp: string,
  body: Uint8Array,
): Promise<boolean> {
  for (const secret of secrets) if (await isSignedBy(secret, signature, timestamp, body)) return true;
  return false;
}

async function isSignedBy(secret: string, signature: string, timestamp: string, body: Uint8Array): Promise<boolean> {
  const key = await importKey(secret, 'verify');
  return requireSubtle().verify('HMAC', key, bytesOfHex(signature), signedBytes(timestamp, body));
}

/** Whether a text has the form of a signature. */
export function isSignature(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text);
}

/** Returns one secret or several as a list. Throws a `TypeError` unless each is one. */
export function requireSecrets(secret: unknown): readonly string[] {
  const secrets: readonly unknown[] = Array.isArray(secret) && secret.length > 0 ? secret : [secret];
  return secrets.map(requireSecret);
}

/** Returns a secret. Throws a `TypeError` without one: with an empty secret anyone could sign. */
export function requireSecret(secret: unknown): string {
  if (typeof secret === 'string' && secret.trim() !== secret) throw blanksAround('secret');
  if (typeof secret === 'string' && secret !== '') return secret;
  const hint =
    'pass that of the publisher (webhook endpoint), which starts with sigk_. Is its environment variable set?';
  throw new TypeError(`secret is missing: ${hint}`);
}

function importKey(secret: string, usage: 'sign' | 'verify'): Promise<CryptoKey> {
  return requireSubtle().importKey('raw', new TextEncoder().encode(secret), algorithm, false, [usage]);
}

/** Returns the Web Crypto API. Throws an `Error` where it is missing. */
function requireSubtle(): Pick<SubtleCrypto, 'importKey' | 'sign' | 'verify'> {
  // eslint-disable-next-line no-restricted-properties -- Webhooks are verified on servers: no page has their secret.
  const { subtle } = nodeCrypto?.webcrypto ?? loadedCrypto ?? {};
  if (subtle !== undefined) return subtle;
  throw new Error(
    'crypto.subtle is missing: verify webhooks on a server, and test that in the environment node of Jest',
  );
}

function signedBytes(timestamp: string, body: Uint8Array): Uint8Array<ArrayBuffer> {
  const prefix = new TextEncoder().encode(`${timestamp}.`);
  const bytes = new Uint8Array(prefix.length + body.length);
  bytes.set(prefix);
  bytes.set(body, prefix.length);
  return bytes;
}

function bytesOfHex(hex: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(hex.length / 2);
  return bytes.map((_, i) => Number.parseInt(hex.slice(2 * i, 2 * i + 2), 16));
}
