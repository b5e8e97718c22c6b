import type { Rows, TableName } from '../../rows';

/** The functions that the generated writers call, one for each shape: see `rows/shape.ts`. */
export interface FieldWriter {
  /** Writes a number, or a value as JSON. */
  value(value: unknown): void;
  boolean(value: boolean | null): void;
  text(text: string | null | undefined): void;
  name(name: string | null | undefined): void;
  /** Writes the name that a text begins with, and its last two characters. */
  numbered(text: string): void;
  joined(text: string): void;
  sequence(sequence: number): void;
  /** Writes the place of a row that the line has already, or else the row. */
  row<Name extends TableName>(table: Name, row: Rows[Name]): void;
}

/** The functions that the generated readers call. They throw for values that do not fit the tables. */
export interface FieldReader {
  value(): unknown;
  /** Returns a value of JSON. Rows share the empty object. */
  json(): unknown;
  boolean(): boolean | null;
  text(): string | null | undefined;
  name(): string | null | undefined;
  numbered(): string;
  joined(): string;
  sequence(): number;
  /** Returns whether a value follows that may be absent. */
  isPresent(): boolean;
  list<Item>(read: (from: this) => Item): readonly Item[];
  /** Reads the number of one of these functions, and calls it. */
  variant<Variant>(readers: readonly ((from: this) => Variant)[]): Variant;
  /** Returns an object with a field, unless the field is absent. */
  withOptional(object: object, name: string, value: unknown): object;
  row<Name extends TableName>(table: Name): Rows[Name];
}
