import { BROWSER_URL_PATTERN } from '../../spec/resources/checkout-sessions';
import { Date, URL } from '../../spec/vocabulary/globals';
import { emptyList, emptyObject } from './empty';
import type { OtherRows } from './other-rows';
import type { Reading } from './reading';
import type { ReferencedTable } from './referenced-table';

/** Returns the row of a table as it is now. */
export type CurrentRow = (table: ReferencedTable, id: string) => object | undefined;

/**
 * A field of a row: how its values are read from a journal or a seed file, whichever release wrote them. It takes values of a
 * type, so a field of another type does not compile.
 */
export interface Field<in Value = never> {
  /** Returns the value to keep. Reports one that does not have the expected form. */
  readonly read: (value: unknown, reading: Reading) => unknown;
  /** Returns what a row without the field reads as. Absent where a row must have it. */
  readonly absent?: (row: object, rows: OtherRows) => unknown;
  /** Whether that follows from the other fields of the row, or from other rows. */
  readonly isDerived?: true;
  /** Whether a row without the field is complete. */
  readonly isOptional?: true;
  /** The name that the field had before. */
  readonly formerName?: string;
  /** Returns a value as a line of a journal has it. Absent where that is the value itself. */
  readonly written?: (value: unknown, current: CurrentRow) => unknown;
  /** The fields of an object, in their order. */
  readonly fields?: Readonly<Record<string, Field>>;
  /** The field of the items of a list. */
  readonly items?: Field;
  /** Only a type: never present. */
  readonly takes?: (value: Value) => void;
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns a field that reports `is not <what>` for other values. */
const valueOf = <Value>(what: string, fits: (value: unknown) => boolean): Field<Value> => ({
  read(value, reading) {
    if (!fits(value)) reading.problem(`is not ${what}`);
    return value;
  },
});

const isNonEmptyText = (value: unknown): value is string => typeof value === 'string' && value !== '';

const textOf = (fits: (value: unknown) => value is string, what = 'a text'): Field<string> => ({
  read: (value, reading) => (fits(value) ? reading.text(value) : reading.problem(`is not ${what}`)),
});

const isText = (value: unknown): value is string => typeof value === 'string';

export const text = textOf(isText);
export const nonEmptyString = textOf(isNonEmptyText);

/** A text that nothing may change, as a program compares it or calls it: a hash, an address. */
const wholeOf = (fits: (value: unknown) => value is string, what = 'a text'): Field<string> => ({
  read(value, reading) {
    if (!fits(value)) return reading.problem(`is not ${what}`);
    reading.whole(value);
    return value;
  },
});

export const wholeText = wholeOf(isText);
export const boolean = valueOf<boolean>('true or false', (value) => typeof value === 'boolean');
export const integer = valueOf<number>('a whole number', Number.isSafeInteger);
/** The number of a row in the order of their creation. */
export const sequence = integer;
export const number = valueOf<number>('a number', Number.isFinite);

/** A text that other rows often repeat. */
export const repeatedText: Field<string> = {
  read: (value, reading) =>
    typeof value === 'string' ? reading.shared(reading.text(value)) : reading.problem('is not a text'),
};

export const id: Field<string> = {
  read(value, reading) {
    if (!isNonEmptyText(value)) return reading.problem('is not a text');
    reading.id(value);
    return reading.shared(value);
  },
};

/** ISO 8601 in UTC with milliseconds: the form in which instants are stored, since they are compared as text. */
const isInstant = (text: string): boolean =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(text) && !isNaN(Date.parse(text));

export const instant: Field<string> = {
  read(value, reading) {
    const known = typeof value === 'string' ? reading.knownInstant(value) : undefined;
    if (known !== undefined) return known;
    if (typeof value === 'string' && isInstant(value)) return reading.sharedInstant(value);
    return reading.problem('is not an instant, such as 2027-01-01T00:00:00.000Z');
  },
};

const browserUrlPattern = new RegExp(BROWSER_URL_PATTERN);
export const browserUrl = wholeOf(
  (value): value is string => isText(value) && browserUrlPattern.test(value) && URL.canParse(value),
  'an http or https URL',
);

/** Keys and values as they are. Rows share the empty object. */
export const anyObject = objectField(false);

/** An object of the API as it was rendered. */
export const renderedObject = objectField(true);

function objectField(isRendered: boolean): Field<object> {
  return {
    read(value, reading) {
      if (!isObject(value)) return reading.problem('is not an object');
      for (const _ in value) return reading.object(value, isRendered);
      return emptyObject;
    },
  };
}

/** One of some texts. `formerly`: texts that were renamed, with their present names. */
export function oneOf(values: readonly string[], formerly: Readonly<Record<string, string>> = {}): Field<string> {
  const known = new Map([...values.map((value) => [value, value] as const), ...Object.entries(formerly)]);
  return {
    read: (value, reading) =>
      (typeof value === 'string' ? known.get(value) : undefined) ??
      reading.problem(`is not one of ${values.join(', ')}`),
  };
}

/** A state of a machine. */
export const stateOf = (
  { states }: { readonly states: object },
  formerly?: Readonly<Record<string, string>>,
): Field<string> => oneOf(Object.keys(states), formerly);

/** The id of a row that exists. */
export const ref = (table: ReferencedTable): Field<string> => ({
  read(value, reading) {
    if (isNonEmptyText(value)) reading.reference(table, value);
    return id.read(value, reading);
  },
});

/** A row without the field reads as one with null. */
export const nullable = <Value>(inner: Field<Value>): Field<Value | null> => ({
  ...orElse(inner, null),
  absent: () => null,
});

export const optional = <Value>(inner: Field<Value>): Field<Value | undefined> => ({
  ...orElse(inner, undefined),
  isOptional: true,
});

/** Returns a field that takes another value as well. */
function orElse<Value, Other>({ takes: _, ...inner }: Field<Value>, other: Other): Field<Value | Other> {
  const { written } = inner;
  return {
    ...inner,
    read: (value, reading) => (value === other ? other : inner.read(value, reading)),
    ...(written && { written: (value, current) => (value === other ? other : written(value, current)) }),
  };
}

/**
 * A field that rows have since a release. Older rows read as if they had this value, or as what a function returns for each. The
 * function is called when the row is read, without any other row, and once more when all rows are. An index that is not lazy must
 * not depend on a value that follows from other rows.
 */
export const added = <Value, Row extends object = object>(
  _release: string,
  value: NoInfer<Value> | ((row: Row, rows: OtherRows) => NoInfer<Value>),
  inner: Field<Value>,
): Field<Value> =>
  isFunction<Row, Value>(value)
    ? { ...inner, isDerived: true, absent: (row, rows) => (isRead<Row>(row) ? value(row, rows) : undefined) }
    : { ...inner, absent: () => value };

function isFunction<Row, Value>(
  value: Value | ((row: Row, rows: OtherRows) => Value),
): value is (row: Row, rows: OtherRows) => Value {
  return typeof value === 'function';
}

/** The other fields of the row were read by then, and the row is one of the table that declares the function. */
function isRead<Row extends object>(_row: object): _row is Row {
  return true;
}

/** A field that had another name until a release. */
export const renamed = <Value>(_release: string, formerName: string, inner: Field<Value>): Field<Value> => ({
  ...inner,
  formerName,
});

export const listOf = <Value>(items: Field<Value>): Field<readonly Value[]> => ({
  items,
  read(value, reading) {
    if (!Array.isArray(value)) return reading.problem('is not a list');
    const list: unknown[] = value;
    if (list.length === 0) return emptyList;
    reading.enter();
    for (let i = 0; i < list.length; i++) {
      reading.field = i;
      list[i] = items.read(list[i], reading);
    }
    reading.leave();
    return list;
  },
  ...(items.written && {
    written: (value: unknown, current: CurrentRow) =>
      Array.isArray(value) ? value.map((item: unknown) => items.written?.(item, current)) : value,
  }),
});

/** A row as it was. A line of a journal has its id, where it is the row that the table has then. */
export const rowOf = <Row extends object>(table: ReferencedTable): Field<Row> => ({
  read: (value, reading) => reading.row(table, value),
  written: (value, current) =>
    isObject(value) && typeof value['id'] === 'string' && current(table, value['id']) === value ? value['id'] : value,
});
