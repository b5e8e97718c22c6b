import type { Sighting } from '../../../spec/derive/ready-facts';
import { isChargingOperation } from '../../../spec/derive/scenario-faults';
import type { DeclineCode } from '../../../spec/tables/decline-codes';
import type { RequestEntry } from '../../request-log/entry';
import type { Evidence } from '../evidence';
import {
  attemptsIn,
  declineCodeOf,
  type Followers,
  followersBy,
  isCarriedOut,
  marksOf,
  memberOf,
  orderOf,
} from './attempts';
import { factOf, type Judge, notForIt } from './fact';

/** The decline codes of cards that were reported or look stolen. */
const fraudStops: readonly string[] = ['restricted_card', 'lost_card', 'stolen_card'] satisfies DeclineCode[];

/** The charges of cards. A bank declines days later, and by an event. */
const chargesOf = ({ requests }: Evidence): readonly RequestEntry[] =>
  requests.filter(({ operation, request_body }) => {
    const method = memberOf(request_body, 'payment_method');
    return isChargingOperation(operation) && memberOf(method, 'bank_account') === undefined;
  });

/** Whether the money of a payment was given back: what follows it is no second charge. */
const isGivenBack = (status: string | undefined): boolean => status === 'canceled' || status === 'fully_refunded';

export const declines: Judge = (evidence) => {
  const charges = chargesOf(evidence);
  if (charges.length === 0) return notForIt;
  const codes = charges.map((entry) => declineCodeOf(entry) ?? '');
  return factOf({
    insufficient_funds: codes.includes('insufficient_funds'),
    expired_card: codes.includes('expired_card'),
    fraud_stop: codes.some((code) => fraudStops.includes(code)),
  });
};

/** Only the same card for the same order is a repetition: tests of a decline use one card again and again. */
export const declineFinal: Judge = (evidence) => {
  const charges = chargesOf(evidence);
  if (charges.length === 0) return notForIt;
  const final = charges.filter((entry) => declineCodeOf(entry) === 'do_not_retry');
  const sameCard = followersBy(final.length === 0 ? [] : charges, (entry) => {
    const order = orderOf(entry);
    const card = evidence.paymentOf(entry)?.card;
    return order === undefined || card === undefined ? [] : [JSON.stringify([order, card])];
  });
  const failed = final.flatMap((entry): readonly Sighting[] => {
    const again = sameCard(entry).find((later) => later.idempotency?.outcome !== 'replay');
    if (again === undefined) return [];
    const summary = `${again.operation} charges the card again that ${entry.id} was declined for with do_not_retry.`;
    return [{ id: again.id, summary }];
  });
  return factOf({ do_not_retry: final.length > 0 }, { failed });
};

/** The retries of requests with a key. A second one with another key fails if both were carried out, and neither given back. */
export const retries: Judge = (evidence) => {
  const keyed = evidence.requests.filter(({ idempotency }) => idempotency !== null);
  if (keyed.length === 0) return notForIt;
  const sameKey = followersBy(keyed, ({ idempotency }) => (idempotency === null ? [] : [idempotency.key]));
  const wasMet = (status: number | null) => keyed.some((entry) => entry.status === status && sameKey(entry).length > 0);
  const lost = keyed.filter((entry) => entry.status === null && isCarriedOut(entry));
  const afterLost = lost[0] === undefined ? [] : evidence.requests.slice(evidence.requests.indexOf(lost[0]) + 1);
  const attempts = attemptsIn(lost.length === 0 ? [] : keyed);
  return factOf(
    {
      lost_response: wasMet(null) || afterLost.some(isLookUp),
      unavailable: wasMet(503),
      rate_limited: wasMet(429),
    },
    { failed: lost.flatMap((entry) => carriedOutTwice(entry, attempts, evidence)) },
  );
};

/** After a lost response, a program may also look for what it sent. */
const isLookUp = ({ method, operation, status }: RequestEntry): boolean =>
  method === 'GET' && status === 200 && operation?.startsWith('list') === true;

function carriedOutTwice(entry: RequestEntry, attempts: Followers, { paymentOf }: Evidence): readonly Sighting[] {
  if (isGivenBack(paymentOf(entry)?.status)) return [];
  const again = attempts(entry).find(
    (later) =>
      later.idempotency?.key !== entry.idempotency?.key && later.idempotency?.outcome === 'new' && isMoney(later),
  );
  if (again === undefined) return [];
  const summary = `${again.operation} was sent again with another key, after the response to ${entry.id} was lost. Both were carried out.`;
  return [{ id: again.id, summary }];
}

/** A declined payment has events, and takes nothing. */
const isMoney = (entry: RequestEntry): boolean => isCarriedOut(entry) && (entry.status === null || entry.status < 400);

export const newAttempt: Judge = (evidence) => {
  const charges = chargesOf(evidence).filter(({ idempotency }) => idempotency !== null);
  if (charges.length === 0) return notForIt;
  const attempts = followersBy(charges, marksOf);
  const isFollowed = (entry: RequestEntry) =>
    attempts(entry).some((later) => later.idempotency?.key !== entry.idempotency?.key);
  const declined = charges.filter((entry) => declineCodeOf(entry) !== undefined);
  const refused = charges.filter(({ idempotency }) => idempotency?.outcome === 'mismatch');
  return factOf(
    { new_key: declined.some(isFollowed) },
    {
      refused: refused.map(({ id, operation, idempotency }) => ({
        id,
        summary: `${operation} was sent with another body, and the same key: ${idempotency?.key ?? ''}`,
      })),
    },
  );
};
