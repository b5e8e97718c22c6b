import type { OperationId } from '../../../spec/resources';
import { limits } from '../../../spec/tables/limits';
import type { RequestEntry } from '../../request-log/entry';
import { fromIso } from '../../time/clock';
import type { Evidence } from '../evidence';
import { dataOf, isAccepted, memberOf } from './attempts';
import { factOf, type Judge, notForIt } from './fact';

const DAY_MS = 86_400_000;
/** A capture in the last day of an authorization is one at its end. */
const LATE_MS = limits.capture_window_seconds.value * 1_000 - DAY_MS;

const ofOperations = ({ requests }: Evidence, ids: readonly OperationId[]): readonly RequestEntry[] =>
  requests.filter(({ operation }) => ids.some((id) => id === operation));

/** Whether an endpoint names an event of a family, and does not get it only with all others. */
const isSubscribedTo = ({ endpoints }: Evidence, family: string): boolean =>
  endpoints.some(({ events }) => events.some((name) => name.startsWith(family)));

const hasAccepted = ({ deliveries }: Evidence, name: string): boolean =>
  deliveries.some(({ event_name, attempts }) => event_name === name && attempts.some(({ status }) => status === 200));

/** A refusal of what was asked, not of how: an unknown id or a missing token says nothing of refunds. */
const isRefusal = ({ status, verdict }: RequestEntry): boolean =>
  status !== null && status >= 400 && status < 500 && verdict !== 'violation' && !unrelated.includes(status);

const unrelated: readonly number[] = [401, 404, 429];

export const refunds: Judge = (evidence) => {
  const sent = ofOperations(evidence, ['createRefund', 'refundCheckout']);
  if (sent.length === 0) return notForIt;
  return factOf({
    in_part: sent.some((entry) => isAccepted(entry) && isInPart(entry, evidence)),
    refused: sent.some(isRefusal),
  });
};

function isInPart(entry: RequestEntry, { findPayment }: Evidence): boolean {
  const refund = dataOf(entry);
  const amount = memberOf(refund, 'amount');
  const payment = findPayment(String(memberOf(refund, 'payment_id')));
  return typeof amount === 'number' && payment !== undefined && amount < payment.amount;
}

export const captureLapse: Judge = (evidence) => {
  const captures = ofOperations(evidence, ['capturePayment']);
  const isManual = (entry: RequestEntry) => memberOf(entry.request_body, 'capture_strategy') === 'manual';
  if (captures.length === 0 && !ofOperations(evidence, ['createPayment']).some(isManual)) return notForIt;
  return factOf({ late_capture: captures.some((entry) => isLate(entry, evidence)) });
};

function isLate({ path, clock, error_code }: RequestEntry, { findPayment }: Evidence): boolean {
  const payment = findPayment(path.split('/')[3] ?? '');
  const age = payment === undefined ? 0 : fromIso(clock) - fromIso(payment.created_at);
  return error_code === 'charge_expired_for_capture' || age >= LATE_MS;
}

export const disputeAnswered: Judge = (evidence) => {
  const sent = ofOperations(evidence, [
    'listDisputes',
    'getDispute',
    'updateDispute',
    'updateDisputeResponse',
    'submitDisputeResponse',
    'createDisputeEvidence',
  ]);
  if (sent.length === 0 && !isSubscribedTo(evidence, 'payment.dispute')) return notForIt;
  return factOf({ response: sent.some((entry) => entry.operation === 'submitDisputeResponse' && isAccepted(entry)) });
};

export const payoutFailed: Judge = (evidence) => {
  const read = ofOperations(evidence, ['listPayouts', 'listAccountPayouts', 'getPayout']);
  if (read.length === 0 && !isSubscribedTo(evidence, 'payout.')) return notForIt;
  return factOf({
    failed: read.some((entry) => hasStatus(entry, 'failed')) || hasAccepted(evidence, 'payout.failed'),
  });
};

/** Whether the response has an object with a status: itself, or one of its list. */
function hasStatus(entry: RequestEntry, status: string): boolean {
  const data = dataOf(entry);
  const objects: readonly unknown[] = Array.isArray(data) ? data : [data];
  return objects.some((object) => memberOf(object, 'status') === status);
}

export const moreInformation: Judge = (evidence) => {
  const onboarding = ofOperations(evidence, ['createSubAccount', 'createOnboardingEntry', 'createProvisioning']);
  if (onboarding.length === 0) return notForIt;
  const read = ofOperations(evidence, ['getSubAccount', 'listSubAccounts']);
  return factOf({ information_needed: read.some((entry) => hasStatus(entry, 'information_needed')) });
};
