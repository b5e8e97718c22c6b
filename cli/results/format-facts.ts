import { type Io, terminalColumns } from '../io';
import { cellOf, cellOfValue } from '../lists/cell';
import { allColumnsOf, type Column } from '../lists/column';
import { isRow, type Row } from '../lists/row';
import { printable } from '../printable';
import { wrapped } from '../wrapped';

/** A fact of an object, with the name of its line. */
export interface Fact {
  readonly name: string;
  readonly text: string;
}

/** The columns that names take at most. A longer name is above its value. */
const MAX_NAME_COLUMNS = 26;
const GAP = 2;

/** Formats the whole object as a table: a line for each field that has a value, those of objects in it with dots. */
export const formatFacts = (schema: string, object: Row, io: Pick<Io, 'stdout'>): string =>
  formatLines(allFacts(schema, object), io)
    .map((line) => `${line}\n`)
    .join('');

/** Returns all facts of an object: first the columns of its list. */
export function allFacts(schema: string, object: Row): readonly Fact[] {
  const columns = allColumnsOf(schema).filter(({ fields: [field = ''] }) => !isRow(object[field]));
  const shown = columns.flatMap(({ name, fields }) => [name, ...fields]);
  return [...factsOf(columns, object), ...leavesOf(object, object).filter(({ name }) => !shown.includes(name))];
}

/** Formats each fact, its name beside its value. No line is longer than the terminal. */
export function formatLines(facts: readonly Fact[], { stdout }: Pick<Io, 'stdout'>): readonly string[] {
  const space = terminalColumns(stdout) ?? Infinity;
  const longest = Math.max(...facts.map(({ name }) => name.length).filter((length) => length <= MAX_NAME_COLUMNS));
  const indent = Math.max(0, longest) + GAP;
  return facts.map(({ name, text }) => {
    const isAbove = name.length > MAX_NAME_COLUMNS && space < Infinity;
    const start = isAbove ? `${name}\n${' '.repeat(indent)}` : name.padEnd(indent - GAP) + ' '.repeat(GAP);
    return wrapped(`${start}${broken(text, space - indent)}`, space);
  });
}

/** Returns a fact for each column that has a value. A column may stand for a field, which needs no line then. */
export function factsOf(columns: readonly Column[], object: Row): readonly Fact[] {
  const shown = new Set<string>();
  return columns.flatMap((column) => {
    const isShown = column.fields.every((field) => shown.has(field));
    const { text } = cellOf(object, column);
    for (const field of column.fields) shown.add(field);
    return isShown || text === '' || text === '{}' ? [] : { name: column.name, text };
  });
}

/** Returns a fact for each field at any depth that has a value and is no object: `fees.0.type`. */
function leavesOf(value: unknown, object: Row, path = ''): readonly Fact[] {
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  if (isRow(value) || items.some(isRow))
    return Object.entries(isRow(value) ? value : items).flatMap(([name, each]) =>
      leavesOf(each, object, path === '' ? name : `${path}.${name}`),
    );
  const { text } = isPayload(path) ? cellOfValue('', String(value ?? ''), object) : cellOfValue(path, value, object);
  return text === '' ? [] : [{ name: printable(path), text }];
}

/** Whether a value is what somebody sent: amounts in it stay as they were sent. */
const isPayload = (path: string): boolean => /^(?:\w+_body|data|headers|metadata)\./.test(path);

/** Breaks words that do not fit, except addresses, which are for copying. */
function broken(text: string, columns: number): string {
  if (columns === Infinity) return text;
  const long = new RegExp(`.{${columns}}(?=.)`, 'gu');
  return text.replace(/\S+/g, (word) => (/^\w+:\/\//.test(word) ? word : word.replace(long, (part) => `${part} `)));
}
