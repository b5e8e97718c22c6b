import { keyedHash, sameHash } from '../random/hashes';
import type { Mode } from '../rows';
import type { Platform } from '../platform/platform';

/** What a token says: whose it is, and until when. */
export interface Claims {
  readonly platform: string;
  readonly mode: Mode;
  /** Milliseconds since 1970 on the platform's clock. */
  readonly expires: number;
}

/**
 * A token carries its claims, signed with what the platform keeps of the secret that it was got with. So nothing about it
 * is stored, and it outlives a restart and a reset.
 */
export function issueToken(platform: Platform, mode: Mode, expires: number): string {
  const facts = `${platform.id}.${mode}.${expires}`;
  const claims = `${facts}.${platform.random.saltFor(facts)}`;
  return `${claims}.${keyedHash(platform.keyPair(mode).secret_hash)(claims)}`;
}

/** The claims of a token, not yet proven. */
export function readClaims(token: string): Claims | undefined {
  const [platform, mode, expires, , signature] = token.split('.');
  if (platform === undefined || signature === undefined || (mode !== 'test' && mode !== 'live')) return undefined;
  return { platform, mode, expires: Number(expires) };
}

export function isGenuine(token: string, platform: Platform, { mode }: Claims): boolean {
  const end = token.lastIndexOf('.');
  return sameHash(token.slice(end + 1), keyedHash(platform.keyPair(mode).secret_hash)(token.slice(0, end)));
}
