import { TrieRouter } from 'hono/router/trie-router';

/** Returns a path parameter by its name. */
export type Path = (name: string) => string;

/** A route that matches a request. */
export interface Found<Target> {
  readonly target: Target;
  readonly path: Path;
}

const noParameters: Path = () => '';

/** Maps methods and paths to targets. A path parameter, as in `/v1/payments/{payment_id}`, matches any one segment. */
export class Router<Target> {
  readonly #routes = new TrieRouter<Target>();
  /** Routes without path parameters, by method and path. */
  readonly #exact = new Map<string, Found<Target>>();

  add(method: string, path: string, target: Target): void {
    if (path.includes('{')) this.#routes.add(method, path.replace(/\{(\w+)\}/g, ':$1'), target);
    else this.#exact.set(`${method} ${path}`, { target, path: noParameters });
  }

  /** Returns the route of a request. HEAD uses the route of GET. */
  find(requested: string, path: string): Found<Target> | undefined {
    const method = requested === 'HEAD' ? 'GET' : requested;
    return this.#exact.get(`${method} ${path}`) ?? this.#search(method, path);
  }

  #search(method: string, path: string): Found<Target> | undefined {
    const [[first] = []] = this.#routes.match(method, path);
    if (first === undefined) return undefined;
    const [target, parameters] = first;
    return { target, path: (name) => decoded(String(parameters[name] ?? '')) };
  }
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
