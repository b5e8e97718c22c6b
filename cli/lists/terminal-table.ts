import stringWidth from 'string-width';
import type { Paint } from '../paint';
import type { Cell, Kind } from './cell';
import { type Column, isLast } from './column';
import { truncate } from './truncate';

/** The columns between two columns of a table. */
const GAP = 2;
/** On a terminal with fewer columns, paths and addresses are shortened before a column is left out. */
const NARROW_COLUMNS = 80;
/** A longer text takes the space of no other column. */
const MAX_KEPT_COLUMNS = 44;
const TIME_COLUMNS = 14;
/** The kinds that are shortened, in this order, and to how many columns. Names, states and paths follow last. */
const shortened: readonly (readonly [Kind, number])[] = [
  ['time', TIME_COLUMNS],
  ['address', 12],
  ['id', 8],
  ['text', 12],
];
/** A text that is still read. */
const readText: readonly [Kind, number] = ['text', 20];
/** The kinds of columns that are left out, the first ones first, before a name is shortened. */
const leftOut: readonly (readonly Kind[])[] = [
  ['time'],
  ['address'],
  ['duration', 'bytes', 'text'],
  ['path', 'name', 'status'],
];
/** Columns that stay, whatever their width. */
const MIN_LEFT = 2;
const LEAST_COLUMNS = 3;
/** The kinds that are shortened on a narrow terminal before a column is left out. */
const yielding: readonly Kind[] = ['address', 'time', 'id'];

interface SizedColumn {
  readonly column: Column;
  readonly kind: Kind;
  readonly cells: readonly Cell[];
  /** Columns of the terminal that it takes with nothing shortened. */
  readonly whole: number;
  width: number;
}

export interface Terminal {
  /** Whether texts are shortened before ids, as far as they are still read: the next command takes the id. */
  readonly keepsIds?: boolean;
  /** Columns of the terminal; undefined if nothing is to be shortened or left out. */
  readonly columns: number | undefined;
  readonly paint: Paint;
}

/** Formats a table so that no line is longer than the terminal is wide. Columns are given with the most important first. */
export function formatTerminalTable(
  columns: readonly Column[],
  rows: readonly (readonly Cell[])[],
  { columns: space, paint, keepsIds = false }: Terminal,
): string {
  const isWhole = space === undefined;
  const cellsAt = (at: number) => rows.flatMap((cells) => cells[at] ?? []);
  const all = columns.map((column, at) => sized(column, cellsAt(at), isWhole));
  const chosen = isWhole ? all : fit(all, space, keepsIds);
  const line = (cellOf: (each: SizedColumn) => Cell, colourOf: (cell: Cell) => keyof Paint | undefined) => {
    const cells = chosen.map((each, at) => {
      const cell = cellOf(each);
      const text = fitText(cell, each.width, isWhole);
      const padding = ' '.repeat(Math.max(0, each.width - stringWidth(text)));
      const colour = colourOf(cell);
      const painted = colour === undefined ? text : paint[colour](text);
      if (isRightAligned(each.kind)) return `${padding}${painted}`;
      return at === chosen.length - 1 ? painted : `${painted}${padding}`;
    });
    const text = cells.join(' '.repeat(GAP)).trimEnd();
    return `${isWhole ? text : truncate(text, space, 'end')}\n`;
  };
  const header = line(titleOf, () => 'dim');
  const lines = rows.map((_, at) =>
    line(
      ({ cells }) => cells[at] ?? noCell,
      ({ colour }) => colour,
    ),
  );
  return [header, ...lines].join('');
}

const titleOf = ({ column: { name }, kind }: SizedColumn): Cell => ({ text: name, shown: [name], kind });

const noCell: Cell = { text: '', shown: [''], kind: 'text' };

const isRightAligned = (kind: Kind) => kind === 'money' || kind === 'duration' || kind === 'bytes';

function sized(column: Column, cells: readonly Cell[], isWhole: boolean): SizedColumn {
  const texts = cells.map(({ text, shown: [longest = text] }) => (isWhole ? text : longest));
  const whole = Math.max(...[column.name, ...texts].map((text) => stringWidth(text)));
  const kind = cells.find(({ text }) => text !== '')?.kind ?? 'text';
  return { column, kind, cells, whole, width: whole };
}

