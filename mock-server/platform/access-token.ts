import { limits } from '../../spec/tables/limits';
import {
  isWebComponentToken,
  readWebComponentToken,
  withoutSignature,
  withSignature,
  type WebComponentGrant,
} from '../domain/web-component-token';
import { keyedHash, sameHash } from '../random/hashes';
import type { Mode } from '../rows';
import type { Platform } from './platform';

/** The claims of an access token, or of a web component token. */
export interface Claims {
  readonly platform: string;
  readonly mode: Mode;
  /** Milliseconds since 1970 on the platform's clock. */
  readonly expires: number;
  /** The access of a web component token; absent for an access token, which allows everything. */
  readonly grants?: readonly WebComponentGrant[];
}

/**
 * Issues an access token, in the form of its response. It carries its claims, signed with the stored hash of the key pair's
 * secret. So no token is stored, and tokens stay valid across restarts and resets.
 */
export function newAccessToken(platform: Platform, mode: Mode) {
  const seconds = limits.access_token_seconds.value;
  const subject = `${platform.id}.${mode}.${platform.now() + seconds * 1000}`;
  const claims = `${subject}.${platform.random.saltFor(subject)}`;
  const signature = keyedHash(platform.keyPair(mode).secret_hash)(claims);
  return { access_token: `${claims}.${signature}`, token_type: 'Bearer', expires_in: seconds } as const;
}

/** Decimal digits: `Number` would also take `Infinity`, `1e99` and hexadecimal digits. */
const EXPIRY = /^\d{1,15}$/;

/** Returns the claims of a token, not verified; undefined for a text that is not a token. */
export function readClaims(token: string): Claims | undefined {
  if (isWebComponentToken(token)) {
    const claims = readWebComponentToken(token);
    return claims && { platform: claims.sub, mode: claims.mode, expires: claims.exp * 1000, grants: claims.grants };
  }
  const [platform, mode, expires, , signature] = token.split('.');
  if (platform === undefined || signature === undefined || (mode !== 'test' && mode !== 'live')) return undefined;
  if (expires === undefined || !EXPIRY.test(expires)) return undefined;
  return { platform, mode, expires: Number(expires) };
}

/** Whether the platform signed a token. */
export function isGenuine(token: string, platform: Platform, { mode, grants }: Claims): boolean {
  const hash = keyedHash(platform.keyPair(mode).secret_hash);
  if (grants) return sameHash(token, withSignature(withoutSignature(token), hash));
  const end = token.lastIndexOf('.');
  return sameHash(token.slice(end + 1), hash(token.slice(0, end)));
}
