import type { disputeStates } from './states';
import type { EventOf } from '../vocabulary/machine';

/** What can become of a dispute: the merchant answers it with evidence, and the card network decides it. */
export const disputeOutcomes = ['respond', 'win', 'lose'] as const satisfies readonly EventOf<typeof disputeStates>[];

export type DisputeOutcome = (typeof disputeOutcomes)[number];
