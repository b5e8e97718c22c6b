import type { Schema } from '../../spec/vocabulary/schema';
import { isPlainObject } from '../wire/plain-object';

const REDACTED = '[redacted]';
const MAX_DEPTH = 50;

/** Names of fields that are shown to nobody, however they are written. */
const secretName =
  /cvc|cvv|cvn|csc|verification|securitycode|secret|password|passwd|authorization|accesstoken|refreshtoken|bearer|apikey|accountnumber(?!last)|cardnumber|routingnumber|ssn|taxid|^(number|pan|pin|iban)$/;

const isSecret = (name: string) => secretName.test(name.toLowerCase().replace(/[^a-z]/g, ''));

/** What looks like a number by chance: ids, and keys as most programs make them. */
const anId =
  '(?<![0-9A-Za-z])(?:[a-z]{2,6}_[0-9A-Za-z]{22}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?![0-9A-Za-z])';
const aToken = '(?<![\\w-])[\\w-]{1,40}\\.(?:test|live)\\.\\d+\\.[0-9a-f]{8,}\\.[0-9a-f]{64}';
/** Signing secrets; secrets of key pairs and ids of checkout sessions, which open as much. */
const aSecret = 'sigk_[!-~]+|(?<![0-9A-Za-z])[0-9a-f]{64}(?![0-9A-Za-z])';
/** As long as a card number at least, however it is grouped. */
const aNumber = '\\p{Nd}(?:[\\s.-]?\\p{Nd}){11,}';
const revealing = new RegExp(`(${aToken}|${aSecret})|(${anId})|${aNumber}`, 'gu');

/** A text without card numbers, account numbers of that length, access tokens and signing secrets. */
export function maskText(text: string): string {
  return text.replace(revealing, (found, secret: string | undefined, id: string | undefined) => {
    if (secret !== undefined) return REDACTED;
    if (id !== undefined && /[a-zA-Z]/.test(id.replace(/^[a-z]+_/, '')) && !/[1-9]\d{12}/.test(found)) return found;
    return masked(found);
  });
}

const masked = (text: string) => text.replace(/\p{Nd}/gu, '*');

/** An answer, or what callers keep with us: everything but what a name or a form tells to be secret. */
export function redactResponse(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return maskText(value);
  if (typeof value === 'number') return maskNumber(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth === MAX_DEPTH) return REDACTED;
  if (Array.isArray(value)) return value.map((item) => redactResponse(item, depth + 1));
  return mapFields(value, (inner) => redactResponse(inner, depth + 1));
}

/**
 * The body of a request: what its schema knows. Of anything else only the name is shown, as a security code in a field that
 * nobody knows looks like any other number.
 */
export function redactRequest(value: unknown, schema: Schema): unknown {
  if (value === null) return null;
  const { properties, items, additionalProperties } = schema;
  if (properties !== undefined) {
    if (!isPlainObject(value)) return REDACTED;
    return mapFields(value, (inner, name) => {
      const known = Object.hasOwn(properties, name) ? properties[name] : undefined;
      return known === undefined ? REDACTED : redactRequest(inner, known);
    });
  }
  if (items !== undefined) {
    return Array.isArray(value) ? value.map((item: unknown) => redactRequest(item, items)) : REDACTED;
  }
  if (typeof value === 'object' && additionalProperties === undefined) return REDACTED;
  return redactResponse(value);
}

/** A text that is no JSON: nobody knows what its digits mean, so none is shown. */
export function redactUnparsed(text: string): string {
  const named = text.replace(
    /((?:secret|password|token|authorization)\w{0,20})(\W{1,8})([^\s"',;&}]+)/gi,
    `$1$2${REDACTED}`,
  );
  return masked(maskText(named));
}

/** The beginning of a JSON text. A number at its end may be the half of one. */
export function redactCut(text: string): string {
  const named = text.replace(aField, (field, name: string, value: string) =>
    isSecret(name) && value !== 'null' ? `"${name}":"${REDACTED}"` : field,
  );
  return maskText(named.replace(/[\p{Nd}\s.-]*$/u, ''));
}

const aField = /"((?:[^"\\]|\\.)*)":("(?:[^"\\]|\\.)*"?|[^,}\]]*)/g;

function mapFields(value: object, change: (inner: unknown, name: string) => unknown): object {
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      maskText(name),
      isSecret(name) && inner !== null ? REDACTED : change(inner, name),
    ]),
  );
}

function maskNumber(value: number): number | string {
  const text = String(value);
  const left = maskText(text);
  return left === text ? value : left;
}
