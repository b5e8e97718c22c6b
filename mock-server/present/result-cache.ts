/** A payment takes 2.3 kB, with its text and its rows. */
const MAX_RESULTS = 256;

interface CachedText {
  text: string | undefined;
}

/** Texts of the results in caches: undefined until a result is sent. */
const texts = new WeakMap<object, CachedText>();

/**
 * The results that were rendered last from rows, of all sandboxes of a process. A program that waits for a resource to change reads it again and again, and to render
 * it and write its JSON takes a quarter of such a request. A row that changes becomes another object, so a result is valid as long
 * as each of its rows is the same object.
 */
export class ResultCache<Rows extends object, Result extends object> {
  readonly #subjectOf: (rows: Rows) => object;
  readonly #render: (rows: Rows) => Result;
  /** By the row that the result is about, in the order in which they were rendered. */
  readonly #results = new Map<object, { readonly rows: Rows; readonly result: Result }>();

  constructor(subjectOf: (rows: Rows) => object, render: (rows: Rows) => Result) {
    this.#subjectOf = subjectOf;
    this.#render = render;
  }

  /** Returns the result for rows. It is the same object for the same rows, so nobody may change it. */
  resultOf(rows: Rows): Result {
    const subject = this.#subjectOf(rows);
    const cached = this.#results.get(subject);
    if (cached !== undefined && areSame(cached.rows, rows)) return cached.result;
    const result = this.#render(rows);
    texts.set(result, { text: undefined });
    this.#results.delete(subject);
    this.#results.set(subject, { rows, result });
    if (this.#results.size > MAX_RESULTS) this.#deleteOldest();
    return result;
  }

  #deleteOldest(): void {
    for (const subject of this.#results.keys()) {
      this.#results.delete(subject);
      return;
    }
  }
}

/** Returns the text of a result, which is rendered once for a result in a cache: such a result is sent in one envelope only. */
export function textOfResult(result: object, render: () => string): string {
  const cached = texts.get(result);
  if (cached === undefined) return render();
  return (cached.text ??= render());
}

/** Whether all rows, also those in lists, are the same objects. */
function areSame<Rows extends object>(before: Rows, rows: Rows): boolean {
  for (const name in rows) if (!isSame(before[name], rows[name])) return false;
  return true;
}

function isSame(before: unknown, value: unknown): boolean {
  if (before === value) return true;
  if (!Array.isArray(before) || !Array.isArray(value) || before.length !== value.length) return false;
  return before.every((row, index) => row === value[index]);
}
