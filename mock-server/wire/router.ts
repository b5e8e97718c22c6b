import type { Operation } from '../../spec/vocabulary/operation';

/** Returns the regular expression of the paths that a path with parameters stands for. */
export function pathPattern(path: string): RegExp {
  return new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);
}

/** Returns a path parameter by its name. */
export type Path = (name: string) => string;

/** A route that matches a request. */
export interface Found<Target> {
  readonly target: Target;
  readonly path: Path;
}

interface Route<Target> {
  readonly target: Target;
  /** The names of the path parameters, in their order. */
  readonly names: readonly string[];
}

/** The routes that begin with the same segments. */
interface Branch<Target> {
  /** The branches of literal segments. */
  readonly literals: Map<string, Branch<Target>>;
  parameter: Branch<Target> | undefined;
  /** The routes that end here, by method. */
  readonly routes: Map<string, Route<Target>>;
}

/**
 * Maps methods and paths to targets. A path parameter, as in `/v1/payments/{payment_id}`, matches any one segment that is not
 * empty. A literal segment comes first, unless no route matches then.
 */
export class Router<Target> {
  readonly #root: Branch<Target> = branch();

  add(method: string, path: string, target: Target): void {
    const names: string[] = [];
    let end = this.#root;
    for (const segment of path.slice(1).split('/')) {
      const [, name] = /^\{(\w+)\}$/.exec(segment) ?? [];
      if (name !== undefined) names.push(name);
      end = name === undefined ? literalBranch(end, segment) : (end.parameter ??= branch());
    }
    end.routes.set(method, { target, names });
  }

  /** Returns the route of a request. HEAD uses the route of GET. */
  find(requested: string, path: string): Found<Target> | undefined {
    const values: string[] = [];
    const route = search(this.#root, requested === 'HEAD' ? 'GET' : requested, path, 1, values);
    return route && { target: route.target, path: (name) => decoded(values[route.names.indexOf(name)] ?? '') };
  }
}

/** Returns a function that tells whether a request is one to some operations. */
export function requestsTo(operations: readonly Operation[]): (method: string, path: string) => boolean {
  const router = new Router<Operation>();
  for (const operation of operations) router.add(operation.method.toUpperCase(), operation.path, operation);
  return (method, path) => router.find(method, path) !== undefined;
}

const branch = <Target>(): Branch<Target> => ({ literals: new Map(), parameter: undefined, routes: new Map() });

function literalBranch<Target>({ literals }: Branch<Target>, segment: string): Branch<Target> {
  const known = literals.get(segment);
  if (known !== undefined) return known;
  const added = branch<Target>();
  literals.set(segment, added);
  return added;
}

/** Returns the route of a path whose segments from a position on are those of a branch. Its parameters are added to `values`. */
function search<Target>(
  { literals, parameter, routes }: Branch<Target>,
  method: string,
  path: string,
  from: number,
  values: string[],
): Route<Target> | undefined {
  if (from > path.length) return routes.get(method);
  const slash = path.indexOf('/', from);
  const end = slash < 0 ? path.length : slash;
  const segment = path.slice(from, end);
  const literal = literals.get(segment);
  const found = literal && search(literal, method, path, end + 1, values);
  if (found !== undefined || parameter === undefined || segment === '') return found;
  values.push(segment);
  const route = search(parameter, method, path, end + 1, values);
  if (route === undefined) values.pop();
  return route;
}

/** A segment with an invalid escape is left as it is. */
function decoded(text: string): string {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
