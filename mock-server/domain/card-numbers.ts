import { cardBrands } from '../../spec/tables/card-brands';
import { type DigitGroups, forEachSequence, hasEscapes, separator, standsAlone } from './digit-groups';
import { MAX_DIGITS, NumberCandidate } from './number-candidate';
import { forEachTestCard } from './test-numbers';

/** Numbers may have 13 digits. In what is stored, those with 13 are instants and order numbers. */
const MIN_PRINTED_DIGITS = 13;
const MIN_STORED_DIGITS = 14;

/**
 * Returns a text that is stored, and that programs read back, with each card number in it masked: `424242******4242`. A listed
 * test card is masked whatever is beside it. Any other number has 14 to 19 digits which fit prefix, length and checksum of a
 * brand, in one piece or in groups of 4-4-4-4 or 4-6-5, and neither a letter nor a digit nor `_` beside it. Nothing else changes:
 * hashes, ids and order numbers stay as they are.
 */
export function maskStoredText(text: string): string {
  return storedNumbers(text)?.shownText() ?? text;
}

/** Whether `maskStoredText` would change a text. */
export const holdsCardNumber = (text: string): boolean => storedNumbers(text)?.hidesDigits === true;

/**
 * Returns a text that is only printed or logged, and that no program reads back, with everything masked that may be a card
 * number: also one of 13 digits, in any groups, and beside letters. Ids and UUIDs stay as they are.
 */
export function maskPrintedText(text: string): string {
  const stored = maskStoredText(text);
  if (!longNumber.test(stored) && (stored === text || !separatedDigits.test(stored))) return stored;
  // Every other part is an id.
  const parts = text.split(ids);
  const loose = parts.map((part, index) => (index % 2 === 1 && isRandom(part) ? part : withoutLooseNumbers(part)));
  return maskedInEither(stored, loose.join(''));
}

/** The digits of a number may hold another one: what either search hides of a text is hidden. */
function maskedInEither(text: string, other: string): string {
  if (text === other) return text;
  let masked = '';
  let shown = 0;
  for (let at = other.indexOf('*'); at !== -1; at = other.indexOf('*', shown)) {
    let end = at + 1;
    while (other.charAt(end) === '*') end++;
    masked += text.slice(shown, at) + other.slice(at, end);
    shown = end;
  }
  return masked + text.slice(shown);
}

const digit = '[0-9\\uff10-\\uff19]';
/** The cheap checks: a card number has four digits in a row, and without escape sequences only separators between its digits. */
const fourDigits = new RegExp(`${digit}{4}`);
const separatedDigits = new RegExp(`${digit}${separator}{1,3}${digit}`);
const longNumber = new RegExp(`${digit}(?:${separator}{0,3}${digit}){${MIN_PRINTED_DIGITS - 1}}`);

function storedNumbers(text: string): NumberCandidate | undefined {
  if (text.length < MIN_STORED_DIGITS || !(hasEscapes(text) ? fourDigits : longNumber).test(text)) return undefined;
  let candidate: NumberCandidate | undefined;
  forEachSequence(text, MIN_STORED_DIGITS, (groups) => {
    candidate ??= new NumberCandidate(text);
    for (let index = 0; index < groups.count; index++) {
      hideInGroup(text, groups, index, candidate);
      hideGroupsUntil(text, groups, index, candidate);
    }
  });
  return candidate;
}

const cardLengths: readonly number[] = [...new Set(Object.values(cardBrands).flatMap(({ lengths }) => lengths))];
const storedLengths = cardLengths.filter((length) => length >= MIN_STORED_DIGITS);
/** The most digits of a group that belong to the escape sequence before it. */
const MAX_ESCAPE_DIGITS = 4;

/** Hides the card numbers in a group: test cards in any place, and another number that is all of it. */
function hideInGroup(text: string, { starts, ends }: DigitGroups, index: number, candidate: NumberCandidate): void {
  const start = starts[index] ?? 0;
  const end = ends[index] ?? 0;
  const length = end - start;
  if (length < MIN_STORED_DIGITS) return;
  forEachTestCard(text, start, end, (first, last) => candidate.hideRun(first, last));
  for (const each of length > MAX_DIGITS + MAX_ESCAPE_DIGITS ? [] : storedLengths) {
    candidate.set(end - each, end);
    if (length >= each && candidate.isOfBrand() && standsAlone(text, end - each, end)) candidate.hide();
  }
}

/** Hides a card number in groups as they are printed, of which the last one is that with an index. */
function hideGroupsUntil(text: string, groups: DigitGroups, index: number, candidate: NumberCandidate): void {
  if (index < 2 || lengthOf(groups, index) < 3) return;
  const before = lengthOf(groups, index - 1);
  if (before === 6) hideGroups(text, groups, index - 2, index, 5, candidate);
  if (before === 4 && index > 2 && lengthOf(groups, index - 2) === 4)
    hideGroups(text, groups, index - 3, index, 4, candidate);
}

const lengthOf = ({ starts, ends }: DigitGroups, index: number) => (ends[index] ?? 0) - (starts[index] ?? 0);

/**
 * Hides the card number of some groups: the last four digits of the first one, and the first digits of the last one. A test card
 * may have one digit less, as people write numbers of 15 digits in groups of four as well.
 */
function hideGroups(
  text: string,
  { starts, runStarts, ends }: DigitGroups,
  first: number,
  last: number,
  lastDigits: number,
  candidate: NumberCandidate,
): void {
  const start = (ends[first] ?? 0) - 4;
  if (start < (runStarts[first] ?? 0)) return;
  candidate.set(start, start + 4);
  for (let index = first + 1; index < last; index++) candidate.add(starts[index] ?? 0, ends[index] ?? 0);
  const lastStart = starts[last] ?? 0;
  candidate.add(lastStart, lastStart + lastDigits - 1);
  if (candidate.isTestCard()) candidate.hide();
  const end = lastStart + lastDigits;
  if (end > (ends[last] ?? 0)) return;
  candidate.add(end - 1, end);
  if (candidate.isTestCard() || (candidate.isOfBrand() && standsAlone(text, start, end))) candidate.hide();
}

/** Ids and UUID keys, whose digits are random and may look like a card number. */
const ids =
  /((?<![0-9A-Za-z])(?:[a-z]{2,6}_[0-9A-Za-z]{22}|[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12})(?![0-9A-Za-z]))/;

/** Whether the digits of an id cannot be a number that somebody put there. */
const isRandom = (id: string) => /[a-zA-Z]/.test(id.replace(/^[a-z]+_/, '')) && !/[1-9]\d{12}/.test(id);

function withoutLooseNumbers(text: string): string {
  let candidate: NumberCandidate | undefined;
  forEachSequence(text, MIN_PRINTED_DIGITS, (groups) => {
    candidate ??= new NumberCandidate(text);
    for (let first = 0; first < groups.count;) first = hideLooseNumber(groups, first, candidate) ?? first + 1;
  });
  return candidate?.shownText() ?? text;
}

/** Hides the longest card number of whole groups that begins with a group. Returns the index after its last one. */
function hideLooseNumber(groups: DigitGroups, first: number, candidate: NumberCandidate): number | undefined {
  let next: number | undefined;
  candidate.set(0, 0);
  for (let index = first, length = 0; index < groups.count; index++) {
    length += lengthOf(groups, index);
    if (length > MAX_DIGITS) break;
    candidate.add(groups.starts[index] ?? 0, groups.ends[index] ?? 0);
    if (!cardLengths.includes(length) || !(candidate.isTestCard() || candidate.isOfBrand())) continue;
    candidate.hide();
    next = index + 1;
  }
  return next;
}
