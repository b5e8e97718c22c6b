import type { Machine } from '../vocabulary/machine';
import type { Operation } from '../vocabulary/operation';

/** An operation with its id. */
export interface NamedOperation {
  readonly id: string;
  readonly operation: Pick<Operation, 'method'>;
  /** The transition that its body asks for, as `outcome`: undefined for one that says nothing of it. */
  readonly outcome?: string | undefined;
}

/**
 * Returns the states in which an operation takes an object of a machine; none for one that takes it in any state, as an update
 * does that moves it only with some fields. Of its transitions those count that leave a state, and whose cause it is first of
 * all: what stands behind others needs more than the operation, such as a payment method.
 */
export function neededStates(
  { id, operation, outcome = '' }: NamedOperation,
  { states, transitions, simulatedBy = {} }: Machine<string, string>,
): readonly string[] {
  const allowing = Object.entries(states).flatMap(([state, { allows = [] }]) => (allows.includes(id) ? [state] : []));
  if (allowing.length > 0 || operation.method === 'patch') return allowing;
  const simulated = simulatedBy[id] ?? [];
  const asked = simulated.includes(outcome) ? [outcome] : simulated;
  const own = Object.entries(transitions).map(([name, { from, to, movedBy }]) => ({
    from: from.filter((state) => state !== to),
    place: asked.includes(name) ? 0 : placeOf(id, movedBy),
  }));
  const first = Math.min(...own.filter(({ place }) => place >= 0).map(({ place }) => place));
  return [...new Set(own.filter(({ place }) => place === first).flatMap(({ from }) => from))];
}

/** Returns the request that brings an object into one of some states, with ids of operations; undefined if none does. */
export function requestBefore(
  { id }: Pick<NamedOperation, 'id'>,
  needed: readonly string[],
  { states, transitions }: Machine<string, string>,
): string | undefined {
  const created = needed.map((state) => states[state]?.createdBy).find((text) => text !== undefined);
  if (created !== undefined) return created;
  const moves = Object.values(transitions).filter(({ to }) => needed.includes(to));
  return moves.find(({ movedBy }) => placeOf(id, movedBy) < 0)?.movedBy;
}

const placeOf = (id: string, text: string): number => text.search(new RegExp(`\\b${id}\\b`));
