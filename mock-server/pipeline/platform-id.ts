import type { WireRequest } from '../wire/message';
import { claimedPlatform } from './access-token';

const CONTROL_PREFIX = '/_sandbox/';
const controlPath = /^\/_sandbox\/platforms\/([^/]+)/;

/**
 * Returns the id of the platform that a request is for: of its path in the control API, of its token elsewhere. The token is not
 * verified. Returns an empty text when the request names no platform.
 */
export function platformIdOf({ path, headers }: WireRequest): string {
  if (path.startsWith(CONTROL_PREFIX)) return controlPath.exec(path)?.[1] ?? '';
  return claimedPlatform(headers.get('authorization') ?? '');
}
