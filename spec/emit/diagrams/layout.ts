import type { Diagram, DiagramNode, DiagramStart } from '../../vocabulary/diagram';
import type { Machine } from '../../vocabulary/machine';
import { layeredGraph, type LayeredGraph, type Vertex } from './layered-graph';
import { arrowRight, edgeOf, loopOf } from './lines';
import { ordered } from './order';
import { portsOf } from './ports';
import { type Row, rowsOf } from './rows';
import { sizes } from './sizes';
import { slopesByRank } from './slopes';

/**
 * Returns the diagram of a state machine, drawn in layers from the first states downwards. The same machine has the same
 * diagram on every machine.
 */
export function layout(machine: Machine<string, string>): Diagram {
  const graph = ordered(layeredGraph(machine));
  const width = moveToMargin(graph);
  const ports = portsOf(graph);
  const rows = rowsOf(graph, slopesByRank(graph, ports));
  const rowOf = ({ rank }: Vertex): Row => rows[rank] ?? { top: 0, bottom: 0, slopes: [] };
  const states = [...graph.states];
  const order = Object.entries(machine.transitions).flatMap(([, { from: sources, to }]) =>
    sources.map((from) => `${from} ${to}`),
  );
  const edges = [
    ...graph.chains.flatMap((chain) => {
      const found = ports.get(chain);
      return found ? [edgeOf(chain, found, rows)] : [];
    }),
    ...graph.loops.flatMap((loop) => {
      const state = graph.states.get(loop.from);
      return state ? [loopOf(loop, state, rowOf(state))] : [];
    }),
  ];
  return {
    width,
    height: Math.max(...rows.map(({ bottom }) => bottom)) + sizes.margin,
    nodes: states.map(([state, vertex]) => nodeOf(state, vertex, rowOf(vertex))),
    starts: states
      .filter(([state]) => machine.initial.includes(state))
      .map(([state, vertex]) => startOf(state, vertex, rowOf(vertex))),
    edges: edges.sort((a, b) => order.indexOf(`${a.from} ${a.to}`) - order.indexOf(`${b.from} ${b.to}`)),
  };
}

/** Moves the vertices to the right of the left margin. Returns the width with both margins. */
function moveToMargin({ ranks }: LayeredGraph): number {
  const vertices = ranks.flat();
  const least = Math.min(...vertices.map(({ x, left }) => x - left));
  for (const vertex of vertices) vertex.x += sizes.margin - least;
  return Math.max(...vertices.map(({ x, right }) => x + right)) + sizes.margin;
}

function nodeOf(state: string, { x, half }: Vertex, { top, bottom }: Row): DiagramNode {
  return { state, x: x - half, y: top, width: 2 * half, height: bottom - top };
}

function startOf(state: string, vertex: Vertex, { top, bottom }: Row): DiagramStart {
  const { startLength, startRadius: radius, arrowLength } = sizes;
  const border = vertex.x - vertex.half;
  const x = border - startLength - radius;
  const y = (top + bottom) / 2;
  return {
    state,
    x,
    y,
    radius,
    path: `M${x + radius} ${y}H${border - arrowLength}`,
    arrow: arrowRight(border - arrowLength, y),
  };
}
