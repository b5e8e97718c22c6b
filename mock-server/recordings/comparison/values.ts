import { isPlainObject, type PlainObject } from '../../wire/json';
import { fieldOf, itemOf } from './declared';
import { type Finding, finding } from './finding';
import { type CompareItems, compareLists } from './lists';
import { compareShiftedItems, isPage, shiftOfPages } from './pages';
import { isFree, isId, isInstant, objectIdOf } from './texts';
import { placeOfTransition } from './tables';
import type { ValueContext, ValuePlace, Values } from './value-context';

/** Yields the differences of two values of JSON. */
export function* compareValues(values: Values, place: ValuePlace, context: ValueContext): Generator<Finding, void> {
  const { recorded, sandbox } = values;
  if (isPlainObject(recorded) && isPlainObject(sandbox))
    return yield* compareObjects(recorded, sandbox, place, context);
  if (Array.isArray(recorded) && Array.isArray(sandbox))
    return yield* compareLists(recorded, sandbox, place, context, compareItemsAt(place, context));
  const found = compareScalars(values, place, context);
  if (found) yield found;
}

function* compareObjects(
  recorded: PlainObject,
  sandbox: PlainObject,
  place: ValuePlace,
  context: ValueContext,
): Generator<Finding, void> {
  const shift = isPage(recorded) && isPage(sandbox) ? shiftOfPages(recorded, sandbox, context) : undefined;
  const id = objectIdOf(recorded);
  const isObject = id !== undefined && isId(id) && objectIdOf(sandbox) !== undefined;
  const owner = isObject ? { id, field: place.field } : place.owner;
  for (const name of new Set([...Object.keys(recorded), ...Object.keys(sandbox)])) {
    const field = place.field === '' ? name : `${place.field}.${name}`;
    const declared = fieldOf(place.declared, name);
    const values = { recorded: valueIn(recorded, name), sandbox: valueIn(sandbox, name) };
    if (values.sandbox === undefined)
      yield finding('missing', field, { ...values, sandbox: null }, declared, { owner });
    else if (values.recorded === undefined)
      yield finding('added', field, { ...values, recorded: null }, declared, { owner });
    else if (shift === undefined) yield* compareValues(values, { field, name, declared, owner }, context);
    else yield* compareShifted(values, { field, name, declared, owner }, context, shift);
  }
}

/** Yields the differences of a member of two pages of which one is shifted. */
function* compareShifted(
  values: Values,
  place: ValuePlace,
  context: ValueContext,
  caused: string,
): Generator<Finding, void> {
  const { recorded, sandbox } = values;
  if (Array.isArray(recorded) && Array.isArray(sandbox))
    return yield* compareShiftedItems(recorded, sandbox, place, context, caused, compareItemsAt(place, context));
  for (const found of compareValues(values, place, context)) yield { ...found, caused };
}

const compareItemsAt = (place: ValuePlace, context: ValueContext): CompareItems => {
  const item = { ...place, field: `${place.field}[]`, declared: itemOf(place.declared) };
  return (inner, ids) => compareValues(inner, item, { ...context, ...(ids && { ids, statuses: undefined }) });
};

function valueIn(object: PlainObject, name: string): unknown {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}

function compareScalars(values: Values, place: ValuePlace, context: ValueContext): Finding | undefined {
  const { recorded, sandbox } = values;
  const { name, declared, owner } = place;
  const statusOwner = name === 'status' && owner && place.field === below(owner.field, name) ? owner : undefined;
  if (isEqual(values, place, context)) {
    if (statusOwner && typeof recorded === 'string') context.statuses?.set(statusOwner.id, recorded);
    return undefined;
  }
  if (typeOf(recorded) !== typeOf(sandbox) && !(declared.isNullable && (recorded === null || sandbox === null)))
    return finding('type', place.field, { recorded: typeOf(recorded), sandbox: typeOf(sandbox) }, declared, { owner });
  const before = statusOwner && context.statuses?.get(statusOwner.id);
  if (before === undefined) return finding(kindOf(place), place.field, values, declared, { owner });
  context.statuses?.delete(statusOwner?.id ?? '');
  const transition = { recorded: `${before} → ${String(recorded)}`, sandbox: `${before} → ${String(sandbox)}` };
  return finding('transition', place.field, transition, placeOfTransition(declared, before, String(sandbox)), {
    owner,
  });
}

const below = (field: string, name: string): string => (field === '' ? name : `${field}.${name}`);

function isEqual({ recorded, sandbox }: Values, { name, declared }: ValuePlace, context: ValueContext): boolean {
  if (recorded === sandbox) return true;
  if (typeof recorded !== 'string' || typeof sandbox !== 'string') return false;
  if (isInstant(recorded) && isInstant(sandbox)) return true;
  if (isId(recorded) && isId(sandbox)) return context.ids.matches(recorded, sandbox);
  return isFree(declared, name) && !context.sent.has(recorded);
}

function kindOf({ name, field }: ValuePlace): 'error_code' | 'decline_code' | 'value' {
  if (name === 'decline_code') return 'decline_code';
  return field === 'error.code' || (name.endsWith('error_code') && name !== 'network_error_code')
    ? 'error_code'
    : 'value';
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}
