import type { Mode } from '../../rows';
import { URLSearchParams } from '../../../spec/vocabulary/globals';

/** The addresses of the pages of a dashboard, relative to the page that shows them, so that a proxy may add a path. */
export interface Links {
  /**
   * Returns the address of a page by its path within the dashboard: `payments`, or empty for the overview. It is in the mode of
   * the query, or else of this page.
   */
  readonly to: (path: string, query?: Readonly<Record<string, string | undefined>>) => string;
  /** Returns the address of the page itself with some parameters changed. Undefined removes one. */
  readonly here: (query: Readonly<Record<string, string | undefined>>) => string;
  /** The path from the page to the root of the sandbox. */
  readonly root: string;
}

/** The path from the first level of a dashboard to the root of the sandbox. */
const TO_ROOT = '../../../';

/** Returns the query of a page in a mode: test mode needs none. */
export const modeQuery = (mode: string) => ({ mode: mode === 'live' ? 'live' : undefined });

/** Returns the links of a page. `path` is its path within the dashboard. */
export function linksOf(path: string, search: URLSearchParams, mode: Mode): Links {
  const up = '../'.repeat(path.split('/').length - 1);
  const to: Links['to'] = (target, { mode: shown = mode, ...query } = {}) => {
    const parameters = changed(new URLSearchParams(), { ...query, ...modeQuery(shown) });
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
