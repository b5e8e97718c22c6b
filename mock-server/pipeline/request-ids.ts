import { defaultPlatform } from '../platform/definition';
import type { PlatformLookup } from './authenticate';
import type { WireRequest } from '../wire/message';
import { platformIdOf } from '../wire/platform-id';

/** Returns a new request id. The request is undefined where it is refused before it is read. */
export type NewRequestId = (request?: WireRequest) => string;

const READ_METHODS: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Request ids of a reproducible run. Each platform counts its own, so that its ids do not depend on other platforms. A request
 * that names no platform, such as one for a token, is counted by the default platform.
 */
export function seededRequestIds(platforms: PlatformLookup): NewRequestId {
  return (request) => {
    const platform = (request && platforms.get(platformIdOf(request))) ?? platforms.get(defaultPlatform.id);
    if (platform === undefined) throw new Error('the sandbox has no default platform yet');
    return platform.random.newRequestId(request !== undefined && !READ_METHODS.includes(request.method));
  };
}
