import type { OperationId } from '../../spec/resources';
import type { PlainObject } from '../wire/json';

/** A response, as it was recorded or as the sandbox returned it. */
export interface ExchangedResponse {
  readonly status: number;
  readonly headers: Headers;
  /** The text of the body, empty for an empty one; undefined if none was recorded. */
  readonly body: string | undefined;
}

/** One request and its response, as a recording holds them. */
export interface RecordedExchange {
  /**
   * The position among the exchanges of the recording, ordered by `at`; from 1. 0 for a step that is replayed and is no exchange
   * with the API: the upload of a file to a `presigned_url`, or a request to the control API of a sandbox.
   */
  readonly index: number;
  /** The start of the request, in milliseconds since 1970. */
  readonly at: number;
  /** The end of the response, in milliseconds since 1970. */
  readonly endedAt: number;
  readonly method: string;
  /** The path with its query, as sent; the whole URL for the upload of a file. */
  readonly path: string;
  /** The operation of the method and path; null if the document describes none. */
  readonly operation: OperationId | null;
  readonly request: { readonly headers: Headers; readonly body: string | undefined };
  readonly response: ExchangedResponse;
}

/** The first delivery of an event to a webhook endpoint. */
export interface RecordedDelivery {
  /** The start of the delivery, in milliseconds since 1970. */
  readonly at: number;
  readonly eventName: string;
  /** The event: the parsed body of the delivery. */
  readonly body: PlainObject;
}

/** Numbers of entries that a recording ignores. */
export interface IgnoredEntries {
  /** Entries of other hosts that are no deliveries. */
  readonly otherHosts: number;
  /** Preflight requests (`OPTIONS`). */
  readonly preflights: number;
  /** Pages, scripts, styles, pictures and fonts of the API's host. */
  readonly assets: number;
  /** Entries of the API's host without a response. */
  readonly unanswered: number;
  /** Deliveries of an event that was delivered before. */
  readonly repeatedDeliveries: number;
}

/** A recording of traffic with the API. Its exchanges and deliveries are read each time that they are iterated. */
export interface Recording {
  /** The path of its file; null for an object. */
  readonly file: string | null;
  /** The host of the API, with the port if the URL has one. */
  readonly host: string;
  /** The start of its first exchange, in milliseconds since 1970. */
  readonly from: number;
  /** The end of its last exchange, in milliseconds since 1970. */
  readonly to: number;
  /** The number of its exchanges. */
  readonly exchangeCount: number;
  /** The number of its deliveries, without repeats of an event. */
  readonly deliveryCount: number;
  readonly ignored: IgnoredEntries;
  /** Returns its exchanges and steps, ordered by `at`. */
  exchanges(): AsyncIterable<RecordedExchange>;
  /** Returns its deliveries, ordered by `at`, one for each event. */
  deliveries(): AsyncIterable<RecordedDelivery>;
  /** Deletes temporary files. */
  close(): Promise<void>;
}

/** The reason not to replay an exchange: no operation matches it, or it needs an object that the recording does not create. */
export type UnknownReason = 'no_operation' | 'never_created';

/** A recorded exchange and the response of the sandbox to its request. */
export type ReplayedExchange =
  | {
      readonly recorded: RecordedExchange;
      readonly sandbox: ExchangedResponse;
      /** The exchange whose recorded response has an id of the request first, for which the sandbox has none. */
      readonly follows?: number;
    }
  | {
      readonly recorded: RecordedExchange;
      /** Undefined: the exchange was not replayed. */
      readonly sandbox: undefined;
      readonly reason: UnknownReason;
      /** The recorded id of the object that was never created. */
      readonly id?: string | undefined;
    };

/** The ids of a recording and those that the sandbox has for the same objects. */
export interface Bindings {
  /** Binds a recorded id to one of the sandbox. An id that is bound already stays bound as it is. */
  bind(recorded: string, ours: string): void;
  /** Whether two ids are of one object: bound to each other, or both not bound yet. In that case they are bound now. */
  matches(recorded: string, ours: string): boolean;
  /** Returns a text with each recorded id replaced by the one of the sandbox: a path, body, header or cursor. */
  translate(text: string): string;
}

/** A replay of a recording. It is iterated once; memory does not grow with the bodies of the recording. */
export interface Replay extends AsyncIterable<ReplayedExchange> {
  readonly bindings: Bindings;
  /** Returns the events of the sandbox, in the order in which they happened. Called after the iteration. */
  events(): AsyncIterable<PlainObject>;
  /** Ends the platform that was created for the replay, unless it is one of a running sandbox. */
  close(): Promise<void>;
}
