import { type OperationId, operations } from '../../spec/resources';
import type { Operation } from '../../spec/vocabulary/operation';
import { isPlainObject } from '../wire/json';

/**
 * Returns all texts in a response that may be the id of an object which it concerns. Lists contain many objects and concern none of
 * them, and no object concerns the account that it belongs to.
 */
export function textsIn(operation: OperationId | null, responseOf: () => unknown): string {
  if (isList(operation)) return '';
  const texts: string[] = [];
  addTexts(responseOf(), texts);
  return texts.join('\n');
}

function isList(id: OperationId | null): boolean {
  const operation: Operation | null = id && operations[id];
  return operation?.success.wrapping === 'page';
}

function addTexts(value: unknown, texts: string[]): void {
  if (typeof value === 'string') texts.push(value);
  else if (Array.isArray(value)) for (const item of value) addTexts(item, texts);
  else if (isPlainObject(value))
    for (const name in value) if (!name.endsWith('account_id')) addTexts(value[name], texts);
}
