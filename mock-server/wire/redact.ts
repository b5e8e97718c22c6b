import type { Schema } from '../../spec/vocabulary/schema';
import { cardName, cardNameOf } from '../domain/card-names';
import { maskPrintedText } from '../domain/card-numbers';
import { isPlainObject, setField } from './json';
import { cutWhole, MAX_KEPT_CHARACTERS, withoutEnd } from './cut';

/** The text that redaction leaves of a secret. */
export const REDACTED = '[redacted]';

/** The text that redaction leaves of a secret, and of a card number: `[test card visa]`, or `424242******4242` in other text. */
export const redacted = new RegExp(
  `\\[redacted\\]|${cardName.source}|\\d(?:[\\s-]{0,3}\\d){5}(?:[\\s-]{0,3}\\*){3,9}(?:[\\s-]{0,3}\\d){4}`,
  'g',
);

/** Whether something of a text was redacted. */
export const isRedacted = (text: string): boolean => text.search(redacted) >= 0;

const MAX_DEPTH = 50;

/** Names of secret fields, in lower case and without separators. */
const secretName =
  /cvc|cvv|cvn|csc|verification|securitycode|secret|password|passwd|authorization|accesstoken|refreshtoken|bearer|apikey|accountnumber(?!last)|cardnumber|routingnumber|ssn|taxid|identificationnumber|^(number|pan|pin|iban)$/;

const isSecret = (name: string) => secretName.test(name.toLowerCase().replace(/[^a-z]/g, ''));

const tokenPattern = '(?<![\\w-])[\\w-]{1,40}\\.(?:test|live)\\.\\d+\\.[0-9a-f]{8,}\\.[0-9a-f]{64}';
/** A web component token, even one without its end. */
const jwtPattern = '(?<![\\w-])eyJ[\\w-]*\\.eyJ[\\w-]*(?:\\.[\\w-]*)?';
/** Signing secrets, secrets of key pairs, and ids of checkout sessions, which grant access as well. */
const secretPattern = 'sigk_[!-~]+|(?<![0-9A-Za-z])[0-9a-f]{64}(?![0-9A-Za-z])';
const secrets = new RegExp(`${tokenPattern}|${jwtPattern}|${secretPattern}`, 'gu');

/** Returns a text without card numbers, access tokens and signing secrets. */
export function maskText(text: string): string {
  return maskPrintedText(text.replace(secrets, REDACTED));
}

const masked = (text: string) => text.replace(/\p{Nd}/gu, '*');

/**
 * How many characters of JSON are still wanted. An entry shows the beginning of a long body only, so the rest of it is neither
 * redacted nor copied.
 */
class Demand {
  #left = MAX_KEPT_CHARACTERS;

  get isMet(): boolean {
    return this.#left < 0;
  }

  /** Counts a text that is part of the result. */
  take(text: string): string {
    this.#left -= text.length;
    return text;
  }
}

/** Returns a response body, or free-form data of callers, without values that their name or format marks as secret. */
export function redactResponse(value: unknown, depth = 0, demand = new Demand()): unknown {
  if (typeof value === 'string') return demand.take(maskLong(value));
  if (typeof value === 'number') return maskNumber(value, demand);
  if (typeof value !== 'object' || value === null) return value;
  if (depth === MAX_DEPTH) return REDACTED;
  if (Array.isArray(value)) return mapItems(value, demand, (item) => redactResponse(item, depth + 1, demand));
  return mapFields(value, demand, (inner) => redactResponse(inner, depth + 1, demand));
}

/**
 * Returns a request body with the values of declared fields only. Of an unknown field only the name is shown: a security code
 * in it would look like any other number.
 */
export function redactRequest(value: unknown, schema: Schema, demand = new Demand()): unknown {
  if (value === null) return null;
  const { properties, items, additionalProperties } = schema;
  if (properties !== undefined) {
    if (!isPlainObject(value)) return REDACTED;
    return mapFields(value, demand, (inner, name) => {
      const declared = Object.hasOwn(properties, name) ? properties[name] : undefined;
      return declared === undefined ? REDACTED : redactRequest(inner, declared, demand);
    });
  }
  if (items !== undefined) {
    return Array.isArray(value) ? mapItems(value, demand, (item) => redactRequest(item, items, demand)) : REDACTED;
  }
  if (typeof value === 'object' && additionalProperties === undefined) return REDACTED;
  return redactResponse(value, 0, demand);
}

/** Returns a text that is not JSON, with all digits masked, as their meaning is unknown. */
export function redactUnparsed(text: string): string {
  const named = text.replace(
    /((?:secret|password|token|authorization)\w{0,20})(\W{1,8})([^\s"',;&}]+)/gi,
    `$1$2${REDACTED}`,
  );
  return masked(maskText(named));
}

/** Returns the beginning of a JSON text, redacted. A number at its end is removed: it may be the first part of a longer one. */
export function redactCut(text: string): string {
  const named = text.replace(jsonField, (field, name: string, value: string) =>
    isSecret(name) && value !== 'null' ? `"${name}":"${REDACTED}"` : field,
  );
  return maskText(withoutEnd(named, /[\p{Nd}\s.-]/u));
}

const jsonField = /"((?:[^"\\]|\\.)*)":("(?:[^"\\]|\\.)*"?|[^,}\]]*)/g;

function mapFields(value: object, demand: Demand, change: (inner: unknown, name: string) => unknown): object {
  const fields: Record<string, unknown> = {};
  for (const name of Object.keys(value)) {
    if (demand.isMet) break;
    const inner: unknown = Reflect.get(value, name);
    const shown = demand.take(maskLong(name));
    setField(fields, shown, isSecret(cutWhole(name)) && inner !== null ? secretOf(inner) : change(inner, name));
  }
  return fields;
}

/** What is left of a secret value: the name of a card, which a replay needs, and nothing of any other. */
const secretOf = (value: unknown): string => cardNameOf(value) ?? REDACTED;

/** An item counts as a character, for its comma. */
function mapItems(list: readonly unknown[], demand: Demand, change: (item: unknown) => unknown): unknown[] {
  const items: unknown[] = [];
  for (const item of list) {
    if (demand.isMet) break;
    demand.take(',');
    items.push(change(item));
  }
  return items;
}

/** Returns the beginning of a long text, as more is never shown. */
function maskLong(text: string): string {
  const start = cutWhole(text);
  return start === text ? maskText(text) : `${maskText(start)}…`;
}

function maskNumber(value: number, demand: Demand): number | string {
  const text = String(value);
  const shown = demand.take(maskText(text));
  return shown === text ? value : shown;
}
