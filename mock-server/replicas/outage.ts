import { JournalLostError } from '../store/journal/journal';
import { isOwnedElsewhere } from '../store/journal/owned-elsewhere-error';
import { DatabaseUnavailableError } from '../store/journal/postgres/database-error';

/**
 * Whether an error, or a cause of it, says only that the database does not respond, or that this replica does not own a platform
 * any more. Callers learn it from their responses, and the loss of a lease is reported once.
 */
export function isOfOutage(error: unknown): boolean {
  if (error instanceof JournalLostError || error instanceof DatabaseUnavailableError) return true;
  if (isOwnedElsewhere(error)) return true;
  return error instanceof Error && error.cause !== undefined && isOfOutage(error.cause);
}
