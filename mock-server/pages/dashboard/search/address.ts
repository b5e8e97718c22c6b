import type { Visit } from '../page';
import { pageAt } from '../pages';
import { modeOf } from '../refused-visit';
import { findById, type FoundPage } from '../../../search/find-by-id';
import { addressIn, findInAddress } from '../../../search/find-in-address';

/** A page that a search leads to at once. */
export interface LedPage extends FoundPage {
  /** The platform of the page, if it is another one. */
  readonly platformId?: string;
}

const dashboardPath = /\/_sandbox\/dashboard\/([\w-]+)(?:\/(.*))?$/;

/**
 * Returns the page of an id, or of an address: of the dashboard, of the API, or of a hosted page, with or without its host.
 * Undefined for any other text, which is searched for.
 */
export function ledPage(visit: Visit, text: string): LedPage | undefined {
  const found = findById(visit, text);
  if (found !== undefined) return found;
  const url = addressIn(text);
  return url && (dashboardPage(visit, url) ?? findInAddress(visit, url) ?? listIn(visit, url));
}

/** Returns the page of an address of a dashboard. An object that moved to another list or mode is found by its id. */
function dashboardPage(visit: Visit, url: URL): LedPage | undefined {
  const [, platformId = '', path = ''] = dashboardPath.exec(url.pathname) ?? [];
  if (platformId === '') return undefined;
  const [, id] = path.split('/');
  const isHere = platformId === visit.platform.id;
  const object = isHere && id !== undefined ? findById(visit, id) : undefined;
  if (object !== undefined || pageAt(path) === undefined) return object;
  return { path, ...shownBy(url), ...(!isHere && { platformId }) };
}

/** Returns the page of a list of the API, with its filters. */
function listIn(visit: Visit, url: URL): LedPage | undefined {
  const [, list] = /\/v1\/(\w+)$/.exec(url.pathname) ?? [];
  if (list === undefined || pageAt(list) === undefined) return undefined;
  return { path: list, ...shownBy(url), mode: visit.mode };
}

function shownBy({ searchParams }: URL): Pick<FoundPage, 'mode' | 'query'> {
  const query = Object.fromEntries([...searchParams].filter(([name]) => name !== 'mode'));
  return { mode: modeOf(searchParams), query };
}
