/** Most transactions have the events of few kinds of requests. More lists than these are not shared. */
const MAX_LISTS = 1_000;

/** Lists that rows share. Rows are never changed in place, and events of the same kind have the same names in the same order. */
export class SharedLists<Item extends string | number> {
  readonly #lists = new Map<string, readonly Item[]>();

  /** Returns a list with the same items, which others may have. */
  of(items: readonly Item[]): readonly Item[] {
    const key = items.join(' ');
    const known = this.#lists.get(key);
    if (known !== undefined) return known;
    // Copied, because an array that has grown keeps spare capacity.
    const list = Object.freeze(items.slice());
    if (this.#lists.size < MAX_LISTS) this.#lists.set(key, list);
    return list;
  }
}
