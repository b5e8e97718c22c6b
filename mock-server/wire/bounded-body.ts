import { limits } from '../../spec/tables/limits';
import type { FreeFormLimits, Schema } from '../../spec/vocabulary/schema';
import type { Problem } from '../../spec/vocabulary/validator';
import { isPlainObject, type PlainObject, setField } from './json';

const { value: MAX_UNKNOWN_FIELDS } = limits.unknown_fields;

/** The part of a body that validation looks at, and the problems that can be seen without looking at the rest. */
export interface BoundedBody {
  /** The body itself if nothing was left out. */
  readonly value: unknown;
  readonly problems: readonly Problem[];
}

/**
 * Leaves out what cannot change the first error of a body: the items of a list beyond one too many, the unknown fields of an
 * object beyond the first ones, and the content of free-form data over its limits. So the number of problems that a validator
 * finds has a bound, whatever was sent.
 */
export function boundedBody(body: unknown, schema: Schema): BoundedBody {
  const problems: Problem[] = [];
  return { value: bounded(body, schema, '', problems), problems };
}

function bounded(value: unknown, schema: Schema, path: string, problems: Problem[]): unknown {
  if (Array.isArray(value)) return boundedList(value, schema, path, problems);
  if (!isPlainObject(value)) return value;
  const { properties, 'x-limits': freeFormLimits } = schema;
  if (properties !== undefined) return boundedObject(value, schema, path, problems);
  if (freeFormLimits === undefined || isWithin(value, freeFormLimits)) return value;
  problems.push({ instancePath: path, keyword: 'x-limits', params: {} });
  return {};
}

function boundedList(
  list: readonly unknown[],
  { items = {}, maxItems = Infinity }: Schema,
  path: string,
  problems: Problem[],
): readonly unknown[] {
  const kept = list.length > maxItems + 1 ? list.slice(0, maxItems + 1) : list;
  if (items.properties === undefined) return kept;
  const inner = kept.map((item, i) => bounded(item, items, `${path}/${i}`, problems));
  return inner.some((item, i) => item !== kept[i]) ? inner : kept;
}

function boundedObject(object: PlainObject, schema: Schema, path: string, problems: Problem[]): PlainObject {
  const { properties = {}, additionalProperties } = schema;
  let changed: Record<string, unknown> | undefined;
  let known = 0;
  for (const name in properties) {
    const inner = Object.hasOwn(object, name) ? object[name] : undefined;
    const field = properties[name];
    if (inner === undefined || field === undefined) continue;
    known++;
    if (typeof inner !== 'object' || inner === null) continue;
    const shorter = bounded(inner, field, `${path}/${name}`, problems);
    if (shorter !== inner) (changed ??= {})[name] = shorter;
  }
  const isWide = additionalProperties === false && hasMoreFields(object, known + MAX_UNKNOWN_FIELDS);
  if (!isWide && changed === undefined) return object;
  const copy: Record<string, unknown> = {};
  let unknown = 0;
  for (const name of Object.keys(object)) {
    const isKnown = Object.hasOwn(properties, name);
    if (isWide && !isKnown && ++unknown > MAX_UNKNOWN_FIELDS) continue;
    const inner = changed && isKnown && Object.hasOwn(changed, name) ? changed[name] : object[name];
    setField(copy, name, inner);
  }
  return copy;
}

/** Whether an object has more fields than so many. No list of their names is made: most bodies are small. */
function hasMoreFields(object: PlainObject, most: number): boolean {
  let fields = 0;
  for (const _ in object) if (++fields > most) return true;
  return false;
}

/** Whether free-form data has at most so many keys and items of lists. Stops counting at the limit. */
function isWithin(value: PlainObject, { keys, items }: FreeFormLimits): boolean {
  let keysLeft = keys;
  let itemsLeft = items;
  const open: (object | null)[] = [value];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next === null) continue;
    const inner: readonly unknown[] = Array.isArray(next) ? next : Object.values(next);
    if (Array.isArray(next)) itemsLeft -= inner.length;
    else keysLeft -= inner.length;
    if (keysLeft < 0 || itemsLeft < 0) return false;
    for (const each of inner) if (typeof each === 'object') open.push(each);
  }
  return true;
}
