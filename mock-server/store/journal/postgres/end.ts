import type { Client } from 'pg';
import { setTimer } from '../../../time/timers';

/** A server that cannot be reached never confirms that a connection ends. */
const END_WITHIN_MS = 1000;

/** Resolves when connections have ended. Destroys those that are left after a second. Never rejects. */
export async function endOrDestroy(ending: Promise<void>, connections: () => readonly Client[]): Promise<void> {
  const cancel = setTimer(() => {
    for (const { connection } of connections()) connection.stream.destroy();
  }, END_WITHIN_MS);
  try {
    await ending;
  } catch {
    // It has ended in some way.
  } finally {
    cancel();
  }
}
