import type { AnyMessage } from '../tables/errors/row';
import type { Message } from '../vocabulary/message';

type GapsOf<Row> = Row extends { readonly message: { readonly names: readonly (infer Name extends string)[] } }
  ? Name
  : never;

/** An explanation for every code of a table, with no other gaps than its message has. A code without one does not compile. */
export type ExplanationsOf<Errors extends Readonly<Record<string, { readonly message: AnyMessage }>>> = {
  readonly [Code in keyof Errors]: Message<GapsOf<Errors[Code]>>;
};
