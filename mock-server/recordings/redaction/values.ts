import { parseDateTime } from '../../../spec/vocabulary/date-time';
import type { Schema } from '../../../spec/vocabulary/schema';
import { cardNumberNamed } from '../../domain/card-names';
import { isPlainObject, type PlainObject, setField } from '../../wire/json';
import { REDACTED } from '../../wire/redact';
import type { Vocabulary } from './kept';
import { freeFormFields, resolved } from './schemas';
import type { TextStandIns } from './text-stand-ins';

/** The origin of a value: a request, one whose credentials were refused, or a response or event of the service. */
export type Origin = 'request' | 'refused' | 'service';

/** Replaces what is private in values of JSON, and in names. */
export interface ValueRedaction {
  /** Returns a value. Without a schema, the document does not declare its place. */
  readonly value: (value: unknown, schema: Schema | undefined, origin: Origin, name?: string) => unknown;
  /** Returns a text of a place. */
  readonly text: (value: string, schema: Schema | undefined, origin: Origin, name: string) => string;
  /** Returns the name of a field or parameter that the document does not declare. */
  readonly name: (name: string) => string;
  /** Whether a text is an id of a kind that the document declares, or of any kind. */
  readonly isId: (text: string, ofAnyKind?: boolean) => boolean;
}

/** Greater numbers are no amounts. They may be numbers of cards. */
const MAX_NUMBER = 1e11;
const MAX_DEPTH = 60;
const MAX_CODE_CHARACTERS = 60;
const MAX_NAME_CHARACTERS = 40;

const ID = /^([a-z]{2,6})_[0-9A-Za-z]{22}$/;
const NUMBER = /^-?\d{1,11}(\.\d{1,6})?$/;
/** Names of fields, written by programmers. */
const FIELD_NAME = /^[a-z]+\d?(_[a-z]+\d?)*$|^[a-z]+([A-Z][a-z]+)+$/;
const CODE = /^[a-z]+([_.][a-z0-9]+)*$|^[A-Z]+(_[A-Z]+)*$/;
const NETWORK_CATEGORY = /^R?\d{1,2}$/;

/** Fields of the service whose values are for programs, among them some that no table has. */
const codeFields = /^(code|decline_code|error_code|payment_error_code|network|event_name|type|status)$/;
/** Fields that have words of our tables, on test data at least. */
const wordFields =
  /^(scenario|error|reason|expected_result|(address_)?country|address_line1|line1|card_class|issuer|bank_name|full_name|nickname|account_type|invalid_reason)$/;
const messageFields = /^(message|error_description|payment_error_description)$/;

export function valueRedaction(standIns: TextStandIns, words: Vocabulary): ValueRedaction {
  const isId = (text: string, ofAnyKind = false) => {
    const prefix = ID.exec(text)?.[1];
    return prefix !== undefined && (ofAnyKind || words.hasPrefix(prefix)) && !/\d{12}/.test(text);
  };
  const isKept = (value: string, schema: Schema, origin: Origin, name: string) =>
    isDeclared(value, schema, name) ||
    (wordFields.test(name) && words.hasWord(value)) ||
    (/(^|_)ids?$/.test(name) && isId(value, true)) ||
    (origin === 'service' && (isCode(value, schema, name) || (messageFields.test(name) && words.hasSentence(value))));
  const text = (value: string, schema: Schema | undefined, origin: Origin, name: string): string => {
    if (value === '' || isMark(value) || isId(value) || (schema !== undefined && isKept(value, schema, origin, name)))
      return value;
    return namedStandIn(value, name, origin, standIns) ?? standIns.text(value);
  };
  const nameOf = (name: string) =>
    FIELD_NAME.test(name) && name.length <= MAX_NAME_CHARACTERS ? name : standIns.text(name);
  const value = (given: unknown, place: Schema | undefined, origin: Origin, name = '', depth = 0): unknown => {
    const schema = resolved(place);
    if (typeof given === 'string') return text(given, schema, origin, name);
    if (typeof given === 'number')
      return isNumber(schema, name) && Math.abs(given) < MAX_NUMBER ? given : standIns.number(given);
    if (typeof given !== 'object' || given === null) return given;
    if (depth === MAX_DEPTH) return null;
    if (Array.isArray(given)) return given.map((item) => value(item, schema?.items, origin, name, depth + 1));
    return isPlainObject(given) ? fields(given, freeFormOf(name) ?? schema, origin, depth) : null;
  };
  const fields = (given: PlainObject, schema: Schema | undefined, origin: Origin, depth: number): PlainObject => {
    const result: Record<string, unknown> = {};
    const { properties = {}, additionalProperties } = schema ?? {};
    for (const [name, inner] of Object.entries(given)) {
      const declared = Object.hasOwn(properties, name) ? properties[name] : undefined;
      let shown = declared ? name : additionalProperties ? standIns.text(name) : nameOf(name);
      while (Object.hasOwn(result, shown)) shown += 'x';
      setField(result, shown, value(inner, declared, origin, name, depth + 1));
    }
    return result;
  };
  return { value, text, name: nameOf, isId };
}

