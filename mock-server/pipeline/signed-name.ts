import type { SignedPurpose } from '../../spec/tables/signed-addresses';
import { readSignedName, signedName } from '../domain/signed-name';
import type { Platform } from '../platform/platform';
import { sameHash } from '../random/hashes';
import { SandboxError } from '../sandbox-error';
import type { PlatformLookup } from './authenticate';

/** The platform that signed a name, and the parts of the name. */
interface VerifiedName {
  readonly platform: Platform;
  readonly parts: readonly string[];
}

/** Returns what a name says. A reset or an undo deletes what the parts name, and leaves names as they were. */
export function verifiedName(platforms: PlatformLookup, purpose: SignedPurpose, name: string): VerifiedName {
  const content = readSignedName(purpose, name);
  const platform = content && platforms.get(content.platform);
  if (content === undefined || platform === undefined || !sameHash(name, signedName(purpose, content, platform.hash)))
    throw new SandboxError('resource_not_found', {});
  return { platform, parts: content.parts };
} // resource_not_found
