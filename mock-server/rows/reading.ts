import type { ReferencedTable } from './referenced-table';

/** A text is the same object for all that read it, of so many at a time. */
const MAX_SHARED_TEXTS = 4_096;

/** Reads stored values: a line of a journal, or a seed file. Collects what does not fit. */
export abstract class Reading {
  readonly #path: (string | number)[] = [];
  readonly #texts = new Map<string, string>();
  readonly #instants = new Map<string, string>();
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

  /** Reports a reference to a row. */
  reference(_table: ReferencedTable, _id: string): void {}

  /** Returns a row of a table, which is a value of the present field: written in full, or as its id. */
  row(_table: ReferencedTable, _value: unknown): unknown {
    return this.problem('is a row of a table, which is not known here');
  }

  /** Returns an equal text, which others have as well: ids and instants are in many rows. */
  shared(text: string): string {
    return shared(this.#texts, text);
  }

  /** Returns an equal instant; undefined when no equal one was read and shared. */
  knownInstant(text: string): string | undefined {
    return this.#instants.get(text);
  }

  sharedInstant(text: string): string {
    return shared(this.#instants, text);
  }
}

function shared(texts: Map<string, string>, text: string): string {
  const known = texts.get(text);
  if (known !== undefined) return known;
  if (texts.size >= MAX_SHARED_TEXTS) texts.clear();
  texts.set(text, text);
  return text;
}
