import { controlOperations } from '../../spec/control';
import type { Operation } from '../../spec/vocabulary/operation';

const routes = Object.values<Operation>(controlOperations)
  .filter(({ bodyLines }) => bodyLines !== undefined)
  .map(({ method, path }) => ({
    method: method.toUpperCase(),
    pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
  }));

/** Whether an operation reads the body of a request while it arrives. A front reads any other body before it responds. */
export function streamsBody(method: string, path: string): boolean {
  return path.startsWith('/_sandbox/') && routes.some((route) => route.method === method && route.pattern.test(path));
}
