import { operations } from '../../../../spec/resources';
import type { Resources } from '../../../context';
import { eventsOfKind } from '../../../trigger/events-of-kind';
import type { Action, Visit } from '../page';
import { AccountLink } from '../parts/account-link';
import { filtersOf } from '../parts/list';
import { Metadata } from '../parts/object-values';
import { jobActions, PendingJobs } from '../parts/pending-jobs';
import type { Column } from '../parts/table';
import { Timeline } from '../parts/timeline';
import { Transitions } from '../parts/transitions';
import { TriggerForm, triggerActions } from '../parts/trigger-form';
import { Facts, Section } from '../parts/values';
import { readApi } from '../read';
import { PayoutLedger } from './ledger';
import type { ObjectPages } from './object-page';
import { END, endPayout, EndForms, payoutColumns, PayoutFacts, PayoutTotals } from './payout-parts';

type Payout = Resources['Payout'];

/** Payouts of accounts. */
export const payouts: ObjectPages<Payout> = {
  plural: 'Payouts',
  singular: 'Payout',
  list: (visit) => readApi(visit, 'listPayouts', {}, visit.search),
  filters: filtersOf(operations.listPayouts),
  columns,
  idOf: ({ id }) => id,
  find,
  detail: (visit, payout) => (
    <>
      <PayoutFacts visit={visit} payout={payout} />
      <Facts
        of={[
          ['Type', payoutTypes[payout.payout_type]],
          ['Metadata', <Metadata of={payout.metadata} />],
        ]}
      />
      <PayoutTotals payout={payout} totals={totalsOf(payout)} />
      <EndForms visit={visit} payout={payout} />
      <PayoutLedger visit={visit} payoutId={payout.id} />
      {payout.status !== 'forwarded' && <Transitions of="payout" present={payout.status} />}
      <PendingJobs visit={visit} of={payout.id} />
      <Section title="Trigger an event">
        <TriggerForm visit={visit} id={payout.id} events={eventsOfKind('payout')} />
      </Section>
      <Timeline visit={visit} of={payout.id} />
    </>
  ),
  actions: { [END]: end, ...triggerActions, ...jobActions },
};

const payoutTypes = { cc: 'Card payments', ach: 'Bank payments' } as const;

function columns(visit: Visit): readonly Column<Payout>[] {
  const [id, amount, ...others] = payoutColumns(visit, 'payouts');
  return [
    ...(id === undefined ? [] : [id]),
    { title: 'Account', of: ({ account_id }) => <AccountLink visit={visit} id={account_id} /> },
    { title: 'Type', of: ({ payout_type }) => payoutTypes[payout_type] },
    ...(amount === undefined ? [] : [amount]),
    ...others,
  ];
}

function find(visit: Visit): Payout {
  return readApi(visit, 'getPayout', { payout_id: visit.id });
} // resource_not_found

async function end(visit: Visit, form: URLSearchParams): ReturnType<Action> {
  return endPayout(visit, find(visit).id, form);
} // resource_not_found parameter_invalid payout_unexpected_state

function totalsOf(payout: Payout) {
  return [
    { title: 'Payments', count: payout.payments_count, cents: payout.payments_total },
    { title: 'Refunds', count: payout.refunds_count, cents: payout.refunds_total },
    { title: 'Fees', count: null, cents: -payout.fees_total },
    { title: 'Disputes, voids, and earlier payouts that were not paid', count: null, cents: payout.other_total },
  ];
}
