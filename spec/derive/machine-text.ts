import type { Machine } from '../vocabulary/machine';

/** Returns a state machine in words, for those who do not see its diagram: from each state, its transitions. */
export function machineText(machine: Machine<string, string>): string {
  const created = `Created as ${machine.initial.join(', ')}.`;
  const moves = Object.keys(machine.states).map((state) => {
    const found = transitionsFrom(machine, state).map(({ transition, to }) => `${transition} to ${to}`);
    return `${state}: ${found.length > 0 ? found.join(', ') : 'final'}.`;
  });
  return [created, ...moves].join(' ');
}

/** Returns the transitions that are possible in a state. */
export function transitionsFrom(
  machine: Machine<string, string>,
  state: string,
): readonly { readonly transition: string; readonly to: string }[] {
  return Object.entries(machine.transitions)
    .filter(([, { from }]) => from.includes(state))
    .map(([transition, { to }]) => ({ transition, to }));
}
