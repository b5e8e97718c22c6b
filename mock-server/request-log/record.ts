import { type OperationId, operations } from '../../spec/resources';
import { callerIds } from '../../spec/tables/headers';
import { limits } from '../../spec/tables/limits';
import { type CredentialType, loggedHeaders, type ViolationKind } from '../../spec/tables/request-log';
import type { Operation } from '../../spec/vocabulary/operation';
import type { Problem } from '../../spec/vocabulary/validator';
import type { WebComponentGrant } from '../domain/web-component-token';
import type { Cause, EmittedEvents } from '../events/cause';
import type { Mode } from '../rows';
import { isSandboxError } from '../sandbox-error';
import { NO_STORE, type WireResponse } from '../wire/envelope';
import { isPlainObject, type PlainObject } from '../wire/json';
import type { WireRequest } from '../wire/message';
import type { JsonLosses } from '../wire/json-losses';
import { type LossRecord, noBody, parseSent, readBody, type SentBody, withoutAbsent } from '../wire/read';
import type { ProblemRecord } from '../wire/validate';
import { cardNumberWarning, lossWarnings, warningHeader } from '../wire/warnings';
import { cut, MAX_KEPT_CHARACTERS } from '../wire/cut';
import { maskText } from '../wire/redact';

/** The platform of a request, as far as the request log needs it. */
export interface LoggedPlatform {
  readonly requests: { readonly add: (record: RequestRecord) => void };
  readonly now: () => number;
  /** A number for the present state of its rows. */
  readonly position: number;
}

/** The valid credential of a request: for a web component token, what it is good for. */
export type RequestCredential = Exclude<CredentialType, 'web_component_token'> | readonly WebComponentGrant[];

/** A warning to the caller. The request log counts it as a violation of a kind, if it has one. */
export interface RequestWarning {
  readonly text: string;
  readonly kind: ViolationKind | null;
}

type DeclaredRequest = Pick<Operation, 'body' | 'idempotencyKey'>;

/** A request that matches no operation has nothing that one could ignore. */
const undeclared: DeclaredRequest = { idempotencyKey: 'optional' };

const none: readonly never[] = [];

/** Characters of a header that are kept. */
export const MAX_HEADER_CHARACTERS = limits.request_log.header_characters;

const keptHeaders: ReadonlySet<string> = new Set(loggedHeaders.map((name) => name.toLowerCase()));

/** Headers that have one value. */
const countedOnce: ReadonlySet<string> = new Set(['idempotency-key', 'sub-account', 'seller-account']);

/**
 * The facts of a request and of its response. The pipeline fills it, the headers of the response follow from it, and the
 * request log keeps it. It is also the cause of the request's events. It holds raw values: what leaves the log is redacted by
 * `entryOf`. Every request pays for its record and few are ever read, so it holds references only.
 */
export class RequestRecord implements Cause, ProblemRecord, LossRecord {
  readonly method: string;
  /** The path with its query, as sent. */
  readonly url: string;
  readonly body: SentBody;
  /** The headers that the log keeps: a line each, as one text since many texts take twice the memory. */
  readonly sentHeaders: string;
  /** The ids that the caller gave the request, by header: `X-Request-Id` and `traceparent`. */
  readonly callerIds: Readonly<Record<string, string>> | undefined;
  /** Whether the request has an Idempotency-Key, which its operation ignores. */
  readonly hasUnusedKey: boolean;
  /** The platform and mode of the access token or key pair; null until they are known. */
  platform: LoggedPlatform | null = null;
  account_type: Mode | null = null;
  account_id: string | null = null;
  /**
   * Whether the sandbox itself sent it: a page of it, or its command line and its tool for agents, by the kind of their token. It
   * says nothing about the program of the user.
   */
  isOwn: boolean;
  /** Null until the request is authenticated. */
  credential: RequestCredential | null = null;
  /** The instant of arrival, in milliseconds since 1970 on the platform's clock; NaN until the platform is known. */
  instant = Number.NaN;
  /** The position of the platform's rows at the arrival: see `Platform.position`. */
  position = 0;
  /** Whether the request has an Authorization header, or needs none. */
  isAuthorized = true;
  /** Whether the operation, or a header of the request, is deprecated. */
  usesDeprecated = false;
  /** The valid idempotency key of an operation that takes one, with card numbers masked. */
  idempotency_key: string | null = null;
  /** The same as it was sent. */
  sentKey: string | null = null;
  /** Whether the response is that of an earlier request with the same key. */
  isReplay = false;
  /** The places of the card numbers that were masked, such as `body.description`. */
  maskedNumbers: readonly string[] = none;
  /** The losses of the body when it was parsed. */
  losses: JsonLosses | null = null;
  /** The id of the fault that matched the request. */
  fault_id: string | null = null;
  warnings: readonly RequestWarning[] = none;
  /** The events of the request's transaction. */
  emitted: EmittedEvents[] | null = null;
  /** Null when the connection ended without a response. */
  status: number | null = null;
  /** Why the response is what it is: that of its error, or the effect of the fault. */
  explanation: string | null = null;
  /** Milliseconds from arrival to response. */
  duration = 0;
  /** The text of the response, or its beginning. */
  responseBody: string | null = null;
  /** The problems of the body; null for one that was not validated. Kept for long bodies: see `finish`. */
  problems: readonly Problem[] | null = null;
  #parsed: PlainObject | undefined;
  readonly #started: number;

