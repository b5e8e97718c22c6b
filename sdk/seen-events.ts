/**
 * The ids of the events that were handled. A database keeps an id in the transaction of what the handler writes: both are
 * there, or neither. The guide to webhooks has the code for PostgreSQL.
 */
export interface SeenEvents<Context = undefined> {
  /**
   * Calls `handle` and keeps the id, unless it is kept already. When `handle` rejects, it keeps nothing and rejects with the
   * same error. `context` is passed to the handler of the event.
   */
  once(id: string, handle: (context: Context) => Promise<void>): unknown;
}

const MAX_IDS = 10_000;

/** Returns ids that are kept in memory. The oldest are deleted first. */
export function seenInMemory(): SeenEvents {
  const ids = new Set<string>();
  return {
    async once(id, handle) {
      if (ids.has(id)) return;
      await handle(undefined);
      ids.add(id);
      for (const oldest of ids)
        if (ids.size > MAX_IDS) ids.delete(oldest);
        else return;
    },
  };
}
