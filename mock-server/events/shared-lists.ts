/** Most transactions have the events of few kinds of requests. With more beginnings than these, lists are not shared any more. */
const MAX_BEGINNINGS = 1_000;

/** A list of items, and the lists that are longer by one item. */
interface Beginning<Item> {
  readonly list: readonly Item[];
  readonly longer: Map<Item, Beginning<Item>>;
}

/** Lists that rows share. Rows are never changed in place, and events of the same kind have the same names in the same order. */
export class SharedLists<Item extends string | number> {
  readonly #empty: Beginning<Item> = { list: [], longer: new Map() };
  #beginnings = 0;

  /** Returns a list with the same items, which others may have. */
  of(items: readonly Item[]): readonly Item[] {
    let beginning = this.#empty;
    for (const item of items) {
      const longer = beginning.longer.get(item) ?? this.#add(beginning, item);
      // Copied, because an array that has grown keeps spare capacity.
      if (longer === undefined) return items.slice();
      beginning = longer;
    }
    return beginning.list;
  }

  /** Returns a list that is longer by one item; undefined if there are too many. */
  #add({ list, longer }: Beginning<Item>, item: Item): Beginning<Item> | undefined {
    if (this.#beginnings === MAX_BEGINNINGS) return undefined;
    this.#beginnings++;
    const added: Beginning<Item> = { list: Object.freeze([...list, item]), longer: new Map() };
    longer.set(item, added);
    return added;
  }
}
