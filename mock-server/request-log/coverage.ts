import { type Coverage, coverageOf } from '../../spec/derive/coverage';
import type { ErrorCode } from '../../spec/tables/errors';
import { finalStatuses } from '../../spec/tables/idempotency';
import { type OperationId, operations } from '../../spec/resources';
import type { Operation } from '../../spec/vocabulary/operation';
import { URL } from '../../spec/vocabulary/globals';
import { isPlainObject } from '../wire/json';
import { sentValue } from '../wire/query';
import type { RequestRecord } from './record';

/** How many keys of requests without a final response are known at a time. */
const MAX_OPEN_KEYS = 1_000;
/** The error of a request whose key is that of a request which still runs: it was sent again. */
const SENT_WHILE_IN_PROGRESS: ErrorCode = 'idempotency_request_in_progress';

/**
 * What the requests to a platform have met of the API, since the platform was opened. It is of the process: neither a reset nor a
 * snapshot changes it. Each item is kept once, so its size does not depend on the number of requests.
 */
export class CoverageRecorder {
  readonly #met = {
    operations: new Set<string>(),
    declines: new Set<string>(),
    error_codes: new Set<string>(),
    webhook_events: new Set<string>(),
    retries: new Set<string>(),
    idempotent_replays: new Set<string>(),
    pages: new Set<string>(),
  };
  /** Keys of requests whose response was not final. A later request with one of them is a retry. */
  readonly #openKeys = new Set<string>();

  /** Counts a request that has ended. Every request pays for it, so it builds a text only for a key that may matter later. */
  add(record: RequestRecord): void {
    const { operation: id, url, status, isReplay } = record;
    if (id === null) return;
    if (record.sentKey !== null && (isReplay || this.#openKeys.size > 0 || !isFinal(status)))
      this.#addKeyed(id, `${record.account_id} ${record.sentKey}`, status, isReplay);
    if (status === null) return;
    this.#met.operations.add(id);
    if (status >= 400) this.#addError(id, record.response);
    else if (url.includes('cursor=') && asksForAnotherPage(id, url)) this.#met.pages.add(id);
  }

  #addKeyed(id: OperationId, key: string, status: number | null, isReplay: boolean): void {
    if (isReplay) this.#met.idempotent_replays.add(id);
    if (isReplay || this.#openKeys.has(key)) this.#met.retries.add(id);
    if (isFinal(status)) {
      this.#openKeys.delete(key);
      return;
    }
    const [oldest] = this.#openKeys.size >= MAX_OPEN_KEYS ? this.#openKeys : [];
    if (oldest !== undefined) this.#openKeys.delete(oldest);
    this.#openKeys.add(key);
  }

  #addError(id: OperationId, response: unknown): void {
    const error = isPlainObject(response) ? response['error'] : undefined;
    const { code, decline_code } = isPlainObject(error) ? error : {};
    if (typeof code === 'string') this.#met.error_codes.add(code);
    if (code === SENT_WHILE_IN_PROGRESS) this.#met.retries.add(id);
    this.#addDecline(decline_code);
  }

  #addDecline(code: unknown): void {
    if (typeof code === 'string') this.#met.declines.add(code);
  }

  /** Counts the failure of a payment, which a bank decides after the response. */
  readonly addFailure = (payment: object): void => {
    if ('error_code' in payment) this.#addDecline(payment.error_code);
  };

  /** Counts an event that a publisher (webhook endpoint) accepted. */
  readonly addAccepted = (eventName: string): void => {
    this.#met.webhook_events.add(eventName);
  };

  /** Returns what was met so far, and what was not. */
  readonly read = (): Coverage => coverageOf(this.#met);
}

function isFinal(status: number | null): boolean {
  return status !== null && finalStatuses.includes(status);
}

function asksForAnotherPage(id: OperationId, url: string): boolean {
  const { query = {} }: Operation = operations[id];
  if (!Object.hasOwn(query, 'after_cursor')) return false;
  const { searchParams } = new URL(url, 'http://sandbox');
  return ['after_cursor', 'before_cursor'].some((name) => sentValue(searchParams, name) !== undefined);
}
