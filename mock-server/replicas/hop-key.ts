import { textOf } from '../store/journal/postgres/row-values';
import type { Sql } from '../store/journal/postgres/sql';

/** Returns the key by which the replicas of a database know each other: 32 bytes. */
export async function readHopKey(sql: Sql): Promise<Uint8Array> {
  const { rows } = await sql.query('select hop_key from sandbox.schema');
  return Buffer.from(textOf(rows[0], 'hop_key'), 'hex');
}
