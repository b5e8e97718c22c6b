import { sizes } from '../../spec/emit/diagrams/sizes';
import { textWidth } from '../../spec/emit/diagrams/text-width';
import type { Diagram } from '../../spec/vocabulary/diagram';

export interface Box {
  readonly name: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const stateBoxes = ({ nodes }: Diagram): readonly Box[] =>
  nodes.map(({ state, x, y, width, height }) => ({
    name: state,
    left: x,
    right: x + width,
    top: y,
    bottom: y + height,
  }));

/** Returns the boxes of the labels, each a line of text. */
export function labelBoxes({ edges }: Diagram): readonly Box[] {
  return edges.flatMap(({ from, to, labels }) =>
    labels.map(({ transition, x, y }) => {
      const half = textWidth(transition, sizes.labelFont) / 2;
      const middle = y - sizes.labelBaseline;
      const top = middle - sizes.labelLine / 2;
      const bottom = middle + sizes.labelLine / 2;
      return { name: `${transition}: ${from} to ${to}`, left: x - half, right: x + half, top, bottom };
    }),
  );
}

/** Returns the pairs of boxes that have more than a border in common. */
export function overlaps(boxes: readonly Box[]): readonly string[] {
  return boxes.flatMap((a, i) =>
    boxes
      .slice(i + 1)
      .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
      .map((b) => `${a.name} and ${b.name}`),
  );
}

export const isInside = ({ x, y }: Point, { left, right, top, bottom }: Box): boolean =>
  left < x && x < right && top < y && y < bottom;

const STEPS = 40;

/** Returns points along a path of absolute `M`, `H`, `V` and `C`, and of relative `h`, `v`, `l` and `z`. */
export function pointsOf(path: string): readonly Point[] {
  const points: Point[] = [];
  let at: Point = { x: 0, y: 0 };
  for (const [, command = '', text = ''] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = text.match(/-?[\d.]+/g)?.map(Number) ?? [];
    const from = at;
    at = endOf(command, numbers, from);
    if (command === 'M') points.push(at);
    for (let i = 1; command !== 'M' && i <= STEPS; i += 1) points.push(between(command, numbers, from, at, i / STEPS));
  }
  return points;
}

function endOf(command: string, numbers: readonly number[], { x, y }: Point): Point {
  const [a = 0, b = 0] = numbers.slice(-2);
  if (command === 'H') return { x: a, y };
  if (command === 'V') return { x, y: a };
  if (command === 'h') return { x: x + a, y };
  if (command === 'v') return { x, y: y + a };
  if (command === 'l') return { x: x + a, y: y + b };
  if (command === 'z') return { x, y };
  if (command === 'M' || command === 'C') return { x: a, y: b };
  throw new Error(`The tests do not read ${command} of a path.`);
}

function between(command: string, numbers: readonly number[], from: Point, to: Point, part: number): Point {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = command === 'C' ? numbers : [from.x, from.y, to.x, to.y];
  const rest = 1 - part;
  // Without the errors of the sum, the end of a line at a border would be inside.
  const mix = (a: number, b: number, c: number, d: number) =>
    Number((rest ** 3 * a + 3 * rest ** 2 * part * b + 3 * rest * part ** 2 * c + part ** 3 * d).toFixed(6));
  return { x: mix(from.x, x1, x2, to.x), y: mix(from.y, y1, y2, to.y) };
}
