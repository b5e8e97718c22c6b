import { parseDateTime } from '../../../../spec/vocabulary/date-time';
import { toIso } from '../../../time/clock';
import type { Condition } from '../../../wire/scan';
import { centsFrom } from '../../money';
import { payerCondition } from '../../../search/payments-by-payer';
import type { Visit } from '../page';
import { sentenceCase } from '../text';

/** A filter that the operation of a list does not have. */
export interface OwnFilter {
  readonly kind: 'amount' | 'instant' | 'choice' | 'text';
  /** Returns the condition for a value; undefined for one that the filter does not know. */
  readonly conditionOf: (value: string, visit: Visit) => Condition | undefined;
  /** The sentence about a value that it does not know. */
  readonly rule: string;
}

/** Filters by the names of their parameters. */
export type OwnFilters = Readonly<Record<string, OwnFilter>>;

/** The values of a filter that stand above a list, each as a link. */
export interface Chips {
  /** The parameter. */
  readonly name: string;
  readonly label: string;
  readonly titles: Readonly<Record<string, string>>;
  /** The chip for the list without the filter (default: `All`). */
  readonly none?: string;
}

/** The filters of a list besides the parameters of its operation. */
export interface ListFilters {
  readonly chips?: readonly Chips[];
  readonly own?: OwnFilters;
  /** Lists by account: its operation lists the objects of a selected account, or each row has one. */
  readonly account?: 'selected' | 'of row';
  /** Rows that a page looks at, where one costs more to read (default: 10,000). */
  readonly maxRows?: number;
}

/** Returns a chip for each value of a parameter. */
export const chips = (name: string, label: string, values: readonly string[]): Chips => ({
  name,
  label,
  titles: Object.fromEntries(values.map((value) => [value, sentenceCase(value)])),
});

/** Returns a filter by the value of a field. */
export function choice(field: string, values: readonly string[]): OwnFilter {
  return {
    kind: 'choice',
    conditionOf: (value) => (values.includes(value) ? { field, meets: (each) => each === value } : undefined),
    rule: `It must be one of: ${values.join(', ')}.`,
  };
}

/** Filters payments by a part of the name or e-mail address of their payer. Case is ignored. */
export const payerFilter: OwnFilter = {
  kind: 'text',
  conditionOf: (value, { platform: { rows } }) => payerCondition(rows, value, ['name', 'email']),
  rule: '',
};

const amountFilter = (field: string, meets: (cents: number, bound: number) => boolean): OwnFilter => ({
  kind: 'amount',
  conditionOf: (value) => {
    const bound = centsFrom(value);
    return bound === undefined ? undefined : { field, meets: (cents) => meets(Math.abs(Number(cents)), bound) };
  },
  rule: 'It must be an amount in dollars, such as 19.99.',
});

/**
 * Returns the filters by an amount in dollars, without regard to its sign: the amount itself, and the ends of a range, which
 * belong to it.
 */
export const amounts = (field = 'amount'): OwnFilters => ({
  amount: amountFilter(field, (cents, bound) => cents === bound),
  amount_from: amountFilter(field, (cents, bound) => cents >= bound),
  amount_to: amountFilter(field, (cents, bound) => cents <= bound),
});

const instantFilter = (field: string, meets: (at: string, bound: string) => boolean): OwnFilter => ({
  kind: 'instant',
  conditionOf: (value) => {
    const instant = parseDateTime(value);
    if (instant === undefined) return undefined;
    const bound = toIso(instant);
    return { field, meets: (at) => meets(String(at), bound) };
  },
  rule: 'It must be an instant in UTC, such as 2027-01-01T00:00.',
});

/** Returns the filters by an instant. As in the API, neither end belongs to the range. */
export const instants = (field = 'created_at'): OwnFilters => ({
  created_after: instantFilter(field, (at, bound) => at > bound),
  created_before: instantFilter(field, (at, bound) => at < bound),
});
