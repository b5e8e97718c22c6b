import { operations } from '../../spec/resources';
import { isPlainObject } from '../wire/json';
import type { WireRequest } from '../wire/message';
import { platformIdOf } from '../wire/platform-id';

/**
 * Returns the id of the platform that a request names: by its key pair inside this process, its path in the control API, or its
 * access token, which is not verified. An empty text when it names none. On the path of every request.
 */
export function platformOfRequest(request: WireRequest): string {
  return request.keyPair === undefined ? platformIdOf(request) : request.keyPair.platform;
}

const { createAccessToken } = operations;
const TOKEN_METHOD = createAccessToken.method.toUpperCase();
const pagePath = /^\/(?:r|onboarding)\/([^/]+)$/;
/** Ids and client ids are shorter. */
const MAX_ADDRESS_CHARACTERS = 100;

/**
 * Returns the address by which a request without an access token names its platform: the client id of a request for a token, or the
 * checkout session or sub account of a hosted page. An empty text when it names none.
 */
export function addressOfRequest({ method, path, body }: WireRequest): string {
  if (path === createAccessToken.path) return method === TOKEN_METHOD && body !== null ? clientIdIn(body) : '';
  const segment = pagePath.exec(path)?.[1];
  return segment === undefined || segment.length > MAX_ADDRESS_CHARACTERS ? '' : decoded(segment);
}

/** A body that is not valid has no address: it is refused wherever it arrives. */
function clientIdIn(body: string): string {
  try {
    const sent: unknown = JSON.parse(body);
    const id = isPlainObject(sent) ? sent['client_id'] : undefined;
    return typeof id === 'string' && id.length <= MAX_ADDRESS_CHARACTERS ? id : '';
  } catch {
    return '';
  }
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