/** Whether a text stands for what a request log has masked. A replay reads it. */
const isMark = (text: string) => text === REDACTED || cardNumberNamed(text) !== undefined;

const freeFormOf = (name: string) => (Object.hasOwn(freeFormFields, name) ? freeFormFields[name] : undefined);

/** Fields for numbers that are also accepted as texts. Others of both types, such as security codes, are no amounts. */
const numbersAsTexts = /^(month|year|ownership_percentage)$/;

function isNumber(schema: Schema | undefined, name: string): boolean {
  const types = String(schema?.type);
  return /integer|number/.test(types) && (!types.includes('string') || numbersAsTexts.test(name));
}

/** Whether the document declares the value as one of an enumeration, a number, a boolean or an instant. */
function isDeclared(value: string, schema: Schema, name: string): boolean {
  if (schema.enum?.includes(value)) return true;
  if (/^date/.test(schema.format ?? '') || /_date$/.test(name)) return parseDateTime(value) !== undefined;
  if (/^(month|year)$/.test(name)) return /^\d{1,4}$/.test(value);
  if (name === 'onboarding_version') return /^v\d{1,3}\.\d{1,3}$/.test(value);
  if (name === 'acct_last_four') return /^\d{4}$/.test(value);
  if (isNumber(schema, name)) return NUMBER.test(value);
  if (schema.type === 'boolean') return value === 'true' || value === 'false';
  return name === 'resources' && schema.pattern !== undefined && new RegExp(schema.pattern).test(value);
}

function isCode(value: string, schema: Schema, name: string): boolean {
  if (name === 'network_error_category') return NETWORK_CATEGORY.test(value);
  if (name === 'network_error_code') return /^\d{3}$/.test(value);
  return (
    (schema.enum !== undefined || codeFields.test(name)) && value.length <= MAX_CODE_CHARACTERS && CODE.test(value)
  );
}

/** Returns the stand-in of a text whose kind follows from the name of its field. */
function namedStandIn(value: string, name: string, origin: Origin, standIns: TextStandIns): string | undefined {
  if (name === 'dob_day' || name === 'dob_month' || name === 'dob_year') return standIns.birth(name, value);
  if (name === 'file_name') return standIns.fileName(value);
  if (name === 'account_number') return standIns.accountNumber(value);
  if (name === 'access_token') return standIns.secret('redacted_access_token', value);
  if (name === 'client_id' || name === 'client_secret') return credential(name, value, origin === 'refused', standIns);
  if (/(^|_)phone$/.test(name)) return standIns.phone(value);
  return /(^|_)url$/.test(name) ? standIns.webSite(value) : undefined;
}

/** Returns the stand-in of a part of a key pair: it says whether the key pair was accepted, and keeps its mode. */
export function credential(
  name: 'client_id' | 'client_secret',
  value: string,
  isRefused: boolean,
  standIns: TextStandIns,
): string {
  const mode = /^(test|live)_/.exec(value)?.[0] ?? '';
  return mode + standIns.secret(`${isRefused ? 'refused' : 'accepted'}_${name}`, value);
}
