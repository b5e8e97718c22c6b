import type { Reader } from '../store/reader';

/** Returns the id of the platform of a request, which signed addresses name. */
export function platformId(rows: Reader): string {
  return rows.first('platform', 'only', 'all')?.id ?? '';
}
