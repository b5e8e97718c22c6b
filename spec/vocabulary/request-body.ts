import type { operations } from '../generated/types';

interface JsonContent<Body> {
  readonly content: { readonly 'application/json': Body };
}

/** The JSON body of an operation; `undefined` for one that has none. */
export type RequestBody<Id extends keyof operations> = [NonNullable<operations[Id]['requestBody']>] extends [never]
  ? undefined
  : NonNullable<operations[Id]['requestBody']> extends JsonContent<infer Body>
    ? Body
    : never;