  constructor(
    readonly request_id: string,
    request: WireRequest,
    /** Null for a request that matches no operation. */
    readonly operation: OperationId | null,
    /** Milliseconds of a clock that measures durations. */
    private readonly elapsed: () => number,
  ) {
    const declared: DeclaredRequest = operation === null ? undeclared : operations[operation];
    this.method = request.method;
    this.url = request.path + request.query;
    this.isOwn = request.isOwn === true;
    this.body = declared.body === undefined ? noBody : readBody(request);
    const lines: string[] = [];
    const once = new Set<string>();
    let ids: Record<string, string> | undefined;
    request.headers.forEach((value, sent) => {
      const name = sent.toLowerCase();
      if (!keptHeaders.has(name)) return;
      if (countedOnce.has(name)) {
        if (once.has(name)) this.warn(`the header ${sent} was given more than once, all its values count as one`);
        once.add(name);
      }
      const form = callerIds[name];
      if (form !== undefined) {
        // A card number or an access token would be returned, and logged.
        if (!form.test(value) || maskText(value) !== value) return;
        (ids ??= {})[name === 'traceparent' ? name : 'X-Request-Id'] = value;
      }
      lines.push(`${sent}: ${value.slice(0, MAX_HEADER_CHARACTERS)}`);
    });
    this.callerIds = ids;
    this.sentHeaders = lines.join('\n');
    this.hasUnusedKey = declared.idempotencyKey === 'none' && request.headers.has('idempotency-key');
    this.#started = elapsed();
  }

  /** Records whose request it is, and its credential unless that is not valid. */
  arrive(platform: LoggedPlatform, mode: Mode, credential: RequestCredential | null = null): void {
    this.credential = credential;
    this.platform = platform;
    this.account_type = mode;
    this.instant = platform.now();
    this.position = platform.position;
  }

  warn(text: string, kind: ViolationKind | null = null): void {
    this.warnings = [...this.warnings, { text, kind }];
  }

  /** Whether the body is long. The entry of such a record is derived at once, so that the body can be freed. */
  get isLong(): boolean {
    return (this.body.text?.length ?? 0) > MAX_KEPT_CHARACTERS;
  }

  /** Returns the object in the body, without absent fields. */
  parseBody(operation: Operation): object | undefined {
    const sent = this.parseSent(operation);
    return sent === undefined ? undefined : withoutAbsent(sent, operation.body ?? {});
  }

  /** Returns the object in the body as it was sent. Until the request has ended, it is parsed once. */
  parseSent(operation: Operation): PlainObject | undefined {
    return (this.#parsed ??= parseSent(this.body, operation, this)); // body_too_large malformed_request
  }

  /** Returns the object in the body as it was sent; undefined for a body that is none. */
  findSent(operation: Operation): PlainObject | undefined {
    try {
      return this.parseSent(operation);
    } catch (error) {
      if (!isSandboxError(error)) throw error;
      return undefined;
    }
  }

  /**
   * The headers of the response that follow from what became of the request. No cache keeps a response, unless its own headers
   * allow it. RFC 6749, 5.1, also asks for `Pragma` where a token is issued.
   */
  get headers(): Record<string, string> {
    const warnings = this.warnings.map(({ text }) => text);
    if (this.maskedNumbers.length > 0) warnings.push(cardNumberWarning(this.maskedNumbers));
    if (this.losses) warnings.push(...lossWarnings(this.losses));
    return {
      'Request-Id': this.request_id,
      'Cache-Control': NO_STORE,
      ...(this.operation === 'createAccessToken' && { Pragma: 'no-cache' }),
      ...this.callerIds,
      ...(this.usesDeprecated && { Deprecation: 'true' }),
      ...(this.isReplay && { 'Idempotent-Replayed': 'true' }),
      ...(warnings.length > 0 && warningHeader(warnings)),
    };
  }

  /**
   * Records the response, or the end of the connection without one. What was found in a short body is not kept: to find it again
   * takes less than the memory, and to find it again in a long one would make other requests wait.
   */
  finish(response?: WireResponse): void {
    this.duration = this.elapsed() - this.#started;
    this.status = response?.status ?? null;
    this.explanation = response?.headers['Sandbox-Explain'] ?? this.explanation;
    this.responseBody = typeof response?.body === 'string' ? cut(response.body) : null;
    if (this.isLong) return;
    this.problems = null;
    this.#parsed = undefined;
  }

  /** The error code of the response; null for none. */
  get errorCode(): string | null {
    return this.status !== null && this.status < 400 ? null : errorCodeOf(this.response);
  }

  /** The parsed body of the response; undefined where there is none, and where only its beginning is kept. */
  get response(): unknown {
    try {
      const response: unknown = this.responseBody === null ? undefined : JSON.parse(this.responseBody);
      return response;
    } catch {
      return undefined;
    }
  }
}

/** Returns the error code in the parsed body of a response; null for none. */
export function errorCodeOf(response: unknown): string | null {
  const error = isPlainObject(response) ? response['error'] : undefined;
  const code = isPlainObject(error) ? error['code'] : undefined;
  return typeof code === 'string' ? code : null;
}
