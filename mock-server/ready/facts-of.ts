import type { ReadyFact, ReadyFacts } from '../../spec/derive/ready-facts';
import type { ReadyRowId } from '../../spec/tables/ready-rows';
import type { Evidence } from './evidence';
import { declineFinal, declines, newAttempt, retries } from './judges/charges';
import type { Judge } from './judges/fact';
import { captureLapse, disputeAnswered, moreInformation, payoutFailed, refunds } from './judges/money';
import { allPages, compared, explored } from './judges/operation';
import { requestsValid } from './judges/requests';
import { deliveries, eventsHandled, wrongSignature } from './judges/webhooks';

/** The judge of each row. A missing one does not compile. */
const judges: Readonly<Record<ReadyRowId, Judge>> = {
  requests_valid: requestsValid,
  declines,
  decline_final: declineFinal,
  retries,
  new_attempt: newAttempt,
  wrong_signature: wrongSignature,
  deliveries,
  events_handled: eventsHandled,
  refunds,
  capture_lapse: captureLapse,
  dispute_answered: disputeAnswered,
  payout_failed: payoutFailed,
  all_pages: allPages,
  more_information: moreInformation,
  explored,
  compared,
};

/** Returns the facts of a platform: those of the rows that apply to its program. */
export function factsOf(evidence: Evidence): ReadyFacts {
  const facts: Partial<Record<string, ReadyFact>> = {};
  for (const [id, judge] of Object.entries(judges)) {
    const fact = judge(evidence);
    if (fact.needed.length > 0) facts[id] = fact;
  }
  return facts;
}
