import { displayOf } from '../../../../spec/derive/display-of';
import { payoutTypes } from '../../../../spec/tables/ledger-entries';
import type { Resources } from '../../../context';
import { feeConfigurationState } from '../../../domain/fee-configuration';
import { toIso } from '../../../time/clock';
import { addressName, bankAccountName, cardName, lastFour } from '../../../search/names';
import type { Visit } from '../page';
import { Id } from '../parts/id';
import { Amount, Copyable, Instant, State, Text } from '../parts/values';
import { sentenceCase } from '../text';
import { paymentView } from './payment-view';
import { trafficViews } from '../traffic/views';
import type { FieldName, Objects, SchemaName } from './fields';
import type { AddedValue, TypedViews, View, ViewOf } from './view';

const ofMethod = 'It is the same as that of the payment method.';

/** The part of a view that a card and a bank account share. */
const cardOrBank = {
  cells: {
    acct_last_four: ({ acct_last_four }: Details) => lastFour(acct_last_four),
    token: ({ token }: Details) => <Copyable text={token} label="token" />,
  },
  hidden: { status: ofMethod, invalid_reason: ofMethod, created_at: ofMethod, updated_at: ofMethod },
} satisfies ViewOf<Details, FieldName<Details>>;

type Details = Resources['Card'] | Resources['BankAccount'];

type PaymentMethod = Resources['PaymentMethod'];

/** Returns the card or the bank account of a payment method, which is exactly one of them. */
export const detailsOf = (method: PaymentMethod) => ('card' in method ? method.card : method.bank_account);

const kindOf = (method: PaymentMethod): string => ('card' in method ? 'Card' : 'Bank account');

/** Returns the state of a configuration on the clock of the platform. */
export const configurationState = (configuration: Resources['FeeConfiguration'], { platform }: Visit) =>
  feeConfigurationState(configuration, toIso(platform.now()));

const state: AddedValue<Resources['FeeConfiguration']> = {
  title: 'State',
  role: 'status',
  of: (configuration, visit) => <State of={configurationState(configuration, visit)} />,
};

/** The rate of a configuration: `2.75 % + $0.30, at most $5.00`. */
const rate: AddedValue<Resources['FeeConfiguration']> = {
  title: 'Rate',
  role: 'amount',
  of: ({ variable_rate, transaction_fee_cents, transaction_fee_currency: currency, fee_cap_cents }) => (
    <>
      {variable_rate} % + <Amount cents={transaction_fee_cents} currency={currency} />
      {fee_cap_cents !== null && (
        <>
          , at most <Amount cents={fee_cap_cents} currency={currency} />
        </>
      )}
    </>
  ),
};

/** A group does not show its size and its instants: they come from its row. */
const groupRow = ({ id }: Resources['PaymentMethodGroup'], { platform }: Visit) =>
  platform.rows.require('payment_method_groups', id);

const created: AddedValue<Resources['PaymentMethodGroup']> = {
  title: 'Created',
  of: (group, visit) => <Instant at={groupRow(group, visit).created_at} />,
};

const inAmount = 'The amount says it.';
const inRate = 'The rate has it.';
const ownPlatform = 'It is the account of the platform of the page.';

/** The views of all kinds of objects that have one. A field that the schema does not have does not compile. */
const typedViews = {
  Payment: {
    ...paymentView,
    hidden: {
      is_test: 'The page has the mode.',
      currency: inAmount,
      disputed: inAmount,
      refunded: inAmount,
      returned: inAmount,
    },
  },
  Refund: {
    currencyOf: ({ payment_id }, { platform }) => platform.rows.require('payments', payment_id).currency,
  },
  Dispute: {
    hidden: { dispute_response: 'Its part of the page has it, above the form that changes it.' },
  },
  Checkout: {
    hidden: { platform_account_id: ownPlatform, mode: 'The page has the mode.' },
  },
  CheckoutCompletionItem: {
    cells: { payment_token: ({ payment_token }, visit) => <Id visit={visit} of={payment_token} /> },
  },
  PaymentMethod: {
    columns: {
      id: {
        title: 'Payment method',
        of: (method, visit) => <Id visit={visit} of={detailsOf(method).token} label={null} />,
      },
      method: [
        { title: 'Kind', of: kindOf },
        { title: 'Brand or bank', role: 'status', of: (method) => <Text of={detailsOf(method).brand} /> },
        { title: 'Number', role: 'amount', of: (method) => lastFour(detailsOf(method).acct_last_four) },
      ],
      status: [],
      name: { title: 'Name', of: (method) => <Text of={detailsOf(method).name} /> },
    },
    added: [{ title: 'Kind', of: kindOf }],
    label: (method) => ('card' in method ? cardName(method.card) : bankAccountName(method.bank_account)),
    idOf: (method) => detailsOf(method).token,
  },
  Card: cardOrBank,
  BankAccount: cardOrBank,
  PaymentMethodGroup: {
    columns: {
      size: {
        title: 'Payment methods',
        role: 'amount',
        of: (group, visit) => groupRow(group, visit).payment_method_ids.length,
      },
      created: { ...created, role: 'time' },
    },
    added: [created, { title: 'Updated', of: (group, visit) => <Instant at={groupRow(group, visit).updated_at} /> }],
    hidden: { platform_account_id: ownPlatform },
  },
  SubAccount: {
    cells: { name: ({ id, name }, visit) => <Id visit={visit} of={id} label={<Text of={name} />} /> },
    hidden: { platform_account_id: ownPlatform, account_type: 'The page has the mode.' },
  },
  Business: {
    columns: {
      accounts: {
        title: 'Provisioned',
        of: ({ associated_accounts }) => (associated_accounts.length > 0 ? 'Yes' : 'No'),
      },
    },
    cells: { legal_name: ({ id, legal_name }, visit) => <Id visit={visit} of={id} label={<Text of={legal_name} />} /> },
  },
  Identity: {
    cells: { name: ({ id, name }, visit) => <Id visit={visit} of={id} label={<Text of={name} />} /> },
    label: ({ name }) => name,
  },
  Address: {
    columns: { line1: { title: 'Lines', of: (address) => <Text of={addressName(address)} /> }, state: [] },
    label: addressName,
  },
  EntityBankAccount: {
    cells: { acct_last_four: ({ acct_last_four }) => lastFour(acct_last_four) },
  },
  Payout: {
    cells: { payout_type: ({ payout_type }) => payoutTypes[payout_type].meaning.replace('.', '') },
  },
  PayoutBankAccount: {
    label: ({ bank_name, account_number_last4 }) => `${bank_name} ${lastFour(account_number_last4)}`,
  },
  FeeConfiguration: {
    columns: { variable_rate: [state, rate] },
    added: [state, rate],
    hidden: {
      platform_account_id: ownPlatform,
      variable_rate: inRate,
      transaction_fee_cents: inRate,
      transaction_fee_currency: inRate,
      fee_cap_cents: inRate,
    },
  },
  ...trafficViews,
} satisfies TypedViews;

export const views: { readonly [Name in SchemaName]?: View<Objects[Name]> } = typedViews;

/** Returns the name of one object of a kind, such as `Payment intent`. */
export const titleOf = (name: SchemaName): string =>
  displayOf(name).title ?? sentenceCase(name.replace(/(?<=[a-z])[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
