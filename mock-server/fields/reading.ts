import type { OtherRows } from './other-rows';
import type { ReferencedTable } from './referenced-table';

/** The latest texts that are shared: a power of two. Rows of the same transaction have most of them in common. */
const SHARED_TEXTS = 64;

/** Sets a value that follows from other rows. Returns whether it differs from the value without them. */
export type Derivation = (rows: OtherRows) => boolean;

/** Reads stored values: a line of a journal, or a seed file. Collects what does not fit. */
export abstract class Reading {
  readonly #path: (string | number)[] = [];
  readonly #texts: (string | undefined)[] = [];
  readonly #instants: (string | undefined)[] = [];
  /** The values to set when all rows are read. */
  #derivations: Derivation[] = [];
  /** The field that is read, of the object or list that was entered last. */
  field: string | number = '';

  /** Enters the value of the present field. */
  enter(): void {
    this.#path.push(this.field);
  }

  leave(): void {
    this.field = this.#path.pop() ?? '';
  }

  /** The place of the present field, such as `rows.payments[3].amount`. */
  get place(): string {
    const names = [...this.#path, this.field].map((name) => (typeof name === 'number' ? `[${name}]` : `.${name}`));
    return names.join('').replace(/^\.+/, '');
  }

  /** Reports that the present field does not have the expected form. */
  abstract problem(what: string): void;

  /** Takes note of a value to set when all rows are read. */
  derive(derivation: Derivation): void {
    this.#derivations.push(derivation);
  }

  /** Returns the values to set of the rows since the last call. */
  takeDerivations(): readonly Derivation[] {
    const derivations = this.#derivations;
    if (derivations.length > 0) this.#derivations = [];
    return derivations;
  }

  /** Reports an id, of the row itself or of another one. */
  id(_id: string): void {}

  /** Returns a text that may be one of a caller. */
  text(text: string): string {
    return text;
  }

  /** Returns an object with texts of callers: free-form data, or an object of the API as it was rendered. */
  object(value: object, _isRendered: boolean): object {
    return value;
  }

  /** Reports an address, or what the sandbox derived: a hash, an id of another kind. Nothing in it is changed. */
  whole(_text: string): void {}

  /** Reports a reference to a row. */
  reference(_table: ReferencedTable, _id: string): void {}

  /** Returns a row of a table, which is a value of the present field: written in full, or as its id. */
  row(_table: ReferencedTable, _value: unknown): unknown {
    return this.problem('is a row of a table, which is not known here');
  }

  /** Returns the same text as a value that was read before, if it is one of the latest: ids and instants are in many rows. */
  shared(text: string): string {
    return this.#sharedIn(this.#texts, text);
  }

  /** Returns the same instant as one that was read and shared before, if it is one of the latest. */
  knownInstant(text: string): string | undefined {
    const known = this.#instants[slotOf(text)];
    return known === text ? known : undefined;
  }

  sharedInstant(text: string): string {
    return this.#sharedIn(this.#instants, text);
  }

  #sharedIn(texts: (string | undefined)[], text: string): string {
    const slot = slotOf(text);
    const known = texts[slot];
    if (known === text) return known;
    texts[slot] = text;
    return text;
  }
}

/** Returns a number that depends on the last characters of a text, in which ids and instants differ. */
function slotOf(text: string): number {
  const { length } = text;
  const last = text.charCodeAt(length - 1);
  const before = text.charCodeAt(length - 2);
  const third = text.charCodeAt(length - 3);
  return (last * 961 + before * 31 + third) & (SHARED_TEXTS - 1); // 0 for a text of fewer characters
}
