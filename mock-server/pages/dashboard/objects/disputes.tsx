import { operations } from '../../../../spec/resources';
import { type DisputeOutcome, disputeOutcomes } from '../../../../spec/tables/outcomes';
import { disputeStates } from '../../../../spec/tables/states';
import type { Resources } from '../../../context';
import { runOnPlatform } from '../../../control/run';
import { canTransition } from '../../../domain/transition';
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
import { readApi } from '../read';
import { sentenceCase } from '../text';
import { DisputeEvidence, DisputeResponse, responseActions } from './dispute-parts';
import type { ObjectPages } from './object-page';

type Dispute = Resources['Dispute'];

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
  list: (visit) => readApi(visit, 'listDisputes', {}, visit.search),
  filters: filtersOf(operations.listDisputes),
  columns: disputeColumns,
  idOf: ({ id }) => id,
  find: (visit) => readApi(visit, 'getDispute', { dispute_id: visit.id }),
  detail: (visit, dispute) => (
    <>
      <DisputeFacts visit={visit} dispute={dispute} />
      <Transitions of="dispute" present={dispute.status} />
      <PendingJobs visit={visit} of={dispute.id} />
      <Decisions visit={visit} dispute={dispute} />
      <DisputeResponse visit={visit} dispute={dispute} />
      <DisputeEvidence visit={visit} dispute={dispute} />
      <Timeline visit={visit} of={dispute.id} />
    </>
  ),
  actions: {
    respond: decide('respond'),
    win: decide('win'),
    lose: decide('lose'),
    reverse: decide('reverse'),
    ...responseActions,
  },
};

interface DisputeProps {
  readonly visit: Visit;
  readonly dispute: Dispute;
}

function DisputeFacts({ visit, dispute }: DisputeProps) {
  const { status, amount, currency, payment_id, account_id, reason, due_date, created_at, updated_at } = dispute;
  const { dispute_reversal: reversal } = dispute;
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
        ...(reversal ? [['Reversed', <Instant at={reversal.created_at} />] as const] : []),
        ['Metadata', <Metadata of={dispute.metadata} />],
      ]}
    />
  );
}

/** The actions that are possible now: the response of the merchant, and the decisions of the card network. */
function Decisions({ visit, dispute: { status } }: DisputeProps) {
  const possible = disputeOutcomes.filter((outcome) => canTransition(disputeStates, status, outcome));
  const gone = disputeOutcomes.filter((outcome) => !possible.includes(outcome));
  return (
    <>
      {gone.map((outcome) => (
        <RefusedAlert visit={visit} action={outcome} />
      ))}
      {possible.length > 0 && (
        <Section title="Actions">
          <div class="buttons">
            {possible.map((outcome) => (
              <ActionForm
                visit={visit}
                action={outcome}
                button={buttons[outcome]}
                subject={subjects[outcome]}
                isSecondary
              />
            ))}
          </div>
        </Section>
      )}
    </>
  );
}

const buttons: Readonly<Record<DisputeOutcome, string>> = {
  respond: 'Respond',
  win: 'Win',
  lose: 'Lose',
  reverse: 'Reverse',
};

const subjects: Readonly<Record<DisputeOutcome, string>> = {
  respond: 'to the dispute',
  win: 'the dispute',
  lose: 'the dispute',
  reverse: 'the decision',
};

function decide(outcome: DisputeOutcome): Action {
  return async ({ platform, id }) => {
    await runOnPlatform(platform, 'decideDispute', { path: () => id, body: { outcome } }); // resource_not_found dispute_unexpected_state
    return undefined;
  };
}
