import { operations } from '../../../../spec/resources';
import type { Resources } from '../../../context';
import { eventsOfKind } from '../../../trigger/events-of-kind';
import type { Action, Visit } from '../page';
import { filtersOf } from '../parts/list';
import { Transitions } from '../parts/transitions';
import { TriggerForm, triggerActions } from '../parts/trigger-form';
import { Section } from '../parts/values';
import { readApi } from '../read';
import { PayoutLedger } from './ledger';
import type { ObjectPages } from './object-page';
import { END, endPayout, EndForms, payoutColumns, PayoutFacts, PayoutTotals } from './payout-parts';

type ProceedsPayout = Resources['ProceedsPayout'];

/** Payouts of the proceeds of the platform. */
export const proceedsPayouts: ObjectPages<ProceedsPayout> = {
  plural: 'Proceeds payouts',
  singular: 'Proceeds payout',
  list: (visit) => readApi(visit, 'listProceedsPayouts', {}, visit.search),
  filters: filtersOf(operations.listProceedsPayouts),
  columns: (visit) => payoutColumns(visit, 'proceeds_payouts'),
  idOf: ({ id }) => id,
  find,
  detail: (visit, payout) => (
    <>
      <PayoutFacts visit={visit} payout={payout} />
      <PayoutTotals
        payout={payout}
        totals={[
          { title: 'Fees', count: payout.payments_count, cents: payout.payments_total },
          { title: 'Returned fees', count: payout.refunds_count, cents: payout.refunds_total },
          { title: 'Earlier payouts that were not paid', count: null, cents: payout.other_total },
        ]}
      />
      <EndForms visit={visit} payout={payout} />
      <PayoutLedger visit={visit} payoutId={payout.id} />
      <Transitions of="payout" present={payout.status} />
      <Section title="Trigger an event">
        <TriggerForm visit={visit} id={payout.id} events={eventsOfKind('proceeds_payout')} />
      </Section>
    </>
  ),
  actions: { [END]: end, ...triggerActions },
};

function find(visit: Visit): ProceedsPayout {
  return readApi(visit, 'getProceedsPayout', { payout_id: visit.id });
} // resource_not_found

async function end(visit: Visit, form: URLSearchParams): ReturnType<Action> {
  return endPayout(visit, find(visit).id, form);
} // resource_not_found parameter_invalid payout_unexpected_state
