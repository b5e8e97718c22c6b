import type { OperationId } from '../../spec/resources';
import type { Cause, EmittedEvents } from '../events/cause';
import type { Mode } from '../rows';
import { elapsed } from '../time/clock';
import type { WireResponse } from '../wire/envelope';
import type { SentBody } from '../wire/read';
import { cut } from './cut';

/** Facts of a request, known on arrival. They hold raw values: what leaves them is redacted by `entryOf`. */
export interface RequestFacts {
  /** Null for a request that matches no route. */
  readonly operation: OperationId | null;
  readonly method: string;
  /** The path with its query, as sent. */
  readonly url: string;
  readonly body: SentBody;
  /** The request has an Idempotency-Key, which its operation ignores. */
  readonly hasUnusedKey: boolean;
}

/** The platform of a request, as far as the request log needs it. */
export interface LoggedPlatform {
  readonly requests: { readonly add: (record: RequestRecord) => void };
  readonly now: () => number;
}

/** The outcome of a request. */
export interface RequestOutcome {
  /** Null when the connection ended without a response. */
  readonly status: number | null;
  readonly explanation: string | null;
  readonly isReplay: boolean;
  readonly usesDeprecated: boolean;
  /** Milliseconds from arrival to response. */
  readonly duration: number;
}

/** The body of a response: the beginning of its text, or a function that renders it again from what is stored anyway. */
export type LoggedBody = string | (() => string) | null;

const noOutcome: RequestOutcome = {
  status: null,
  explanation: null,
  isReplay: false,
  usesDeprecated: false,
  duration: 0,
};

/**
 * A request in the request log: its facts, its outcome, and the body of its response. Every request pays for its record and
 * few are ever read, so it holds references only; `entryOf` derives the rest. It is also the cause of the request's events.
 */
export class RequestRecord implements Cause {
  /** The platform and mode of the access token or key pair; null until they are known. */
  platform: LoggedPlatform | null = null;
  account_type: Mode | null = null;
  account_id: string | null = null;
  /** The instant of arrival, in milliseconds since 1970 on the platform's clock; NaN until the platform is known. */
  instant = Number.NaN;
  /** Whether the request has an Authorization header, or needs none. */
  isAuthorized = true;
  /** The valid idempotency key of an operation that takes one. */
  idempotency_key: string | null = null;
  /** The id of the fault that matched the request. */
  fault_id: string | null = null;
  /** The events of the request's transaction. */
  emitted: EmittedEvents[] | null = null;
  outcome = noOutcome;
  responseBody: LoggedBody = null;
  readonly #started: number;
  /** The text that `responseBody` renders again. */
  #rebuiltText: string | null = null;

  constructor(
    readonly request_id: string,
    readonly facts: RequestFacts,
    /** Durations differ from run to run, so a reproducible run records 0. */
    private readonly recordsDuration: boolean,
  ) {
    this.#started = recordsDuration ? elapsed() : 0;
  }

  /** Records whose request it is. */
  arrive(platform: LoggedPlatform, mode: Mode): void {
    this.platform = platform;
    this.account_type = mode;
    this.instant = platform.now();
  }

  /** Records how to render a text again, in case it is the body of the response. */
  rebuildWith(text: string, rebuild: () => string): void {
    this.#rebuiltText = text;
    this.responseBody = rebuild;
  }

  /** Records the outcome: a response, or the end of the connection without one. */
  finish(headers: Readonly<Record<string, string>>, response?: Pick<WireResponse, 'status' | 'body'>): void {
    this.outcome = {
      status: response?.status ?? null,
      explanation: headers['Sandbox-Explain'] ?? null,
      isReplay: headers['Idempotent-Replayed'] !== undefined,
      usesDeprecated: headers['Deprecation'] !== undefined,
      duration: this.recordsDuration ? elapsed() - this.#started : 0,
    };
    const body = response?.body;
    if (body !== this.#rebuiltText) this.responseBody = typeof body === 'string' ? cut(body) : null;
    this.#rebuiltText = null;
  }
}
