/** The empty list and the empty object of all rows: rows are never changed in place, and one of its own takes 32 or 56 bytes. */
export const emptyList: readonly never[] = Object.freeze([]);
export const emptyObject: Readonly<Record<string, never>> = Object.freeze({});

/** Returns a list to keep: the shared one when it is empty. */
export const listToKeep = <Item>(items: readonly Item[]): readonly Item[] => (items.length === 0 ? emptyList : items);

/** Returns metadata to keep: the shared object when there is none. */
export function metadataToKeep(metadata: Record<string, unknown>): Record<string, unknown> {
  for (const _ in metadata) return metadata;
  return emptyObject;
}
