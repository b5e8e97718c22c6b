import type { BalanceSourceType } from '../../../../spec/tables/balance-transactions';
import type { Resources } from '../../../context';
import type { Visit } from '../page';
import { PlainId } from '../parts/object-values';
import { type Column, Table } from '../parts/table';
import { Amount, IdLink, Instant, Section, Text } from '../parts/values';
import { readApi } from '../read';
import { sentenceCase } from '../text';
import { disputeColumns } from './disputes';
import type { PaymentProps } from './payment-facts';
import { refundColumns } from './refunds';

/** The number of related objects on the page of a payment. */
const MAX_RELATED = 20;

type Transaction = Resources['PaymentBalanceTransaction'];

/** The ledger entries of a payment with the balance after each. */
export function PaymentLedger({ visit, payment }: PaymentProps) {
  const after = visit.search.get('transactions_after') ?? '';
  const search = new URLSearchParams({ limit: String(MAX_RELATED), after_cursor: after });
  if (after === '') search.delete('after_cursor');
  const path = { payment_id: payment.id };
  const page = readApi(visit, 'listPaymentBalanceTransactions', path, search); // cursor_invalid
  const address = (cursor: string | undefined) => visit.links.here({ transactions_after: cursor });
  return (
    <Section title="Balance">
      <Table
        caption="Balance transactions, oldest first"
        columns={transactionColumns(visit)}
        items={[...page.items].reverse()}
        idOf={({ id }) => id}
        empty="Nothing is posted until the payment is captured."
      />
      {(page.has_previous || page.has_next) && (
        <nav class="pager" aria-label="Balance transactions">
          {page.has_next && <a href={address(page.end_cursor ?? undefined)}>Older transactions</a>}
          {page.has_previous && <a href={address(undefined)}>Newest transactions</a>}
        </nav>
      )}
    </Section>
  );
}

function transactionColumns(visit: Visit): readonly Column<Transaction>[] {
  return [
    { title: 'Posted', of: ({ created_at }) => <Instant at={created_at} /> },
    { title: 'Type', of: ({ payment_balance_txn_type }) => sentenceCase(payment_balance_txn_type) },
    { title: 'Source', of: (transaction) => <Source visit={visit} of={transaction} /> },
    { title: 'Amount', of: ({ amount, currency }) => <Amount cents={amount} currency={currency} />, isNumber: true },
    { title: 'Balance', of: ({ balance, currency }) => <Amount cents={balance} currency={currency} />, isNumber: true },
  ];
}

/** The pages of the objects that cause ledger entries; those without a page are missing. */
const sourcePages: { readonly [Type in BalanceSourceType]?: string } = {
  Refund: 'refunds',
  Dispute: 'disputes',
  Payout: 'payouts',
};

function Source({ visit, of }: { readonly visit: Visit; readonly of: Transaction }) {
  const { source_id, source_type } = of;
  const list = Object.entries(sourcePages).find(([type]) => type === source_type)?.[1];
  return list === undefined ? <PlainId of={source_id} /> : <IdLink links={visit.links} list={list} id={source_id} />;
}

interface ShownFee extends Pick<Resources['PaymentFee'], 'id' | 'amount' | 'currency' | 'source_configuration_id'> {
  readonly type: string;
  /** Undefined for an application fee, which the API renders without it. */
  readonly remaining_amount?: number;
}

/** The fees of a payment. */
export function PaymentFees({ visit, payment }: PaymentProps) {
  const { fees, application_fee } = payment;
  const applicationFee = { ...application_fee, type: 'application_fee', source_configuration_id: null };
  const { id, amount, currency } = applicationFee;
  const isCharged = id !== undefined && amount !== undefined && currency !== undefined;
  const all: readonly ShownFee[] = [...fees, ...(isCharged ? [{ ...applicationFee, id, amount, currency }] : [])];
  return (
    <Section title="Fees">
      <Table
        caption="Fees of the payment"
        columns={feeColumns(visit)}
        items={all}
        idOf={(fee) => fee.id}
        empty="The payment bears no fees."
      />
    </Section>
  );
}

function feeColumns({ links }: Visit): readonly Column<ShownFee>[] {
  return [
    { title: 'Fee', of: ({ id }) => <PlainId of={id} /> },
    { title: 'Type', of: ({ type }) => sentenceCase(type) },
    { title: 'Amount', of: ({ amount, currency }) => <Amount cents={amount} currency={currency} />, isNumber: true },
    {
      title: 'Remaining',
      of: ({ remaining_amount, currency }) =>
        remaining_amount === undefined ? <Text of={null} /> : <Amount cents={remaining_amount} currency={currency} />,
      isNumber: true,
    },
    {
      title: 'Fee configuration',
      of: ({ source_configuration_id: id }) =>
        id === null ? <Text of={null} /> : <IdLink links={links} list="fee_configurations" id={id} />,
    },
  ];
}

/** The newest refunds of a payment. */
export function PaymentRefunds({ visit, payment: { refunds } }: PaymentProps) {
  return (
    <Section title="Refunds">
      <Table
        caption="Refunds of the payment, newest first"
        columns={refundColumns(visit).filter(({ title }) => title !== 'Payment')}
        items={refunds.slice(0, MAX_RELATED)}
        idOf={({ id }) => id}
        empty="None of the payment is refunded."
      />
      {refunds.length > MAX_RELATED && (
        <p class="hint">
          The {MAX_RELATED} newest of {refunds.length}. All are in the JSON below.
        </p>
      )}
    </Section>
  );
}

/** The newest disputes of a payment. */
export function PaymentDisputes({ visit, payment: { id, disputes } }: PaymentProps) {
  return (
    <Section title="Disputes">
      <Table
        caption="Disputes of the payment, newest first"
        columns={disputeColumns(visit).filter(({ title }) => title !== 'Payment')}
        items={disputes.slice(0, MAX_RELATED)}
        idOf={(dispute) => dispute.id}
        empty="The payment was never disputed."
      />
      {disputes.length > MAX_RELATED && (
        <p>
          <a href={visit.links.to('disputes', { payment_id: id })}>All disputes of the payment</a>
        </p>
      )}
    </Section>
  );
}
