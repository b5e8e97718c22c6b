import type { TableName } from '../rows';

/** Hears of what a value turns out to be. */
export interface Findings {
  /** It is not what it should be. */
  readonly problem: (place: string, what: string) => void;
  /** It names a row. */
  readonly reference: (place: string, table: TableName, id: string) => void;
}

/** Looks at what stands at a place of a seed file. */
export type Check = (value: unknown, place: string, findings: Findings) => void;

export const kind =
  (what: string, fits: (value: unknown) => boolean): Check =>
  (value, place, findings) => {
    if (!fits(value)) findings.problem(place, value === undefined ? 'is missing' : `is not ${what}`);
  };

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** ISO 8601 in UTC with milliseconds, as instants are kept: they compare as text. */
function isInstant(value: unknown): boolean {
  return (
    typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(value) && !isNaN(Date.parse(value))
  );
}

export const text = kind('a text', (value) => typeof value === 'string');
export const nonEmptyString = kind('a text', (value) => typeof value === 'string' && value !== '');
export const boolean = kind('true or false', (value) => typeof value === 'boolean');
export const integer = kind('a whole number', Number.isSafeInteger);
export const number = kind('a number', Number.isFinite);
export const instant = kind('an instant, such as 2027-01-01T00:00:00.000Z', isInstant);
export const anything = kind('an object', isObject);

export const oneOf = (words: readonly string[]): Check =>
  kind(`one of ${words.join(', ')}`, (value) => typeof value === 'string' && words.includes(value));

/** One of the states of a machine. */
export const stateOf = ({ states }: { readonly states: object }): Check => oneOf(Object.keys(states));

/** The id of a row that is in the file. */
export const ref =
  (table: TableName): Check =>
  (value, place, findings) => {
    nonEmptyString(value, place, findings);
    if (typeof value === 'string') findings.reference(place, table, value);
  };

export const nullable =
  (inner: Check): Check =>
  (value, place, findings) => {
    if (value !== null) inner(value, place, findings);
  };

export const optional =
  (inner: Check): Check =>
  (value, place, findings) => {
    if (value !== undefined) inner(value, place, findings);
  };

export const listOf =
  (inner: Check): Check =>
  (value, place, findings) => {
    if (!Array.isArray(value)) return findings.problem(place, 'is not a list');
    value.forEach((item: unknown, i) => inner(item, `${place}[${i}]`, findings));
  };

/** An object with these fields and no others. */
export const object =
  (fields: Readonly<Record<string, Check>>): Check =>
  (value, place, findings) => {
    if (!isObject(value)) return findings.problem(place, 'is not an object');
    for (const name in fields) fields[name]?.(value[name], `${place}.${name}`, findings);
    for (const name in value)
      if (!Object.hasOwn(fields, name)) findings.problem(`${place}.${name}`, 'is not known here');
  };
