import { limits } from '../../spec/tables/limits';
import type { Settings } from '../context';
import { signedToken } from '../domain/web-component-token';
import { keyedHash } from '../random/hashes';
import type { KeyPairRow, Mode } from '../rows';
import { fromIso } from '../time/clock';
import type { PlatformOptions } from './options';

const { value: SECONDS } = limits.web_component_token_seconds;

/**
 * Returns the function that issues web component tokens. A component in a browser compares the end of its token with the clock
 * of the machine, so a platform whose clock is behind it counts from there. A deterministic sandbox counts from the clock of
 * the platform only.
 */
export function tokenIssuer(
  id: string,
  keyPair: (mode: Mode) => KeyPairRow,
  { clock: machine, startAt }: Pick<PlatformOptions, 'clock' | 'startAt'>,
): Settings['issueWebComponentToken'] {
  return (mode, grants, now) => {
    const instant = startAt === null ? Math.max(fromIso(now), machine.now()) : fromIso(now);
    const iat = Math.floor(instant / 1000);
    const claims = { sub: id, mode, grants, iat, exp: iat + SECONDS };
    return { access_token: signedToken(claims, keyedHash(keyPair(mode).secret_hash)), expires_in: SECONDS };
  };
}
