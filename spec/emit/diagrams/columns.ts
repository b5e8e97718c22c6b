import type { LayeredGraph, Vertex } from './layered-graph';
import { sizes } from './sizes';

/** Vertices that are one below the other: a state, or a line with its label from its upper state to its lower one. */
export interface Column {
  readonly vertices: readonly Vertex[];
  x: number;
}

/** The least distance from one column to another at its right. */
export interface Separation {
  readonly left: Column;
  readonly right: Column;
  readonly distance: number;
}

export interface Columns {
  /** Each after those at its left. */
  readonly columns: readonly Column[];
  readonly separations: readonly Separation[];
}

/**
 * Returns the columns of a graph whose ranks are in order. A line that is to the left of another on one rank and to the right
 * of it on another rank cannot be one column: its vertices have a column each.
 */
export function columnsOf({ ranks, chains }: Pick<LayeredGraph, 'ranks' | 'chains'>): Columns {
  const states = ranks.flat().filter(({ kind }) => kind === 'state');
  let groups: readonly (readonly Vertex[])[] = [...states, ...chains.flatMap(({ between }) => between)].map(
    (vertex) => [vertex],
  );
  let found = sorted(groups, ranks);
  for (const { between } of chains) {
    const joined = [...groups.filter(([first]) => first === undefined || !between.includes(first)), between];
    const attempt = sorted(joined, ranks);
    if (attempt) [groups, found] = [joined, attempt];
  }
  return found ?? { columns: [], separations: [] };
}

/** Returns the columns of groups from the left to the right, or undefined if two are on both sides of each other. */
function sorted(groups: readonly (readonly Vertex[])[], ranks: readonly (readonly Vertex[])[]): Columns | undefined {
  const all = groups.map((vertices): Column => ({ vertices, x: 0 }));
  const columnOf = new Map(all.flatMap((column) => column.vertices.map((vertex) => [vertex, column] as const)));
  const separations = ranks.flatMap((rank) =>
    rank.flatMap((vertex, i): Separation[] => {
      const next = rank[i + 1];
      const left = columnOf.get(vertex);
      const right = next && columnOf.get(next);
      return left && right && next ? [{ left, right, distance: vertex.right + sizes.gap + next.left }] : [];
    }),
  );
  const columns = fromLeftToRight(all, separations);
  return columns && { columns, separations };
}

function fromLeftToRight(all: readonly Column[], separations: readonly Separation[]): readonly Column[] | undefined {
  const rightOf = new Map(all.map((column) => [column, new Array<Column>()]));
  const waitsFor = new Map(all.map((column) => [column, 0]));
  for (const { left, right } of separations) {
    rightOf.get(left)?.push(right);
    waitsFor.set(right, (waitsFor.get(right) ?? 0) + 1);
  }
  const columns = all.filter((column) => waitsFor.get(column) === 0);
  // The list grows while it is read.
  for (const column of columns) {
    for (const right of rightOf.get(column) ?? []) {
      const count = (waitsFor.get(right) ?? 0) - 1;
      waitsFor.set(right, count);
      if (count === 0) columns.push(right);
    }
  }
  return columns.length === all.length ? columns : undefined;
}
