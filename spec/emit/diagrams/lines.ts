import type { DiagramEdge, DiagramLabel } from '../../vocabulary/diagram';
import type { Connection } from './connections';
import { type Chain, labelsWidth, type Vertex } from './layered-graph';
import type { Ports } from './ports';
import type { Row } from './rows';
import { sizes } from './sizes';
import { turnOf } from './slopes';

interface Point {
  readonly x: number;
  readonly y: number;
  readonly rank: number;
}

/** A stroke without gaps, from the first point to the last. */
type Stroke = readonly Point[];

/** Returns the line of a chain: vertical through every row, curved between rows, with a gap at the labels. */
export function edgeOf(chain: Chain, { top, bottom }: Ports, rows: readonly Row[]): DiagramEdge {
  const { connection, upper } = chain;
  const isDown = connection.from === upper;
  const first = chain.top.rank;
  const last = chain.bottom.rank;
  const start = { x: top, y: (rows[first]?.bottom ?? 0) + (isDown ? 0 : sizes.arrowLength), rank: first };
  const end = { x: bottom, y: (rows[last]?.top ?? 0) - (isDown ? sizes.arrowLength : 0), rank: last };
  const strokes: Point[][] = [[start]];
  for (const vertex of chain.between) {
    const { x, rank } = vertex;
    const row = rows[rank];
    if (row === undefined) continue;
    strokes.at(-1)?.push({ x, y: row.top, rank });
    if (vertex.kind === 'label') {
      const gap = gapOf(vertex, row);
      strokes.at(-1)?.push({ x, y: gap.from, rank });
      strokes.push([{ x, y: gap.to, rank }]);
    }
    strokes.at(-1)?.push({ x, y: row.bottom, rank });
  }
  strokes.at(-1)?.push(end);
  return {
    from: connection.from,
    to: connection.to,
    labels: labelsOf(chain, rows),
    path: pathOf(isDown ? strokes : strokes.reverse().map((stroke) => stroke.reverse()), rows),
    arrow: isDown ? arrowDown(end.x, end.y) : arrowUp(start.x, start.y),
  };
}

/** Returns the arc of the transitions from a state to itself, at the right of the state. */
export function loopOf(connection: Connection, state: Vertex, row: Row): DiagramEdge {
  const { loopHalf, loopWidth, labelSpace, labelLine, labelBaseline, arrowLength } = sizes;
  const { transitions, from, to } = connection;
  const x = state.x + state.half;
  const y = (row.top + row.bottom) / 2;
  const textX = x + loopWidth + labelSpace + labelsWidth(connection) / 2;
  const first = y - ((transitions.length - 1) * labelLine) / 2 + labelBaseline;
  const far = x + loopWidth * 1.25;
  return {
    from,
    to,
    labels: transitions.map((transition, i) => ({ transition, x: textX, y: first + i * labelLine })),
    path: `M${x} ${y - loopHalf}C${far} ${y - 2 * loopHalf} ${far} ${y + loopHalf} ${x + arrowLength} ${y + loopHalf}`,
    arrow: arrowLeft(x + arrowLength, y + loopHalf),
  };
}

function gapOf(label: Vertex, row: Row): { readonly from: number; readonly to: number } {
  const middle = (row.top + row.bottom) / 2;
  return { from: middle - label.height / 2, to: middle + label.height / 2 };
}

function labelsOf({ between, connection }: Chain, rows: readonly Row[]): readonly DiagramLabel[] {
  const label = between.find(({ kind }) => kind === 'label');
  const row = label && rows[label.rank];
  if (!label || !row) return [];
  const first = gapOf(label, row).from + sizes.labelLine / 2 + sizes.labelBaseline;
  return connection.transitions.map((transition, i) => ({ transition, x: label.x, y: first + i * sizes.labelLine }));
}

const pathOf = (strokes: readonly Stroke[], rows: readonly Row[]): string =>
  strokes.map((stroke) => strokePath(stroke, rows)).join('');

function strokePath(stroke: Stroke, rows: readonly Row[]): string {
  const apart = stroke.filter(({ x, y }, i) => !(stroke[i - 1]?.x === x && stroke[i - 1]?.y === y));
  const points = apart.filter(({ x }, i) => !(apart[i - 1]?.x === x && apart[i + 1]?.x === x));
  return points
    .map((point, i) => {
      const { x, y } = point;
      const before = points[i - 1];
      if (before === undefined) return `M${x} ${y}`;
      if (before.x === x) return `V${y}`;
      const height = before.y < y ? turnHeight(before, point, rows) : turnHeight(point, before, rows);
      return `C${before.x} ${height} ${x} ${height} ${x} ${y}`;
    })
    .join('');
}

function turnHeight(upper: Point, lower: Point, rows: readonly Row[]): number {
  const turn = turnOf({ upper: upper.x, lower: lower.x }, rows[upper.rank]?.slopes ?? []);
  return Math.round(upper.y + turn * (lower.y - upper.y));
}

const { arrowLength: LENGTH, arrowHalf: HALF } = sizes;
const arrowDown = (x: number, y: number) => `M${x - HALF} ${y}h${2 * HALF}l${-HALF} ${LENGTH}z`;
const arrowUp = (x: number, y: number) => `M${x - HALF} ${y}h${2 * HALF}l${-HALF} ${-LENGTH}z`;
const arrowLeft = (x: number, y: number) => `M${x} ${y - HALF}v${2 * HALF}l${-LENGTH} ${-HALF}z`;
export const arrowRight = (x: number, y: number) => `M${x} ${y - HALF}v${2 * HALF}l${LENGTH} ${-HALF}z`;
