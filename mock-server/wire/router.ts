import { TrieRouter } from 'hono/router/trie-router';

/** A parameter of the path, by its name. */
export type Path = (name: string) => string;

export interface Found<Target> {
  readonly target: Target;
  readonly path: Path;
}

const noParameters: Path = () => '';

/** Finds what a method and a path lead to. A path such as `/v1/payments/{payment_id}` takes any segment for a parameter. */
export class Router<Target> {
  readonly #routes = new TrieRouter<Target>();
  /** Paths without parameters, by method and path: they need no search. */
  readonly #exact = new Map<string, Found<Target>>();

  add(method: string, path: string, target: Target): void {
    if (path.includes('{')) this.#routes.add(method, path.replace(/\{(\w+)\}/g, ':$1'), target);
    else this.#exact.set(`${method} ${path}`, { target, path: noParameters });
  }

  /** What takes GET takes HEAD as well. */
  find(asked: string, path: string): Found<Target> | undefined {
    const method = asked === 'HEAD' ? 'GET' : asked;
    return this.#exact.get(`${method} ${path}`) ?? this.#search(method, path);
  }

  #search(method: string, path: string): Found<Target> | undefined {
    const [[first] = []] = this.#routes.match(method, path);
    if (first === undefined) return undefined;
    const [target, parameters] = first;
    return { target, path: (name) => decoded(String(parameters[name] ?? '')) };
  }
}

/** A stray per cent sign stands for itself. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
