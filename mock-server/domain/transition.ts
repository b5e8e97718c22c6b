import type { Machine } from '../../spec/vocabulary/machine';

/** Whether an event may happen in a state. */
export function canTransition<State extends string, Event extends string>(
  machine: Machine<State, Event>,
  state: State,
  event: Event,
): boolean {
  return machine.transitions[event].from.includes(state);
}

/** Returns the state after an event. The caller has checked `canTransition`: any other event is a bug. */
export function transition<State extends string, Event extends string>(
  machine: Machine<State, Event>,
  state: State,
  event: Event,
): State {
  if (!canTransition(machine, state, event)) throw new Error(`${event} cannot happen in state ${state}`);
  return machine.transitions[event].to;
}
