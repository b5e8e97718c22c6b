import type { Platform } from '../platform/platform';
import { defaultPlatform } from '../platform/definition';
import { readClaims } from './access-token';
import type { WireRequest } from '../wire/message';

/** Names a request before it is known what it asks for; without one, something that is refused before it is one. */
export type NewRequestId = (request?: WireRequest) => string;

const READ_METHODS: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];
const control = /^\/_sandbox\/platforms\/([^/]+)/;

/**
 * Ids that follow from a seed are counted by each platform, so that those of one do not depend on what happens on another. What
 * names none, as a request for a token, is counted by the platform that is always there.
 */
export function seededRequestIds(platforms: ReadonlyMap<string, Platform>): NewRequestId {
  return (request) => {
    const platform = (request && platforms.get(platformIdOf(request))) ?? platforms.get(defaultPlatform.id);
    if (platform === undefined) throw new Error('a sandbox is asked before it is complete');
    return platform.random.newRequestId(request !== undefined && !READ_METHODS.includes(request.method));
  };
}

/** What a request says; it is proven later, if ever. */
function platformIdOf({ path, headers }: WireRequest): string {
  const [scheme, token = ''] = (headers.get('authorization') ?? '').split(' ');
  const claimed = scheme?.toLowerCase() === 'bearer' ? readClaims(token)?.platform : undefined;
  return claimed ?? control.exec(path)?.[1] ?? '';
}
