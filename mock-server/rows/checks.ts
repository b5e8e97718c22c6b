import { BROWSER_URL_PATTERN } from '../../spec/resources/checkout-sessions';

/** Tables whose rows other rows refer to by id. `registry.ts` does not compile when one of them is not a table. */
export type ReferencedTable =
  | 'accounts'
  | 'checkouts'
  | 'customers'
  | 'deliveries'
  | 'disputes'
  | 'payment_intents'
  | 'payment_methods'
  | 'payments'
  | 'payouts'
  | 'proceeds_batches'
  | 'refunds';

/** Collects the results of a check. */
export interface Findings {
  /** Reports a value that does not have the expected form. */
  readonly problem: (place: string, what: string) => void;
  /** Reports a reference to a row. */
  readonly reference: (place: string, table: ReferencedTable, id: string) => void;
}

/** Checks the form of a value at a place of a seed file. */
export type Check = (value: unknown, place: string, findings: Findings) => void;

/** Returns a check that reports `is not <what>`, or `is missing`. */
export const check =
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

export const text = check('a text', (value) => typeof value === 'string');
export const nonEmptyString = check('a text', (value) => typeof value === 'string' && value !== '');
export const boolean = check('true or false', (value) => typeof value === 'boolean');
export const integer = check('a whole number', Number.isSafeInteger);
export const number = check('a number', Number.isFinite);
export const instant = check('an instant, such as 2027-01-01T00:00:00.000Z', isInstant);
const browserUrlPattern = new RegExp(BROWSER_URL_PATTERN);
export const browserUrl = check(
  'an http or https URL',
  (value) => typeof value === 'string' && browserUrlPattern.test(value) && URL.canParse(value),
);
export const anyObject = check('an object', isObject);

export const oneOf = (values: readonly string[]): Check =>
  check(`one of ${values.join(', ')}`, (value) => typeof value === 'string' && values.includes(value));

/** A state of a machine. */
export const stateOf = ({ states }: { readonly states: object }): Check => oneOf(Object.keys(states));

/** The id of a row that the file contains. */
export const ref =
  (table: ReferencedTable): Check =>
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
