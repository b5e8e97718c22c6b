import { type Column, columnsOf, type Separation } from './columns';
import type { LayeredGraph, Vertex } from './layered-graph';
import { bottomEnds, topEnds } from './ports';
import { sizes } from './sizes';

const ROUNDS = 160;
const PROJECTIONS = 8;

/** How much a line pulls a state towards its middle. Anywhere else at the border of the state, the line is as straight. */
const PULL_TO_MIDDLE = 0.15;
/** The same in the second half of the rounds, when straight is better than centered. */
const LATE_PULL = 0.005;

type OrderedGraph = Pick<LayeredGraph, 'ranks' | 'chains'>;

interface Force {
  /** Returns where the column would have to be for one of its lines to be straight. */
  readonly wish: () => number;
  readonly weight: number;
}

interface Pressure extends Separation {
  /** How far one unit of force moves each of them. */
  readonly ofLeft: number;
  readonly ofRight: number;
  force: number;
}

/** Sets the horizontal positions, so that lines are as straight as the order and the sizes allow. */
export function setPositions(graph: OrderedGraph): void {
  const { columns, separations } = columnsOf(graph);
  const early = forcesOf(graph, columns, PULL_TO_MIDDLE);
  const late = forcesOf(graph, columns, LATE_PULL);
  const ease = new Map(columns.map((column) => [column, 1 / weightOf(early.get(column) ?? [])]));
  const pressures = separations.map((separation) => ({
    ...separation,
    ofLeft: ease.get(separation.left) ?? 1,
    ofRight: ease.get(separation.right) ?? 1,
    force: 0,
  }));
  separate(columns, separations);
  for (let round = 0; round < ROUNDS; round += 1) {
    const forces = round < ROUNDS / 2 ? early : late;
    const wishes = columns.map((column) => wishOf(column, forces.get(column) ?? []));
    columns.forEach((column, i) => {
      // Half of the way: two that pull each other would change places otherwise.
      column.x = (column.x + (wishes[i] ?? column.x)) / 2;
    });
    for (const pressure of pressures) pressure.force = 0;
    for (let i = 0; i < PROJECTIONS; i += 1) project(pressures);
  }
  for (const column of columns) column.x = Math.round(column.x);
  separate(columns, separations);
  for (const { vertices, x } of columns) for (const vertex of vertices) vertex.x = x;
}

/** Returns how far lines are from straight, in all. */
export function slantOf(graph: OrderedGraph): number {
  return linksOf(graph).reduce(
    (sum, { a, b, least, most }) => sum + Math.abs(b.x - a.x - clamp(b.x - a.x, least, most)),
    0,
  );
}

/** Two vertices of a line, one below the other. The line is straight if `b` is between `least` and `most` from `a`. */
interface Link {
  readonly a: Vertex;
  readonly b: Vertex;
  readonly least: number;
  readonly most: number;
}

function linksOf(graph: OrderedGraph): readonly Link[] {
  const ends = [...topEnds(graph), ...bottomEnds(graph)];
  return [
    ...ends.map(({ state, next, least, most }) => {
      const tolerance = Math.min(sizes.tolerance, (most - least) / 2);
      return { a: state, b: next, least: least + tolerance, most: most - tolerance };
    }),
    ...graph.chains.flatMap(({ between }) =>
      between.slice(1).map((b, i) => ({ a: between[i] ?? b, b, least: 0, most: 0 })),
    ),
  ];
}

function forcesOf(
  graph: OrderedGraph,
  columns: readonly Column[],
  toMiddle: number,
): ReadonlyMap<Column, readonly Force[]> {
  const forces = new Map(columns.map((column) => [column, new Array<Force>()]));
  const columnOf = new Map(columns.flatMap((column) => column.vertices.map((vertex) => [vertex, column] as const)));
  for (const { a: first, b: second, least, most } of linksOf(graph)) {
    const a = columnOf.get(first);
    const b = columnOf.get(second);
    if (a === undefined || b === undefined || a === b) continue;
    const apart = () => clamp(b.x - a.x, least, most);
    forces.get(a)?.push({ wish: () => b.x - apart(), weight: 1 }, { wish: () => b.x, weight: toMiddle });
    forces.get(b)?.push({ wish: () => a.x + apart(), weight: 1 }, { wish: () => a.x, weight: toMiddle });
  }
  return forces;
}

const clamp = (x: number, least: number, most: number): number => Math.min(Math.max(x, least), most);

const weightOf = (forces: readonly Force[]): number => forces.reduce((sum, { weight }) => sum + weight, 0) || 1;

function wishOf({ x }: Column, forces: readonly Force[]): number {
  if (forces.length === 0) return x;
  return forces.reduce((sum, { wish, weight }) => sum + weight * wish(), 0) / weightOf(forces);
}

/**
 * Moves columns that are too close apart, the lighter one further, and back as far as they were moved too much: repeated, this
 * comes to the nearest positions at which all are separated (Hildreth).
 */
function project(pressures: readonly Pressure[]): void {
  for (const pressure of pressures) {
    const { left, right, distance, ofLeft, ofRight } = pressure;
    const missing = distance - (right.x - left.x);
    const change = Math.max(missing / (ofLeft + ofRight), -pressure.force);
    pressure.force += change;
    left.x -= change * ofLeft;
    right.x += change * ofRight;
  }
}

/** Moves columns to the right until all are separated. */
function separate(columns: readonly Column[], separations: readonly Separation[]): void {
  for (const column of columns) {
    const least = separations.filter(({ right }) => right === column).map(({ left, distance }) => left.x + distance);
    column.x = Math.max(column.x, ...least);
  }
}
