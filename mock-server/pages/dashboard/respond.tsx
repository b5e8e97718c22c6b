import { limits } from '../../../spec/tables/limits';
import { TextDecoder, URL, URLSearchParams } from '../../../spec/vocabulary/globals';
import type { Platform } from '../../platform/platform';
import { isSandboxError, SandboxError } from '../../sandbox-error';
import type { Mode } from '../../rows';
import type { TextResponse, WireResponse } from '../../wire/envelope';
import { isOwnForm, ownBaseUrl } from '../../wire/host';
import { onBuiltIndexes } from '../../store/unbuilt-index';
import { readFileForm, readStream } from '../../wire/form-file';
import type { WireRequest } from '../../wire/message';
import { isForm, readForm } from '../../wire/read';
import { downloadResponse, seeOther } from '../html-response';
import { Answer, ANSWER, answerOf } from './acts/answer';
import { UNDO_ACT, undoAct } from './acts/undo-act';
import { attentionOf } from './attention';
import { changesResponse } from './changes';
import type { NamedPlatform } from './frame';
import { FormRefused } from './form-refused';
import { linksOf } from './links';
import { refusalWords } from './parts/refusal-words';
import { type Memories, type Memory, memoryOf } from './memory';
import type { Access, Acted, DashboardPage, Visit } from './page';
import { isOpenToPlatform, pageAt } from './pages';
import {
  type DashboardPort,
  forbidden,
  framed,
  modeOf,
  notFound,
  signIn,
  unknownPlatform,
  type VisitedAddress,
} from './refused-visit';
import { findById } from '../../search/find-by-id';
import { ledPage } from './search/address';
import { withoutCardNumbers } from '../../search/query';
import { searchPage } from './search/search-page';

/** A request to the dashboard of a platform. */
export interface DashboardRequest extends VisitedAddress {
  /** The path of the page within the dashboard, decoded. */
  readonly path: string;
  readonly requestId: string;
}

/** The sandbox, as the pages of its platforms use it. */
export interface PagesPort extends DashboardPort {
  readonly memories: Memories;
}

/** Responds to a request to a page of the dashboard. Throws the errors that `refuseVisit` makes pages of. */
export async function respondToDashboard(port: PagesPort, visited: DashboardRequest): Promise<WireResponse> {
  const { request } = visited;
  if (request.method === 'POST' && !isOwnForm(request, [])) return forbidden(visited);
  const platform = port.platforms.get(visited.platformId);
  const accessOf = () => port.session.accessOf(request.headers, platform);
  const access = accessOf();
  if (access === undefined) return signIn(port.session, await withText(visited), platform);
  const platformName = platform?.name ?? null;
  const seen = { ...visited, access, platformName, otherPlatforms: openedLast(port, visited.platformId) };
  if (platform === undefined) return unknownPlatform(seen);
  return respondOn(platform, memoryOf(port.memories, platform), seen, () => accessOf() !== undefined);
}

/** The most platforms that a page leads to. The list of platforms has all. */
const MAX_OTHERS = 10;

/** Returns the other platforms that were opened last, the newest first. */
const openedLast = ({ platforms }: DashboardPort, platformId: string): readonly NamedPlatform[] =>
  [...platforms.values()]
    .filter(({ id }) => id !== platformId)
    .slice(-MAX_OTHERS)
    .reverse();

/** A visitor who signs in at the address of a form with a file sends a short form. Any other body is not read. */
async function withText(visited: DashboardRequest): Promise<DashboardRequest> {
  const { request } = visited;
  if (request.stream === undefined) return visited;
  if (!isForm(request.headers.get('content-type'))) return { ...visited, request: { ...request, method: 'GET' } };
  const body = new TextDecoder().decode(await readStream(request, limits.request_form.characters)); // body_too_large
  return { ...visited, request: { ...request, body } };
}

/** A request of a visitor who has signed in, or need not. */
type SeenRequest = DashboardRequest & { readonly access: Access };

async function respondOn(
  platform: Platform,
  memory: Memory,
  visited: SeenRequest,
  isSignedIn: () => boolean,
): Promise<WireResponse> {
  const { request, path, requestId, access } = visited;
  const search = new URLSearchParams(request.query);
  const done = search.get(DONE) ?? undefined;
  search.delete(DONE);
  const mode = modeOf(search);
  const links = linksOf(path, search, mode);
  const isForm = request.method === 'POST';
  platform.assertAvailable(!isForm); // service_unavailable
  platform.runDueJobs();
  if (path === 'changes' && !isForm) return changesResponse(platform.changes, isSignedIn);
  if (!isForm && [...search.values()].includes('')) return withoutEmpty(visited, search);
  const [list = '', id = ''] = path.split('/');
  const visit: Visit = { platform, memory, access, mode, request, search, id, requestId, links, done };
  if (path === 'search') return searched(visited, visit);
  const page = pageAt(path);
  if (page === undefined) return notFound(visited);
  if (access !== 'sandbox' && !isOpenToPlatform(path)) throw new SandboxError('control_not_authorized', {});
  const response = isForm ? await act(visited, page, visit) : await show(visited, page, visit, 200);
  // One that was deleted has nothing left to write.
  if (platform.pending && list !== 'delete') await platform.settled(!isForm);
  return response;
}

