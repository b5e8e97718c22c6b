import { type OperationId, operations } from '../../spec/resources';
import type { Operation } from '../../spec/vocabulary/operation';
import { Router } from '../wire/router';

/** Returns a function that finds the operation of a method and a path, with or without its query; null for none. */
export function operationFinder(): (method: string, path: string) => OperationId | null {
  const router = new Router<OperationId>();
  for (const [id, { method, path }] of Object.entries<Operation>(operations))
    if (isOperationId(id)) router.add(method.toUpperCase(), path, id);
  return (method, path) => router.find(method, path.split('?', 1)[0] ?? '')?.target ?? null;
}

function isOperationId(id: string): id is OperationId {
  return Object.hasOwn(operations, id);
}
