import { signedAddresses } from '../../spec/tables/signed-addresses';
import { isWebComponentToken, readWebComponentToken } from '../domain/web-component-token';
import { bearerToken, type WireRequest } from './message';

const CONTROL_PREFIX = '/_sandbox/';
const controlPath = /^\/_sandbox\/(?:platforms|dashboard)\/([^/]+)/;

/**
 * Returns the id of the platform that a request is for: of its path in the control API, the dashboard and signed addresses, of
 * its token elsewhere. Nothing is verified. Returns an empty text when the request names no platform.
 */
export function platformIdOf({ path, headers }: WireRequest): string {
  if (path.startsWith(CONTROL_PREFIX)) return controlPath.exec(path)?.[1] ?? '';
  if (isSigned(path)) return platformOfSigned(path);
  return claimedPlatform(headers.get('authorization') ?? '');
}

const signedPrefixes = Object.values(signedAddresses).map(({ path }) => path.replace('{name}', ''));

/** Whether a path is an address whose name a platform signed. */
export function isSigned(path: string): boolean {
  return signedPrefixes.some((prefix) => path.startsWith(prefix));
}

/** Returns the platform in such a path, not verified; an empty text if it has none. */
function platformOfSigned(path: string): string {
  const end = path.indexOf('.');
  return end < 0 ? '' : path.slice(path.lastIndexOf('/', end) + 1, end);
}

/**
 * Returns the platform that an `Authorization` header claims; an empty text if it has no token. Nothing is verified: every
 * request passes here first, so this is kept cheap.
 */
function claimedPlatform(authorization: string): string {
  const end = authorization.indexOf('.');
  if (end < 0) return '';
  const start = authorization.lastIndexOf(' ', end) + 1;
  if (!isWebComponentToken(authorization, start)) return authorization.slice(start, end);
  return readWebComponentToken(bearerToken(authorization))?.sub ?? '';
}
