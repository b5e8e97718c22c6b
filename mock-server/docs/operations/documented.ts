import { controlOperations } from '../../../spec/control';
import { operations } from '../../../spec/resources';
import type { Operation } from '../../../spec/vocabulary/operation';

const all: Readonly<Record<string, Operation>> = { ...operations, ...controlOperations };

/** Returns an operation of the API or of the control API; undefined for another name. */
export function findOperation(id: string): Operation | undefined {
  return Object.hasOwn(all, id) ? all[id] : undefined;
}
