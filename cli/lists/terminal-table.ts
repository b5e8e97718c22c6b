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
/** The kinds that are shortened, in this order, and to how many columns. Other kinds follow. */
const shortened: readonly (readonly [Kind, number])[] = [
  ['time', 14],
  ['address', 12],
  ['id', 8],
  ['text', 12],
  ['status', 4],
];
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
  /** Columns of the terminal; undefined if nothing is to be shortened or left out. */
  readonly columns: number | undefined;
  readonly paint: Paint;
}

/** Formats a table so that no line is longer than the terminal is wide. Columns are given with the most important first. */
export function formatTerminalTable(
  columns: readonly Column[],
  rows: readonly (readonly Cell[])[],
  { columns: space, paint }: Terminal,
): string {
  const isWhole = space === undefined;
  const cellsAt = (at: number) => rows.flatMap((cells) => cells[at] ?? []);
  const all = columns.map((column, at) => sized(column, cellsAt(at), isWhole));
  const chosen = isWhole ? all : fit(all, space);
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

/** Leaves columns out, then shortens the others. */
function fit(all: readonly SizedColumn[], space: number): readonly SizedColumn[] {
  const kept = new Set(all.filter(({ column }) => column.isPriority));
  const isNarrow = space < NARROW_COLUMNS;
  const neededBy = ({ kind, whole }: SizedColumn) =>
    Math.min(whole, isNarrow && yielding.includes(kind) ? leastOf(kind) : MAX_KEPT_COLUMNS);
  for (const each of all) {
    if (kept.has(each) || each.cells.every(({ text }) => text === '')) continue;
    if (total([...kept, each], neededBy) <= space) kept.add(each);
  }
  const inOrder = [...all].sort((one, other) => Number(isLast(one.column)) - Number(isLast(other.column)));
  const chosen = inOrder.filter((each) => kept.has(each));
  for (const [kind, least] of shortened)
    shorten(
      chosen.filter((each) => each.kind === kind),
      least,
      chosen,
      space,
    );
  shorten(chosen, LEAST_COLUMNS, chosen, space);
  return chosen;
}

const leastOf = (kind: Kind) => shortened.find(([each]) => each === kind)?.[1] ?? LEAST_COLUMNS;

const total = (columns: readonly SizedColumn[], widthOf: (column: SizedColumn) => number) =>
  columns.reduce((sum, each) => sum + widthOf(each) + GAP, -GAP);

/** Takes width from some columns, the widest first, until the table fits or all of them have the least width. */
function shorten(columns: readonly SizedColumn[], least: number, all: readonly SizedColumn[], space: number): void {
  while (total(all, ({ width }) => width) > space) {
    const [widest] = [...columns].sort((one, other) => other.width - one.width);
    if (widest === undefined || widest.width <= least) return;
    // Between its two forms an instant is no shorter.
    widest.width = widest.kind === 'time' && widest.width > leastOf('time') ? leastOf('time') : widest.width - 1;
  }
}

function fitText({ text, shown }: Cell, width: number, isWhole: boolean): string {
  if (isWhole) return text;
  const fitting = shown.find((each) => stringWidth(each) <= width);
  // Both ends of an address, an id and a name of several words say what it is.
  const hasSpace = shown.some((each) => each.includes(' '));
  return fitting ?? truncate(shown.at(-1) ?? text, width, hasSpace ? 'end' : 'middle');
}
