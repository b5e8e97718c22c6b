import { cardStandIn, isCardLike } from './card-stand-in';
import { between, digitsOf, letters, sameShape, withDigits } from './characters';
import type { Derive } from './derived-numbers';
import { isTestData } from './kept';

/** Stand-ins for texts: equal texts have equal ones, whichever field they are in. */
export interface TextStandIns {
  readonly text: (text: string) => string;
  readonly number: (value: number) => number;
  readonly secret: (kind: string, text: string) => string;
  readonly host: (host: string) => string;
  /** The digits before the last four change. */
  readonly accountNumber: (text: string) => string;
  readonly phone: (text: string) => string;
  readonly webSite: (text: string) => string;
  /** The extension stays: it goes with a type of file. */
  readonly fileName: (text: string) => string;
  readonly birth: (part: BirthPart, text: string) => string;
}

export type BirthPart = 'dob_day' | 'dob_month' | 'dob_year';

const MAX_TRIES = 20;
/** Zeros, blanks and punctuation say nothing. */
const HAS_CONTENT = /[1-9A-Za-z]|[^\u0000-\u007f]/;
const MAX_EMAIL_CHARACTERS = 254;
const EMAIL = /^[^\s@]{1,64}@[^\s@]+\.[^\s@.]+$/;
const IP_V4 = /^\d{1,3}(\.\d{1,3}){3}$/;
const IP_V6 = /^[0-9a-f]{0,4}(:[0-9a-f]{0,4}){3,7}(\.\d{1,3}){0,3}$|^[0-9a-f]{0,4}::[0-9a-f]{0,4}$/i;
const EXTENSION = /\.(pdf|png|jpe?g|gif|webp|heic|tiff?|csv|txt|docx?|xlsx?)$/i;
const NINE_DIGITS = /^\d(-?\d){8}$/;
/** Addresses that nobody has: those for documentation. */
const DOCUMENTATION_NETWORKS = ['192.0.2', '198.51.100', '203.0.113'];

