import type { LayeredGraph, Vertex } from './layered-graph';
import { setPositions, slantOf } from './positions';

/** Orders to start from, and sweeps over the ranks from each. */
const STARTS = 40;
const SWEEPS = 12;

type Order = readonly (readonly Vertex[])[];

/**
 * Returns the graph with its ranks in the order that has the fewest crossings, then the straightest lines, with its positions.
 */
export function ordered(graph: LayeredGraph): LayeredGraph {
  const number = numbers();
  const seen = new Set<string>();
  let best: { readonly order: Order; readonly crossings: number; readonly slant: number } | undefined;
  for (let start = 0; start < STARTS; start += 1) {
    const order = improved(start === 0 ? graph.ranks : graph.ranks.map((rank) => shuffled(rank, number)));
    apply(order);
    const crossings = crossingsOf(order);
    const places = graph.ranks.flat().map((vertex) => vertex.place);
    if ((best !== undefined && crossings > best.crossings) || seen.has(places.join(' '))) continue;
    seen.add(places.join(' '));
    const attempt = { ...graph, ranks: order };
    setPositions(attempt);
    const slant = slantOf(attempt);
    if (best === undefined || crossings < best.crossings || slant < best.slant) best = { order, crossings, slant };
  }
  const result = { ...graph, ranks: best?.order ?? graph.ranks };
  apply(result.ranks);
  setPositions(result);
  return result;
}

/** Sorts ranks by the mean place of their neighbours, and swaps those side by side. Returns the best order on the way. */
function improved(start: Order): Order {
  let order = start;
  let best = start;
  apply(order);
  let fewest = crossingsOf(order);
  for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
    const isDown = sweep % 2 === 0;
    for (const rank of isDown ? order : [...order].reverse()) {
      const mean = new Map(rank.map((vertex) => [vertex, meanPlace(vertex, isDown ? vertex.above : vertex.below)]));
      place([...rank].sort((a, b) => (mean.get(a) ?? 0) - (mean.get(b) ?? 0) || a.place - b.place));
    }
    order = swapped(byPlace(order));
    const crossings = crossingsOf(order);
    if (crossings < fewest) [best, fewest] = [order, crossings];
  }
  return best;
}

const byPlace = (order: Order): Order => order.map((rank) => [...rank].sort((a, b) => a.place - b.place));

function meanPlace(vertex: Vertex, neighbours: readonly Vertex[]): number {
  if (neighbours.length === 0) return vertex.place;
  return neighbours.reduce((sum, { place }) => sum + place, 0) / neighbours.length;
}

/** Swaps two that are side by side wherever fewer lines cross then. */
function swapped(order: Order): Order {
  let changed = true;
  while (changed) {
    changed = false;
    for (const rank of byPlace(order)) {
      const row = [...rank];
      for (let i = 0; i + 1 < row.length; i += 1) {
        const a = row[i];
        const b = row[i + 1];
        if (a === undefined || b === undefined || inversions(b, a) >= inversions(a, b)) continue;
        [row[i], row[i + 1]] = [b, a];
        [a.place, b.place] = [b.place, a.place];
        changed = true;
      }
    }
  }
  return byPlace(order);
}

/** Returns how many links of two vertices cross when the first is to the left of the second. */
function inversions(left: Vertex, right: Vertex): number {
  const count = (ofLeft: readonly Vertex[], ofRight: readonly Vertex[]) =>
    ofLeft.reduce((sum, { place }) => sum + ofRight.filter((other) => other.place < place).length, 0);
  return count(left.above, right.above) + count(left.below, right.below);
}

function crossingsOf(order: Order): number {
  const belowOf = (rank: readonly Vertex[]) =>
    rank.reduce(
      (sum, left, i) =>
        sum +
        rank
          .slice(i + 1)
          .reduce(
            (part, right) =>
              part +
              left.below.reduce((n, { place }) => n + right.below.filter((other) => other.place < place).length, 0),
            0,
          ),
      0,
    );
  return order.reduce((sum, rank) => sum + belowOf(rank), 0);
}

function place(rank: readonly Vertex[]): void {
  rank.forEach((vertex, i) => {
    vertex.place = i;
  });
}

const apply = (order: Order): void => order.forEach(place);

/** Numbers from 0 to 1 that look random and are the same in each run. */
function numbers(): () => number {
  let state = 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

function shuffled(rank: readonly Vertex[], number: () => number): readonly Vertex[] {
  return rank
    .map((vertex) => ({ vertex, key: number() }))
    .sort((a, b) => a.key - b.key)
    .map(({ vertex }) => vertex);
}
