import type { Client, Payment } from '../../../sdk';
import type { EventPattern } from '../..';
import type { JudgeName } from '../../../spec/tables/judges';
import type { EndpointFunction } from '../../events/endpoint-functions';
import type { Duration } from '../../../spec/vocabulary/duration';

/** The outcome that the customer was told; `open` for an order that is not decided yet. */
export type Told = 'paid' | 'failed' | 'open';

/** The clock of the sandbox in a schedule. */
export interface ExploredPlatform {
  /** Returns the instant of the clock, in milliseconds since 1970. */
  now(): number;
  readonly clock: {
    /** Advances the clock, when no request is under way. Rejects with a `RangeError` for an invalid duration. */
    advance(by: string | Duration): Promise<void>;
  };
}

/** Options of a webhook endpoint of the program. */
export interface PublishOptions {
  /** Events to subscribe to: names, families such as `payment.*`, or `*`. Default: all. */
  readonly events?: readonly EventPattern[] | undefined;
}

/** The surroundings of a program in one schedule. */
export interface Surroundings<Kept = undefined> {
  /** A client of the schedule's sandbox. It retries as it does in production, and its waiting costs no time. */
  readonly client: Client;
  /** The URL of the same sandbox, for a program that creates a client itself. */
  readonly baseUrl: string;
  /** The key pair for `baseUrl`. */
  readonly keys: { readonly client_id: string; readonly client_secret: string };
  /**
   * Creates a webhook endpoint of the program: the URL of its server, or a fetch handler. Returns the secret of its signatures.
   * After a restart, the program publishes again, and has the same secret.
   */
  readonly publish: (
    endpoint: string | URL | EndpointFunction,
    options?: PublishOptions,
  ) => { readonly secret: string };
  /** The value that `setup` returned. */
  readonly kept: Kept;
  readonly platform: ExploredPlatform;
}

/** Limits of a search. */
export interface Budget {
  /** The number of schedules. Default: 200. */
  readonly schedules?: number | undefined;
  /** Milliseconds of real time. Default: 20,000. */
  readonly ms?: number | undefined;
}

/** A program, a scenario with it, and the search for a schedule that breaks it. */
export interface ExploreOptions<Program, Kept = undefined> {
  /** Creates what outlives a restart of the program, once for each schedule: a database. */
  readonly setup?: (() => Kept | Promise<Kept>) | undefined;
  /** Starts the program. It is called again after a restart, with the same `kept`. */
  readonly start: (surroundings: Surroundings<Kept>) => Program | Promise<Program>;
  /** The flow to explore. Returns what the customer was told. One that throws counts as `failed`. */
  readonly scenario: (program: Program, context: { readonly platform: ExploredPlatform }) => Promise<Told>;
  /** Runs the program's own background work. It is called again and again, until it sends nothing new. */
  readonly settle?: ((program: Program, told: Told) => unknown) | undefined;
  /** Throws if the end of a schedule is not what the owner of the program wants. */
  readonly check?: ((program: Program, told: Told) => unknown) | undefined;
  /** Stops the program: each that was started, at the end of the schedule. */
  readonly stop?: ((program: Program) => unknown) | undefined;
  /** Limits of the search. */
  readonly budget?: Budget | undefined;
  /** Runs one schedule, as a report names it: `createPayment#1:lost`. */
  readonly only?: string | undefined;
  /**
   * Serves the dashboard of the first schedule with a finding, prints its URL, and waits for the end of the process. Ignored
   * where the variable `CI` is set.
   */
  readonly keep?: boolean | undefined;
  /** Returns the order of a payment. Default: `metadata.order_id`. */
  readonly orderOf?: ((payment: Payment) => string | undefined) | undefined;
  /** Moves the fake timers of the test. Default: those of Vitest, Jest and Sinon are found. */
  readonly advanceTimers?: ((milliseconds: number) => unknown) | undefined;
  /** Judges to switch off, each with the reason, which the report prints. */
  readonly accept?: Readonly<Partial<Record<JudgeName, string>>> | undefined;
}
