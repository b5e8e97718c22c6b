import type { machines } from '../../../spec/tables/states';
import type { EventOf, StateOf } from '../../../spec/vocabulary/machine';
import type { TimedPlatform } from '../timed-platform';

export type MachineName = keyof typeof machines;

/** The state of an object in a response or an event. */
export interface ObjectState {
  readonly id: string;
  readonly status: string;
}

/** Creates an object in the initial state of a recipe. */
export type Start = (timed: TimedPlatform) => Promise<ObjectState>;
export type Move = (timed: TimedPlatform, id: string) => Promise<unknown>;
export type Read = (timed: TimedPlatform, id: string) => Promise<ObjectState>;

/** The steps of a transition. `read` overrides the default when the next request would change the final state. */
export interface Recipe {
  readonly start: Start;
  readonly move: Move;
  readonly read?: Read;
}

/** A recipe for each transition of a machine, from each of its initial states. */
export interface MachineRecipes<M extends MachineName> {
  /** Reads an object. */
  readonly read: Read;
  readonly recipes: {
    readonly [Event in EventOf<(typeof machines)[M]>]: {
      readonly [State in StateOf<(typeof machines)[M]>]?: Recipe;
    };
  };
}

/** Returns a start that continues after another one. */
export const after =
  (start: Start, move: Move, read: Read): Start =>
  async (timed) => {
    const { id } = await start(timed);
    await move(timed, id);
    return read(timed, id);
  };
