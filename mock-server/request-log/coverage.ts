import { type Coverage, coverageOf } from '../../spec/derive/coverage';
import { finalStatuses } from '../../spec/tables/idempotency';
import { type OperationId, operations } from '../../spec/resources';
import type { Operation } from '../../spec/vocabulary/operation';
import { isPlainObject } from '../wire/json';
import type { RequestRecord } from './record';

/** How many keys of requests without a final response are known at a time. */
const MAX_OPEN_KEYS = 1_000;

/**
 * What the requests to a platform have met of the API, since the platform was opened. It is of the process: neither a reset nor a
 * snapshot changes it. Each item is kept once, so its size does not depend on the number of requests.
 */
export class CoverageRecorder {
  readonly #operations = new Set<string>();
  readonly #declines = new Set<string>();
  readonly #errorCodes = new Set<string>();
  readonly #webhookEvents = new Set<string>();
  readonly #retries = new Set<string>();
  readonly #replays = new Set<string>();
  readonly #pages = new Set<string>();
  /** Keys of requests whose response was not final. A later request with one of them is a retry. */
  readonly #openKeys = new Set<string>();

  /** Counts a request that has ended. */
  add(record: RequestRecord): void {
    const { facts, outcome, idempotency_key } = record;
    const { operation: id, url } = facts;
    const { status, isReplay } = outcome;
    if (id === null) return;
    if (idempotency_key !== null) this.#addKeyed(id, `${record.account_id} ${idempotency_key}`, status, isReplay);
    if (status === null) return;
    this.#operations.add(id);
    if (status >= 400) this.#addError(record.responseBody);
    else if (url.includes('cursor=') && asksForAnotherPage(id, url)) this.#pages.add(id);
  }

  #addKeyed(id: OperationId, key: string, status: number | null, isReplay: boolean): void {
    if (isReplay) this.#replays.add(id);
    if (isReplay || this.#openKeys.has(key)) this.#retries.add(id);
    if (status !== null && finalStatuses.includes(status)) {
      if (this.#openKeys.size > 0) this.#openKeys.delete(key);
      return;
    }
    const oldest = this.#openKeys.values().next();
    if (this.#openKeys.size >= MAX_OPEN_KEYS && !oldest.done) this.#openKeys.delete(oldest.value);
    this.#openKeys.add(key);
  }

  #addError(body: RequestRecord['responseBody']): void {
    const error = typeof body === 'string' ? errorIn(body) : undefined;
    if (typeof error?.['code'] === 'string') this.#errorCodes.add(error['code']);
    this.#addDecline(error?.['decline_code']);
  }

  #addDecline(code: unknown): void {
    if (typeof code === 'string') this.#declines.add(code);
  }

  /** Counts the failure of a payment, which a bank decides after the response. */
  readonly addFailure = (payment: object): void => {
    if ('error_code' in payment) this.#addDecline(payment.error_code);
  };

  /** Counts an event that a publisher (webhook endpoint) accepted. */
  readonly addAccepted = (eventName: string): void => {
    this.#webhookEvents.add(eventName);
  };

  /** Returns what was met so far, and what was not. */
  readonly read = (): Coverage =>
    coverageOf({
      operations: this.#operations,
      declines: this.#declines,
      error_codes: this.#errorCodes,
      webhook_events: this.#webhookEvents,
      retries: this.#retries,
      idempotent_replays: this.#replays,
      pages: this.#pages,
    });
}

function asksForAnotherPage(id: OperationId, url: string): boolean {
  const { query = {} }: Operation = operations[id];
  if (!Object.hasOwn(query, 'after_cursor')) return false;
  const { searchParams } = new URL(url, 'http://sandbox');
  return searchParams.has('after_cursor') || searchParams.has('before_cursor');
}

function errorIn(body: string): Readonly<Record<string, unknown>> | undefined {
  const response = parse(body);
  const error = isPlainObject(response) ? response['error'] : undefined;
  return isPlainObject(error) ? error : undefined;
}

/** A long body is logged without its end, and is then no JSON. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
