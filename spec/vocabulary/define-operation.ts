import type { ErrorCode } from '../tables/errors';
import { type Operation, pathParameters } from './operation';

/** Defines an operation by its path and its properties. Those with a default may be absent. */
type Define<Default extends keyof Operation> = (
  path: Operation['path'],
  properties: Omit<Operation, 'method' | 'path' | Default> & Partial<Pick<Operation, Default>>,
) => Operation;

type Method = Operation['method'];

/** An id in a path may be that of no object. */
const errorsOfPath = (path: string): readonly ErrorCode[] =>
  pathParameters(path).length > 0 ? ['resource_not_found'] : [];

const withAccessToken =
  (method: Method): Define<'authentication' | 'errors'> =>
  (path, properties) => ({ method, path, authentication: 'bearer', errors: errorsOfPath(path), ...properties });

const read: Define<'authentication' | 'errors' | 'idempotencyKey'> = (path, properties) =>
  withAccessToken('get')(path, { idempotencyKey: 'none', ...properties });

/** Define operations of the API: with an access token, and reads without an idempotency key, by default. */
export const api = {
  get: read,
  post: withAccessToken('post'),
  put: withAccessToken('put'),
  patch: withAccessToken('patch'),
  delete: withAccessToken('delete'),
};

const onEntity =
  (method: Method): Define<'authentication' | 'errors' | 'idempotencyKey' | 'provenance'> =>
  (path, properties) => ({
    method,
    path,
    provenance: 'reference',
    extension: true,
    authentication: 'bearer',
    idempotencyKey: method === 'get' ? 'none' : 'optional',
    onPlatform: true,
    errors: errorsOfPath(path),
    ...properties,
  });

/** Define operations of the API on businesses and on what belongs to them, by default those of the platform account. */
export const entities = { get: onEntity('get'), post: onEntity('post'), patch: onEntity('patch') };

const withControlToken =
  (method: Method): Define<'authentication' | 'errors' | 'idempotencyKey' | 'provenance'> =>
  (path, properties) => ({
    method,
    path,
    provenance: 'chosen',
    authentication: 'control_token',
    idempotencyKey: 'none',
    errors: ['host_not_allowed', ...errorsOfPath(path)],
    ...properties,
  });

/** Define operations of the control API: with the control token, and without an idempotency key, by default. */
export const control = {
  get: withControlToken('get'),
  post: withControlToken('post'),
  patch: withControlToken('patch'),
  delete: withControlToken('delete'),
};

const withPlatformToken =
  (method: Method): Define<'authentication' | 'errors' | 'idempotencyKey' | 'provenance'> =>
  (path, properties) =>
    withControlToken(method)(path, { authentication: 'platform_token', ...properties });

/** Define operations of the control API on one platform, which a token of that platform opens as well. */
export const platformControl = {
  get: withPlatformToken('get'),
  post: withPlatformToken('post'),
  delete: withPlatformToken('delete'),
};
