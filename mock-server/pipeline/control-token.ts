import { controlTokenPattern } from '../../spec/control/control-token';
import { SandboxError } from '../sandbox-error';
import { hashSecret, sameHash } from '../random/hashes';
import type { RequestHeaders } from '../wire/message';

/** Lets a request to the control surface pass, or throws. */
export type ControlGuard = (headers: RequestHeaders) => void; // control_not_authenticated

/**
 * Asks for the control token. What is kept of it is its hash, and what is sent is compared by hash. Without a token everybody
 * may pass. Throws a `RangeError` for a token that is too short, or that no header can carry.
 */
export function controlGuard(token: string | undefined): ControlGuard {
  if (token === undefined) return () => undefined;
  if (!controlTokenPattern.test(token)) {
    throw new RangeError('a control token has 16 to 256 letters, digits or signs, and no blanks');
  }
  const expected = hashSecret(token);
  return (headers) => {
    const given = /^Bearer +(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? '';
    if (!sameHash(hashSecret(given), expected)) throw new SandboxError('control_not_authenticated', {});
  };
}
