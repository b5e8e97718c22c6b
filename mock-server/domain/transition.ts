import type { Machine } from '../../spec/vocabulary/machine';

/** Whether an event may happen in a state. */
export function canTransition<State extends string, Event extends string>(
  machine: Machine<State, Event>,
  state: State,
  event: Event,
): boolean {
  return machine.transitions[event].from.includes(state);
}

/** The state after an event. Whoever calls has asked `canTransition`, or knows: anything else is a fault of ours. */
export function transition<State extends string, Event extends string>(
  machine: Machine<State, Event>,
  state: State,
  event: Event,
): State {
  if (!canTransition(machine, state, event)) throw new Error(`${event} cannot happen in state ${state}`);
  return machine.transitions[event].to;
}
