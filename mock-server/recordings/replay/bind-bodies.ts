import { isPlainObject } from '../../wire/json';
import type { IdBindings } from './bindings';
import { idsIn, isObjectId, prefixOf } from './ids';
import { URL } from '../../../spec/vocabulary/globals';

/** Fields whose text is an id, whatever its form. */
const idFields = /^id$|_id$|^token$|_token$/;
const cursorFields = /_cursor$/;
const opaque = /^[\w-]{8,}$/;

/**
 * Binds the ids of a recorded body to those of the sandbox by their places. The items of lists are paired first: by ids that are
 * bound, then by the most equal values.
 */
export function bindBodies(bindings: IdBindings, recorded: unknown, ours: unknown, field = ''): void {
  if (typeof recorded === 'string' && typeof ours === 'string') return bindTexts(bindings, recorded, ours, field);
  if (Array.isArray(recorded) && Array.isArray(ours)) {
    for (const [one, other] of pairItems(bindings, recorded, ours)) bindBodies(bindings, one, other);
    return;
  }
  if (!isPlainObject(recorded) || !isPlainObject(ours)) return;
  for (const [name, value] of Object.entries(recorded))
    if (name !== 'metadata') bindBodies(bindings, value, ours[name], name);
}

function bindTexts(bindings: IdBindings, recorded: string, ours: string, field: string): void {
  if (cursorFields.test(field)) return bindings.bindText(recorded, ours);
  if (field === 'presigned_url' && URL.canParse(recorded)) return bindings.bindText(new URL(recorded).href, ours);
  if (isObjectId(ours)) {
    if (!isObjectId(recorded) ? opaque.test(recorded) : prefixOf(recorded) === prefixOf(ours))
      bindings.bind(recorded, ours);
    return;
  }
  if (idFields.test(field) && opaque.test(recorded) && opaque.test(ours)) return bindings.bind(recorded, ours);
  // An address, such as that of a page, has ids in it.
  const theirs = idsIn(recorded);
  const here = idsIn(ours);
  if (theirs.length !== here.length) return;
  for (const [index, id] of theirs.entries()) {
    const other = here[index] ?? '';
    if (prefixOf(id) === prefixOf(other)) bindings.bind(id, other);
  }
}

/** Returns the items of two lists in pairs. Items without a counterpart are left out. */
function pairItems(bindings: IdBindings, recorded: readonly unknown[], ours: readonly unknown[]): [unknown, unknown][] {
  const left = [...ours];
  const pairs: [unknown, unknown][] = [];
  const unpaired = recorded.filter((item) => {
    const id = itemId(item);
    const bound = id === undefined ? undefined : bindings.find(id);
    const at = bound === undefined ? -1 : left.findIndex((other) => itemId(other) === bound);
    if (at >= 0) pairs.push([item, left.splice(at, 1)[0]]);
    return bound === undefined;
  });
  const free = left.filter((item) => !bindings.hasOurs(itemId(item) ?? ''));
  // One side has items that the other lacks: which ones, their values do not say.
  if (unpaired.length !== free.length) return pairs;
  for (const item of unpaired) {
    const best = mostAlike(bindings, item, free);
    if (best !== undefined) pairs.push([item, free.splice(best, 1)[0]]);
  }
  return pairs;
}

/** Returns the position of the item that has the most values of another one; the first of several. */
function mostAlike(bindings: IdBindings, recorded: unknown, candidates: readonly unknown[]): number | undefined {
  let best: number | undefined;
  let most = -1;
  for (const [index, candidate] of candidates.entries()) {
    const equal = equalValues(bindings, recorded, candidate);
    if (equal > most) [best, most] = [index, equal];
  }
  return best;
}

function equalValues(bindings: IdBindings, recorded: unknown, ours: unknown): number {
  if (!isPlainObject(recorded) || !isPlainObject(ours)) return recorded === ours ? 1 : 0;
  let equal = 0;
  for (const [name, value] of Object.entries(recorded)) {
    const other = ours[name];
    if (value === other) equal++;
    // An object that both items refer to says more than equal amounts.
    else if (typeof value === 'string' && other !== undefined && bindings.find(value) === other) equal += 10;
    else if (isPlainObject(value)) equal += equalValues(bindings, value, other);
  }
  return equal;
}

/** Returns the id of an item. A payment method has it in its card or bank account. */
function itemId(item: unknown): string | undefined {
  if (!isPlainObject(item)) return undefined;
  if (typeof item['id'] === 'string') return item['id'];
  for (const value of Object.values(item))
    if (isPlainObject(value) && typeof value['id'] === 'string') return value['id'];
  return undefined;
}
