import { operations } from '../../../../spec/resources';
import { payoutOutcomes } from '../../../../spec/tables/outcomes';
import { payoutStates } from '../../../../spec/tables/states';
import type { Resources } from '../../../context';
import { runOnPlatform } from '../../../control/run';
import { canTransition } from '../../../domain/transition';
import { eventsOfKind } from '../../../trigger/events-of-kind';
import type { Action, Visit } from '../page';
import { AccountLink } from '../parts/account-link';
import { filtersOf } from '../parts/list';
import { OutcomeForms } from '../parts/outcome-forms';
import { Table } from '../parts/table';
import { Transitions } from '../parts/transitions';
import { TriggerForm, triggerActions } from '../parts/trigger-form';
import { Amount, Facts, IdLink, Instant, Section, State, Text } from '../parts/values';
import { readApi } from '../read';
import type { ObjectPages } from './object-page';

type Payout = Resources['Payout'];

const END = 'end';

/** Payouts of the proceeds of the platform. */
export const payouts: ObjectPages<Payout> = {
  plural: 'Payouts',
  singular: 'Payout',
  list: (visit) => readApi(visit, 'listProceedsPayouts', {}, visit.search),
  filters: filtersOf(operations.listProceedsPayouts),
  columns: ({ links }) => [
    { title: 'Payout', of: ({ id }) => <IdLink links={links} list="payouts" id={id} /> },
    { title: 'Amount', of: ({ amount, currency }) => <Amount cents={amount} currency={currency} />, isNumber: true },
    { title: 'Status', of: ({ status }) => <State of={status} /> },
    { title: 'Arrives', of: ({ deposits_at }) => <Instant at={deposits_at} /> },
    { title: 'Created', of: ({ created_at }) => <Instant at={created_at} /> },
  ],
  idOf: ({ id }) => id,
  find,
  detail: (visit, payout) => (
    <>
      <Facts of={factsOf(visit, payout)} />
      <Totals payout={payout} />
      <Section title="Fail or cancel">
        <OutcomeForms
          visit={visit}
          action={END}
          outcomes={payoutOutcomes.filter((outcome) => canTransition(payoutStates, payout.status, outcome))}
          none="It can fail while it is in transit, and be canceled while it is scheduled."
        />
      </Section>
      <Transitions of="payout" present={payout.status} />
      <Section title="Trigger an event">
        <TriggerForm visit={visit} id={payout.id} events={eventsOfKind('payout')} />
      </Section>
    </>
  ),
  actions: { [END]: end, ...triggerActions },
};

function find(visit: Visit): Payout {
  return readApi(visit, 'getProceedsPayout', { payout_id: visit.id });
} // resource_not_found

/** Fails or cancels the payout. Its amount goes into the next one. */
async function end(visit: Visit, form: URLSearchParams): ReturnType<Action> {
  const { id } = find(visit);
  await runOnPlatform(visit.platform, 'endPayout', { path: () => id, body: { outcome: form.get('outcome') } });
  return undefined;
} // resource_not_found parameter_invalid payout_unexpected_state

function factsOf(visit: Visit, payout: Payout) {
  const { status, amount, currency, bank_account: bank, account_id } = payout;
  return [
    ['Status', <State of={status} />],
    ['Amount', <Amount cents={amount} currency={currency} />],
    ['Arrives', <Instant at={payout.deposits_at} />],
    ['Account', <AccountLink visit={visit} id={account_id} />],
    ['Bank account', `${bank.bank_name} •••• ${String(bank.account_number_last4).padStart(4, '0')}`],
    ['Owner of the bank account', <Text of={bank.full_name} />],
    ['Description', <Text of={payout.description} />],
    ['Created', <Instant at={payout.created_at} />],
    ['Updated', <Instant at={payout.updated_at} />],
  ] as const;
}

interface Total {
  readonly title: string;
  readonly count: number | null;
  readonly cents: number;
}

function Totals({ payout }: { readonly payout: Payout }) {
  const { currency } = payout;
  const totals: readonly Total[] = [
    { title: 'Fees', count: payout.payments_count, cents: payout.payments_total },
    { title: 'Returned fees', count: payout.refunds_count, cents: payout.refunds_total },
    { title: 'Earlier payouts that were not paid', count: null, cents: payout.other_total },
    { title: 'Amount', count: null, cents: payout.amount },
  ];
  return (
    <Section title="Totals">
      <Table
        caption="What the payout consists of"
        columns={[
          { title: 'Total', of: ({ title }) => title },
          { title: 'Number', of: ({ count }) => count ?? '', isNumber: true },
          { title: 'Amount', of: ({ cents }) => <Amount cents={cents} currency={currency} />, isNumber: true },
        ]}
        items={totals}
        idOf={({ title }) => title.toLowerCase().replaceAll(' ', '-')}
        empty="There are none."
      />
    </Section>
  );
}
