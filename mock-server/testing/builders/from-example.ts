import { accountIds, newId } from './ids';
import { type Overrides, overridden } from './overrides';

/**
 * Returns an object like an example of the document, with ids of its own and the accounts of built objects. `rules` are the
 * fields that follow from others, of which the example shows one case.
 */
export function fromExample<T extends object>(example: T, overrides: Overrides<T>, rules: Partial<T> = {}): T {
  const id = 'id' in overrides && typeof overrides.id === 'string' ? overrides.id : undefined;
  return overridden(overrides, withOwnIds({ ...example, ...rules }, id));
}

/**
 * Returns a copy of an example with other ids, except for those of built objects. One that it has at several places is the same
 * at all of them.
 */
function withOwnIds<T extends object>(example: T, id?: string): T;
function withOwnIds(example: object, id?: string): unknown {
  const ids = new Map<string, string>();
  if ('id' in example && typeof example.id === 'string') ids.set(example.id, id ?? newId(prefixOf(example.id)));
  const ownOf = (known: string) => {
    const own = ids.get(known) ?? (prefixOf(known) === 'acc' ? accountIds.platform : newId(prefixOf(known)));
    ids.set(known, own);
    return own;
  };
  const copy: unknown = JSON.parse(JSON.stringify(example).replace(exampleId, ownOf));
  return copy;
}

const exampleId = /\b[a-z]+_(?!built)[0-9A-Za-z]{22}\b/g;

const prefixOf = (id: string): string => id.replace(/_.*/, '');
