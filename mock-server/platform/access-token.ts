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
  /** Whether it was issued to the command line or the tool for agents, which are the sandbox's own. */
  readonly isOwn?: boolean;
  /** The access of a web component token; absent for an access token, which allows everything. */
  readonly grants?: readonly WebComponentGrant[];
}

/**
 * Issues an access token, in the form of its response. It carries its claims, signed with the stored hash of the key pair's
 * secret. So no token is stored, and tokens stay valid across restarts and resets. `kind` is one of the claims.
 */
export function newAccessToken(platform: Platform, mode: Mode, kind?: typeof OWN) {
  const seconds = limits.access_token_seconds.value;
  const subject = `${platform.id}.${mode}.${platform.now() + seconds * 1000}`;
  const claims = `${subject}.${platform.random.saltFor(subject)}${kind === undefined ? '' : `.${kind}`}`;
  const signature = keyedHash(platform.keyPair(mode).secret_hash)(claims);
  return { access_token: `${claims}.${signature}`, token_type: 'Bearer', expires_in: seconds } as const;
}

/** The kind of a token that is not given to a program of the user. Others have none. */
export const OWN = 'own';

/** Decimal digits: `Number` would also take `Infinity`, `1e99` and hexadecimal digits. */
const EXPIRY = /^\d{1,15}$/;

/** Returns the claims of a token, not verified; undefined for a text that is not a token. */
export function readClaims(token: string): Claims | undefined {
  if (isWebComponentToken(token)) {
    const claims = readWebComponentToken(token);
    return claims && { platform: claims.sub, mode: claims.mode, expires: claims.exp * 1000, grants: claims.grants };
  }
  const [platform, mode, expires, , ...end] = token.split('.');
  if (platform === undefined || end.length === 0 || (mode !== 'test' && mode !== 'live')) return undefined;
  if (expires === undefined || !EXPIRY.test(expires)) return undefined;
  const claims: Claims = { platform, mode, expires: Number(expires) };
  return end.length > 1 && end[0] === OWN ? { ...claims, isOwn: true } : claims;
}

/** Whether the platform signed a token. */
export function isGenuine(token: string, platform: Platform, { mode, grants }: Claims): boolean {
  const hash = keyedHash(platform.keyPair(mode).secret_hash);
  if (grants) return sameHash(token, withSignature(withoutSignature(token), hash));
  const end = token.lastIndexOf('.');
  return sameHash(token.slice(end + 1), hash(token.slice(0, end)));
}
