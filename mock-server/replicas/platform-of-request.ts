import { WHOAMI_PATH } from '../../spec/control/whoami';
import { operations } from '../../spec/resources';
import type { Operation } from '../../spec/vocabulary/operation';
import { basicKeyPair, type WireRequest } from '../wire/message';
import { platformIdOf } from '../wire/platform-id';
import { parseSent, readBody } from '../wire/read';

/**
 * Returns the id of the platform that a request names: by its key pair inside this process, its path in the control API, or its
 * access token, which is not verified. An empty text when it names none. On the path of every request.
 */
export function platformOfRequest(request: WireRequest): string {
  return request.keyPair === undefined ? platformIdOf(request) : request.keyPair.platform;
}

const createAccessToken: Operation = operations.createAccessToken;
const TOKEN_METHOD = createAccessToken.method.toUpperCase();
const pagePath = /^\/(?:r|onboarding)\/([^/]+)$/;
/** Ids and client ids are shorter. */
const MAX_ADDRESS_CHARACTERS = 100;

/**
 * Returns the address by which a request without an access token names its platform: the client id of one with a key pair, or the
 * checkout session or sub account of a hosted page. An empty text when it names none.
 */
export function addressOfRequest(request: WireRequest): string {
  const { path } = request;
  const address = path === WHOAMI_PATH ? clientIdOfHeader(request) : addressIn(request);
  return typeof address === 'string' && address.length <= MAX_ADDRESS_CHARACTERS ? address : '';
}

function addressIn(request: WireRequest): unknown {
  const { method, path } = request;
  if (path === createAccessToken.path) return method === TOKEN_METHOD && clientIdIn(request);
  return decoded(pagePath.exec(path)?.[1] ?? '');
}

const clientIdOfHeader = ({ headers }: WireRequest): string =>
  basicKeyPair(headers.get('authorization') ?? '')?.client_id ?? '';

/** A body that is not valid names nobody: it is refused wherever it arrives. */
function clientIdIn(request: WireRequest): unknown {
  const basic = basicKeyPair(request.headers.get('authorization') ?? '');
  if (basic !== undefined) return basic.client_id;
  try {
    return parseSent(readBody(request), createAccessToken)?.['client_id'];
  } catch {
    return undefined;
  }
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