/** Leaves columns out, empty ones first, then shortens the others. */
function fit(all: readonly SizedColumn[], space: number, keepsIds: boolean): readonly SizedColumn[] {
  const kept = new Set(
    withNamesWhole(
      all.filter(({ column }) => column.isPriority),
      space,
    ),
  );
  const isNarrow = space < NARROW_COLUMNS;
  const neededBy = (each: SizedColumn) =>
    isNarrow && yielding.includes(each.kind) ? leastColumns(each) : Math.min(each.whole, MAX_KEPT_COLUMNS);
  for (const each of all) {
    if (each.column.isPriority || isEmpty(each)) continue;
    if (total([...kept, each], neededBy) <= space) kept.add(each);
  }
  const inOrder = [...all].sort((one, other) => Number(isLast(one.column)) - Number(isLast(other.column)));
  const chosen = inOrder.filter((each) => kept.has(each));
  for (const [kind, least] of [...(keepsIds ? [readText] : []), ...shortened])
    shorten(
      chosen.filter((each) => each.kind === kind),
      least,
      chosen,
      space,
    );
  shorten(chosen, LEAST_COLUMNS, chosen, space);
  return chosen;
}

const isEmpty = ({ cells }: SizedColumn): boolean => cells.every(({ text }) => text === '');

/** Returns the columns that fit without a shortened name. */
function withNamesWhole(all: readonly SizedColumn[], space: number): readonly SizedColumn[] {
  const isWide = total(all, ({ whole }) => whole) > space;
  const filled = all.filter((each) => !isEmpty(each));
  if (!isWide || filled.length === 0) return all;
  const going = leftOut.flatMap((kinds) =>
    filled.filter(({ kind, column }) => kinds.includes(kind) && !isLast(column)).reverse(),
  );
  let kept = filled;
  for (const each of going)
    if (kept.length > MIN_LEFT && total(kept, leastColumns) > space) kept = kept.filter((other) => other !== each);
  for (const each of filled)
    if (!kept.includes(each) && total([...kept, each], leastColumns) <= space) kept = [...kept, each];
  return kept;
}

/** Returns the columns that a column takes at least with every name whole. */
export function leastColumns({ kind, whole, cells }: Pick<SizedColumn, 'kind' | 'whole' | 'cells'>): number {
  if (kind !== 'path') return Math.min(whole, leastOf(kind) ?? MAX_KEPT_COLUMNS);
  const shortest = cells.map(({ text, shown }) => stringWidth(shown.at(-1) ?? text));
  return Math.min(Math.max('path'.length, ...shortest), MAX_KEPT_COLUMNS);
}

const leastOf = (kind: Kind) => shortened.find(([each]) => each === kind)?.[1];

const total = (columns: readonly SizedColumn[], widthOf: (column: SizedColumn) => number) =>
  columns.reduce((sum, each) => sum + widthOf(each) + GAP, -GAP);

/** Takes width from some columns, the widest first, until the table fits or all of them have the least width. */
function shorten(columns: readonly SizedColumn[], least: number, all: readonly SizedColumn[], space: number): void {
  while (total(all, ({ width }) => width) > space) {
    const [widest] = [...columns].sort((one, other) => other.width - one.width);
    if (widest === undefined || widest.width <= least) return;
    // Between its two forms an instant is no shorter.
    widest.width = widest.kind === 'time' && widest.width > TIME_COLUMNS ? TIME_COLUMNS : widest.width - 1;
  }
}

function fitText({ text, shown }: Cell, width: number, isWhole: boolean): string {
  if (isWhole) return text;
  const fitting = shown.find((each) => stringWidth(each) <= width);
  // Both ends of an address, an id and a name of several words say what it is.
  const hasSpace = shown.some((each) => each.includes(' '));
  return fitting ?? truncate(shown.at(-1) ?? text, width, hasSpace ? 'end' : 'middle');
}
