import { operations } from '../../../../spec/resources';
import type { Resources } from '../../../context';
import { eventsOfKind } from '../../../trigger/events-of-kind';
import type { Visit } from '../page';
import { filtersOf } from '../parts/list';
import { AccountLink, Excerpt, Metadata, PlainId } from '../parts/object-values';
import { jobActions, PendingJobs } from '../parts/pending-jobs';
import { type Column, Table } from '../parts/table';
import { Timeline } from '../parts/timeline';
import { Transitions } from '../parts/transitions';
import { TriggerForm, triggerActions } from '../parts/trigger-form';
import { Amount, Facts, IdLink, Instant, Section, State, Text } from '../parts/values';
import { readApi } from '../read';
import { sentenceCase } from '../text';
import type { ObjectPages } from './object-page';

type Refund = Resources['Refund'];

/** Returns the columns of a list of refunds. */
export function refundColumns(visit: Visit): readonly Column<Refund>[] {
  return [
    { title: 'Refund', of: ({ id }) => <IdLink links={visit.links} list="refunds" id={id} /> },
    { title: 'Amount', of: (refund) => <RefundAmount visit={visit} refund={refund} />, isNumber: true },
    { title: 'Status', of: ({ status }) => <State of={status} /> },
    { title: 'Payment', of: ({ payment_id }) => <IdLink links={visit.links} list="payments" id={payment_id} /> },
    { title: 'Reason', of: ({ reason }) => <Text of={reason} /> },
    { title: 'Description', of: ({ description }) => <Excerpt of={description} /> },
    { title: 'Created', of: ({ created_at }) => <Instant at={created_at} /> },
  ];
}

export const refunds: ObjectPages<Refund> = {
  plural: 'Refunds',
  singular: 'Refund',
  list: (visit) => readApi(visit, 'listRefunds', {}, visit.search),
  filters: filtersOf(operations.listRefunds),
  columns: refundColumns,
  idOf: ({ id }) => id,
  find: (visit) => readApi(visit, 'getRefund', { refund_id: visit.id }),
  detail: (visit, refund) => (
    <>
      <RefundFacts visit={visit} refund={refund} />
      <Transitions of="refund" present={refund.status} />
      <PendingJobs visit={visit} of={refund.id} />
      <Section title="Actions">
        <div class="actions">
          <TriggerForm visit={visit} id={refund.id} events={eventsOfKind('refund')} />
        </div>
      </Section>
      <Timeline visit={visit} of={refund.id} />
      <ReturnedFees refund={refund} />
    </>
  ),
  actions: { ...triggerActions, ...jobActions },
};

interface RefundProps {
  readonly visit: Visit;
  readonly refund: Refund;
}

/** A refund has the currency and the account of its payment, which it does not show. */
const paymentOf = ({ visit: { platform }, refund }: RefundProps) =>
  platform.rows.require('payments', refund.payment_id);

function RefundAmount(props: RefundProps) {
  return <Amount cents={props.refund.amount} currency={paymentOf(props).currency} />;
}

function RefundFacts({ visit, refund }: RefundProps) {
  const { status, payment_id, reason, description, metadata, created_at, updated_at } = refund;
  return (
    <Facts
      of={[
        ['Status', <State of={status} />],
        ['Amount', <RefundAmount visit={visit} refund={refund} />],
        ['Payment', <IdLink links={visit.links} list="payments" id={payment_id} />],
        ['Account', <AccountLink visit={visit} id={paymentOf({ visit, refund }).account_id} />],
        ['Reason', <Text of={reason} />],
        ['Description', <Text of={description} />],
        ['Created', <Instant at={created_at} />],
        ['Updated', <Instant at={updated_at} />],
        ['Metadata', <Metadata of={metadata} />],
      ]}
    />
  );
}

type ReturnedFee = Resources['ReturnedFee'];

const returnedFeeColumns: readonly Column<ReturnedFee>[] = [
  { title: 'Fee', of: ({ payment_fee_id }) => <PlainId of={payment_fee_id} /> },
  { title: 'Type', of: ({ type }) => sentenceCase(type) },
  {
    title: 'Returned',
    of: ({ returned_amount, currency }) => <Amount cents={returned_amount} currency={currency} />,
    isNumber: true,
  },
  {
    title: 'Original',
    of: ({ original_amount, currency }) => <Amount cents={original_amount} currency={currency} />,
    isNumber: true,
  },
  {
    title: 'Remaining',
    of: ({ remaining_amount, currency }) => <Amount cents={remaining_amount} currency={currency} />,
    isNumber: true,
  },
];

function ReturnedFees({ refund: { returned_fees } }: Pick<RefundProps, 'refund'>) {
  return (
    <Section title="Returned fees">
      <Table
        caption="Fees returned with the refund"
        columns={returnedFeeColumns}
        items={returned_fees}
        idOf={({ id }) => id}
        empty="The refund returned no fees."
      />
    </Section>
  );
}
