import { payoutOutcomes } from '../../../../spec/tables/outcomes';
import { payoutStates } from '../../../../spec/tables/states';
import type { Resources } from '../../../context';
import { runOnPlatform } from '../../../control/run';
import { canTransition } from '../../../domain/transition';
import type { Visit } from '../page';
import { AccountLink } from '../parts/account-link';
import { OutcomeForms } from '../parts/outcome-forms';
import { type Column, Table } from '../parts/table';
import { Amount, Facts, IdLink, Instant, Section, State, Text } from '../parts/values';

/** A payout of an account, or of proceeds. */
type AnyPayout = Resources['Payout'] | Resources['ProceedsPayout'];

/** The action that fails or cancels a payout. */
export const END = 'end';

/** Returns the columns of a list of payouts. */
export function payoutColumns({ links }: Visit, list: string): readonly Column<AnyPayout>[] {
  return [
    { title: 'Payout', of: ({ id }) => <IdLink links={links} list={list} id={id} /> },
    { title: 'Amount', of: ({ amount, currency }) => <Amount cents={amount} currency={currency} />, isNumber: true },
    { title: 'Status', of: ({ status }) => <State of={status} /> },
    { title: 'Arrives', of: ({ deposits_at }) => <Instant at={deposits_at} /> },
    { title: 'Created', of: ({ created_at }) => <Instant at={created_at} /> },
  ];
}

interface PayoutProps {
  readonly visit: Visit;
  readonly payout: AnyPayout;
}

/** The facts of a payout. */
export function PayoutFacts({ visit, payout }: PayoutProps) {
  const { status, amount, currency, bank_account: bank, account_id } = payout;
  return (
    <Facts
      of={[
        ['Status', <State of={status} />],
        ['Amount', <Amount cents={amount} currency={currency} />],
        ['Arrives', <Instant at={payout.deposits_at} />],
        ['Account', <AccountLink visit={visit} id={account_id} />],
        ['Bank account', `${bank.bank_name} •••• ${String(bank.account_number_last4).padStart(4, '0')}`],
        ['Owner of the bank account', <Text of={bank.full_name} />],
        ['Description', <Text of={payout.description} />],
        ['Created', <Instant at={payout.created_at} />],
        ['Updated', <Instant at={payout.updated_at} />],
      ]}
    />
  );
}

/** The forms that fail or cancel a payout. */
export function EndForms({ visit, payout: { status } }: PayoutProps) {
  return (
    <Section title="Fail or cancel">
      <OutcomeForms
        visit={visit}
        action={END}
        outcomes={payoutOutcomes.filter(
          (outcome) => status !== 'forwarded' && canTransition(payoutStates, status, outcome),
        )}
        none="It can fail while it is in transit, and be canceled while it is scheduled."
      />
    </Section>
  );
}

/** Fails or cancels a payout. Its amount goes into the next one. */
export async function endPayout({ platform }: Visit, id: string, form: URLSearchParams): Promise<undefined> {
  await runOnPlatform(platform, 'endPayout', { path: () => id, body: { outcome: form.get('outcome') } });
  return undefined;
} // resource_not_found parameter_invalid payout_unexpected_state

/** A total of a payout. */
export interface Total {
  readonly title: string;
  readonly count: number | null;
  readonly cents: number;
}

interface TotalsProps {
  readonly payout: AnyPayout;
  readonly totals: readonly Total[];
}

/** The totals of a payout, and its amount. */
export function PayoutTotals({ payout: { amount, currency }, totals }: TotalsProps) {
  return (
    <Section title="Totals">
      <Table
        caption="What the payout consists of"
        columns={[
          { title: 'Total', of: ({ title }) => title },
          { title: 'Number', of: ({ count }) => count ?? '', isNumber: true },
          { title: 'Amount', of: ({ cents }) => <Amount cents={cents} currency={currency} />, isNumber: true },
        ]}
        items={[...totals, { title: 'Amount', count: null, cents: amount }]}
        idOf={({ title }) => title.toLowerCase().replaceAll(/[ ,]+/g, '-')}
        empty="There are none."
      />
    </Section>
  );
}
