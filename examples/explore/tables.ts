/** A row with its unique key exists already. */
export class UniqueViolation extends Error {}

/** A table in memory, by its unique key. Rows are never changed, only replaced. */
export class Table<Row> {
  #rows: ReadonlyMap<string, Row> = new Map();

  /** Throws `UniqueViolation`. */
  insert(key: string, row: Row): void {
    if (this.#rows.has(key)) throw new UniqueViolation(key);
    this.replace(key, row);
  }

  replace(key: string, row: Row): void {
    this.#rows = new Map(this.#rows).set(key, row);
  }

  get(key: string): Row | undefined {
    return this.#rows.get(key);
  }

  where(isWanted: (row: Row) => boolean): readonly Row[] {
    return [...this.#rows.values()].filter(isWanted);
  }

  /** Returns a function that restores the rows of now. */
  remember(): () => void {
    const rows = this.#rows;
    return () => {
      this.#rows = rows;
    };
  }
}

/** Does all of it, or nothing if it throws. */
export function transaction(tables: readonly { remember: () => () => void }[], work: () => void): void {
  const undo = tables.map((table) => table.remember());
  try {
    work();
  } catch (error) {
    for (const restore of undo) restore();
    throw error;
  }
}
