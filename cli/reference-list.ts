import type { Io } from './io';
import { formatRows } from './lists/format-list';

type Row = Readonly<Record<string, string | number | null>>;

/** Columns that are left out first where there is little space. */
const lessImportant: readonly string[] = [
  'type',
  'brand',
  'status',
  'error_code',
  'decline_code',
  'network_error_code',
  'summary',
];

/** Formats rows of the specification: as one line of JSON, as a table on a terminal, and else with tabs between columns. */
export async function formatReferenceList(
  rows: readonly Row[],
  json: boolean | undefined,
  io: Pick<Io, 'stdout' | 'env'>,
): Promise<string> {
  if (json) return `${JSON.stringify(rows)}\n`;
  const names = Object.keys(rows[0] ?? {});
  const columns = names.map((name) => ({ name, fields: [name], isPriority: !lessImportant.includes(name) }));
  return formatRows(columns, rows, {}, io);
}
