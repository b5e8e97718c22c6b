import { SandboxError, isSandboxError } from '../sandbox-error';
import { ConnectionDropped } from '../faults/connection-dropped';
import { type ClaimedOwner, type RequestLogs, logRequest } from '../request-log/attribute';
import type { RequestRecord } from '../request-log/record';
import { readClaims } from './access-token';
import { cannotOpen } from '../platform/availability';
import type { ControlPort } from '../control/operation';
import { PlatformUnavailableError } from '../platform/unavailable';
import { isOwnedElsewhere } from '../store/journal/owned-elsewhere-error';
import { errorResponse, type WireResponse } from '../wire/envelope';
import type { WireRequest } from '../wire/message';
import type { Path } from '../wire/router';

export type Respond = (request: WireRequest, path: Path) => Promise<WireResponse>;

/** Computes a response. It may set `headers`, which the response carries even when it is an error. */
export type Compute = (headers: Record<string, string>) => Promise<WireResponse>;

/** Computes a response or an error, and adds the headers of every response. A request with a record is logged. */
export type Send = (request: WireRequest, compute: Compute, record?: RequestRecord) => Promise<WireResponse>;

/** Adds a route. A deprecated one says so even when it is refused. */
export type AddRoute = (method: string, path: string, respond: Respond, deprecated?: boolean) => void;

/** The sandbox, as far as sending a response needs it. */
export interface SendPort extends Pick<RequestLogs, 'requests' | 'now'> {
  readonly platforms: Pick<ControlPort['platforms'], 'get'>;
  readonly newRequestId: (request: WireRequest) => string;
  readonly onError: (error: unknown) => void;
}

/** Returns the function that sends every response: it turns errors into responses, adds headers, and logs requests. */
export function sender(port: SendPort): Send {
  const ownerOf: ClaimedOwner = (token) => {
    const claims = readClaims(token);
    const platform = claims && port.platforms.get(claims.platform);
    return platform && { platform, mode: claims.mode };
  };
  return async (request, compute, record) => {
    const headers: Record<string, string> = { 'Request-Id': record?.request_id ?? port.newRequestId(request) };
    try {
      const response = await compute(headers).catch((error: unknown) => responseToError(error, port.onError));
      Object.assign(headers, response.headers);
      record?.finish(headers, response);
      return { status: response.status, contentType: response.contentType, headers, body: response.body };
    } catch (error) {
      record?.finish(headers);
      throw error;
    } finally {
      if (record) logRequest(port, record, request.headers, ownerOf);
    }
  };
}

function responseToError(error: unknown, onError: (error: unknown) => void): WireResponse {
  if (isSandboxError(error)) return errorResponse(error);
  if (error instanceof ConnectionDropped || isOwnedElsewhere(error)) throw error;
  if (error instanceof PlatformUnavailableError) return errorResponse(cannotOpen(error));
  onError(error);
  return errorResponse(new SandboxError('internal_server_error', {}));
}
