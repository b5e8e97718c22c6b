/** Returns the first item. Of a descending walk over an index, that is the newest row. */
export function firstOf<Item>(items: Iterable<Item>): Item | undefined {
  for (const item of items) return item;
  return undefined;
}

/** Returns the first items, at most `limit`. */
export function take<Item>(items: Iterable<Item>, limit: number): Item[] {
  const taken: Item[] = [];
  if (limit <= 0) return taken;
  for (const item of items) {
    taken.push(item);
    if (taken.length >= limit) break;
  }
  return taken;
}
