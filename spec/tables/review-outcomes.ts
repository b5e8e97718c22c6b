import type { subAccountStates } from './states';
import type { EventOf } from '../vocabulary/machine';

/** What a review decides on a sub account: the ways between its states that no operation of the API takes. */
export const reviewOutcomes = [
  'approve',
  'request_information',
  'reject',
  'disable',
  'enable',
  'archive',
] as const satisfies readonly EventOf<typeof subAccountStates>[];

export type ReviewOutcome = (typeof reviewOutcomes)[number];
