import type { ErrorCode } from '../tables/errors';
import type { Provenance } from './provenance';
import type { Schema } from './schema';

/** How an answer is wrapped: the envelope around one object or around a page of them, or nothing around it. */
export type Wrapping = 'one' | 'page' | 'bare';

export interface Success {
  readonly status: 200 | 201 | 202;
  readonly wrapping: Wrapping;
  /** The envelope's `type` of the object or of the objects on the page. */
  readonly type: string;
  /** The name of the component schema of the object. */
  readonly schema: string;
  /** The object has no id, and its envelope says null. */
  readonly withoutId?: true;
}

export interface Operation {
  readonly method: 'get' | 'post' | 'patch' | 'delete';
  /** Parameters in braces: `/v1/payments/{payment_id}`. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly description?: string;
  readonly provenance: Provenance;
  /** Not in the service's own description, but needed to use what is. */
  readonly extension?: true;
  readonly deprecated?: true;
  /** An access token, the control token where the sandbox has one, or nothing. */
  readonly authentication: 'bearer' | 'control_token' | 'none';
  readonly idempotencyKey: 'required' | 'optional' | 'none';
  readonly query?: Readonly<Record<string, Schema>>;
  readonly body?: Schema;
  /** The body may be left out, or be empty. */
  readonly bodyOptional?: true;
  /** The body may also be sent as an HTML form would send it. */
  readonly formAccepted?: true;
  readonly success: Success;
  /** What its handler answers beyond what follows from the rows above (see `errorsOf`). */
  readonly errors: readonly ErrorCode[];
}

export interface Resource<Id extends string> {
  readonly tag: string;
  readonly description: string;
  readonly schemas: Readonly<Record<string, Schema>>;
  readonly operations: Readonly<Record<Id, Operation>>;
}

export const defineResource = <const Id extends string>(resource: Resource<Id>): Resource<Id> => resource;

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
export const page = (type: string, schema: string): Success => ({ status: 200, wrapping: 'page', type, schema });
export const bare = (status: 200 | 201 | 202, type: string, schema: string): Success => ({
  status,
  wrapping: 'bare',
  type,
  schema,
});

/** The names of a path's parameters, in order. */
export const pathParameters = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
