import type { machines } from '../../../spec/tables/states';
import type { EventOf, StateOf } from '../../../spec/vocabulary/machine';
import type { TimedPlatform } from '../timed-platform';

export type MachineName = keyof typeof machines;

/** An object in a state, as an answer or an event has shown it. */
export interface Seen {
  readonly id: string;
  readonly status: string;
}

/** Brings an object into the state that a way starts from. */
export type Start = (world: TimedPlatform) => Promise<Seen>;
export type Move = (world: TimedPlatform, id: string) => Promise<unknown>;
export type Look = (world: TimedPlatform, id: string) => Promise<Seen>;

/** A way of a machine. Where the end of it cannot be read any more by the next request, `look` finds it otherwise. */
export interface Recipe {
  readonly start: Start;
  readonly move: Move;
  readonly look?: Look;
}

/** A way for each transition of a machine, out of each state that it can start from. */
export interface Ways<M extends MachineName> {
  /** Reads an object. */
  readonly look: Look;
  readonly ways: {
    readonly [Event in EventOf<(typeof machines)[M]>]: {
      readonly [State in StateOf<(typeof machines)[M]>]?: Recipe;
    };
  };
}

/** Starts where another start ends, and goes on. */
export const after =
  (start: Start, move: Move, look: Look): Start =>
  async (world) => {
    const { id } = await start(world);
    await move(world, id);
    return look(world, id);
  };
