import type { Io } from '../io';
import { cellOf } from '../lists/cell';
import { allColumnsOf, type Column } from '../lists/column';
import { formatRows } from '../lists/format-list';
import { isRow, type Row } from '../lists/row';
import { printableLines } from '../printable';

/** A longer object follows the facts. */
const MAX_FACT_CHARACTERS = 120;

/** Formats one object: its facts, a line for each, then a table for each list of objects in it, and last what is nested. */
export async function formatFacts(schema: string, object: Row, io: Pick<Io, 'stdout' | 'env'>): Promise<string> {
  const facts: Record<string, unknown> = {};
  const tables: [string, readonly Row[]][] = [];
  const nested: string[] = [];
  for (const [name, value] of Object.entries(object)) {
    if (isTable(value)) tables.push([name, value]);
    else if (isPayload(name, value)) nested.push(`${name}:\n${printableLines(JSON.stringify(value, null, 2))}\n`);
    else facts[name] = value;
  }
  const lines = linesOf([...allColumnsOf(schema), ...Object.keys(facts).map(columnNamed)], facts);
  const parts = await Promise.all(
    tables.map(async ([name, rows]) => `${name}:\n${await formatRows(columnsIn(rows), rows, { wide: true }, io)}`),
  );
  return [lines, ...parts, ...nested].filter((part) => part !== '').join('\n');
}

/** A line for each fact that has a value. A column may stand for a field, which needs no line then. */
function linesOf(columns: readonly Column[], facts: Row): string {
  const shown = new Set<string>();
  const found = columns.flatMap((column) => {
    const isShown = column.fields.every((field) => shown.has(field));
    const { text } = cellOf(facts, column);
    for (const field of column.fields) shown.add(field);
    return isShown || text === '' ? [] : { name: column.name, text };
  });
  const width = Math.max(...found.map(({ name }) => name.length));
  return found.map(({ name, text }) => `${name.padEnd(width)}  ${text}\n`).join('');
}

const columnNamed = (name: string): Column => ({ name, fields: [name], isPriority: true });

/** The columns of a list of objects in an object: all fields that are set in one of them. */
function columnsIn(rows: readonly Row[]): readonly Column[] {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return names.filter((name) => rows.some((row) => (row[name] ?? null) !== null)).map(columnNamed);
}

/** Whether a value was sent or received, or is too long for a line. */
const isPayload = (name: string, value: unknown): boolean =>
  isRow(value) && (/^data$|_body$/.test(name) || JSON.stringify(value).length > MAX_FACT_CHARACTERS);

function isTable(value: unknown): value is readonly Row[] {
  return Array.isArray(value) && value.length > 0 && value.every(isRow);
}
