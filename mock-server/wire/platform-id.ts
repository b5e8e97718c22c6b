import type { WireRequest } from './message';

const CONTROL_PREFIX = '/_sandbox/';
const controlPath = /^\/_sandbox\/(?:platforms|dashboard)\/([^/]+)/;

/**
 * Returns the id of the platform that a request is for: of its path in the control API or the dashboard, of its token elsewhere. The token is not
 * verified. Returns an empty text when the request names no platform.
 */
export function platformIdOf({ path, headers }: WireRequest): string {
  if (path.startsWith(CONTROL_PREFIX)) return controlPath.exec(path)?.[1] ?? '';
  return claimedPlatform(headers.get('authorization') ?? '');
}

/**
 * Returns the platform that an `Authorization` header claims; an empty text if it has no token. Nothing is verified: every
 * request passes here first, so this is kept cheap.
 */
function claimedPlatform(authorization: string): string {
  const end = authorization.indexOf('.');
  return end < 0 ? '' : authorization.slice(authorization.lastIndexOf(' ', end) + 1, end);
}
