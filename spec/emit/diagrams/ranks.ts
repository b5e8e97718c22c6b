import type { Machine } from '../../vocabulary/machine';
import type { Connection } from './connections';

/** A connection between two ranks. `upper` is nearer to the first states. */
export interface Descent {
  readonly connection: Connection;
  readonly upper: string;
  readonly lower: string;
}

/**
 * Returns the connections between different states as descents without cycles. A connection that leads back to a state on the
 * way to it is turned around.
 */
export function descentsOf(machine: Machine<string, string>, connections: readonly Connection[]): readonly Descent[] {
  const between = connections.filter(({ from, to }) => from !== to);
  const back = new Set<Connection>();
  const done = new Set<string>();
  const visit = (state: string, way: readonly string[]): void => {
    if (done.has(state)) return;
    for (const connection of between.filter(({ from }) => from === state)) {
      if ([...way, state].includes(connection.to)) back.add(connection);
      else visit(connection.to, [...way, state]);
    }
    done.add(state);
  };
  for (const state of [...machine.initial, ...Object.keys(machine.states)]) visit(state, []);
  return between.map((connection) =>
    back.has(connection)
      ? { connection, upper: connection.to, lower: connection.from }
      : { connection, upper: connection.from, lower: connection.to },
  );
}

/** Returns the rank of each state: the length of the longest way down to it. */
export function ranksOf(states: readonly string[], descents: readonly Descent[]): ReadonlyMap<string, number> {
  const ranks = new Map<string, number>();
  const rankOf = (state: string): number => {
    const known = ranks.get(state);
    if (known !== undefined) return known;
    const above = descents.filter(({ lower }) => lower === state).map(({ upper }) => rankOf(upper) + 1);
    const rank = Math.max(0, ...above);
    ranks.set(state, rank);
    return rank;
  };
  states.forEach(rankOf);
  return ranks;
}
