import { bankScenarios } from '../../../../spec/tables/bank-scenarios';
import { scenarios } from '../../../../spec/tables/scenarios';
import { URLSearchParams } from '../../../../spec/vocabulary/globals';
import type { Currency } from '../../../rows';
import { toIso } from '../../../time/clock';
import { type FieldChecks, type FormState, SelectField, TextAreaField, TextField } from '../../form';
import { testMethods } from '../../test-methods';
import { accountNames, findAccount, MAX_LISTED } from '../lists/accounts';
import type { Visit } from '../page';
import { dollarsChecks, emailPattern, matching } from '../parts/field-words';
import { readApi } from '../read';
import { visibleText } from '../text';
import type { EnteredValues } from './entered-values';

interface FieldProps {
  readonly state: FormState;
}

interface VisitFieldProps extends FieldProps {
  readonly visit: Visit;
}

interface CheckedFieldProps extends FieldProps {
  /** Further checks of the browser. */
  readonly checks?: FieldChecks;
}

export function AmountField({ state, checks }: CheckedFieldProps) {
  return (
    <TextField
      state={state}
      name="amount"
      label="Amount"
      hint="In dollars: 19.99."
      inputmode="decimal"
      half
      isFirst
      checks={{ ...dollarsChecks, ...checks }}
    />
  );
}

export function DescriptionField({ state, checks }: CheckedFieldProps) {
  return <TextField state={state} name="description" label="Description" half checks={checks} />;
}

export function MetadataField({ state }: FieldProps) {
  return <TextAreaField state={state} name="metadata" label="Metadata" hint="Lines such as order=42." />;
}

/** The account that a request runs on: the platform account, or a sub account by its name. */
export function AccountField({ state, visit }: VisitFieldProps) {
  const { items, has_next } = readApi(visit, 'listSubAccounts', {}, new URLSearchParams({ limit: String(MAX_LISTED) }));
  const field = { state, name: 'account', label: 'Account', half: true };
  if (has_next)
    return (
      <TextField {...field} hint="A name or an id. Empty: the platform account." suggestions={accountNames(visit)} />
    );
  const titles = items.map(
    ({ id, name, status }) => [id, status === 'enabled' ? name : `${name} (${status})`] as const,
  );
  const options = Object.fromEntries(titles.map(([id, title]) => [id, visibleText(title)]));
  return <SelectField {...field} options={options} empty="Platform account" />;
}

/** Returns the sub account that was chosen, and the currency of the account. */
export function accountIn(visit: Visit, entered: EnteredValues): { id?: string; currency: Currency } {
  const { platform, mode } = visit;
  const text = entered.text('account');
  const own = platform.rows.require('accounts', platform.keyPair(mode).account_id);
  const found = text === undefined ? own : findAccount(visit, text, false);
  const id = found === undefined ? text : found.id;
  return { ...(id !== undefined && id !== own.id && { id }), currency: (found ?? own).currency };
}

interface MethodFieldProps extends VisitFieldProps {
  /** The first choice, whose value is empty; null for none. */
  readonly empty: string | null;
}

/** The card or bank account that is charged, by what happens. */
export function TestMethodField({ state, visit, empty }: MethodFieldProps) {
  const groups: Record<string, Record<string, string>> = {};
  for (const { group, key, title } of testMethods(visit.mode)) (groups[group] ??= {})[key] = title;
  return <SelectField state={state} name="payment_method" label="Test card" options={groups} empty={empty} />;
}

/** Who pays: the name on the card or bank account, and the e-mail address of the customer. */
export function PayerFields({ state }: FieldProps) {
  return (
    <>
      <TextField state={state} name="payer_name" label="Payer's name" hint="Empty: that of the test card." half />
      <TextField
        state={state}
        name="email"
        label="Payer's e-mail"
        inputmode="email"
        half
        checks={matching('email', emailPattern)}
      />
    </>
  );
}

const NO_METHOD = 'Choose a test card, too: the payer belongs to it.';

/** Returns the details of the card or bank account that was chosen, with the name of the payer, as the API takes them. */
export function methodIn({ platform, mode }: Visit, entered: EnteredValues, currency: Currency): object | undefined {
  const key = entered.text('payment_method');
  const method = testMethods(mode).find((each) => each.key === key);
  const names = ['payer_name', 'email'].filter((name) => entered.text(name) !== undefined);
  if (method === undefined) for (const name of names) entered.refuse(name, NO_METHOD);
  return method?.details(toIso(platform.now()), currency, entered.text('payer_name'));
}

/** The scenario of a payment, which test mode only has. */
export function ScenarioField({ state, visit }: VisitFieldProps) {
  if (visit.mode === 'live') return null;
  return (
    <SelectField
      state={state}
      name="scenario"
      label="Scenario"
      hint="Overrides the outcome of the test card."
      options={{ Cards: summaries(scenarios), 'Bank accounts': summaries(bankScenarios) }}
      empty="None"
      half
    />
  );
}

const summaries = (rows: Readonly<Record<string, { readonly summary: string }>>): Record<string, string> =>
  Object.fromEntries(Object.entries(rows).map(([name, { summary }]) => [name, `${name}: ${summary}`]));

/** Returns the metadata that were entered, with the scenario that was chosen. */
export function metadataIn(entered: EnteredValues): Record<string, unknown> | undefined {
  const metadata = entered.pairs('metadata');
  const scenario = entered.text('scenario');
  return scenario === undefined ? metadata : { ...metadata, payment_test: { scenario } };
}
