import { reviewOutcomes } from '../../../../spec/tables/outcomes';
import { accountEnding } from '../../../../spec/derive/endings';
import type { Visit } from '../page';
import { Section } from '../parts/values';
import { MAX_RELATED, newest, readApi } from '../read';
import { sentenceCase } from '../text';
import { Balance } from './balance';
import { configurationsOf } from './fee-configurations';
import { AccountLedger } from './ledger';
import { ObjectFacts } from './object-detail';
import { objectPages, readBy } from './object-page';
import { Related } from './object-table';
import { Onboarding } from './onboarding';

export const subAccounts = objectPages('sub_accounts', 'SubAccount', {
  ...readBy('listSubAccounts', 'getSubAccount'),
  create: 'Create sub account',
  order: 'by name; archived ones are shown when the filter selects them',
  machine: 'sub_account',
  subject: 'sub_account',
  ending: ({ platform }, { id }) => accountEnding(platform.rows.require('accounts', id)),
  answer: (visit, { id }) => <Balance visit={visit} accountId={id} />,
  outcomes: { operation: 'reviewSubAccount', names: reviewOutcomes, main: ['approve', 'enable'] },
  related: (visit, { id }) => (
    <>
      <Section title="Settings">
        <ObjectFacts
          visit={visit}
          of="SubAccountSettings"
          item={readApi(visit, 'getSubAccountSettings', { sub_account_id: id })}
        />
      </Section>
      <Onboarding visit={visit} accountId={id} />
      <FeeConfigurations visit={visit} id={id} />
      <Related
        visit={visit}
        title="Payments"
        of="Payment"
        caption={`Its ${MAX_RELATED} newest payments`}
        items={readApi(visit, 'listPayments', {}, newest(), id).items}
        empty="It has no payments yet."
        all={{ title: 'All payments of this account', path: 'payments', query: { account: id } }}
      />
      <Lists visit={visit} id={id} />
      <AccountLedger visit={visit} accountId={id} />
      <Related
        visit={visit}
        title="Payouts"
        of="Payout"
        caption={`Its ${MAX_RELATED} newest payouts`}
        items={readApi(visit, 'listPayouts', {}, newest(), id).items}
        empty="It has no payouts yet."
        all={{ title: 'All payouts of this account', path: 'payouts', query: { account: id } }}
      />
    </>
  ),
});

/** Links to the other lists with the objects of an account. */
function Lists({ visit: { links }, id }: { readonly visit: Visit; readonly id: string }) {
  return (
    <ul class="links">
      {['refunds', 'disputes', 'checkouts', 'payment_methods', 'balance_transactions'].map((list) => (
        <li>
          <a href={links.to(list, { account: id })}>All {sentenceCase(list).toLowerCase()} of this account</a>
        </li>
      ))}
    </ul>
  );
}

function FeeConfigurations({ visit, id }: { readonly visit: Visit; readonly id: string }) {
  const path = { sub_account_id: id };
  return (
    <>
      <Related
        visit={visit}
        title="Fee configurations"
        of="FeeConfiguration"
        caption="In force now, at most one of each type"
        items={readApi(visit, 'listActiveFeeConfigurations', path, newest()).items}
        empty="None is in force."
      />
      <Related
        visit={visit}
        title="Scheduled fee configurations"
        of="FeeConfiguration"
        caption={`The ${MAX_RELATED} last ones that are scheduled, latest start first`}
        items={readApi(visit, 'listScheduledFeeConfigurations', path, newest()).items}
        empty="None is scheduled."
        all={configurationsOf(id)}
      />
    </>
  );
}
