import { pagination } from '../../../../spec/resources/shared';
import type { DisputeOutcome } from '../../../../spec/tables/outcomes';
import { disputeStates } from '../../../../spec/tables/states';
import { choice, word } from '../../../../spec/vocabulary/schema';
import type { Resources } from '../../../context';
import { runOnPlatform } from '../../../control/run';
import { canTransition } from '../../../domain/transition';
import { readParameters } from '../../../platform/input-rules';
import { presentDispute } from '../../../present/disputes';
import { SandboxError } from '../../../sandbox-error';
import { type PageOf, pageOf } from '../../../wire/page';
import type { Action, Visit } from '../page';
import { ActionForm } from '../parts/action-form';
import { filtersOf } from '../parts/list';
import { AccountLink, Metadata } from '../parts/object-values';
import { PendingJobs } from '../parts/pending-jobs';
import { RefusedAlert } from '../parts/refused-alert';
import type { Column } from '../parts/table';
import { Timeline } from '../parts/timeline';
import { Transitions } from '../parts/transitions';
import { Amount, Facts, IdLink, Instant, Section, State } from '../parts/values';
import { sentenceCase } from '../text';
import type { ObjectPages } from './object-page';

type Dispute = Resources['Dispute'];

/** The query of the list. No operation of the API lists disputes. */
const operation = {
  query: {
    status: choice(Object.keys(disputeStates.states), 'Only disputes with this status.'),
    payment_id: word('Only disputes of this payment.'),
    ...pagination,
  },
};

/** Returns the columns of a list of disputes. */
export function disputeColumns(visit: Visit): readonly Column<Dispute>[] {
  return [
    { title: 'Dispute', of: ({ id }) => <IdLink links={visit.links} list="disputes" id={id} /> },
    { title: 'Amount', of: ({ amount, currency }) => <Amount cents={amount} currency={currency} />, isNumber: true },
    { title: 'Status', of: ({ status }) => <State of={status} /> },
    { title: 'Payment', of: ({ payment_id }) => <IdLink links={visit.links} list="payments" id={payment_id} /> },
    { title: 'Reason', of: ({ reason }) => sentenceCase(reason) },
    { title: 'Respond before', of: ({ due_date }) => <time datetime={due_date}>{due_date}</time> },
    { title: 'Created', of: ({ created_at }) => <Instant at={created_at} /> },
  ];
}

export const disputes: ObjectPages<Dispute> = {
  plural: 'Disputes',
  singular: 'Dispute',
  list: listDisputes,
  filters: filtersOf(operation),
  columns: disputeColumns,
  idOf: ({ id }) => id,
  find: ({ platform, mode, id }) => {
    const row = platform.rows.find('disputes', id);
    if (row?.mode !== mode) throw new SandboxError('resource_not_found', {});
    return presentDispute(row);
  },
  detail: (visit, dispute) => (
    <>
      <DisputeFacts visit={visit} dispute={dispute} />
      <Transitions of="dispute" present={dispute.status} />
      <PendingJobs visit={visit} of={dispute.id} />
      <Decisions visit={visit} dispute={dispute} />
      <Timeline visit={visit} of={dispute.id} />
    </>
  ),
  actions: { win: decide('win'), lose: decide('lose') },
};

function listDisputes({ platform, mode, search }: Visit): PageOf<Dispute> {
  const { query, page } = readParameters(operation, search); // parameter_invalid cursor_invalid
  const [status, payment] = [query('status'), query('payment_id')];
  const partition = [
    mode,
    ...(status === undefined ? [] : [status]),
    ...(payment === undefined ? [] : ['of', payment]),
  ];
  const list = { table: 'disputes', index: 'newest', partition: partition.join(' '), order: 'descending' } as const;
  return pageOf(platform.rows, list, page, presentDispute);
}

interface DisputeProps {
  readonly visit: Visit;
  readonly dispute: Dispute;
}

function DisputeFacts({ visit, dispute }: DisputeProps) {
  const { status, amount, currency, payment_id, account_id, reason, due_date, created_at, updated_at } = dispute;
  return (
    <Facts
      of={[
        ['Status', <State of={status} />],
        ['Amount', <Amount cents={amount} currency={currency} />],
        ['Reason', sentenceCase(reason)],
        ['Respond before', <time datetime={due_date}>{due_date}</time>],
        ['Payment', <IdLink links={visit.links} list="payments" id={payment_id} />],
        ['Account', <AccountLink visit={visit} id={account_id} />],
        ['Created', <Instant at={created_at} />],
        ['Updated', <Instant at={updated_at} />],
        ['Metadata', <Metadata of={dispute.metadata} />],
      ]}
    />
  );
}

/** The decision of the card network. */
function Decisions({ visit, dispute: { status } }: DisputeProps) {
  if (!canTransition(disputeStates, status, 'win'))
    return (
      <>
        <RefusedAlert visit={visit} action="win" />
        <RefusedAlert visit={visit} action="lose" />
      </>
    );
  return (
    <Section title="Actions">
      <div class="buttons">
        <ActionForm visit={visit} action="win" button="Win" subject="the dispute" isSecondary />
        <ActionForm visit={visit} action="lose" button="Lose" subject="the dispute" isSecondary />
      </div>
    </Section>
  );
}

function decide(outcome: DisputeOutcome): Action {
  return async ({ platform, id }) => {
    await runOnPlatform(platform, 'decideDispute', { path: () => id, body: { outcome } }); // resource_not_found dispute_unexpected_state
    return undefined;
  };
}
