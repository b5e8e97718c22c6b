import { platformNamePattern } from '../../spec/tables/limits';
import { WHOAMI_PATH } from '../../spec/control/whoami';
import { platformOfToken } from '../../spec/vocabulary/platform-token';
import { signedAddresses } from '../../spec/tables/signed-addresses';
import { isWebComponentToken, readWebComponentToken } from '../domain/web-component-token';
import { bearerToken, type WireRequest } from './message';

const CONTROL_PREFIX = '/_sandbox/';
const controlPath = /^\/_sandbox\/(?:platforms|dashboard)\/([^/]+)/;

/**
 * Returns the id of the platform that a request is for: of its path in the control API, the dashboard and signed addresses, of
 * its token elsewhere and where it asks who it is. Nothing is verified. Returns an empty text when the request names no platform.
 */
export function platformIdOf({ path, headers }: WireRequest): string {
  if (path === WHOAMI_PATH) return platformOfToken(bearerToken(headers.get('authorization') ?? ''));
  if (path.startsWith(CONTROL_PREFIX)) return controlPath.exec(path)?.[1] ?? '';
  if (isSigned(path)) return platformOfSigned(path);
  return claimedPlatform(headers.get('authorization') ?? '');
}

/** Returns the name by which the path of a request has a platform; undefined for a path with an id, or without a platform. */
export function platformNameOf({ path }: WireRequest): string | undefined {
  if (!path.startsWith(CONTROL_PREFIX)) return undefined;
  const named = controlPath.exec(path)?.[1];
  return named !== undefined && platformNamePattern.test(named) ? named : undefined;
}

/** Returns a request with the id of a platform in its path instead of its name. */
export function withPlatformId(request: WireRequest, name: string, id: string): WireRequest {
  const path = request.path.replace(controlPath, (start) => start.slice(0, -name.length) + id);
  return { ...request, path };
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
