import type { ReferencedTable } from './referenced-table';

/**
 * How a field is written in a journal, from which the code that writes and reads it is generated: see `store/lines/`.
 *
 * | Shape | Written as |
 * |---|---|
 * | `text` | the text |
 * | `name` | the text; a number when most lines have the name, or the line has it already: an id, an instant, a state |
 * | `numbered` | a name, and the two characters after it: the id of an event |
 * | `joined` | two names that a space joins, such as the id that consists of an account and a key |
 * | `number`, `boolean`, `json` | the value |
 * | `sequence` | the difference from the sequence number before it in the line |
 * | `row` | the number of the row among the changes of the line; the fields of a row that the line does not have |
 * | `object` | its fields, without their names |
 * | `variants` | the number of the variant, and its fields |
 */
export type Shape =
  | { readonly kind: 'text' | 'name' | 'numbered' | 'joined' | 'number' | 'boolean' | 'json' | 'sequence' }
  | { readonly kind: 'row'; readonly table: ReferencedTable }
  | { readonly kind: 'nullable' | 'optional' | 'list'; readonly inner: Shape }
  | ObjectShape
  | VariantsShape;

/** Objects of several types. The field `kind` names the type; `rest` is that of an object without a kind. */
export interface VariantsShape {
  readonly kind: 'variants';
  readonly variants: Readonly<Record<string, ObjectShape>>;
  readonly rest: ObjectShape;
}

/** Fields in their order. */
export interface ObjectShape {
  readonly kind: 'object';
  readonly fields: Readonly<Record<string, Shape>>;
}
