import { type Coverage, coverageOf } from '../../spec/derive/coverage';
import { byArea } from '../../spec/tables/coverage-areas';
import type { ErrorCode } from '../../spec/tables/errors';
import { finalStatuses } from '../../spec/tables/idempotency';
import { type OperationId, operations } from '../../spec/resources';
import type { Operation } from '../../spec/vocabulary/operation';
import { URL } from '../../spec/vocabulary/globals';
import { isPlainObject } from '../wire/json';
import { sentValue } from '../wire/query';
import type { RequestRecord } from './record';

/** What to count. */
export interface CoverageOptions {
  /** Whether to count the requests that the sandbox itself sent. Default: false. */
  readonly includeOwn?: boolean | undefined;
}

const noneMet = () => byArea(() => new Set<string>());
type Met = ReturnType<typeof noneMet>;

/** How many keys of requests without a final response are known at a time. */
const MAX_OPEN_KEYS = 1_000;
/** The error of a request whose key is that of a request which still runs: it was sent again. */
const SENT_WHILE_IN_PROGRESS: ErrorCode = 'idempotency_request_in_progress';

/**
 * What the requests to a platform have met of the API, since the platform was opened. It is of the process: neither a reset nor a
 * snapshot changes it. Each item is kept once, so its size does not depend on the number of requests.
 */
export class CoverageRecorder {
  readonly #met = noneMet();
  /** The same of the requests that the sandbox itself sent. */
  readonly #ofOwn = noneMet();
  /** Keys of requests whose response was not final. A later request with one of them is a retry. */
  readonly #openKeys = new Set<string>();

  /** Counts a request that has ended. Every request pays for it, so it builds a text only for a key that may matter later. */
  add(record: RequestRecord): void {
    const { operation: id, url, status, isReplay } = record;
    if (id === null) return;
    const met = record.isOwn ? this.#ofOwn : this.#met;
    if (record.sentKey !== null && (isReplay || this.#openKeys.size > 0 || !isFinal(status)))
      this.#addKeyed(met, id, `${record.account_id} ${record.sentKey}`, status, isReplay);
    if (status === null) return;
    met.operations.add(id);
    if (status >= 400) addError(met, id, record.response);
    else if (url.includes('cursor=') && asksForAnotherPage(id, url)) met.pages.add(id);
  }

  #addKeyed(met: Met, id: OperationId, key: string, status: number | null, isReplay: boolean): void {
    if (isReplay) met.idempotent_replays.add(id);
    if (isReplay || this.#openKeys.has(key)) met.retries.add(id);
    if (isFinal(status)) {
      this.#openKeys.delete(key);
      return;
    }
    const [oldest] = this.#openKeys.size >= MAX_OPEN_KEYS ? this.#openKeys : [];
    if (oldest !== undefined) this.#openKeys.delete(oldest);
    this.#openKeys.add(key);
  }

  /** Counts the failure of a payment: of a request, or of one that a bank decides after the response. */
  readonly addFailure = (payment: object, isOwn: boolean): void => {
    if ('error_code' in payment) addDecline(isOwn ? this.#ofOwn : this.#met, payment.error_code);
  };

  /** Counts an event that a publisher (webhook endpoint) accepted. */
  readonly addAccepted = (eventName: string): void => {
    this.#met.webhook_events.add(eventName);
  };

  /** Returns what was met so far, and what was not. */
  readonly read = ({ includeOwn = false }: CoverageOptions = {}): Coverage =>
    coverageOf(includeOwn ? byArea((area) => new Set([...this.#met[area], ...this.#ofOwn[area]])) : this.#met);
}

function addError(met: Met, id: OperationId, response: unknown): void {
  const error = isPlainObject(response) ? response['error'] : undefined;
  const { code, decline_code } = isPlainObject(error) ? error : {};
  if (typeof code === 'string') met.error_codes.add(code);
  if (code === SENT_WHILE_IN_PROGRESS) met.retries.add(id);
  addDecline(met, decline_code);
}

function addDecline(met: Met, code: unknown): void {
  if (typeof code === 'string') met.declines.add(code);
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
