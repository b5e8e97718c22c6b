import type { ErrorCode } from '../tables/errors';
import type { Display } from './display';
import type { Provenance } from './provenance';
import type { FieldName, Schema } from './schema';

/**
 * The form of a response: an envelope around one object, an envelope around a page of objects, no envelope, or a stream of
 * lines, each of which is JSON (`application/x-ndjson`).
 */
export type Wrapping = 'one' | 'page' | 'bare' | 'lines';

/** The content type of lines of JSON. */
export const linesContentType = 'application/x-ndjson';

/** The response of an operation that succeeds. */
export interface Success {
  /** The HTTP status. */
  readonly status: 200 | 201 | 202;
  /** The form of the body. */
  readonly wrapping: Wrapping;
  /** The `type` in the envelope: that of the object, or of each object on the page. */
  readonly type: string;
  /** The name of the component schema of the object. */
  readonly schema: string;
  /** The status of the same response to a repeated Idempotency-Key, where it is another one. */
  readonly replayStatus?: 200;
  /** The object has no id: the `id` of its envelope is null. */
  readonly withoutId?: true;
  /** The object has no id: the `id` of its envelope is this parameter of the path. */
  readonly idParameter?: string;
}

/** An operation of the API or of the control API. */
export interface Operation {
  /** The HTTP method. */
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** Path with parameters in braces: `/v1/payments/{payment_id}`. */
  readonly path: `/${string}`;
  /** Its title. */
  readonly summary: string;
  /** Its effect, beyond the summary. */
  readonly description: string;
  /** Its provenance. */
  readonly provenance: Provenance;
  /** Not documented by the service, but needed to use what is. */
  readonly extension?: true;
  /** Another operation replaces it. */
  readonly deprecated?: true;
  /** The newer path of the same list, for a deprecated one: they have the same cursors. */
  readonly newerPath?: `/${string}`;
  /**
   * The required credential: an access token, a key pair by HTTP Basic or in the body, or none. If the sandbox has a control
   * token, that one, or with `platform_token` that one or a token of the platform in the path.
   */
  readonly authentication: 'bearer' | 'key_pair' | 'control_token' | 'platform_token' | 'none';
  /** Whether it takes an Idempotency-Key. */
  readonly idempotencyKey: 'required' | 'optional' | 'none';
  /** How we know whether it requires an Idempotency-Key (default: as the operation). */
  readonly idempotencyKeyProvenance?: Provenance;
  /** Runs on the platform account: a header that selects a sub account is ignored. */
  readonly onPlatform?: true;
  /** Creates what belongs to an account: a platform with sub accounts should name one of them. */
  readonly ofAccount?: true;
  /**
   * Only an enabled account can do it: that of the object, or else the one that the request runs on. With a name, only requests
   * with that field of the body need it. Source: States and transitions, Sub account status.
   */
  readonly requiresEnabled?: true | 'payment_method';
  /** The parameters of its query, by name. */
  readonly query?: Readonly<Record<string, Schema>>;
  /** The schema of its body. */
  readonly body?: Schema;
  /** The field of the response with a token that the key pair signs. It is stored without its signature. */
  readonly signedField?: string;
  /** The body may be omitted or empty. */
  readonly bodyOptional?: true;
  /** The body may also be sent as `application/x-www-form-urlencoded`. */
  readonly formAccepted?: true;
  /**
   * The component schema of the lines of the body (`application/x-ndjson`), which is read while it arrives and has no size limit.
   */
  readonly bodyLines?: string;
  /** The response when it succeeds. */
  readonly success: Success;
  /** The errors of its handler, in addition to those that follow from the other properties (see `errorsOf`). */
  readonly errors: readonly ErrorCode[];
}

export interface Resource<Id extends string> {
  readonly tag: string;
  readonly description: string;
  readonly schemas: Readonly<Record<string, Schema>>;
  readonly operations: Readonly<Record<Id, Operation>>;
  /** How the objects of schemas are shown and found, by the names of these. */
  readonly display?: { readonly [Name in string]?: Display };
}

type Schemas = Readonly<Record<string, Schema>>;

/** A resource whose displays name only fields that their schemas have. */
interface CheckedResource<Id extends string, Named extends Schemas> extends Resource<Id> {
  readonly schemas: Named;
  readonly display?: { readonly [Name in keyof Named]?: Display<FieldName<Named[Name]>> };
}

export const defineResource = <const Id extends string, const Named extends Schemas>(
  resource: CheckedResource<Id, Named>,
): Resource<Id> => resource;

type IdOf<R> = R extends Resource<infer Id> ? Id : never;

/** Returns the operations of resources by their ids. */
export function allOperations<R extends Resource<string>>(resources: readonly R[]): Record<IdOf<R>, Operation>;
export function allOperations(resources: readonly Resource<string>[]): Record<string, Operation> {
  return Object.fromEntries(resources.flatMap(({ operations }) => Object.entries(operations)));
}

export const one = (status: 200 | 201, type: string, schema: string): Success => ({
  status,
  wrapping: 'one',
  type,
  schema,
});
export const oneWithoutId = (status: 200 | 201, type: string, schema: string): Success => ({
  ...one(status, type, schema),
  withoutId: true,
});
export const oneOfParameter = (status: 200 | 201, type: string, schema: string, idParameter: string): Success => ({
  ...one(status, type, schema),
  idParameter,
});
export const page = (type: string, schema: string): Success => ({ status: 200, wrapping: 'page', type, schema });
export const bare = (status: 200 | 201 | 202, type: string, schema: string): Success => ({
  status,
  wrapping: 'bare',
  type,
  schema,
});

export const lines = (type: string, schema: string): Success => ({ status: 200, wrapping: 'lines', type, schema });

/** Returns the names of a path's parameters, in order. */
export const pathParameters = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
