/** How wide a table may be, and a column of it. */
const WIDTH = 140;
const COLUMN = 44;

type Row = Readonly<Record<string, unknown>>;

/** A list in columns: of each thing what fits in a line, the first fields first. */
export function tableOf(rows: readonly Row[]): string {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const all = names.flatMap((name) => columnOf(name, rows) ?? []);
  const columns = all.filter(fitting(all));
  const line = (cellOf: (column: Column) => string) =>
    columns
      .map((column) => cellOf(column).padEnd(column.width))
      .join('  ')
      .trimEnd();
  const lines = rows.map((_, at) => line(({ cells }) => cells[at] ?? ''));
  return [line(({ name }) => name), ...lines, ''].join('\n');
}

/** What is the same of most things: it takes what room is left. */
const context: readonly string[] = [
  'idempotency_key',
  'request_id',
  'version',
  'account_id',
  'account_type',
  'platform_account_id',
];

/** The columns that there is room for: first what tells one row from another. */
function fitting(all: readonly Column[]): (column: Column) => boolean {
  const chosen = new Set<Column>();
  let left = WIDTH;
  for (const rank of [0, 1, 2]) {
    for (const column of all) {
      if (rankOf(column) !== rank || column.width > left) continue;
      chosen.add(column);
      left -= column.width + 2;
    }
  }
  return (column) => chosen.has(column);
}

function rankOf({ name, cells }: Column): number {
  if (cells.some((cell) => cell !== cells[0])) return 0;
  return context.includes(name) ? 2 : 1;
}

interface Column {
  readonly name: string;
  readonly width: number;
  readonly cells: readonly string[];
}

/** Undefined where a line has no room for such a field, and where nothing has one. */
function columnOf(name: string, rows: readonly Row[]): Column | undefined {
  const cells: string[] = [];
  for (const row of rows) {
    const cell = cellOf(row[name]);
    if (cell === undefined) return undefined;
    cells.push(cell);
  }
  if (cells.every((cell) => cell === '')) return undefined;
  return { name, cells, width: Math.max(name.length, ...cells.map(({ length }) => length)) };
}

function cellOf(value: unknown): string | undefined {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    return items.every((item) => typeof item === 'string') ? cut(items.join(',')) : String(items.length);
  }
  if (typeof value === 'object') return compact(value);
  return cut(String(value));
}

/** A small object is told as JSON, another one by its id, or not at all. */
function compact(value: object): string | undefined {
  const text = JSON.stringify(value);
  if (text.length <= COLUMN) return text;
  return 'id' in value && typeof value.id === 'string' ? value.id : undefined;
}

const cut = (text: string) => {
  const line = text.replace(/\s+/g, ' ');
  return line.length <= COLUMN ? line : `${line.slice(0, COLUMN - 1)}…`;
};
