import { BROWSER_URL_PATTERN } from '../../spec/resources/checkout-sessions';
import type { ReferencedTable } from './referenced-table';
import type { ObjectShape, Shape } from './shape';

/** Collects the results of a check. */
export interface Findings {
  /** Reports a value that does not have the expected form. */
  readonly problem: (place: string, what: string) => void;
  /** Reports a reference to a row. */
  readonly reference: (place: string, table: ReferencedTable, id: string) => void;
}

/** Checks the form of a value at a place of a seed file. */
export type Check = (value: unknown, place: string, findings: Findings) => void;

/**
 * A field of a row: the form of its values in a seed file, and how they are written in a journal. It takes values of a type, so a
 * field of another type does not compile.
 */
export interface Field<in Value = never> extends Check {
  readonly shape: Shape;
  /** Only a type: never present. */
  readonly takes?: (value: Value) => void;
}

/** A field whose values are objects with fields. */
export interface ObjectField<in Value = never> extends Field<Value> {
  readonly shape: ObjectShape;
}

function field<Value>(shape: Shape, run: Check): Field<Value> {
  return Object.assign(run.bind(undefined), { shape });
}

export function objectField<Value>(shape: ObjectShape, run: Check): ObjectField<Value> {
  return Object.assign(run.bind(undefined), { shape });
}

/** Returns a check that reports `is not <what>`, or `is missing`. */
const check =
  (what: string, fits: (value: unknown) => boolean): Check =>
  (value, place, findings) => {
    if (!fits(value)) findings.problem(place, value === undefined ? 'is missing' : `is not ${what}`);
  };

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** ISO 8601 in UTC with milliseconds: the form in which instants are stored, since they are compared as text. */
function isInstant(value: unknown): boolean {
  return (
    typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(value) && !isNaN(Date.parse(value))
  );
}

const isText = check('a text', (value) => typeof value === 'string');
const isNonEmptyString = check('a text', (value) => typeof value === 'string' && value !== '');
const isInteger = check('a whole number', Number.isSafeInteger);

export const text = field<string>({ kind: 'text' }, isText);
export const nonEmptyString = field<string>({ kind: 'text' }, isNonEmptyString);
/** A text that other rows of the same transaction often repeat. */
export const repeatedText = field<string>({ kind: 'name' }, isText);
export const id = field<string>({ kind: 'name' }, isNonEmptyString);
/** The id of an event: that of the row which has it, and two digits. */
export const numberedId = field<string>({ kind: 'numbered' }, isNonEmptyString);
/** An id that consists of that of an account and a key, with a space between them. */
export const accountAndKey = field<string>({ kind: 'joined' }, isNonEmptyString);
export const boolean = field<boolean>(
  { kind: 'boolean' },
  check('true or false', (value) => typeof value === 'boolean'),
);
export const integer = field<number>({ kind: 'number' }, isInteger);
/** The number of a row in the order of their creation. */
export const sequence = field<number>({ kind: 'sequence' }, isInteger);
export const number = field<number>({ kind: 'number' }, check('a number', Number.isFinite));
export const instant = field<string>(
  { kind: 'name' },
  check('an instant, such as 2027-01-01T00:00:00.000Z', isInstant),
);
const browserUrlPattern = new RegExp(BROWSER_URL_PATTERN);
export const browserUrl = field<string>(
  { kind: 'text' },
  check(
    'an http or https URL',
    (value) => typeof value === 'string' && browserUrlPattern.test(value) && URL.canParse(value),
  ),
);
export const anyObject = field<object>({ kind: 'json' }, check('an object', isObject));

export const oneOf = (values: readonly string[]): Field<string> =>
  field(
    { kind: 'name' },
    check(`one of ${values.join(', ')}`, (value) => typeof value === 'string' && values.includes(value)),
  );

/** A state of a machine. */
export const stateOf = ({ states }: { readonly states: object }): Field<string> => oneOf(Object.keys(states));

/** The id of a row that the file contains. */
export const ref = (table: ReferencedTable): Field<string> =>
  field({ kind: 'name' }, (value, place, findings) => {
    isNonEmptyString(value, place, findings);
    if (typeof value === 'string') findings.reference(place, table, value);
  });

export const nullable = <Value>(inner: Field<Value>): Field<Value | null> =>
  field({ kind: 'nullable', inner: inner.shape }, (value, place, findings) => {
    if (value !== null) inner(value, place, findings);
  });

export const optional = <Value>(inner: Field<Value>): Field<Value | undefined> =>
  field({ kind: 'optional', inner: inner.shape }, (value, place, findings) => {
    if (value !== undefined) inner(value, place, findings);
  });

export const listOf = <Value>(inner: Field<Value>): Field<readonly Value[]> =>
  field({ kind: 'list', inner: inner.shape }, (value, place, findings) => {
    if (!Array.isArray(value)) return findings.problem(place, 'is not a list');
    value.forEach((item: unknown, i) => inner(item, `${place}[${i}]`, findings));
  });

/** An object with these fields and no others. */
export const object =
  (fields: Readonly<Record<string, Check>>): Check =>
  (value, place, findings) => {
    if (!isObject(value)) return findings.problem(place, 'is not an object');
    for (const name in fields) fields[name]?.(value[name], `${place}.${name}`, findings);
    for (const name in value)
      if (!Object.hasOwn(fields, name)) findings.problem(`${place}.${name}`, 'is not known here');
  };

/** A row as it was. A line of the journal names it by its place among the changes when it is one of them. */
export const rowOf = <Row extends object>(table: ReferencedTable): Field<Row> =>
  field({ kind: 'row', table }, anyObject);

/** Returns the shape of an object with these fields. */
export function shapeOf(fields: Readonly<Record<string, Field>>): ObjectShape {
  return {
    kind: 'object',
    fields: Object.fromEntries(Object.entries(fields).map(([name, { shape }]) => [name, shape])),
  };
}

/** An object with these fields and no others, as a field. */
export const objectOf = (fields: Readonly<Record<string, Field>>): ObjectField<object> =>
  objectField(shapeOf(fields), object(fields));

/** Objects whose field `kind` decides which other fields they have; `rest` are the fields of objects without a kind. */
export function variantsOf(
  fieldsByKind: Readonly<Record<string, Readonly<Record<string, Field>>>>,
  rest: ObjectField,
): Field<object> {
  const variants = Object.entries(fieldsByKind).map(([kind, fields]) => [kind, shapeOf(fields)] as const);
  return field({ kind: 'variants', variants: Object.fromEntries(variants), rest: rest.shape }, anyObject);
}
