import type { Mode } from '../../rows';

/** The addresses of the pages of a dashboard, relative to the page that shows them, so that a proxy may add a path. */
export interface Links {
  /**
   * Returns the address of a page by its path within the dashboard: `payments`, or empty for the overview. The page of an object is in
   * the mode of the object, any other in that of the query or of this page.
   */
  readonly to: (path: string, query?: Readonly<Record<string, string | undefined>>) => string;
  /** Returns the address of the page itself with some parameters changed. Undefined removes one. */
  readonly here: (query: Readonly<Record<string, string | undefined>>) => string;
  /** The path from the page to the root of the sandbox. */
  readonly root: string;
}

/** The path from the first level of a dashboard to the root of the sandbox. */
const TO_ROOT = '../../../';

/** Returns the mode of an object by its id; undefined for what is in both modes. */
export type FindMode = (id: string) => Mode | undefined;

/** Returns the links of a page. `path` is its path within the dashboard. */
export function linksOf(path: string, search: URLSearchParams, mode: Mode, findMode?: FindMode): Links {
  const up = '../'.repeat(path.split('/').length - 1);
  const to: Links['to'] = (target, query = {}) => {
    const [, id] = target.split('/');
    const own = id === undefined ? undefined : findMode?.(id);
    const { mode: shown = own ?? mode, ...rest } = query;
    const parameters = changed(new URLSearchParams(), { ...rest, mode: shown === 'live' ? 'live' : undefined });
    return `${up}${pathOf(target) || './'}${queryOf(parameters)}`;
  };
  const here: Links['here'] = (query) => {
    const own = path.slice(path.lastIndexOf('/') + 1);
    return `${pathOf(own) || './'}${queryOf(changed(new URLSearchParams(search), query))}`;
  };
  return { to, here, root: up + TO_ROOT };
}

function changed(parameters: URLSearchParams, query: Readonly<Record<string, string | undefined>>): URLSearchParams {
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) parameters.delete(name);
    else parameters.set(name, value);
  }
  return parameters;
}

const pathOf = (path: string): string => path.split('/').map(encodeURIComponent).join('/');

const queryOf = (parameters: URLSearchParams): string => (parameters.size === 0 ? '' : `?${String(parameters)}`);
