import type { payoutStates } from './states';
import type { EventOf } from '../vocabulary/machine';

/** What can become of a payout besides arriving: the bank sends it back, or the service calls it off. */
export const payoutOutcomes = ['fail', 'cancel'] as const satisfies readonly EventOf<typeof payoutStates>[];

export type PayoutOutcome = (typeof payoutOutcomes)[number];
