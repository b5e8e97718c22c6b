import type { Machine } from '../../vocabulary/machine';

/** The transitions that lead from one state to another, or back to itself. */
export interface Connection {
  readonly from: string;
  readonly to: string;
  readonly transitions: readonly string[];
}

/** Returns the connections of a machine in the order of its table. */
export function connectionsOf(machine: Machine<string, string>): readonly Connection[] {
  const found = new Map<string, Connection & { readonly transitions: string[] }>();
  for (const [transition, { from: sources, to }] of Object.entries(machine.transitions)) {
    for (const from of sources) {
      const key = `${from} ${to}`;
      const connection = found.get(key) ?? { from, to, transitions: [] };
      connection.transitions.push(transition);
      found.set(key, connection);
    }
  }
  return [...found.values()];
}
