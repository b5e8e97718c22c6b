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
  /** Milliseconds since 1970 on the caller's clock: see `instants`. */
  readonly expires: number;
  /** Whether it was issued to the command line or the tool for agents, which are the sandbox's own. */
  readonly isOwn?: boolean;
  /** The number of times that tokens had been ended; absent in a token of release 1.0.0-rc.1. */
  readonly generation?: number | undefined;
  /** The access of a web component token; absent for an access token, which allows everything. */
  readonly grants?: readonly WebComponentGrant[];
}

/**
 * Issues an access token, in the form of its response. It carries its claims, signed with the stored hash of the key pair's
 * secret. So no token is stored, and tokens stay valid across restarts and resets. `kind` is one of the claims.
 */
export function newAccessToken(platform: Platform, mode: Mode, kind: '' | typeof OWN = '') {
  const seconds = limits.access_token_seconds.value;
  const subject = `${platform.id}.${mode}.${platform.clock.instantOf('access_token') + seconds * 1000}`;
  const claims = `${subject}.${platform.random.saltFor(subject)}${platform.accessTokens.generation}${kind}`;
  const signature = keyedHash(platform.keyPair(mode).secret_hash)(claims);
  return { access_token: `${claims}.${signature}`, token_type: 'Bearer', expires_in: seconds } as const;
}

/** Marks a token that is not given to a program of the user. It is no decimal digit. */
export const OWN = 'f';

/** Decimal digits: `Number` would also take `Infinity`, `1e99` and hexadecimal digits. */
const EXPIRY = /^\d{1,15}$/;

/** What follows the salt: the generation, and the mark. All are hexadecimal digits, by which the request log knows a token. */
const AFTER_SALT = /^[0-9a-f]{16}(\d{1,15})(f?)$/;

/** Returns the claims of a token, not verified; undefined for a text that is not a token. */
export function readClaims(token: string): Claims | undefined {
  if (isWebComponentToken(token)) {
    const claims = readWebComponentToken(token);
    if (claims === undefined) return undefined;
    const { sub, mode, exp, generation, grants } = claims;
    return { platform: sub, mode, expires: exp * 1000, generation, grants };
  }
  const [platform, mode, expires, salt = '', signature] = token.split('.');
  if (platform === undefined || signature === undefined || (mode !== 'test' && mode !== 'live')) return undefined;
  if (expires === undefined || !EXPIRY.test(expires)) return undefined;
  const [, generation, mark] = AFTER_SALT.exec(salt) ?? [];
  return {
    platform,
    mode,
    expires: Number(expires),
    isOwn: mark === OWN,
    generation: generation === undefined ? undefined : Number(generation),
  };
}

/** Whether the platform signed a token. */
export function isGenuine(token: string, platform: Platform, { mode, grants }: Claims): boolean {
  const hash = keyedHash(platform.keyPair(mode).secret_hash);
  if (grants) return sameHash(token, withSignature(withoutSignature(token), hash));
  const end = token.lastIndexOf('.');
  return sameHash(token.slice(end + 1), hash(token.slice(0, end)));
}

/** Whether a genuine token is good now: it has not expired, and the tokens were not ended after it was issued. */
export function isValid({ expires, generation, grants }: Claims, platform: Platform): boolean {
  if ((generation ?? 0) !== platform.accessTokens.generation) return false;
  // Release 1.0.0-rc.1 issued it: its end is an instant of the platform's clock.
  if (generation === undefined) return platform.now() < expires;
  return platform.clock.instantOf(grants ? 'web_component_token' : 'access_token') < expires;
}