/** Creates the stand-ins of a recording. */
export function textStandIns(derive: Derive): TextStandIns {
  const text = (value: string): string => {
    if (isTestData(value)) return value;
    if (isCardLike(value)) return cardStandIn(value, derive);
    if (EMAIL.test(value)) return emailStandIn(value, derive);
    if (/^https?:\/\/./i.test(value)) return urlStandIn(value);
    if (IP_V4.test(value) || IP_V6.test(value)) return addressStandIn(value, derive);
    if (NINE_DIGITS.test(value)) return nineDigits(value);
    return dateStandIn(value, derive) ?? shape(value);
  };
  const shape = (value: string): string => {
    if (!HAS_CONTENT.test(value)) return value;
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const standIn = sameShape(value, derive(tries === 0 ? value : `${tries} ${value}`));
      if (standIn !== value && !isTestData(standIn)) return standIn;
    }
    return value.replace(/[\p{L}\p{N}]/gu, 'x');
  };
  /** Tax ids and the like: their last four digits are a field of their own elsewhere. */
  const nineDigits = (value: string): string => {
    const digits = digitsOf(value);
    return withDigits(value, shape(digits).slice(0, -4) + shape(digits.slice(-4)));
  };
  const host = (name: string): string => `${letters(10, derive(`host ${name}`))}.example.test`;
  const urlStandIn = (value: string): string => {
    const [, scheme = '', authority = '', rest = ''] = /^(https?:\/\/)([^/?#]*)(.*)$/is.exec(value) ?? [];
    const name = authority.replace(/^.*@/, '');
    return scheme + (isLoopback(name) ? name : host(name)) + (rest.length > 1 ? shape(rest) : rest);
  };
  return {
    text,
    number: (value) => numberStandIn(value, text),
    secret: (kind, value) => `${kind}_${letters(12, derive(`secret ${value}`))}`,
    host,
    accountNumber: (value) => {
      const digits = digitsOf(value);
      return isTestData(value) ? value : withDigits(shape(value), shape(digits).slice(0, -4) + digits.slice(-4));
    },
    phone: (value) => phoneStandIn(shape(value), derive(`phone ${value}`).next(100)),
    webSite: (value) => (/^https?:\/\//i.test(value) ? urlStandIn(value) : urlStandIn(`http://${value}`).slice(7)),
    fileName: (value) => {
      const extension = EXTENSION.exec(value)?.[0] ?? '';
      return shape(value.slice(0, value.length - extension.length)) + extension;
    },
    birth: (part, value) => birthStandIn(part, value, derive) ?? shape(value),
  };
}

const isLoopback = (authority: string) => /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(authority);

function emailStandIn(value: string, derive: Derive): string {
  const local = value.slice(0, value.indexOf('@'));
  const numbers = derive(`email ${value}`);
  const end = 'example.test';
  const missing = value.length - local.length - 1 - end.length;
  // An address that is too long remains so.
  const labels =
    value.length > MAX_EMAIL_CHARACTERS ? `${letters(missing - 1, numbers).replace(/(.{60})./g, '$1.')}.` : '';
  return `${letters(Math.max(local.length, 8), numbers)}@${labels}${end}`;
}

function addressStandIn(value: string, derive: Derive): string {
  const numbers = derive(`address ${value}`);
  if (!IP_V4.test(value)) return `2001:db8::${numbers.next(65_536).toString(16)}:${numbers.next(65_536).toString(16)}`;
  return `${DOCUMENTATION_NETWORKS[numbers.next(DOCUMENTATION_NETWORKS.length)] ?? ''}.${between(1, 254, numbers)}`;
}

/** Returns a date that exists, with a time of the same shape; undefined for a text that begins with no date. */
function dateStandIn(value: string, derive: Derive): string | undefined {
  const [, time] = /^\d{4}-\d\d-\d\d((?:[T ]\d\d(?::\d\d){1,2}[\d.:+Z-]*)?)$/.exec(value) ?? [];
  if (time === undefined) return undefined;
  const numbers = derive(value);
  const two = (from: number, to: number) => String(between(from, to, numbers)).padStart(2, '0');
  const date = `${between(1940, 1989, numbers)}-${two(1, 12)}-${two(1, 28)}`;
  const withHour = time.replace(/^(.)\d\d/, (_, separator: string) => separator + two(0, 23));
  return date + withHour.replace(/:\d\d/g, () => `:${two(0, 59)}`);
}

/** Ends with the numbers that are kept for fiction, if there is room for them. */
function phoneStandIn(standIn: string, fiction: number): string {
  const digits = digitsOf(standIn);
  if (digits.length < 10) return standIn;
  return withDigits(standIn, `${digits.slice(0, -7)}55501${String(fiction).padStart(2, '0')}`);
}

/** The years of birth of adults. */
const FIRST_YEAR = 1940;
const LAST_YEAR = 1989;
const LAST_ADULT_YEAR = 2007;

/** Returns a part of a date that exists with every other one; undefined for what is none. An adult remains one. */
function birthStandIn(part: BirthPart, value: string, derive: Derive): string | undefined {
  const number = Number(value);
  const limit = { dob_day: 31, dob_month: 12, dob_year: LAST_ADULT_YEAR }[part];
  if (!/^\d{1,4}$/.test(value) || number < 1 || number > limit) return undefined;
  const numbers = derive(`${part} ${number}`);
  if (part === 'dob_year') return value.length === 4 ? String(between(FIRST_YEAR, LAST_YEAR, numbers)) : undefined;
  if (value.length === 1 || value.startsWith('0')) return value.slice(0, -1) + String(between(1, 9, numbers));
  return String(between(10, part === 'dob_day' ? 28 : 12, numbers));
}

function numberStandIn(value: number, textStandIn: (text: string) => string): number {
  const standIn = Number(textStandIn(String(value)));
  return Number.isFinite(standIn) ? standIn : Math.sign(value);
}
