import type { Machine } from '../../vocabulary/machine';
import { type Connection, connectionsOf } from './connections';
import { type Descent, descentsOf, ranksOf } from './ranks';
import { sizes } from './sizes';
import { textWidth } from './text-width';

/** A thing on a rank: a state, a label, or a point where a line passes the rank. */
export interface Vertex {
  readonly kind: 'state' | 'label' | 'bend';
  /** States are on even ranks, labels on the odd ranks between them. */
  readonly rank: number;
  /** The space that it takes to the left and to the right of its centre, and that its box takes to either side. */
  readonly left: number;
  readonly right: number;
  readonly half: number;
  readonly height: number;
  readonly above: Vertex[];
  readonly below: Vertex[];
  /** The position in its rank, from the left. */
  place: number;
  /** The centre. */
  x: number;
}

/** A descent through the ranks: the upper state, a vertex on each rank between, the lower state. */
export interface Chain extends Descent {
  readonly top: Vertex;
  readonly between: readonly Vertex[];
  readonly bottom: Vertex;
}

export interface LayeredGraph {
  /** Each from the left to the right. */
  readonly ranks: readonly (readonly Vertex[])[];
  readonly states: ReadonlyMap<string, Vertex>;
  readonly chains: readonly Chain[];
  readonly loops: readonly Connection[];
}

type Box = Omit<Vertex, 'above' | 'below' | 'place' | 'x'>;

/** Returns the states, labels and lines of a machine on their ranks, not ordered yet. */
export function layeredGraph(machine: Machine<string, string>): LayeredGraph {
  const connections = connectionsOf(machine);
  const loops = connections.filter(({ from, to }) => from === to);
  const descents = descentsOf(machine, connections);
  const ranks: Vertex[][] = [];
  const add = (box: Box): Vertex => {
    while (ranks.length <= box.rank) ranks.push([]);
    const rank = ranks[box.rank] ?? [];
    const vertex = { ...box, above: [], below: [], place: rank.length, x: 0 };
    rank.push(vertex);
    return vertex;
  };
  const states = new Map<string, Vertex>();
  for (const [state, rank] of ranksOf(Object.keys(machine.states), descents)) {
    const loop = loops.find(({ from }) => from === state);
    states.set(state, add(stateBox(state, 2 * rank, machine.initial.includes(state), loop, descents)));
  }
  const widthOn = new Map<number, number>();
  const spanOf = ({ upper, lower }: Descent) => (states.get(lower)?.rank ?? 0) - (states.get(upper)?.rank ?? 0);
  const chains = [...descents]
    .sort((a, b) => spanOf(a) - spanOf(b))
    .flatMap((descent) => {
      const top = states.get(descent.upper);
      const bottom = states.get(descent.lower);
      return top && bottom ? [chainOf(descent, top, bottom, add, widthOn)] : [];
    });
  return { ranks, states, chains, loops };
}

function stateBox(
  state: string,
  rank: number,
  isInitial: boolean,
  loop: Connection | undefined,
  descents: readonly Descent[],
): Box {
  const { statePadding, stateFont, stateWidth, portGap, portInset, startLength, startRadius, stateHeight } = sizes;
  const text = textWidth(state, stateFont, true) + 2 * statePadding;
  const ends = Math.max(
    descents.filter(({ upper }) => upper === state).length,
    descents.filter(({ lower }) => lower === state).length,
  );
  const half = Math.ceil(Math.max(text, stateWidth, (ends - 1) * portGap + 2 * portInset) / 2);
  const left = half + (isInitial ? startLength + 2 * startRadius : 0);
  const right = half + (loop ? sizes.loopWidth + sizes.labelSpace + labelsWidth(loop) : 0);
  return { kind: 'state', rank, left, right, half, height: stateHeight };
}

export const labelsWidth = ({ transitions }: Connection): number =>
  Math.max(...transitions.map((transition) => textWidth(transition, sizes.labelFont)));

/** Returns a chain with its labels on the first of its ranks that is not crowded, or else on the least crowded one. */
function chainOf(
  descent: Descent,
  top: Vertex,
  bottom: Vertex,
  add: (box: Box) => Vertex,
  widthOn: Map<number, number>,
): Chain {
  const passed = Array.from({ length: bottom.rank - top.rank - 1 }, (_, i) => top.rank + 1 + i);
  const taken = (rank: number) => widthOn.get(rank) ?? 0;
  const crowd = (rank: number) => Math.max(taken(rank), sizes.uncrowded);
  const [labelRank] = passed.filter((rank) => rank % 2 === 1).sort((a, b) => crowd(a) - crowd(b) || a - b);
  const half = Math.ceil(labelsWidth(descent.connection) / 2);
  const height = descent.connection.transitions.length * sizes.labelLine;
  const between = passed.map((rank) => {
    const isLabel = rank === labelRank;
    widthOn.set(rank, taken(rank) + sizes.gap + (isLabel ? 2 * half : 0));
    return isLabel
      ? add({ kind: 'label', rank, left: half, right: half, half, height })
      : add({ kind: 'bend', rank, left: 0, right: 0, half: 0, height: 0 });
  });
  link([top, ...between, bottom]);
  return { ...descent, top, between, bottom };
}

function link(vertices: readonly Vertex[]): void {
  vertices.forEach((vertex, i) => {
    const next = vertices[i + 1];
    if (next === undefined) return;
    vertex.below.push(next);
    next.above.push(vertex);
  });
}
