import { bankScenarios } from '../../../../spec/tables/bank-scenarios';
import { scenarios } from '../../../../spec/tables/scenarios';
import { URLSearchParams } from '../../../../spec/vocabulary/globals';
import type { Currency } from '../../../rows';
import { toIso } from '../../../time/clock';
import { type FormState, SelectField, TextAreaField, TextField } from '../../form';
import { testMethods } from '../../test-methods';
import type { Visit } from '../page';
import { readApi } from '../read';
import { visibleText } from '../text';
import type { EnteredValues } from './entered-values';

interface FieldProps {
  readonly state: FormState;
}

interface VisitFieldProps extends FieldProps {
  readonly visit: Visit;
}

/** Number of sub accounts that a list to choose from has. A platform with more asks for the id. */
const MAX_CHOICES = 100;

export function AmountField({ state }: FieldProps) {
  return (
    <TextField state={state} name="amount" label="Amount" hint="In dollars: 19.99." inputmode="decimal" half isFirst />
  );
}

export function DescriptionField({ state }: FieldProps) {
  return <TextField state={state} name="description" label="Description" half />;
}

export function MetadataField({ state }: FieldProps) {
  return <TextAreaField state={state} name="metadata" label="Metadata" hint="Lines such as order=42." />;
}

/** The account that a request runs on: the platform account, or a sub account by its name. */
export function AccountField({ state, visit }: VisitFieldProps) {
  const { items, has_next } = readApi(
    visit,
    'listSubAccounts',
    {},
    new URLSearchParams({ limit: String(MAX_CHOICES) }),
  );
  const field = { state, name: 'account', label: 'Account', half: true };
  if (has_next) return <TextField {...field} hint="The id of a sub account. Empty: the platform account." />;
  const titles = items.map(
    ({ id, name, status }) => [id, status === 'enabled' ? name : `${name} (${status})`] as const,
  );
  const options = Object.fromEntries(titles.map(([id, title]) => [id, visibleText(title)]));
  return <SelectField {...field} options={options} empty="Platform account" />;
}

/** Returns the sub account that was chosen, and the currency of the account. */
export function accountIn({ platform, mode }: Visit, entered: EnteredValues): { id?: string; currency: Currency } {
  const id = entered.text('account');
  const own = platform.rows.require('accounts', platform.keyPair(mode).account_id);
  const { currency } = (id === undefined ? undefined : platform.rows.find('accounts', id)) ?? own;
  return { ...(id !== undefined && { id }), currency };
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

/** Returns the details of the card or bank account that was chosen, as the API takes them. */
export function methodIn({ platform, mode }: Visit, entered: EnteredValues, currency: Currency): object | undefined {
  const key = entered.text('payment_method');
  return testMethods(mode)
    .find((method) => method.key === key)
    ?.details(toIso(platform.now()), currency);
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
