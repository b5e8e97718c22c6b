import type { Message } from './message';
import type { Provenance } from './provenance';

export interface StateRow {
  /** A sentence about an object in it. */
  readonly meaning: string;
  /** The sentences for its causes, where there are several: one says of an object how it got there. */
  readonly causes?: readonly Pick<Message<string>, 'template'>[];
  readonly provenance: Provenance;
  /** The request that creates an object in it, which names its operation. */
  readonly createdBy?: string;
  /** Operations that need an object in it, and leave it there. */
  readonly allows?: readonly string[];
}

export interface Transition<State extends string> {
  readonly from: readonly State[];
  readonly to: State;
  /** The cause of the transition: an operation, the review, the clock, the card network. */
  readonly movedBy: string;
  readonly provenance: Provenance;
}

/** The states of a resource and the transitions between them. A transition that names an unknown state does not compile. */
export interface Machine<State extends string, Event extends string> {
  readonly initial: readonly State[];
  readonly states: Readonly<Record<State, StateRow>>;
  readonly transitions: Readonly<Record<Event, Transition<State>>>;
  /** The operations of the control API that act for third parties, with the transitions which these then cause. */
  readonly simulatedBy?: Readonly<Record<string, readonly Event[]>>;
}

export function machine<const State extends string, const Event extends string>(rows: {
  readonly initial: readonly NoInfer<State>[];
  readonly states: Readonly<Record<State, StateRow>>;
  readonly transitions: Readonly<Record<Event, Transition<NoInfer<State>>>>;
  readonly simulatedBy?: Readonly<Record<string, readonly NoInfer<Event>[]>>;
}): Machine<State, Event> {
  return rows;
}

export type StateOf<M> = M extends Machine<infer State, string> ? State : never;
export type EventOf<M> = M extends Machine<string, infer Event> ? Event : never;
