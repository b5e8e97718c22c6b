import { platformOfToken } from '../../spec/vocabulary/platform-token';
import type { ControlPort, Identity } from '../control/operation';
import type { Platform } from '../platform/platform';
import type { NamedPlatform, PlatformNaming } from '../platform/platform-name';
import { SandboxError } from '../sandbox-error';
import { basicKeyPair, bearerToken, type SentKeyPair } from '../wire/message';
import type { ControlGuard } from './control-token';
import { isSecretOf, type KeyPairs } from './token';

interface Identities extends KeyPairs {
  readonly get: (id: string) => Platform | undefined;
  readonly naming: Pick<PlatformNaming, 'find'>;
}

/** Returns the function that says what a credential is: see `ControlPort`. */
export function identifier(platforms: Identities, guard: ControlGuard, isGuarded: boolean): ControlPort['identify'] {
  return (authorization, asked) => {
    const pair = basicKeyPair(authorization);
    return pair ? ofKeyPair(platforms, pair, asked) : ofToken(authorization, asked);
  };

  async function ofToken(authorization: string, asked: string | undefined): Promise<Identity> {
    const token = bearerToken(authorization);
    const own = platforms.get(platformOfToken(token));
    if (own?.tokens.has(token)) return { credential: 'platform_token', mode: null, platform: only(own, asked) };
    guard({ get: () => authorization }); // control_not_authenticated
    const platform = asked === undefined ? null : await platforms.naming.find(asked);
    if (platform === undefined) throw new SandboxError('resource_not_found', {});
    return { credential: isGuarded ? 'control_token' : 'none', mode: null, platform };
  }
}

function ofKeyPair(platforms: Identities, sent: SentKeyPair, asked: string | undefined): Promise<Identity> {
  return platforms.duringOwner(sent.client_id, async (owner) => {
    if (!isSecretOf(owner, sent.client_secret) || owner === undefined)
      throw new SandboxError('control_not_authenticated', {});
    return { credential: 'key_pair', mode: owner.mode, platform: only(owner.platform, asked) };
  });
}

/** Who may use one platform does not learn which others exist. */
function only({ id, name }: Platform, asked: string | undefined): NamedPlatform {
  if (asked !== undefined && asked !== id && asked !== name) throw new SandboxError('resource_not_found', {});
  return { id, name };
}
