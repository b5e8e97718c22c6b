/** Returns the first item. Of a descending walk over an index, that is the newest row. */
export function firstOf<Item>(items: Iterable<Item>): Item | undefined {
  for (const item of items) return item;
  return undefined;
}
