import type { UnitOfWork } from '../context';

/** Returns the id of the platform of a request, which signed addresses name. */
export function platformId(rows: UnitOfWork['rows']): string {
  return rows.first('platform', 'only', 'all')?.id ?? '';
}
