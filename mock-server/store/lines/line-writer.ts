import type { Rows, TableName } from '../../rows';
import { tableNames } from '../../rows/registry';
import type { Row } from '../../rows/row';
import type { Change, Commit } from '../commit';
import { rowWriters } from './generated/row-coding';
import type { FieldWriter } from './fields';
import { knownNames } from './known-names';

/** Written instead of a text or a name that is null or undefined. The names of a line are numbered from 1, known names from -2 downwards. */
export const nothing = { null: 0, undefined: -1 } as const;
export const FIRST_KNOWN_NAME = -2;

const knownNumbers = new Map(knownNames.map((name, i) => [name, FIRST_KNOWN_NAME - i]));

/** Characters of the number after a name. */
const NUMBER_CHARACTERS = 2;

const tableNumbers = new Map(tableNames.map((name, number) => [name, number]));

/** Above this number of changes, their places are looked up in a map. */
const MAX_SEARCHED_CHANGES = 32;

/** Writes the changes of a commit as one list of values. The generated functions call it for each field: see `emit.ts`. */
export class LineWriter implements FieldWriter {
  readonly #values: unknown[];
  readonly #changes: readonly Change[];
  /** The numbers of the names of the line. */
  readonly #names = new Map<string, number>();
  #places: Map<Row | null, number> | undefined;
  #sequence = 0;
  /** The number of changes that are written. */
  #written = 0;

  constructor(heading: Omit<Commit, 'changes'> | null, changes: readonly Change[]) {
    this.#values = [heading];
    this.#changes = changes;
  }

  /** Returns the line. */
  write(): string {
    for (const change of this.#changes) {
      this.#change(change);
      this.#written++;
    }
    return JSON.stringify(this.#values);
  }

  #change<Name extends TableName>([table, id, row, isNew]: Change<Name>): void {
    const number = tableNumbers.get(table) ?? -1;
    if (row === null) {
      this.#values.push(-1 - number);
      this.name(id);
    } else {
      this.#values.push(isNew ? number : tableNames.length + number);
      rowWriters[table](row, this);
    }
  }

  value(value: unknown): void {
    this.#values.push(value);
  }

  boolean(value: boolean | null): void {
    this.#values.push(value === null ? null : value ? 1 : 0);
  }

  text(text: string | null | undefined): void {
    this.#values.push(text ?? (text === null ? nothing.null : nothing.undefined));
  }

  name(name: string | null | undefined): void {
    if (name === null || name === undefined) {
      this.text(name);
      return;
    }
    const number = knownNumbers.get(name) ?? this.#names.get(name);
    if (number === undefined) this.#names.set(name, this.#names.size + 1);
    this.#values.push(number ?? name);
  }

  numbered(text: string): void {
    this.name(text.slice(0, -NUMBER_CHARACTERS));
    this.value(text.slice(-NUMBER_CHARACTERS));
  }

  joined(text: string): void {
    const space = text.indexOf(' ');
    this.name(space < 0 ? null : text.slice(0, space));
    this.name(text.slice(space + 1));
  }

  sequence(sequence: number): void {
    this.#values.push(sequence - this.#sequence);
    this.#sequence = sequence;
  }

  row<Name extends TableName>(table: Name, row: Rows[Name]): void {
    const place = this.#placeOf(row);
    this.#values.push(place + 1);
    if (place < 0) rowWriters[table](row, this);
  }

  #placeOf(row: Row): number {
    const changes = this.#changes;
    if (changes.length > MAX_SEARCHED_CHANGES) {
      this.#places ??= new Map(changes.map(([, , each], place) => [each, place]));
      const place = this.#places.get(row) ?? -1;
      return place < this.#written ? place : -1;
    }
    for (let place = 0; place < this.#written; place++) if (changes[place]?.[2] === row) return place;
    return -1;
  }
}
