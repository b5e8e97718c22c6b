import type { UnitOfWork } from '../context';
import { nextAttemptAt, spanAfterFailure, spanAfterSuccess } from '../domain/retry-span';
import type { DeliveryAttempt, DeliveryRow, JobRow, Mode, PublisherRow, RetrySpan } from '../rows';
import type { Transaction } from '../store/transaction';

/**
 * Records an attempt, and schedules the retry or decides the delivery. Returns the publisher if this disabled it. Does nothing if
 * the delivery no longer exists.
 */
export function recordAttempt(
  { rows }: UnitOfWork,
  id: string,
  attempt: DeliveryAttempt,
  mode: Mode,
): PublisherRow | undefined {
  const found = rows.find('deliveries', id);
  if (found === undefined) return undefined;
  const delivery = { ...found, attempts: [...found.attempts, attempt], next_attempt_at: null };
  const publisher = rows.find('publishers', delivery.publisher_id);
  if (attempt.status === 200) {
    rows.replace('deliveries', { ...delivery, status: 'delivered' });
    if (publisher) putSpan(rows, publisher, spanAfterSuccess(publisher.retry_span));
    return undefined;
  }
  if (publisher === undefined || delivery.status !== 'pending') {
    rows.replace('deliveries', { ...delivery, status: 'dead' }); // given up during the attempt
    return undefined;
  }
  return recordFailure(rows, publisher, delivery, mode);
}

function recordFailure(
  rows: Transaction,
  publisher: PublisherRow,
  delivery: DeliveryRow,
  mode: Mode,
): PublisherRow | undefined {
  const { attempts, created_at } = delivery;
  const { attempted_at = created_at, failure } = attempts.at(-1) ?? {};
  const failed = { mode, created_at, failures: attempts.length, attempted_at };
  const span = spanAfterFailure(publisher.retry_span, failed);
  const next_attempt_at = nextAttemptAt(span, failed);
  rows.replace('deliveries', { ...delivery, status: next_attempt_at === null ? 'dead' : 'failed', next_attempt_at });
  if (next_attempt_at !== null) putRetryJob(rows, delivery, next_attempt_at);
  // An endpoint that lets a second attempt time out after its span is not asked about each of the rest: that could take hours.
  if (publisher.retry_span?.is_over && failure === 'timed_out') giveUp(rows, publisher.id);
  if (!span.is_over || !isQueueEmpty(rows, publisher)) {
    putSpan(rows, publisher, span);
    return undefined;
  }
  const disabled: PublisherRow = { ...publisher, status: 'disabled', retry_span: null };
  rows.replace('publishers', disabled);
  return disabled;
}

/**
 * Counts the first attempt of each pending delivery as begun before a move of the clock. Otherwise it would depend on the speed
 * of the machine whether the move decides a delivery: an attempt that it overtakes would start a span of retries after the move.
 */
export function countAsBegun(rows: Transaction, now: string): void {
  for (const publisher of [...rows.walk('publishers', 'newest', 'all', 'ascending')]) {
    const { counted_from = now, failing_since = null, is_over = false } = publisher.retry_span ?? {};
    if (rows.first('deliveries', 'open', publisher.id)?.status !== 'pending') continue;
    putSpan(rows, publisher, { counted_from, failing_since: failing_since ?? now, is_over });
  }
}

/**
 * Makes the retries of all deliveries that wait due, after the clock went back: otherwise they would wait for as long. Their
 * publishers begin a new span of retries.
 */
export function retryAllNow(rows: Transaction, now: string): void {
  for (const publisher of [...rows.walk('publishers', 'newest', 'all', 'ascending')]) {
    for (const delivery of [...rows.walk('deliveries', 'open', publisher.id, 'ascending')]) {
      if (delivery.status !== 'failed') continue;
      rows.replace('deliveries', { ...delivery, next_attempt_at: now });
      putRetryJob(rows, delivery, now);
    }
    putSpan(rows, publisher, null);
  }
}

function isQueueEmpty(rows: Transaction, { id }: PublisherRow): boolean {
  return rows.first('deliveries', 'open', id) === undefined;
}

/** Every open delivery of a publisher becomes dead. */
export function giveUp(rows: Transaction, publisherId: string): void {
  // Collected first, because each write removes a row from the index that is walked.
  for (const delivery of [...rows.walk('deliveries', 'open', publisherId, 'ascending')])
    rows.replace('deliveries', { ...delivery, status: 'dead', next_attempt_at: null });
}

/** A span ends with the queue. The publisher is written only if its span changed: most attempts change nothing. */
function putSpan(rows: Transaction, publisher: PublisherRow, span: RetrySpan | null): void {
  const before = publisher.retry_span;
  const after = isQueueEmpty(rows, publisher) ? null : span;
  const isSame =
    before?.counted_from === after?.counted_from &&
    before?.failing_since === after?.failing_since &&
    before?.is_over === after?.is_over;
  if (!isSame) rows.replace('publishers', { ...publisher, retry_span: after });
}

/** Returns the id of the job that retries a delivery. */
export function retryJobId(deliveryId: string): string {
  return deliveryId.replace(/^dlv_/, 'job_');
}

/**
 * One retry job per delivery, with an id derived from it. A generated id would depend on when the publisher responds, and so
 * would every id after it.
 */
function putRetryJob(rows: Transaction, { id, sequence }: DeliveryRow, due_at: string): void {
  const job: JobRow = { id: retryJobId(id), sequence, kind: 'retry_delivery', subject_id: id, due_at };
  if (rows.find('jobs', job.id) === undefined) rows.insert('jobs', job);
  else rows.replace('jobs', job);
}
