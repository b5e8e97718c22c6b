import type { ReadyStatus } from '../../spec/derive/verdict';
import type { ReadyRowId } from '../../spec/tables/ready-rows';

/** The statuses of the rows of a shop: `P` passed, `F` failed, `N` not met, `-` not for it. */
type Letters = string;

const statuses: Readonly<Record<string, ReadyStatus>> = { P: 'passed', F: 'failed', N: 'not_met', '-': 'not_for_you' };

/** The columns of the tables. */
const columns: readonly ReadyRowId[] = [
  'requests_valid',
  'declines',
  'decline_final',
  'retries',
  'new_attempt',
  'wrong_signature',
  'deliveries',
  'events_handled',
  'refunds',
  'capture_lapse',
  'dispute_answered',
  'payout_failed',
  'all_pages',
  'more_information',
  'explored',
  'compared',
];

/** Returns the statuses of a shop by row. */
export function statusesIn(letters: Letters): Readonly<Record<string, ReadyStatus | undefined>> {
  const each = letters.replaceAll(' ', '');
  return Object.fromEntries(columns.map((row, at) => [row, statuses[each[at] ?? '']]));
}

/**
 * The verdict of a reviewer, written before `ready` was run: on each shop of `explore` whose suite meets every fault that the
 * rows name and explores its flow. Groups of rows are set apart.
 */
export const metEverything: Readonly<Record<string, Letters>> = {
  'new-key-on-retry': 'P PP FN --- ---- - - FN',
  'saves-the-payment-too-late': 'P PP PN PPP ---- - - FN',
  'ships-twice': 'P PP PN PPP ---- - - FN',
  'ships-on-created': 'P PP PN PPP ---- - - FN',
  'refunds-again': 'P PP PN --- P--- N - FN',
  'ignores-a-lapse': 'P PP PN --- -N-- - - FN',
  'takes-an-outage-for-a-decline': 'P PP PP --- ---- - - FN',
  // A late payment.created opens a declined order again, so that the shop looks for its payment in the list.
  'last-event-wins': 'P PP PN PPP ---- N - FN',
  'orders-in-memory': 'P PP PN PPP ---- - - FN',
  'answers-before-it-stores': 'P PP PN PPP ---- - - FN',
  'voids-what-it-ships': 'P PP PN PPP ---- - - FN',
  'retries-a-decline': 'P PF PP --- ---- - - FN',
  compensates: 'P PP PN PPP ---- - - PN',
  'completes-by-webhook': 'P PP PN PPP ---- - - PN',
  database: 'P PP PP PPP ---- N - PN',
  polls: 'P -- P- --- ---- N - PN',
  queue: 'P PP PN PPP ---- - - PN',
  worker: 'P PP PN --- ---- - - PN',
  'worker-on-a-timer': 'P PP PN --- ---- - - PN',
};

/** The same of shops whose tests run the flow only once, and are never disturbed. */
export const metNothing: Readonly<Record<string, Letters>> = {
  'new-key-on-retry': 'P NN NN --- ---- - - NN',
  'refunds-again': 'P NN NN --- N--- - - NN',
  'ignores-a-lapse': 'P NN NN --- -N-- - - NN',
  database: 'P NN NN NNP ---- N - NN',
  polls: 'P -- N- --- ---- N - NN',
};

/** The same of shops that differ in what they use of the service. */
export const others: Readonly<Record<string, Letters>> = {
  'one-off payments': 'F NN NN --- ---- N - NN',
  'authorize and capture': 'P NN NN NNF -P-- - - NN',
  'platform with sub accounts': 'P -- N- --- ---N N N NN',
  'hosted checkout only': 'P -- N- FNN ---- - - NN',
  'saved methods': 'P NN NN --- ---- - - NN',
  'refunds desk': 'P NN NN NFP N-N- P - NN',
};
