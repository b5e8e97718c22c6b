import { operations } from '../../../../spec/resources';
import { reviewOutcomes } from '../../../../spec/tables/outcomes';
import { subAccountStates } from '../../../../spec/tables/states';
import type { Resources } from '../../../context';
import { runOnPlatform } from '../../../control/run';
import { canTransition } from '../../../domain/transition';
import type { Mode } from '../../../rows';
import { eventsOfKind } from '../../../trigger/events-of-kind';
import type { Action, Visit } from '../page';
import { filtersOf } from '../parts/list';
import { OutcomeForms } from '../parts/outcome-forms';
import { Transitions } from '../parts/transitions';
import { Timeline } from '../parts/timeline';
import { TriggerForm, triggerActions } from '../parts/trigger-form';
import { Facts, IdLink, Instant, Section, State, Text } from '../parts/values';
import { MAX_RELATED, readApi } from '../read';
import { ConfigurationTable } from './fee-configuration-table';
import { AccountLedger, AccountPayouts } from './ledger';
import type { ObjectPages } from './object-page';
import { Onboarding } from './onboarding';
import { newestPayments, PaymentTable } from './payment-table';

type SubAccount = Resources['SubAccount'];

const REVIEW = 'review';

export const subAccounts: ObjectPages<SubAccount> = {
  plural: 'Sub accounts',
  singular: 'Sub account',
  list: (visit) => readApi(visit, 'listSubAccounts', {}, visit.search),
  order: 'by name; archived ones are shown when the filter selects them',
  filters: filtersOf(operations.listSubAccounts),
  columns: ({ links }) => [
    { title: 'Sub account', of: ({ id }) => <IdLink links={links} list="sub_accounts" id={id} /> },
    { title: 'Name', of: ({ name }) => <Text of={name} /> },
    { title: 'Status', of: ({ status }) => <State of={status} /> },
    { title: 'Currency', of: ({ currency }) => currency.toUpperCase() },
    { title: 'Created', of: ({ created_at }) => <Instant at={created_at} /> },
  ],
  idOf: ({ id }) => id,
  find,
  detail: (visit, account) => (
    <>
      <Facts of={factsOf(visit, account)} />
      <Review visit={visit} account={account} />
      <Onboarding visit={visit} accountId={account.id} />
      <FeeConfigurations visit={visit} account={account} />
      <Payments visit={visit} account={account} />
      <AccountLedger visit={visit} accountId={account.id} />
      <AccountPayouts visit={visit} accountId={account.id} />
      <Transitions of="sub_account" present={account.status} />
      <Timeline visit={visit} of={account.id} />
      <Section title="Trigger an event">
        <TriggerForm visit={visit} id={account.id} events={eventsOfKind('sub_account')} />
      </Section>
    </>
  ),
  actions: { [REVIEW]: review, ...triggerActions },
};

function find(visit: Visit): SubAccount {
  return readApi(visit, 'getSubAccount', { sub_account_id: visit.id });
} // resource_not_found

async function review(visit: Visit, form: URLSearchParams): ReturnType<Action> {
  const { id } = find(visit);
  await runOnPlatform(visit.platform, 'reviewSubAccount', { path: () => id, body: { outcome: form.get('outcome') } });
  return undefined;
} // resource_not_found parameter_invalid sub_account_unexpected_state

function factsOf(visit: Visit, account: SubAccount) {
  const { test_account_id, live_account_id } = account.related_accounts;
  const { payments, payouts } = readApi(visit, 'getSubAccountSettings', { sub_account_id: account.id });
  return [
    ['Status', <State of={account.status} />],
    ['Name', <Text of={account.name} />],
    ['Currency', account.currency.toUpperCase()],
    ...(account.business_id === null
      ? []
      : [['Business', <IdLink links={visit.links} list="businesses" id={account.business_id} />] as const]),
    ['Processes payments', account.processing_ready ? 'Yes' : 'No'],
    ['Receives payouts', account.payout_ready ? 'Yes' : 'No'],
    ['Takes bank accounts', payments.ach_payments ? 'Yes' : 'No'],
    ['Settlement of payouts', payouts.settlement_priority],
    ['Test account', <RelatedAccount visit={visit} id={test_account_id} mode="test" />],
    ['Live account', <RelatedAccount visit={visit} id={live_account_id} mode="live" />],
    ['Created', <Instant at={account.created_at} />],
    ['Updated', <Instant at={account.updated_at} />],
  ] as const;
}

interface RelatedAccountProps {
  readonly visit: Visit;
  readonly id: string | undefined;
  readonly mode: Mode;
}

/** The account of the same customer in a mode. */
function RelatedAccount({ visit, id, mode }: RelatedAccountProps) {
  if (id === undefined || id === visit.id) return id === undefined ? <Text of={id} /> : <span class="id">{id}</span>;
  return (
    <a class="id" href={visit.links.to(`sub_accounts/${id}`, { mode })}>
      {id}
    </a>
  );
}

interface PartProps {
  readonly visit: Visit;
  readonly account: SubAccount;
}

function Review({ visit, account: { status } }: PartProps) {
  return (
    <Section title="Review">
      <p>{subAccountStates.states[status].meaning}</p>
      <OutcomeForms
        visit={visit}
        action={REVIEW}
        outcomes={reviewOutcomes.filter((outcome) => canTransition(subAccountStates, status, outcome))}
        main={['approve', 'enable']}
        none="A review can change nothing any more."
      />
    </Section>
  );
}

function FeeConfigurations({ visit, account: { id } }: PartProps) {
  const path = { sub_account_id: id };
  const limit = new URLSearchParams({ limit: String(MAX_RELATED) });
  return (
    <Section title="Fee configurations">
      <ConfigurationTable
        visit={visit}
        caption="In force now, at most one of each type"
        configurations={readApi(visit, 'listActiveFeeConfigurations', path, limit).items}
        empty="None is in force."
      />
      <ConfigurationTable
        visit={visit}
        caption={`The ${MAX_RELATED} last ones that are scheduled, latest start first`}
        configurations={readApi(visit, 'listScheduledFeeConfigurations', path, limit).items}
        empty="None is scheduled."
      />
      <p>
        <a href={visit.links.to('fee_configurations', { account_id: id })}>All fee configurations of this account</a>
      </p>
    </Section>
  );
}

/** The list of payments has no filter for accounts. */
function Payments({ visit, account: { id } }: PartProps) {
  return (
    <Section title="Payments">
      <PaymentTable
        visit={visit}
        caption={`Its ${MAX_RELATED} newest payments`}
        payments={newestPayments(visit, {}, id)}
        empty="It has no payments yet."
      />
      <p>
        <a href={visit.links.to('payments')}>Payments of all accounts</a>
      </p>
    </Section>
  );
}
