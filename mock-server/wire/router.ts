/** Returns a path parameter by its name. */
export type Path = (name: string) => string;

/** A route that matches a request. */
export interface Found<Target> {
  readonly target: Target;
  readonly path: Path;
}

/** A route at the end of its path, with the names of its parameters in order. */
interface Route<Target> {
  readonly target: Target;
  readonly names: readonly string[];
}

/** The routes below a segment of a path. */
interface Branch<Target> {
  readonly literals: Map<string, Branch<Target>>;
  parameter?: Branch<Target>;
  route?: Route<Target>;
}

/** The routes of a method. */
interface Routes<Target> {
  /** Routes without path parameters, by path. */
  readonly exact: Map<string, Found<Target>>;
  readonly tree: Branch<Target>;
}

const noParameters: Path = () => '';
const branch = <Target>(): Branch<Target> => ({ literals: new Map() });

/**
 * Maps methods and paths to targets. A path parameter, as in `/v1/payments/{payment_id}`, matches any one segment that is not empty. A
 * literal segment comes before a parameter in its place.
 */
export class Router<Target> {
  readonly #methods = new Map<string, Routes<Target>>();

  add(method: string, path: string, target: Target): void {
    const routes = this.#methods.get(method) ?? { exact: new Map(), tree: branch<Target>() };
    this.#methods.set(method, routes);
    if (!path.includes('{')) {
      routes.exact.set(path, { target, path: noParameters });
      return;
    }
    let at = routes.tree;
    for (const segment of path.slice(1).split('/')) at = nextBranch(at, segment);
    at.route = { target, names: [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name) };
  }

  /** Returns the route of a request. HEAD uses the route of GET. */
  find(requested: string, path: string): Found<Target> | undefined {
    const routes = this.#methods.get(requested === 'HEAD' ? 'GET' : requested);
    return routes && (routes.exact.get(path) ?? search(routes.tree, path));
  }
}

function nextBranch<Target>(at: Branch<Target>, segment: string): Branch<Target> {
  if (segment.startsWith('{')) return (at.parameter ??= branch());
  const next = at.literals.get(segment) ?? branch<Target>();
  at.literals.set(segment, next);
  return next;
}

function search<Target>(tree: Branch<Target>, path: string): Found<Target> | undefined {
  const values: string[] = [];
  const route = descend(tree, path, 1, values);
  if (route === undefined) return undefined;
  return { target: route.target, path: (name) => decoded(values[route.names.indexOf(name)] ?? '') };
}

/** Returns the route of the path from a position on, and adds the values of its parameters. */
function descend<Target>(
  { literals, parameter, route }: Branch<Target>,
  path: string,
  start: number,
  values: string[],
): Route<Target> | undefined {
  if (start > path.length) return route;
  const slash = path.indexOf('/', start);
  const end = slash < 0 ? path.length : slash;
  const segment = path.slice(start, end);
  const literal = literals.get(segment);
  const found = literal && descend(literal, path, end + 1, values);
  if (found !== undefined || parameter === undefined || segment === '') return found;
  values.push(segment);
  const below = descend(parameter, path, end + 1, values);
  if (below === undefined) values.pop();
  return below;
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
