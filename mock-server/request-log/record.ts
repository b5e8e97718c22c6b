import type { OperationId } from '../../spec/resources';
import type { CredentialType } from '../../spec/tables/request-log';
import type { WebComponentGrant } from '../domain/web-component-token';
import type { Cause, EmittedEvents } from '../events/cause';
import type { Mode } from '../rows';
import { isSandboxError, type SandboxError } from '../sandbox-error';
import { elapsed } from '../time/clock';
import type { WireResponse } from '../wire/envelope';
import type { Operation } from '../../spec/vocabulary/operation';
import type { Problem } from '../../spec/vocabulary/validator';
import type { PlainObject } from '../wire/json';
import { parseSent, type SentBody, withoutAbsent } from '../wire/read';
import type { ProblemRecord } from '../wire/validate';
import { cut, MAX_KEPT_CHARACTERS } from './cut';

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

/** The valid credential of a request: for a web component token, what it is good for. */
export type RequestCredential = Exclude<CredentialType, 'web_component_token'> | readonly WebComponentGrant[];

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

const none: readonly string[] = [];

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
export class RequestRecord implements Cause, ProblemRecord {
  /** The platform and mode of the access token or key pair; null until they are known. */
  platform: LoggedPlatform | null = null;
  account_type: Mode | null = null;
  account_id: string | null = null;
  /** Null until the request is authenticated. */
  credential: RequestCredential | null = null;
  /** The instant of arrival, in milliseconds since 1970 on the platform's clock; NaN until the platform is known. */
  instant = Number.NaN;
  /** Whether the request has an Authorization header, or needs none. */
  isAuthorized = true;
  /** Whether it creates something on the platform account though there are sub accounts. */
  isAccountUnnamed = false;
  /** The valid idempotency key of an operation that takes one, with card numbers masked. */
  idempotency_key: string | null = null;
  /** The same as it was sent. */
  sentKey: string | null = null;
  /** The places of the card numbers that were masked, such as `body.description`. */
  maskedNumbers: readonly string[] = none;
  /** The id of the fault that matched the request. */
  fault_id: string | null = null;
  /** Warnings of the operation about metadata that it ignored. */
  warnings: readonly string[] | null = null;
  /** The events of the request's transaction. */
  emitted: EmittedEvents[] | null = null;
  outcome = noOutcome;
  /** The text of the response, or its beginning. */
  responseBody: string | null = null;
  #sent: PlainObject | null = null;
  #parseError: SandboxError | null = null;
  #problems: readonly Problem[] | null = null;
  readonly #started: number;

  constructor(
    readonly request_id: string,
    readonly facts: RequestFacts,
    /** Durations differ from run to run, so a reproducible run records 0. */
    private readonly recordsDuration: boolean,
  ) {
    this.#started = recordsDuration ? elapsed() : 0;
  }

  /** Records whose request it is, and its credential unless that is not valid. */
  arrive(platform: LoggedPlatform, mode: Mode, credential: RequestCredential | null = null): void {
    this.credential = credential;
    this.platform = platform;
    this.account_type = mode;
    this.instant = platform.now();
  }

  /** Whether the body is long. The entry of such a record is derived at once, so that the body can be freed. */
  get isLong(): boolean {
    return (this.facts.body.text?.length ?? 0) > MAX_KEPT_CHARACTERS;
  }

  /** Returns the object in the body, without the nulls that mean absence. A long body is parsed once. */
  parseBody(operation: Operation): object | undefined {
    const sent = this.parseSent(operation);
    return sent === undefined ? undefined : withoutAbsent(sent, operation.body ?? {});
  }

  /** Returns the object in the body as it was sent. */
  parseSent(operation: Operation): PlainObject | undefined {
    if (this.#sent !== null) return this.#sent;
    if (this.#parseError !== null) throw this.#parseError;
    try {
      const sent = parseSent(this.facts.body, operation); // body_too_large malformed_request
      if (this.isLong && sent !== undefined) this.#sent = sent;
      return sent;
    } catch (error) {
      if (this.isLong && isSandboxError(error)) this.#parseError = error;
      throw error;
    }
  }

  /** The problems of a long body; null for one that was not validated, and for a short one, where they would cost memory. */
  get problems(): readonly Problem[] | null {
    return this.#problems;
  }

  set problems(problems: readonly Problem[] | null) {
    if (this.isLong) this.#problems = problems;
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
    this.responseBody = typeof body === 'string' ? cut(body) : null;
  }
}
