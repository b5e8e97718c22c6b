import type { Chain, LayeredGraph, Vertex } from './layered-graph';
import { sizes } from './sizes';
import { spreadWithin } from './spread';

/** Where a chain leaves its upper state and reaches its lower one. */
export interface Ports {
  readonly top: number;
  readonly bottom: number;
}

/** An end of a chain at a side of a state, where it is one of several from the left to the right. */
export interface End {
  readonly chain: Chain;
  readonly state: Vertex;
  /** The vertex next to the state. */
  readonly next: Vertex;
  /** How far from the centre of the state the port can be, so that the others have space. */
  readonly least: number;
  readonly most: number;
}

type Chains = Pick<LayeredGraph, 'chains'>;

/** Returns the ends of chains at the lower sides of states. */
export const topEnds = ({ chains }: Chains): readonly End[] =>
  endsOf(chains, (chain) => ({ chain, state: chain.top, next: chain.between[0] ?? chain.bottom }));

/** Returns the ends of chains at the upper sides of states. */
export const bottomEnds = ({ chains }: Chains): readonly End[] =>
  endsOf(chains, (chain) => ({ chain, state: chain.bottom, next: chain.between.at(-1) ?? chain.top }));

/** Returns the ports of each chain: below and above the next points of their lines, as far as the width of the states allows. */
export function portsOf(graph: Chains): ReadonlyMap<Chain, Ports> {
  const tops = portsAt(topEnds(graph));
  const bottoms = portsAt(bottomEnds(graph));
  return new Map(
    graph.chains.map((chain) => [
      chain,
      { top: tops.get(chain) ?? chain.top.x, bottom: bottoms.get(chain) ?? chain.bottom.x },
    ]),
  );
}

function endsOf(
  chains: readonly Chain[],
  endOf: (chain: Chain) => Pick<End, 'chain' | 'state' | 'next'>,
): readonly End[] {
  const ends = chains.map(endOf).sort((a, b) => a.next.place - b.next.place);
  return ends.map((end) => {
    const side = ends.filter(({ state }) => state === end.state);
    const reach = end.state.half - sizes.portInset;
    const index = side.indexOf(end);
    return {
      ...end,
      least: index * sizes.portGap - reach,
      most: reach - (side.length - 1 - index) * sizes.portGap,
    };
  });
}

function portsAt(ends: readonly End[]): ReadonlyMap<Chain, number> {
  const states = [...new Set(ends.map(({ state }) => state))];
  return new Map(
    states.flatMap((state) => {
      const side = ends.filter((end) => end.state === state);
      const wishes = side.map(({ next }) => ({ at: next.x, weight: 1, before: 0, after: 0 }));
      const reach = state.half - sizes.portInset + sizes.tolerance;
      const ports = spreadWithin(wishes, sizes.portGap, state.x - reach, state.x + reach);
      return side.map(({ chain }, i) => [chain, Math.round(ports[i] ?? state.x)] as const);
    }),
  );
}
