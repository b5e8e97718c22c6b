import { applySchema } from '../store/journal/postgres/schema';
import { flagOf } from '../store/journal/postgres/row-values';
import type { Database } from '../store/journal/postgres/sql';

/** Returns whether a database has a sandbox, and creates nothing. Throws a `SchemaVersionError` for one of another release. */
export async function hasSandbox(database: Database): Promise<boolean> {
  const { rows } = await database.query(`select to_regclass('sandbox.schema') is not null as exists`);
  if (!flagOf(rows[0], 'exists')) return false;
  await applySchema(database);
  return true;
}
