import { limits } from '../../spec/tables/limits';
import type { Settings } from '../context';
import { signedToken } from '../domain/web-component-token';
import { keyedHash } from '../random/hashes';
import type { KeyPairRow, Mode } from '../rows';
import type { PlatformClock } from '../time/platform-clock';
import type { AccessTokens } from './access-tokens';

const { value: SECONDS } = limits.web_component_token_seconds;

/** Returns the function that issues web component tokens. A component compares the end of its token with its own clock. */
export function tokenIssuer(
  id: string,
  keyPair: (mode: Mode) => KeyPairRow,
  accessTokens: Pick<AccessTokens, 'generation'>,
  clock: () => Pick<PlatformClock, 'instantOf'>,
): Settings['issueWebComponentToken'] {
  return (mode, grants) => {
    const iat = Math.floor(clock().instantOf('web_component_token') / 1000);
    const { generation } = accessTokens;
    const claims = { sub: id, mode, grants, iat, exp: iat + SECONDS, generation };
    return { access_token: signedToken(claims, keyedHash(keyPair(mode).secret_hash)), expires_in: SECONDS };
  };
}
