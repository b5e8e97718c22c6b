import { limits } from '../../spec/tables/limits';
import type { Settings } from '../context';
import { signedToken } from '../domain/web-component-token';
import { keyedHash } from '../random/hashes';
import type { KeyPairRow, Mode } from '../rows';
import type { Clock } from '../time/clock';

const { value: SECONDS } = limits.web_component_token_seconds;

/** A platform, as its tokens need it. */
interface IssuingPlatform extends Clock {
  readonly id: string;
  readonly keyPair: (mode: Mode) => KeyPairRow;
}

/**
 * Returns the function that issues web component tokens. A component in a browser compares the end of its token with the clock
 * of the machine, so a platform whose clock is behind it counts from there. A deterministic sandbox counts from the clock of
 * the platform only.
 */
export function tokenIssuer(
  platform: IssuingPlatform,
  { clock: machine, startAt }: { readonly clock: Clock; readonly startAt: number | null },
): Settings['issueWebComponentToken'] {
  return (mode, grants) => {
    const instant = startAt === null ? Math.max(platform.now(), machine.now()) : platform.now();
    const iat = Math.floor(instant / 1000);
    const claims = { sub: platform.id, mode, grants, iat, exp: iat + SECONDS };
    return { access_token: signedToken(claims, keyedHash(platform.keyPair(mode).secret_hash)), expires_in: SECONDS };
  };
}
