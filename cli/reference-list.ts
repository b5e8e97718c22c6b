import { formatTable } from './control-commands/table';
import type { Io } from './io';

type Row = Readonly<Record<string, string | number | null>>;

/** Formats rows of the specification: as one line of JSON, as a table on a terminal, and else with tabs between columns. */
export function formatReferenceList(
  rows: readonly Row[],
  json: boolean | undefined,
  { stdout }: Pick<Io, 'stdout'>,
): string {
  if (json) return `${JSON.stringify(rows)}\n`;
  if (stdout.isTTY) return formatTable(rows);
  const names = Object.keys(rows[0] ?? {});
  const lines = rows.map((row) => names.map((name) => row[name] ?? ''));
  return [names, ...lines].map((cells) => `${cells.join('\t')}\n`).join('');
}
