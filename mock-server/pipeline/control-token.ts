import { controlTokenPattern } from '../../spec/tables/limits';
import { SandboxError } from '../sandbox-error';
import { hashSecret, sameHash } from '../random/hashes';
import { bearerToken, type RequestHeaders } from '../wire/message';

/** Throws for a request to the control API that is not authenticated. */
export type ControlGuard = (headers: RequestHeaders) => void; // control_not_authenticated

/**
 * Creates a guard that requires a control token. Only the token's hash is kept, and hashes are compared. Without a token the
 * guard accepts every request. Throws a `RangeError` for a token that is too short or cannot be sent in a header.
 */
export function controlGuard(token: string | undefined): ControlGuard {
  if (token === undefined) return () => undefined;
  if (!controlTokenPattern.test(token)) {
    throw new RangeError('a control token must have 16 to 256 printable ASCII characters and no spaces');
  }
  const expected = hashSecret(token);
  return (headers) => {
    const sent = bearerToken(headers.get('authorization') ?? '');
    if (!sameHash(hashSecret(sent), expected)) throw new SandboxError('control_not_authenticated', {});
  };
}
