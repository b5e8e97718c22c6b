import { controlOperations } from '../../spec/control';
import type { Operation } from '../../spec/vocabulary/operation';
import { isUpload } from './signed-paths';

const routes = Object.values<Operation>(controlOperations)
  .filter(({ bodyLines }) => bodyLines !== undefined)
  .map(({ method, path }) => ({
    method: method.toUpperCase(),
    pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
  }));

/** Whether the body of a request is read while it arrives: that of some operations, and an uploaded file. A front reads any other body before it responds. */
export function streamsBody(method: string, path: string): boolean {
  if (isUpload(path)) return method === 'PUT';
  return path.startsWith('/_sandbox/') && routes.some((route) => route.method === method && route.pattern.test(path));
}
