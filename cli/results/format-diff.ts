import { always, terminal } from '../../spec/vocabulary/display';
import type { Io } from '../io';
import { columnOf } from '../lists/column';
import { formatRows } from '../lists/format-list';
import { type Row, rowsOf } from '../lists/row';
import { printable } from '../printable';

const columns = [...always('change', 'type', { object: 'id', field: 'path' }), ...terminal('before', 'after')].map(
  columnOf,
);

/** Formats the differences between two snapshots as a table: a row for each record, and for each field that changed. */
export async function formatDiff({ from, to, ...changes }: Row, io: Pick<Io, 'stdout' | 'env'>): Promise<string> {
  const rows: Row[] = [];
  const counts: string[] = [];
  for (const change of ['added', 'removed', 'changed']) {
    const records = rowsOf(changes[change]);
    if (records.length > 0) counts.push(`${records.length} ${change}`);
    for (const { fields, ...record } of records) {
      if (fields === undefined) rows.push({ change, ...record });
      else for (const field of rowsOf(fields)) rows.push({ change, ...record, ...field });
    }
  }
  const states = printable(`from ${String(from)} to ${String(to)}`);
  if (rows.length === 0) return `Nothing changed ${states}.\n`;
  return `${counts.join(', ')} ${states}:\n\n${await formatRows(columns, rows, {}, io)}`;
}
