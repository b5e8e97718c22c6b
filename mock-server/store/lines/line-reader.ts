import type { Rows, TableName } from '../../rows';
import { emptyList, emptyObject } from '../../rows/empty';
import { tableNames } from '../../rows/registry';
import type { Row } from '../../rows/row';
import type { Change } from '../commit';
import { rowReaders } from './generated/row-coding';
import type { FieldReader } from './fields';
import { knownNames } from './known-names';
import { FIRST_KNOWN_NAME, nothing } from './line-writer';

/** Reads what a `LineWriter` wrote. Throws for values that do not fit the tables. */
export class LineReader implements FieldReader {
  readonly #values: readonly unknown[];
  /** The first value is the heading. */
  #at = 1;
  readonly #names: string[] = [];
  readonly #changes: Change[] = [];
  #sequence = 0;

  constructor(values: readonly unknown[]) {
    this.#values = values;
  }

  /** Returns the changes of the line. */
  read(): readonly Change[] {
    while (this.#at < this.#values.length) {
      const number = this.number();
      const isNew = number < tableNames.length;
      const table = tableNames[number < 0 ? -1 - number : isNew ? number : number - tableNames.length];
      if (table === undefined) throw new Error(`there is no table ${number}`);
      this.#changes.push(number < 0 ? [table, this.#id(), null] : this.#change(table, isNew));
    }
    return this.#changes;
  }

  #change<Name extends TableName>(table: Name, isNew: boolean): Change<Name> {
    const row = rowReaders[table](this);
    return isNew ? [table, row.id, row, true] : [table, row.id, row];
  }

  #id(): string {
    const id = this.name();
    if (typeof id !== 'string') throw new Error('a deleted row has no id');
    return id;
  }

  value(): unknown {
    if (this.#at >= this.#values.length) throw new Error('a row has too few values');
    return this.#values[this.#at++];
  }

  json(): unknown {
    const value = this.value();
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    for (const _ in value) return value;
    return emptyObject;
  }

  number(): number {
    const value = this.value();
    if (typeof value !== 'number') throw new Error(`there is ${typeof value} instead of a number`);
    return value;
  }

  boolean(): boolean | null {
    const value = this.value();
    return value === null ? null : value === 1;
  }

  text(): string | null | undefined {
    const value = this.value();
    if (typeof value === 'string') return value;
    if (value === nothing.null) return null;
    if (value === nothing.undefined) return undefined;
    throw new Error(`there is ${JSON.stringify(value)} instead of a text`);
  }

  name(): string | null | undefined {
    const value = this.value();
    if (typeof value === 'string') {
      this.#names.push(value);
      return value;
    }
    if (value === nothing.null) return null;
    if (value === nothing.undefined) return undefined;
    const name = typeof value === 'number' ? this.#nameOf(value) : undefined;
    if (name === undefined) throw new Error(`there is no name ${JSON.stringify(value)}`);
    return name;
  }

  #nameOf(number: number): string | undefined {
    return number > FIRST_KNOWN_NAME ? this.#names[number - 1] : knownNames[FIRST_KNOWN_NAME - number];
  }

  numbered(): string {
    return `${this.name()}${this.text()}`;
  }

  joined(): string {
    const first = this.name();
    const rest = String(this.name());
    return typeof first === 'string' ? `${first} ${rest}` : rest;
  }

  sequence(): number {
    return (this.#sequence += this.number());
  }

  isPresent(): boolean {
    return this.value() === 1;
  }

  list<Item>(read: (from: this) => Item): readonly Item[] {
    const count = this.number();
    if (count === 0) return emptyList;
    const items: Item[] = [];
    while (items.length < count) items.push(read(this));
    return items;
  }

  variant<Variant>(readers: readonly ((from: this) => Variant)[]): Variant {
    const number = this.number();
    const read = readers[number];
    if (read === undefined) throw new Error(`there is no variant ${number}`);
    return read(this);
  }

  withOptional(object: object, name: string, value: unknown): object {
    return value === undefined ? object : { ...object, [name]: value };
  }

  row<Name extends TableName>(table: Name): Rows[Name] {
    const place = this.number() - 1;
    if (place < 0) return rowReaders[table](this);
    const change = this.#changes[place];
    if (change === undefined || !isRowOf(table, change)) throw new Error(`there is no row of ${table} at ${place}`);
    return change[2];
  }
}

/** Whether a change has the row of a table. */
export function isRowOf<Name extends TableName>(
  table: Name,
  change: readonly [table: TableName, id: string, row: Row | null, isNew?: true],
): change is readonly [table: Name, id: string, row: Rows[Name], isNew?: true] {
  return change[0] === table && change[2] !== null;
}
