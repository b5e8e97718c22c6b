import { randomUUID } from 'node:crypto';
import { type Operation, operations, pathParameters } from '../../../spec';
import { didYouMean, mostLike } from '../../../spec/vocabulary/closest-names';
import { unexpectedResponse } from '../../control-client';
import { asStrings, methods, segmentsOf } from '../../control-commands/commands';
import type { Row } from '../../lists/row';
import { accessToken, type ApiRequest, callApi } from '../../resource-commands/api-client';
import type { SandboxOptions } from '../../sandbox-options';
import { readRequest } from './explain-request';

/** The operations that can be sent. The one for an access token is not: it would return one. */
export const sendable: ReadonlyMap<string, Operation> = new Map(
  Object.entries<Operation>(operations).filter(([, { authentication }]) => authentication === 'bearer'),
);

/** Returns the message for an operation that cannot be sent, with the closest ones. */
export function unknownOperation(id: unknown): string {
  const closest = typeof id === 'string' ? mostLike(id, [...sendable.keys()], MAX_SUGGESTED) : [];
  const name = typeof id === 'string' ? ` "${id.slice(0, 40).replaceAll(/\d/g, '*')}"` : '';
  return `Unknown operation${name}. The closest ones: ${closest.join(', ')}. search_docs finds others.`;
}

const MAX_SUGGESTED = 5;

/** Sends a request in test mode. Returns what the request log has of it: without secrets, and with long bodies cut. */
export async function sendRequest(id: string, parameters: Row, options: SandboxOptions): Promise<object> {
  const operation = sendable.get(id);
  if (operation === undefined) throw new Error(unknownOperation(id));
  const request = requestOf(id, operation, parameters);
  const Authorization = `Bearer ${await accessToken(options, 'test')}`;
  const { requestId } = await callApi(options.url, { ...request, headers: { ...request.headers, Authorization } });
  if (requestId === null) throw unexpectedResponse(options.url, 'a response of the API');
  const { status, error_code, explanation, verdict, violations, events, answer_body } = await readRequest(
    requestId,
    options,
  );
  return { request_id: requestId, status, error_code, explanation, verdict, violations, events, response: answer_body };
}

/** Returns the names of the parameters of an operation by where they are sent. No operation has one name in two places. */
export function placesOf({ path, query = {}, body, idempotencyKey, onPlatform }: Operation) {
  return {
    path: pathParameters(path),
    query: Object.keys(query),
    header: [...(onPlatform ? [] : ['Sub-Account']), ...(idempotencyKey === 'none' ? [] : ['Idempotency-Key'])],
    body: Object.entries(body?.properties ?? {}).flatMap(([name, { readOnly }]) => (readOnly ? [] : [name])),
  };
}

function requestOf(id: string, operation: Operation, parameters: Row): ApiRequest {
  const places = placesOf(operation);
  const known = Object.values(places).flat();
  const unknown = Object.keys(parameters).find((name) => !known.includes(name));
  const missing = places.path.find((name) => parameters[name] === undefined || parameters[name] === '');
  if (unknown !== undefined || missing !== undefined) {
    // A name is not repeated as it is: it may be the number of a card.
    const name = unknown?.replaceAll(/\d/g, '*');
    const problem = name === undefined ? `needs ${missing}` : `has no parameter "${name}".${didYouMean(name, known)}`;
    throw new Error(`${id} ${problem}\nIts parameters: ${known.join(', ')}`);
  }
  const given = (names: readonly string[]) =>
    Object.fromEntries(names.filter((name) => Object.hasOwn(parameters, name)).map((name) => [name, parameters[name]]));
  const key = operation.idempotencyKey === 'none' ? {} : { 'Idempotency-Key': randomUUID() };
  return {
    method: methods[operation.method],
    path: segmentsOf(operation.path, new Map(Object.entries(asStrings(given(places.path))))),
    query: asStrings(given(places.query)),
    headers: { ...key, ...asStrings(given(places.header)) },
    body: operation.body && given(places.body),
  };
}
