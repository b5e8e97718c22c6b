import type { ApiResponse } from '../../support/api';
import { type TimedPlatform, succeeded } from '../../support/timed-platform';

/** Creates an object in a situation. Returns its id. */
export type Start = (timed: TimedPlatform) => Promise<string>;

/** A request that may be refused in some situations. */
export type Attempt = (timed: TimedPlatform, id: string) => Promise<ApiResponse>;

/** A situation of an object: its status, what led to it, and what the explanation of each refusal says of it. */
export interface Situation {
  readonly status: string;
  readonly start: Start;
  readonly says: RegExp;
}

/** The situations of a noun, and the requests that move its objects. */
export interface RefusedTransitions {
  readonly situations: Readonly<Record<string, Situation>>;
  /** By the transition that a request asks for; others are requests that the same states refuse. */
  readonly attempts: Readonly<Record<string, Attempt>>;
  /** The transitions that no request asks for. */
  readonly byOthers: readonly string[];
}

/** Returns a start that goes on from another one. */
export const after =
  (start: Start, ...moves: readonly Attempt[]): Start =>
  async (timed) => {
    const id = await start(timed);
    for (const move of moves) succeeded(await move(timed, id));
    return id;
  };

/** Returns a move that advances the clock. */
export const wait =
  (advance: string): Attempt =>
  ({ platform }) =>
    platform.clock({ advance });
