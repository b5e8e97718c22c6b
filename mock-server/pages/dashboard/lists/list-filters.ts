import { displayOf } from '../../../../spec/derive/display-of';
import type { Operation } from '../../../../spec/vocabulary/operation';
import { type Field, fieldsOf, type SchemaName, schemaOf } from '../objects/fields';
import {
  amounts,
  chips,
  choice,
  instants,
  type ListFilters,
  type OwnFilter,
  type OwnFilters,
  payerFilter,
} from './own-filters';

const statusClasses = ['2xx', '4xx', '5xx'];

/** A single status is a parameter of the operation. */
const statusClass: OwnFilter = {
  kind: 'choice',
  conditionOf: (value) =>
    statusClasses.includes(value)
      ? { field: 'status', meets: (status) => String(status).startsWith(value.charAt(0)) }
      : undefined,
  rule: 'It must be an HTTP status such as 402, or 2xx, 4xx or 5xx.',
};

const faultState: OwnFilter = {
  kind: 'choice',
  conditionOf: (value) => {
    if (value === 'active') return { field: 'left', meets: (left) => left !== 0 };
    return value === 'exhausted' ? { field: 'left', meets: (left) => left === 0 } : undefined;
  },
  rule: 'It must be active or exhausted.',
};

interface MoreFilters extends ListFilters {
  /** The chip of the list without a state (default: `All`). */
  readonly none?: string;
}

/** Filters besides, or instead of, those that follow from the display of a list. */
const more: Readonly<Record<string, MoreFilters>> = {
  payments: { own: { payer: payerFilter } },
  // A row has the amount by another name than its checkout.
  checkouts: { own: amounts() },
  sub_accounts: { none: 'Not archived' },
  requests: {
    chips: [
      {
        name: 'status',
        label: 'Status',
        titles: Object.fromEntries(statusClasses.map((each) => [each, each])),
        none: 'Any status',
      },
      {
        name: 'verdict',
        label: 'Verdict',
        titles: { ok: 'OK', warning: 'Warning', violation: 'Violation' },
        none: 'Any verdict',
      },
    ],
    account: 'of row',
    own: { status: statusClass },
  },
  events: { account: 'of row', maxRows: 2_500 },
  faults: { chips: [chips('state', 'State', ['active', 'exhausted'])], own: { state: faultState } },
};

interface FilteredList {
  readonly name: string;
  /** The schema of its objects. */
  readonly of: SchemaName;
  /** The query parameters of its operation. */
  readonly query: Operation['query'];
}

/** Returns the filters of a list: chips for its states, and besides the parameters of its operation those of its display. */
export function filtersOf({ name, of, query = {} }: FilteredList): ListFilters {
  const { filtered = [] } = displayOf(of);
  const { none, own, ...others } = more[name] ?? {};
  const all = fieldsOf(schemaOf(of));
  const fields = filtered.flatMap((each) => all.find((field) => field.name === each) ?? []);
  const state = fields.find(({ kind }) => kind === 'state');
  const parameter = ['status', 'payment_status'].find((each) => query[each]?.enum !== undefined);
  const values = parameter === undefined ? state?.of.schema.enum : query[parameter]?.enum;
  return {
    chips: values ? [{ ...chips(parameter ?? 'status', 'Status', values.map(String)), ...(none && { none }) }] : [],
    ...(filtered.includes('account') && { account: 'selected' }),
    own: { ...Object.fromEntries(fields.flatMap((field) => Object.entries(filtersBy(field)))), ...own },
    ...others,
  };
}

function filtersBy({ name, kind, of }: Field): OwnFilters {
  if (kind === 'state') return { [name]: choice(name, (of.schema.enum ?? []).map(String)) };
  if (kind === 'amount') return amounts(name);
  return kind === 'instant' ? instants(name) : {};
}
