import { limits } from '../../spec/tables/limits';
import type { FreeFormLimits, Schema } from '../../spec/vocabulary/schema';
import type { Problem } from '../../spec/vocabulary/validator';
import { holdsCardNumber } from '../domain/card-numbers';
import { isCardNumberAsNumber, verbatimFields } from '../domain/masked-value';
import { isPlainObject, type PlainObject } from './json';

const { value: MAX_UNKNOWN_FIELDS } = limits.unknown_fields;

/** The part of a body that validation looks at, and the problems that can be seen without looking at the rest. */
export interface BoundedBody {
  /** The body itself if nothing was left out. */
  readonly value: unknown;
  readonly problems: readonly Problem[];
  /** Whether a text, a name or a free-form number is or holds a card number, except in the fields that are never shown. */
  readonly hasLongNumber: boolean;
}

/** Findings in a body while its size is checked. */
interface Findings {
  readonly problems: Problem[];
  hasLongNumber: boolean;
}

/**
 * Leaves out what cannot change the first error of a body: the items of a list beyond one too many, the unknown fields of an
 * object beyond the first ones, and the content of free-form data over its limits. So the number of problems that a validator
 * finds has a bound, whatever was sent.
 */
export function boundedBody(body: unknown, schema: Schema): BoundedBody {
  const findings: Findings = { problems: [], hasLongNumber: false };
  const value = bounded(body, schema, '', findings);
  return { value, problems: findings.problems, hasLongNumber: findings.hasLongNumber };
}

function bounded(value: unknown, schema: Schema, path: string, findings: Findings): unknown {
  if (Array.isArray(value)) return boundedList(value, schema, path, findings);
  if (!isPlainObject(value)) return value;
  const { properties, 'x-limits': freeFormLimits } = schema;
  if (properties !== undefined) return boundedObject(value, schema, path, findings);
  const broken = brokenRule(value, freeFormLimits ?? noLimits, findings);
  if (broken === undefined) return value;
  findings.problems.push({ instancePath: path, keyword: broken, params: {} });
  return {};
}

function boundedList(
  list: readonly unknown[],
  { items = {}, maxItems = Infinity }: Schema,
  path: string,
  findings: Findings,
): readonly unknown[] {
  const kept = list.length > maxItems + 1 ? list.slice(0, maxItems + 1) : list;
  if (items.properties === undefined) {
    for (const item of kept) if (typeof item === 'string' && holdsCardNumber(item)) findings.hasLongNumber = true;
    return kept;
  }
  const inner = kept.map((item, i) => bounded(item, items, `${path}/${i}`, findings));
  return inner.some((item, i) => item !== kept[i]) ? inner : kept;
}

function boundedObject(object: PlainObject, schema: Schema, path: string, findings: Findings): PlainObject {
  const { properties = {}, additionalProperties } = schema;
  const kept: [name: string, inner: unknown][] = [];
  let unknown = 0;
  let isWhole = true;
  for (const name of Object.keys(object)) {
    const inner = object[name];
    const field = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (field === undefined && additionalProperties === false) unknown++;
    if (unknown > MAX_UNKNOWN_FIELDS && field === undefined) continue;
    if (field && typeof inner === 'string' && !verbatimFields.has(name) && holdsCardNumber(inner))
      findings.hasLongNumber = true;
    const isNested = field !== undefined && typeof inner === 'object' && inner !== null;
    const shorter = isNested ? bounded(inner, field, `${path}/${name}`, findings) : inner;
    if (shorter !== inner) isWhole = false;
    kept.push([name, shorter]);
  }
  return isWhole && unknown <= MAX_UNKNOWN_FIELDS ? object : Object.fromEntries(kept);
}

const noLimits: FreeFormLimits = { keys: Infinity, items: Infinity };

/**
 * Returns the rule that free-form data breaks: it has more keys or items of lists than allowed, where the count stops, or the
 * character U+0000.
 */
function brokenRule(
  value: PlainObject,
  { keys, items }: FreeFormLimits,
  findings: Findings,
): 'x-limits' | 'pattern' | undefined {
  let hasZero = false;
  const look = (text: string): void => {
    if (text.includes('\u0000')) hasZero = true;
    if (holdsCardNumber(text)) findings.hasLongNumber = true;
  };
  let keysLeft = keys;
  let itemsLeft = items;
  const open: (object | null)[] = [value];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next === null) continue;
    const inner: readonly unknown[] = Array.isArray(next) ? next : Object.values(next);
    if (Array.isArray(next)) itemsLeft -= inner.length;
    else {
      keysLeft -= inner.length;
      for (const name in next) look(name);
    }
    if (keysLeft < 0 || itemsLeft < 0) return 'x-limits';
    for (const each of inner) {
      if (typeof each === 'object') open.push(each);
      else if (typeof each === 'string') look(each);
      else if (isCardNumberAsNumber(Number(each))) findings.hasLongNumber = true;
    }
  }
  return hasZero ? 'pattern' : undefined;
}
