import { paymentApi } from '../../../spec/apis';
import { schemasOf } from '../../../spec/vocabulary/api';
import type { Schema } from '../../../spec/vocabulary/schema';
import { isPlainObject, setField } from '../../wire/json';
import type { Vocabulary } from './kept';
import { freeFormFields } from './schemas';
import type { BirthPart, TextStandIns } from './text-stand-ins';
import type { ValueRedaction } from './values';

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
/** Digits that are stored for what a card does, and shown. */
const cardDigits = /^(test_card|bin|(acct_)?last_four|month|year)$/;

/** Fields of rows that the sandbox itself fills with words of its own, which the document does not have. */
const ownWords = /^(kind|mode|payment_mode|rate_type|result|attempt_outcomes)$/;
const WORD = /^[a-z]+(_[a-z0-9]+)*( [a-z]+(_[a-z]+)*)?$/;

/**
 * Returns a function that redacts a line of a seed file. Rows have the names of the API for nearly all of their fields. Kept are
 * what the document declares for a field of the name, words of the document, ids, instants and numbers. Other text is replaced.
 */
export function seedLineRedaction(
  standIns: TextStandIns,
  values: ValueRedaction,
  words: Vocabulary,
): (line: string) => string {
  const schemas = schemasByName();
  const text = (given: string, name: string): string => {
    const isKept =
      // The sandbox makes the ids of rows.
      name === 'id' ||
      values.isId(given, true) ||
      INSTANT.test(given) ||
      words.hasPlain(given) ||
      (ownWords.test(name) && WORD.test(given)) ||
      (cardDigits.test(name) && /^\d{1,6}$/.test(given)) ||
      (schemas.get(name) ?? []).some((schema) => values.text(given, schema, 'service', name) === given);
    return isKept ? given : values.text(given, undefined, 'service', name);
  };
  const value = (given: unknown, name: string): unknown => {
    if (typeof given === 'string') return text(given, name);
    if (typeof given === 'number') return isBirth(name) ? numberOf(standIns.birth(name, String(given))) : given;
    if (Array.isArray(given)) return given.map((item) => value(item, name));
    if (!isPlainObject(given)) return given;
    if (name === 'metadata') return values.value(given, freeFormFields['metadata'], 'service', name);
    const fields: Record<string, unknown> = {};
    for (const [each, inner] of Object.entries(given)) setField(fields, each, value(inner, each));
    return fields;
  };
  return (line) => {
    const parsed: unknown = JSON.parse(line);
    // The first line and the last one are objects, and say nothing of people.
    return Array.isArray(parsed) ? JSON.stringify([parsed[0], value(parsed[1], '')]) : line;
  };
}

const isBirth = (name: string): name is BirthPart => /^dob_(day|month|year)$/.test(name);
const numberOf = (text: string | undefined) => Number(text ?? 1);

/** Returns the schemas of the fields of the API by their names. */
function schemasByName(): ReadonlyMap<string, readonly Schema[]> {
  const found = new Map<string, Schema[]>();
  const visit = ({ properties = {}, items, anyOf = [] }: Schema): void => {
    for (const [name, schema] of Object.entries(properties)) {
      found.set(name, [...(found.get(name) ?? []), schema]);
      visit(schema);
    }
    for (const inner of [...anyOf, ...(items ? [items] : [])]) visit(inner);
  };
  Object.values(schemasOf(paymentApi)).forEach(visit);
  return found;
}
