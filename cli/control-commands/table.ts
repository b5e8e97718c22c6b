import { printable } from '../printable';

/** Maximum widths of a table and of a cell, in characters. */
const MAX_TABLE_CHARS = 140;
const MAX_CELL_CHARS = 44;

type Row = Readonly<Record<string, unknown>>;

/** Formats rows as a table with as many columns as fit. */
export function formatTable(rows: readonly Row[]): string {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const all = names.flatMap((name) => columnOf(name, rows) ?? []);
  const columns = chooseColumns(all);
  const line = (cellOf: (column: Column) => string) =>
    columns
      .map((column) => cellOf(column).padEnd(column.width))
      .join('  ')
      .trimEnd();
  const lines = rows.map((_, at) => line(({ cells }) => cells[at] ?? ''));
  return [line(({ name }) => name), ...lines, ''].join('\n');
}

/** Fields that have the same value in most rows. They are shown only if there is space left. */
const contextFields: readonly string[] = [
  'idempotency_key',
  'request_id',
  'version',
  'account_id',
  'account_type',
  'platform_account_id',
];

/** Chooses the columns that fit, those that distinguish rows first. Keeps their order. */
function chooseColumns(all: readonly Column[]): readonly Column[] {
  const chosen = new Set<Column>();
  let charsLeft = MAX_TABLE_CHARS;
  for (const rank of [0, 1, 2]) {
    for (const column of all) {
      if (rankOf(column) !== rank || column.width > charsLeft) continue;
      chosen.add(column);
      charsLeft -= column.width + 2;
    }
  }
  return all.filter((column) => chosen.has(column));
}

function rankOf({ name, cells }: Column): number {
  if (cells.some((cell) => cell !== cells[0])) return 0;
  return contextFields.includes(name) ? 2 : 1;
}

interface Column {
  readonly name: string;
  readonly width: number;
  readonly cells: readonly string[];
}

/** Returns undefined for a field that is empty in all rows, or too large for a cell in one. */
function columnOf(name: string, rows: readonly Row[]): Column | undefined {
  const cells: string[] = [];
  for (const row of rows) {
    const cell = cellOf(row[name]);
    if (cell === undefined) return undefined;
    cells.push(cell);
  }
  if (cells.every((cell) => cell === '')) return undefined;
  const title = printable(name);
  return { name: title, cells, width: Math.max(title.length, ...cells.map(({ length }) => length)) };
}

function cellOf(value: unknown): string | undefined {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    return items.every((item) => typeof item === 'string') ? truncate(items.join(',')) : String(items.length);
  }
  if (typeof value === 'object') return compact(value);
  return truncate(String(value));
}

/** Formats a small object as JSON and a large one as its id. Returns undefined for a large one without an id. */
function compact(value: object): string | undefined {
  const text = printable(JSON.stringify(value));
  if (text.length <= MAX_CELL_CHARS) return text;
  return 'id' in value && typeof value.id === 'string' ? printable(value.id) : undefined;
}

const truncate = (text: string) => {
  const line = printable(text.replace(/\s+/g, ' '));
  return line.length <= MAX_CELL_CHARS ? line : `${line.slice(0, MAX_CELL_CHARS - 1)}…`;
};
