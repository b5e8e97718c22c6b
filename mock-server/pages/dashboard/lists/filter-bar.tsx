import type { Operation } from '../../../../spec/vocabulary/operation';
import type { Schema } from '../../../../spec/vocabulary/schema';
import { parseDateTime } from '../../../../spec/vocabulary/date-time';
import { toIso } from '../../../time/clock';
import { emptyForm, type FormState, HiddenFields, SelectField, TextField } from '../../form';
import { modeQuery } from '../links';
import type { Visit } from '../page';
import { Chip, Chips } from '../parts/chip';
import { sentenceCase, visibleText } from '../text';
import { accountNames, MAX_LISTED } from './accounts';
import { type AskedFilters, filterNames } from './filters';
import type { Chips as ChipRow, ListFilters } from './own-filters';

interface FilterBarProps {
  readonly visit: Visit;
  readonly query: Operation['query'];
  readonly filters: ListFilters;
  readonly asked: Pick<AskedFilters, 'values' | 'errors'>;
}

/** The filters of a list: chips for its states, and a form for the others, closed until somebody uses it. */
export function FilterBar(props: FilterBarProps) {
  const { visit, query, filters, asked } = props;
  const chipRows = filters.chips ?? [];
  const inChips = new Set(chipRows.map(({ name }) => name));
  const names = filterNames(query, filters);
  const fields = inOrder(names.filter((name) => !inChips.has(name) && !hidden.has(name)));
  const isFiltered = Object.keys(asked.values).length > 0;
  const none = Object.fromEntries(names.map((name) => [name, undefined]));
  return (
    <>
      {chipRows.length > 0 && (
        <div class="chip-rows">
          {chipRows.map((row) => (
            <ChipLinks visit={visit} row={row} value={asked.values[row.name]} />
          ))}
        </div>
      )}
      {fields.length > 0 && (
        <div class="filter-line">
          <FilterForm {...props} fields={fields} />
          {isFiltered && <a href={visit.links.here({ ...firstPage, ...none })}>Clear filters</a>}
        </div>
      )}
    </>
  );
}

/** The filters that come first in a form. The others follow. */
const first = ['payer', 'account', 'amount', 'amount_from', 'amount_to', 'created_after', 'created_before'];

const inOrder = (names: readonly string[]): readonly string[] => [
  ...first.filter((name) => names.includes(name)),
  ...names.filter((name) => !first.includes(name)),
];

/**
 * Filters that a form does not offer: no object has what they ask for, or another one takes more: `payer` a part of a name, and
 * `account` a name. The query may have them.
 */
const hidden: ReadonlySet<string> = new Set(['terminal_id', 'account_holder', 'account_id']);

/** The first page of a list with another filter. */
const firstPage = { after_cursor: undefined, before_cursor: undefined };

interface ChipLinksProps {
  readonly visit: Visit;
  readonly row: ChipRow;
  readonly value: string | undefined;
}

function ChipLinks({ visit: { links }, row: { name, label, titles, none = 'All' }, value }: ChipLinksProps) {
  const address = (of?: string) => links.here({ ...firstPage, [name]: of });
  return (
    <Chips label={label}>
      <Chip href={address()} isChosen={value === undefined}>
        {none}
      </Chip>
      {Object.entries(titles).map(([each, title]) => (
        <Chip href={address(each)} isChosen={value === each}>
          {title}
        </Chip>
      ))}
    </Chips>
  );
}

interface FilterFormProps extends FilterBarProps {
  /** The filters that the form offers. */
  readonly fields: readonly string[];
}

/** The form stays closed, so that it takes one line: its summary has the filters that are set. */
function FilterForm({ visit, query = {}, filters, asked: { values, errors }, fields }: FilterFormProps) {
  const set = fields.filter((name) => values[name] !== undefined);
  const kept = Object.fromEntries(Object.entries(values).filter(([name]) => !fields.includes(name)));
  const state = { ...emptyForm, values, errors, scope: 'filter' };
  return (
    <details class="filters" id="filters" open={fields.some((name) => errors[name] !== undefined)}>
      <summary>
        Filter
        {set.length > 0 && (
          <span class="set">
            {set.map((name) => `${labelOf(name)}: ${visibleText(values[name] ?? '')}`).join(' · ')}
          </span>
        )}
      </summary>
      <form method="get">
        {fields.map((name) => (
          <FilterField state={state} name={name} visit={visit} filters={filters} schema={query[name]} />
        ))}
        <HiddenFields values={{ ...kept, ...modeQuery(visit.mode) }} />
        <div class="buttons">
          <button>Apply</button>
        </div>
      </form>
    </details>
  );
}

interface FilterFieldProps {
  readonly state: FormState;
  readonly name: string;
  readonly visit: Visit;
  readonly filters: ListFilters;
  /** That of the parameter, if the operation of the list has it. */
  readonly schema: Schema | undefined;
}

function FilterField({ state, name, visit, filters: { own = {}, account }, schema }: FilterFieldProps) {
  const field = { state, name, label: labelOf(name), half: true };
  if (name === 'account' && account) return <AccountField {...field} names={accountNames(visit)} />;
  if (own[name]?.kind === 'amount') return <TextField {...field} inputmode="decimal" />;
  if (own[name]?.kind === 'instant' || schema?.format === 'date-time')
    return <TextField {...field} state={withInputInstant(state, name)} type="datetime-local" />;
  const choices = schema?.enum?.map(String);
  if (choices === undefined) return <TextField {...field} />;
  return <SelectField {...field} options={Object.fromEntries(choices.map((each) => [each, titleOf(each)]))} />;
}

interface AccountFieldProps extends Pick<FilterFieldProps, 'state' | 'name'> {
  readonly label: string;
  readonly names: readonly string[];
}

/** An account by its name: one of a few, or one that is searched by typing. */
function AccountField({ state, name, label, names }: AccountFieldProps) {
  const field = { state, name, label, half: true };
  const chosen = state.values[name];
  if (names.length > MAX_LISTED || (chosen !== undefined && !names.includes(chosen)))
    return <TextField {...field} suggestions={names} />;
  return <SelectField {...field} options={Object.fromEntries(names.map((each) => [each, each]))} empty="All" />;
}

/** A browser shows instants in one form only. */
function withInputInstant(state: FormState, name: string): FormState {
  const instant = parseDateTime(state.values[name] ?? '');
  const value = instant === undefined ? undefined : toIso(instant).slice(0, 'YYYY-MM-DDThh:mm:ss'.length);
  return { ...state, values: { ...state.values, [name]: value } };
}

/** Names of filters that say less to people than to programs. */
const labels: Readonly<Record<string, string>> = {
  payer: "Payer's name or e-mail",
  amount: 'Amount in dollars',
  resource_id: 'Object',
  deposits_after: 'Arrives after (UTC)',
  deposits_before: 'Arrives before (UTC)',
};

/** Returns the name of a filter as people read it: `payment_method_id` becomes `Payment method`. */
export const labelOf = (name: string): string =>
  labels[name] ?? sentenceCase(name.replace(/_id$/, '').replace(/_(after|before)$/, ' $1 (UTC)'));

/** Names of operations and events stay as they are. */
const titleOf = (choice: string): string => (/^[a-z_]+$/.test(choice) ? sentenceCase(choice) : choice);
