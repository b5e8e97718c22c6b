import type { operations } from '../generated/types';

interface JsonContent<Body> {
  readonly content: { readonly 'application/json': Body };
}

/** The JSON body of an operation of the generated types, or `undefined` if it has none. A body of lines is not parsed as JSON. */
export type BodyOf<Operation extends { readonly requestBody?: unknown }> = [
  NonNullable<Operation['requestBody']>,
] extends [never]
  ? undefined
  : NonNullable<Operation['requestBody']> extends JsonContent<infer Body>
    ? Body
    : undefined;

/** The JSON body of an operation of the API. */
export type RequestBody<Id extends keyof operations> = BodyOf<operations[Id]>;
