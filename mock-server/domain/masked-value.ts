import type { Schema } from '../../spec/vocabulary/schema';
import { holdsCardNumber, maskStoredText } from './card-numbers';

/** The card numbers of a value, by their places, such as `body.description`. */
export interface FoundCardNumbers {
  /** The places of masked numbers. */
  readonly masked: string[];
  /** Addresses, ids and secrets with a card number, in which nothing is masked. */
  readonly refused: string[];
}

/**
 * Declared fields that are compared or hashed as they were sent, and are never stored or shown: numbers, and secrets with random
 * digits.
 */
export const verbatimFields: ReadonlySet<string> = new Set(['number', 'account_number', 'client_id', 'client_secret']);

/** The rule of a field that is stored as it was sent, or not at all. */
export const wholeRule = 'It holds a card number, and is stored as it is sent: send it without the number.';

const wholeName = /(?:^|_)(?:ids?|token|secret|signature|sha256)$/;
/** Names of fields with the address of a page or of an endpoint, where no schema says so. */
const addressName = /(?:^|_)url$/;

/** Whether a field is stored as it was sent or not at all: another program would not find what an altered one names. */
const isTakenWhole = (name: string, { format, readOnly }: Schema): boolean =>
  format === 'uri' || format === 'uri-reference' || (wholeName.test(name) && readOnly !== true);

/** The same for a field of an object that the sandbox rendered. */
const isRenderedWhole = (name: string): boolean => wholeName.test(name) || addressName.test(name);

/** Whether a free-form number is a card number. */
export const isCardNumberAsNumber = (value: number): boolean =>
  Math.abs(value) >= 1e13 && holdsCardNumber(String(value));

/**
 * Returns a value that is stored, with the card numbers masked in its texts, its free-form numbers and its undeclared names.
 * Fields that the schema declares for such numbers, and those that are taken whole, stay as they are. Without a schema the whole
 * value is free-form.
 */
export function withoutCardNumbers(
  value: unknown,
  schema: Schema | undefined,
  found: FoundCardNumbers,
  path = '',
): unknown {
  if (typeof value === 'string' || (typeof value === 'number' && schema?.type === undefined)) {
    const text = String(value);
    const shown = maskStoredText(text);
    if (shown === text) return value;
    found.masked.push(path);
    return shown;
  }
  if (Array.isArray(value))
    return value.map((item, i) => withoutCardNumbers(item, schema?.items, found, `${path}.${i}`));
  if (typeof value !== 'object' || value === null) return value;
  const { properties = {} } = schema ?? {};
  const fields = Object.entries(value).map(([name, inner]: [string, unknown]) => {
    const declared = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (declared !== undefined && verbatimFields.has(name)) return [name, inner] as const;
    const shown = declared === undefined ? maskStoredText(name) : name;
    const inside = `${path}.${shown}`;
    if (shown !== name) found.masked.push(inside);
    if (declared !== undefined && isTakenWhole(name, declared)) return [name, whole(inner, inside, found)] as const;
    return [shown, withoutCardNumbers(inner, declared, found, inside)] as const;
  });
  return Object.fromEntries(fields);
}

/** The fields of objects of the API whose content is that of the caller. */
const freeFormNames: ReadonlySet<string> = new Set(['metadata', 'additional_questions']);

/** Returns an object of the API as it was rendered, with the card numbers masked in its texts. */
export function withoutRenderedNumbers(value: unknown, found: FoundCardNumbers, path: string): unknown {
  if (Array.isArray(value)) return value.map((item, i) => withoutRenderedNumbers(item, found, `${path}.${i}`));
  if (typeof value === 'number') return value;
  if (typeof value !== 'object' || value === null) return withoutCardNumbers(value, undefined, found, path);
  const fields = Object.entries(value).map(([name, inner]: [string, unknown]) => {
    const inside = `${path}.${name}`;
    if (freeFormNames.has(name)) return [name, withoutCardNumbers(inner, undefined, found, inside)];
    return [name, isRenderedWhole(name) ? whole(inner, inside, found) : withoutRenderedNumbers(inner, found, inside)];
  });
  return Object.fromEntries(fields);
}

/** Returns what is taken whole: a text, or a list of them. */
function whole(value: unknown, path: string, { refused }: FoundCardNumbers): unknown {
  for (const text of [value].flat()) if (typeof text === 'string' && holdsCardNumber(text)) refused.push(path);
  return value;
}