async function show(
  visited: DashboardRequest,
  page: DashboardPage,
  visit: Visit,
  status: number,
): Promise<WireResponse> {
  // What changes while the page is rendered is shown by the next update.
  const { version } = visit.platform.changes;
  const content = await onBuiltIndexes(() => page.show(visit));
  if (content === undefined) {
    const counted = await withAttention(visited, visit);
    return onBuiltIndexes(() => notFound(counted, version, elsewhere(visit)));
  }
  if ('chunks' in content) return downloadResponse(content);
  const counted = await withAttention(visited, visit);
  return onBuiltIndexes(() => {
    const answer = isAnswered(visit) ? answerOf(visit) : undefined;
    return framed(counted, content.status ?? status, { ...content, answer }, version);
  });
}

/** The query parameter with the number of the act that led to a page. */
const DONE = 'done';

/** A form that was refused did nothing. That of an undo is in the answer. */
const isAnswered = ({ refused }: Visit): boolean => refused === undefined || refused.action === UNDO_ACT;

/** Adds the counts of the navigation, which files and redirects do not need. */
const withAttention = async (visited: DashboardRequest, { platform }: Visit): Promise<DashboardRequest> => ({
  ...visited,
  attention: await attentionOf(platform),
});

/** Where the object of an address is that is not found: in the other mode, or in another list. */
function elsewhere(visit: Visit) {
  const { id, links } = visit;
  const result = id === '' ? undefined : findById(visit, id);
  if (result === undefined) return undefined;
  return (
    <p>
      It is at another address, in {result.mode} mode:{' '}
      <a class="id" href={links.to(result.path, { ...result.query, mode: result.mode })}>
        {id}
      </a>
    </p>
  );
}

/** Returns what a form sent. One with a file is read here: see `streamsBody`. */
async function formOf(request: WireRequest): Promise<URLSearchParams> {
  if (request.stream === undefined) return readForm(request, limits.request_body_bytes.value);
  return readFileForm(request, limits.upload.bytes);
} // body_too_large malformed_request

/**
 * Carries out the action of a form, and shows its result or leads to the page that does. A refused form is shown again with its
 * error.
 */
async function act(visited: DashboardRequest, page: DashboardPage, visit: Visit): Promise<WireResponse> {
  const form = await formOf(visit.request); // body_too_large malformed_request
  const name = form.get('action') ?? '';
  const own = Object.hasOwn(page.actions ?? {}, name) ? page.actions?.[name] : undefined;
  const action = name === UNDO_ACT ? undoAct : own;
  if (action === undefined) return notFound(visited);
  try {
    const from = visit.platform.position;
    const acted = await action(visit, form);
    return await showActed(visited, visit, acted, from);
  } catch (error) {
    const sent = { action: name, values: form };
    if (error instanceof FormRefused) {
      const { message, errors, notes, requestId, status } = error;
      const refused = { ...sent, field: undefined, message, errors, notes, requestId };
      return show(visited, page, { ...visit, refused }, status);
    }
    if (!isSandboxError(error)) throw error;
    const refused = { ...sent, ...refusalWords(visit, error, form) };
    return show(visited, page, { ...visit, refused }, error.status);
  }
}

/** Leads to the page that shows what was done, or shows it where no address does. `from` is the position before. */
async function showActed(visited: DashboardRequest, visit: Visit, acted: Acted, from: number): Promise<TextResponse> {
  const { says, to = visited.path } = acted;
  if (typeof to === 'object' && 'body' in to) {
    const answer = <Answer said={says} />;
    return framed(await withAttention(visited, visit), 200, { ...to, answer });
  }
  const { path, query } = typeof to === 'string' ? { path: to, query: {} } : to;
  const { platform, memory, mode } = visit;
  if (path === '../') return redirect(visited, path, mode, query);
  const act = { said: says, path: visited.path, from, to: platform.position };
  const done = memory.acts.add(act, platform.changes.version);
  return redirect(visited, path, mode, { ...query, [DONE]: done });
}

/** Leads to the page of an id or an address; shows what is found for any other text. Older links have the parameter `id`. */
async function searched(visited: DashboardRequest, visit: Visit): Promise<TextResponse> {
  const { search, mode } = visit;
  const sent = (search.get('q') ?? search.get('id') ?? '').trim();
  if (sent === '') return redirect(visited, '', mode);
  const text = withoutCardNumbers(sent);
  if (text !== sent) return redirect(visited, 'search', mode, { q: text });
  const page = await onBuiltIndexes(() => ledPage(visit, text));
  if (page === undefined) {
    const content = await searchPage(visit, text);
    if (visit.platform.pending) await visit.platform.settled(true);
    const counted = await withAttention(visited, visit);
    return onBuiltIndexes(() => framed(counted, 200, content));
  }
  return redirect({ ...visited, ...page }, page.path, page.mode, page.query);
}

/** Leads to the address without the fields of a form that were left empty. */
function withoutEmpty({ request }: DashboardRequest, search: URLSearchParams): TextResponse {
  const url = new URL(ownBaseUrl(request) + request.path);
  url.search = String(new URLSearchParams([...search].filter(([, value]) => value !== '')));
  return seeOther(url);
}

function redirect(
  { request, platformId }: DashboardRequest,
  path: string,
  mode: Mode,
  query: Readonly<Record<string, string>> = {},
): TextResponse {
  const encoded = path.split('/').map(encodeURIComponent).join('/');
  const search = new URLSearchParams({ ...query, ...(mode === 'live' && { mode }) });
  const url = new URL(`${ownBaseUrl(request)}/_sandbox/dashboard/${platformId}/${encoded}`);
  url.search = search.toString();
  // A browser keeps the fragment of the form otherwise, and gives the focus to that part of the page.
  if (DONE in query) url.hash = ANSWER;
  return seeOther(url);
}
