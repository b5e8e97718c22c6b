import { controlTokenPattern } from '../../spec/tables/limits';
import { SandboxError } from '../sandbox-error';
import type { PlatformTokens } from '../platform/platform-tokens';
import { hashSecret, sameHash } from '../random/hashes';
import { bearerToken, type RequestHeaders } from '../wire/message';

/** A platform whose tokens are known. */
export interface TokenHolder {
  readonly tokens: Pick<PlatformTokens, 'has'>;
}

/** The subject of a request: by default something of the sandbox as a whole, which only the control token opens. */
export interface Guarded {
  /** The platform that the request names; undefined for none, and for one that does not exist. */
  readonly platform?: TokenHolder | undefined;
  /** Whether a token of that platform opens it (default: false). */
  readonly isOpenToPlatform?: boolean;
}

/** Throws for a request to the control API that is not authenticated, or whose token does not open what it asks for. */
export type ControlGuard = (headers: Pick<RequestHeaders, 'get'>, asked?: Guarded) => void; // control_not_authenticated control_not_authorized

/**
 * Creates a guard that requires the control token, or a token of the platform where that is sufficient. Only hashes are kept and
 * compared. Without a control token the guard accepts every request. Throws a `RangeError` for a control token that is too short
 * or cannot be sent in a header.
 */
export function controlGuard(token: string | undefined): ControlGuard {
  if (token === undefined) return () => undefined;
  if (!controlTokenPattern.test(token)) {
    throw new RangeError('a control token must have 16 to 256 printable ASCII characters and no spaces');
  }
  const expected = hashSecret(token);
  return (headers, { platform, isOpenToPlatform = false } = {}) => {
    const sent = bearerToken(headers.get('authorization') ?? '');
    if (sameHash(hashSecret(sent), expected)) return;
    if (!platform?.tokens.has(sent)) throw new SandboxError('control_not_authenticated', {});
    if (!isOpenToPlatform) throw new SandboxError('control_not_authorized', {});
  };
}
