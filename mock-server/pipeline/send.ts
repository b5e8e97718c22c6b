import { SandboxError, isSandboxError } from '../sandbox-error';
import { ConnectionDropped } from '../faults/connection-dropped';
import { type ClaimedOwner, type RequestLogs, logRequest } from '../request-log/request-log';
import type { RequestRecord } from '../request-log/record';
import { readClaims } from './access-token';
import { cannotOpen } from '../platform/availability';
import type { ControlPort } from '../control/operation';
import { PlatformUnavailableError } from '../platform/unavailable';
import { isOwnedElsewhere } from '../store/journal/owned-elsewhere-error';
import { errorResponse, type WireResponse } from '../wire/envelope';
import type { WireRequest } from '../wire/message';
import type { Path } from '../wire/router';
import { cardNumberWarning, warningHeader } from '../wire/warnings';

export type Respond = (request: WireRequest, path: Path) => Promise<WireResponse>;

/** Computes a response. It may set `headers`, which the response carries even when it is an error. */
export type Compute = (headers: Record<string, string>) => Promise<WireResponse>;

/** Computes a response or an error, and adds the headers of every response. A request with a record is logged. */
export type Send = (request: WireRequest, compute: Compute, record?: RequestRecord) => Promise<WireResponse>;

/** Adds a route. A deprecated one says so even when it is refused. */
export type AddRoute = (method: string, path: string, respond: Respond, deprecated?: boolean) => void;

/** Returns the page that a browser gets for an error; undefined for a request of a program, which gets the error as JSON. */
export type ErrorPage = (request: WireRequest, error: SandboxError) => Promise<WireResponse> | undefined;

/** The sandbox, as far as sending a response needs it. */
export interface SendPort extends Pick<RequestLogs, 'requests' | 'now'> {
  readonly platforms: Pick<ControlPort['platforms'], 'get'>;
  readonly newRequestId: (request: WireRequest) => string;
  readonly onError: (error: unknown) => void;
  readonly errorPage: ErrorPage;
}

/** Returns the function that sends every response: it turns errors into responses, adds headers, and logs requests. */
export function sender(port: SendPort): Send {
  const ownerOf: ClaimedOwner = (token) => {
    const claims = readClaims(token);
    const platform = claims && port.platforms.get(claims.platform);
    return platform && { platform, mode: claims.mode };
  };
  const respond = async (request: WireRequest, compute: Compute, headers: Record<string, string>) => {
    try {
      return await compute(headers);
    } catch (error) {
      const known = knownError(error, port.onError);
      return port.errorPage(request, known) ?? errorResponse(known);
    }
  };
  return async (request, compute, record) => {
    const headers: Record<string, string> = { 'Request-Id': record?.request_id ?? port.newRequestId(request) };
    const log = (response?: WireResponse) => {
      if (record === undefined) return;
      record.finish(headers, response);
      logRequest(port, record, request.headers, ownerOf);
    };
    let response: WireResponse;
    try {
      response = await respond(request, compute, headers);
    } catch (error) {
      log();
      throw error;
    }
    Object.assign(headers, response.headers);
    if (record && record.maskedNumbers.length > 0) warnOfCardNumbers(headers, record.maskedNumbers);
    log(response);
    return { status: response.status, contentType: response.contentType, headers, body: response.body };
  };
}

/** Adds a warning about card numbers in other places than the fields for them. */
function warnOfCardNumbers(headers: Record<string, string>, places: readonly string[]): void {
  const { 'Sandbox-Warning': own } = headers;
  const warning = cardNumberWarning(places);
  Object.assign(headers, warningHeader(own === undefined ? [warning] : [own, warning]));
}

/** Returns the error that the caller sees. Throws what ends the connection, or leads the request elsewhere. */
function knownError(error: unknown, onError: (error: unknown) => void): SandboxError {
  if (isSandboxError(error)) return error;
  if (error instanceof ConnectionDropped || isOwnedElsewhere(error)) throw error;
  if (error instanceof PlatformUnavailableError) return cannotOpen(error);
  onError(error);
  return new SandboxError('internal_server_error', {});
}
