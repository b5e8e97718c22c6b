import { isPlainObject } from '../../wire/json';
import { ownText } from '../own-text';
import type { Declared } from './declared';

/** A prefix with 16 or more letters and digits, a UUID, or a long hexadecimal number. */
const id = /^(?:[a-z]+(?:_[a-z]+)*_[0-9A-Za-z]{16,}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{32,})$/;
/** No id is longer. */
const MAX_ID_CHARACTERS = 100;
/** Words that may be ids: a text of any length is searched in one pass. */
const words = /[0-9A-Za-z_-]{16,}/g;
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)$/;

export function isId(text: string): boolean {
  return text.length <= MAX_ID_CHARACTERS && id.test(text);
}

/** Returns the ids in a text: a path, a header, a body. */
export function idsIn(text: string): readonly string[] {
  return text.match(words)?.filter(isId).map(ownText) ?? [];
}

export function isInstant(text: string): boolean {
  return instant.test(text);
}

/** Fields with a name from a list, although the document declares a text: programs branch on them. */
const namedWords = /^(?:.*_)?(?:code|status|reason|network|network_error_category|account_type)$/;

/** Whether a text is free by its declaration: it has neither a list of values nor a pattern of its own. */
export function isFree({ forms }: Declared, name: string): boolean {
  if (namedWords.test(name)) return false;
  return forms.some(
    ({ type, enum: values, format, pattern, 'x-errors': errors }) =>
      [type].flat().includes('string') &&
      values === undefined &&
      format !== 'date' &&
      (pattern === undefined || errors?.pattern === 'invalid_characters'),
  );
}

/** Returns the texts in a value of JSON. */
export function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Returns the id of an object: its own, or that of the card or bank account that a payment method is. */
export function objectIdOf(value: unknown): string | undefined {
  if (!isPlainObject(value)) return undefined;
  const { id, card, bank_account: bankAccount } = value;
  if (typeof id === 'string') return id;
  const inner = [card, bankAccount].find(isPlainObject)?.['id'];
  return id === undefined && typeof inner === 'string' ? inner : undefined;
}
