import type { OperationId } from '../../spec/resources';
import { SandboxError, isSandboxError } from '../sandbox-error';
import { ConnectionDropped } from '../faults/connection-dropped';
import { type LoggedPlatform, RequestRecord } from '../request-log/record';
import { readClaims } from '../platform/access-token';
import { cannotOpen } from '../platform/availability';
import type { ControlPort } from '../control/operation';
import type { FailedRequest } from '../platform/observer';
import { PlatformUnavailableError } from '../platform/unavailable';
import { isOwnedElsewhere } from '../store/journal/owned-elsewhere-error';
import { errorResponse, type WireResponse } from '../wire/envelope';
import type { RequestHeaders, WireRequest } from '../wire/message';
import { platformIdOf } from '../wire/platform-id';
import type { Path } from '../wire/router';

export type Respond = (request: WireRequest, path: Path) => Promise<WireResponse>;

/** Computes a response. It may fill the record, from which headers follow that the response carries even when it is an error. */
export type Compute = (record: RequestRecord) => Promise<WireResponse>;

/**
 * Computes a response or an error, and adds the headers of every response. The request log has the requests to an operation of
 * the API, and those to none (null). It has no others.
 */
export type Send = (request: WireRequest, compute: Compute, operation?: OperationId | null) => Promise<WireResponse>;

/** Adds a route. A deprecated one says so even when it is refused. */
export type AddRoute = (method: string, path: string, respond: Respond, deprecated?: boolean) => void;

/** Returns the page that a browser gets for an error; undefined for a request of a program, which gets the error as JSON. */
export type ErrorPage = (request: WireRequest, error: SandboxError) => Promise<WireResponse> | undefined;

/** The sandbox, as far as sending a response needs it. */
export interface SendPort {
  readonly platforms: Pick<ControlPort['platforms'], 'get'>;
  /** The log of requests that name no platform. */
  readonly requests: LoggedPlatform['requests'];
  readonly now: () => number;
  readonly newRequestId: (request: WireRequest) => string;
  /** Milliseconds of a clock that measures how long requests take. */
  readonly elapsed: () => number;
  readonly onError: (error: unknown, request: FailedRequest) => void;
  /** This replica, which every response names; undefined for a sandbox on its own. */
  readonly replica?: { readonly id: string } | undefined;
  readonly errorPage: ErrorPage;
}

/** Returns the function that sends every response: it turns errors into responses, adds headers, and logs requests. */
export function sender(port: SendPort): Send {
  const replicaHeader = port.replica && { 'Sandbox-Replica': port.replica.id };
  const respond = async (request: WireRequest, compute: Compute, record: RequestRecord) => {
    try {
      return await compute(record);
    } catch (error) {
      const known = knownError(error, (unexpected) => {
        const { request_id, operation } = record;
        port.onError(unexpected, { request_id, operation, platform: platformIdOf(request) });
      });
      return port.errorPage(request, known) ?? errorResponse(known);
    }
  };
  return async (request, compute, operation) => {
    const record = new RequestRecord(port.newRequestId(request), request, operation ?? null, port.elapsed);
    const log = (response?: WireResponse) => {
      if (operation === undefined) return;
      record.finish(response);
      logRequest(port, record, request.headers);
    };
    let response: WireResponse;
    try {
      response = await respond(request, compute, record);
    } catch (error) {
      log();
      throw error;
    }
    log(response);
    const { status, contentType, body } = response;
    return { status, contentType, headers: Object.assign(record.headers, replicaHeader, response.headers), body };
  };
}

/**
 * Adds a request to the log of its platform: that of its token, which is not verified, if it was refused before. A request with
 * an expired token or an unknown path is logged there too, as its author looks for the mistake there.
 */
function logRequest({ requests, platforms, now }: SendPort, record: RequestRecord, headers: RequestHeaders): void {
  if (record.platform === null) {
    const header = headers.get('authorization');
    const claims = readClaims(header?.replace(/^Bearer +/i, '') ?? '');
    const platform = claims && platforms.get(claims.platform);
    record.isAuthorized = header !== null;
    if (platform) record.arrive(platform, claims.mode);
    else record.instant = now();
  }
  (record.platform?.requests ?? requests).add(record);
}

/** Returns the error that the caller sees. Throws what ends the connection, or leads the request elsewhere. */
function knownError(error: unknown, onError: (error: unknown) => void): SandboxError {
  if (isSandboxError(error)) return error;
  if (error instanceof ConnectionDropped || isOwnedElsewhere(error)) throw error;
  if (error instanceof PlatformUnavailableError) return cannotOpen(error);
  onError(error);
  return new SandboxError('internal_server_error', {});
}
