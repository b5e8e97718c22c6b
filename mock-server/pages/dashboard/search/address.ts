import type { Visit } from '../page';
import { pageAt } from '../pages';
import { modeOf } from '../refused-visit';
import { searchResult, type SearchResult } from '../search';
import { URL } from '../../../../spec/vocabulary/globals';

/** A page that a search leads to at once. */
export interface LedPage extends SearchResult {
  /** The platform of the page, if it is another one. */
  readonly platformId?: string;
}

/** Number of parts of a path that may be an id, from the last one. */
const MAX_PARTS = 8;

const dashboardPath = /\/_sandbox\/dashboard\/([\w-]+)(?:\/(.*))?$/;

/**
 * Returns the page of an id, or of an address: of the dashboard, of the API, or of a hosted page, with or without its host.
 * Undefined for any other text, which is searched for.
 */
export function ledPage(visit: Visit, text: string): LedPage | undefined {
  const found = searchResult(visit, text);
  if (found !== undefined || !text.includes('/') || /\s/.test(text)) return found;
  const url = URL.canParse(text) ? new URL(text) : urlOf(text);
  return url && (dashboardPage(visit, url) ?? objectIn(visit, url) ?? listIn(visit, url));
}

const urlOf = (path: string) => (URL.canParse(path, 'http://sandbox') ? new URL(path, 'http://sandbox') : undefined);

/** Returns the page of an address of a dashboard. An object that moved to another list or mode is found by its id. */
function dashboardPage(visit: Visit, url: URL): LedPage | undefined {
  const [, platformId = '', path = ''] = dashboardPath.exec(url.pathname) ?? [];
  if (platformId === '') return undefined;
  const [, id] = path.split('/');
  const isHere = platformId === visit.platform.id;
  const object = isHere && id !== undefined ? searchResult(visit, id) : undefined;
  if (object !== undefined || pageAt(path) === undefined) return object;
  return { path, ...shownBy(url), ...(!isHere && { platformId }) };
}

/** Returns the page of the object that a path names: the last one, if it names several. */
function objectIn(visit: Visit, { pathname }: URL): LedPage | undefined {
  for (const id of pathname.split('/').reverse().slice(0, MAX_PARTS)) {
    const found = id === '' ? undefined : searchResult(visit, id);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Returns the page of a list of the API, with its filters. */
function listIn(visit: Visit, url: URL): LedPage | undefined {
  const [, list] = /\/v1\/(\w+)$/.exec(url.pathname) ?? [];
  if (list === undefined || pageAt(list) === undefined) return undefined;
  return { path: list, ...shownBy(url), mode: visit.mode };
}

function shownBy({ searchParams }: URL): Pick<SearchResult, 'mode' | 'query'> {
  const query = Object.fromEntries([...searchParams].filter(([name]) => name !== 'mode'));
  return { mode: modeOf(searchParams), query };
}
