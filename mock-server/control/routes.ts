import { controlOperations } from '../../spec/control';
import type { Operation, Success } from '../../spec/vocabulary/operation';
import { SandboxError } from '../sandbox-error';
import type { Platform } from '../platform/platform';
import { onBuiltIndexes } from '../store/unbuilt-index';
import { type ByteStream, linesResponse, successResponse, type WireResponse } from '../wire/envelope';
import { decodedStream } from '../wire/content-coding';
import type { WireRequest } from '../wire/message';
import { type LossRecord, parseBody, readBody } from '../wire/read';
import { platformHandlers, sandboxHandlers } from './handlers';
import { runOnPlatform, runOnSandbox } from './run';
import type { ControlPort, PlatformOperationId, SandboxOperationId } from './operation';

/** A request to an operation of the control API. */
export interface ControlRequest {
  readonly request: WireRequest;
  readonly search: URLSearchParams;
  readonly path: (name: string) => string;
  readonly record: LossRecord;
}

/** An operation of the control API with its validator and its handler. */
export interface ControlRoute {
  readonly operation: Operation;
  readonly respond: (request: ControlRequest) => Promise<WireResponse>;
}

/** Returns the routes of all operations of the control API. */
export function controlRoutes(port: ControlPort): ControlRoute[] {
  const routes: ControlRoute[] = [];
  for (const id in controlOperations) {
    if (isSandboxOperation(id)) routes.push(bindToSandbox(port, id));
    else if (isPlatformOperation(id)) routes.push(bindToPlatform(port, id));
  }
  return routes;
}

function isSandboxOperation(id: string): id is SandboxOperationId {
  return Object.hasOwn(sandboxHandlers, id);
}

function isPlatformOperation(id: string): id is PlatformOperationId {
  return Object.hasOwn(platformHandlers, id);
}

function bindToSandbox<Id extends SandboxOperationId>(port: ControlPort, id: Id): ControlRoute {
  const operation: Operation = controlOperations[id];
  return {
    operation,
    respond: async ({ request, search, path, record }) => {
      const body = parseBody(readBody(request), operation, record); // body_too_large malformed_request
      const authorization = request.headers.get('authorization') ?? '';
      const result = await runOnSandbox(port, id, { search, path, body, lines: linesOf(request), authorization });
      return controlResponse(operation.success, result);
    },
  };
}

/** The order of the lines is the order in which errors take precedence, as in the API. */
function bindToPlatform<Id extends PlatformOperationId>({ platforms }: ControlPort, id: Id): ControlRoute {
  const operation: Operation = controlOperations[id];
  const isRead = operation.method === 'get';
  return {
    operation,
    respond: async ({ request, search, path, record }) => {
      const platform = requirePlatform(platforms, path('platform_id')); // resource_not_found
      platform.assertAvailable(isRead); // service_unavailable
      platform.runDueJobs();
      const body = parseBody(readBody(request), operation, record); // body_too_large malformed_request
      const run = () => runOnPlatform(platform, id, { search, path, body, lines: linesOf(request) });
      const result = await (isRead ? onBuiltIndexes(run) : run());
      const response = controlResponse(operation.success, result);
      // One that was deleted has nothing left to write.
      if (platform.pending && id !== 'deletePlatform') await platform.settled(isRead);
      return response;
    },
  };
}

/** A caller that is no front may pass lines as a text. */
function linesOf({ stream, body, headers }: WireRequest): ByteStream | string {
  return stream ? decodedStream(stream, headers) : (body ?? '');
}

function controlResponse(success: Success, result: object): WireResponse {
  return isStream(result) ? linesResponse(success.status, result) : successResponse(success, result);
}

/** Results are plain objects, or the stream of an operation that responds with lines. */
function isStream(result: object): result is ByteStream {
  return Symbol.asyncIterator in result;
}

function requirePlatform(platforms: ControlPort['platforms'], id: string): Platform {
  const platform = platforms.get(id);
  if (platform === undefined) throw new SandboxError('resource_not_found', {});
  return platform;
}
