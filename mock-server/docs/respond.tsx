import { maskPrintedText } from '../domain/card-numbers';
import { keptResponse } from '../pages/assets/respond';
import { closedPolicy, htmlResponse } from '../pages/html-response';
import { defaultPlatform } from '../platform/definition';
import type { TextResponse, WireResponse } from '../wire/envelope';
import { type DocsPages, fileOfPath, LLMS_FULL, LLMS_INDEX, pathOfFile, type ReadDocs, readPages } from './files';
import { type DocsContent, DocsFrame, upFrom } from './frame';
import { linkTargets } from './links';
import { blocksOf, sectionsOf } from './markdown';
import { OperationList } from './operations/list';
import { respondToOperation } from './operations/respond';
import { HIDDEN_SECRET, onOwnSandbox } from './own-sandbox';
import { renderedMarkdown } from './render';
import { PageList, Results } from './results';
import { type DocsResult, isShortened, MAX_QUERY_CHARACTERS } from './search';
import type { DocsVisit, OwnSandbox } from '../wire/docs-visit';
import { URLSearchParams } from '../../spec/vocabulary/globals';

/** The pages load the index of the search. */
const policy = { ...closedPolicy, connect: "'self'" };

/** Searches the pages: see `searchIn`. */
type SearchDocs = (query: string) => Promise<DocsResult[]>;

/** Responds to a request to a page of the documentation. Throws a `SandboxError` for a form that cannot be read. */
export async function respondToDocs(visit: DocsVisit, read: ReadDocs, search: SearchDocs): Promise<WireResponse> {
  const { request, path, own } = visit;
  const pages = await readPages(read);
  if (pages === undefined) throw new Error('The documentation is not built: npm run build');
  if (Object.values(pages.assets).includes(path)) return keptResponse(await assetOf(path, read), request);
  if (path === LLMS_FULL) return plainText(path, await fullText(pages, own, read));
  if (isPlain(path, pages)) return plainText(path, await ownText(path, own, read));
  const content =
    (await (path === 'search' ? results(visit, pages, search) : contentOf(visit, pages, read))) ?? notFound;
  return framed(pages, path, content);
}

/** Whether a path is that of a text for language models: a list, or a page as Markdown. */
function isPlain(path: string, { groups }: DocsPages): boolean {
  const isPage = groups.some((group) => group.pages.some((page) => fileOfPath(page.path) === path));
  return isPage || path === LLMS_INDEX;
}

/** Returns the list of the pages and their text. It is no file of the package, which has the pages already. */
async function fullText({ groups }: DocsPages, own: OwnSandbox, read: ReadDocs): Promise<string> {
  const files = groups.flatMap(({ pages }) => pages.map(({ path }) => fileOfPath(path)));
  const texts = await Promise.all(
    files.map(async (file) => `\n<!-- docs/${file} -->\n\n${await ownText(file, own, read)}`),
  );
  return [await ownText(LLMS_INDEX, own, read), ...texts].join('');
}

const ownText = async (file: string, own: OwnSandbox, read: ReadDocs): Promise<string> =>
  onOwnSandbox(pathOfFile(file), (await read(file)) ?? '', own);

function plainText(path: string, body: string): TextResponse {
  const kind = path.endsWith('.md') ? 'markdown' : 'plain';
  const headers = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };
  return { status: 200, contentType: `text/${kind}; charset=utf-8`, headers, body };
}

function framed(pages: DocsPages, path: string, { status = 200, ...content }: DocsContent): TextResponse {
  return htmlResponse(status, <DocsFrame pages={pages} path={path} {...content} />, policy);
}

/** Returns what is at a path; undefined for an unknown one. */
async function contentOf(visit: DocsVisit, pages: DocsPages, read: ReadDocs): Promise<DocsContent | undefined> {
  const { path, own } = visit;
  if (path === 'operations/') return { title: 'Operations', children: <OperationList /> };
  if (path.startsWith('operations/')) return respondToOperation(visit, pages, path.slice('operations/'.length));
  const all = pages.groups.flatMap((group) => group.pages);
  if (path !== '' && all.some((page) => page.path.startsWith(path) && path.endsWith('/')))
    return { title: 'Pages', children: <PageList pages={pages} up={upFrom(path)} below={path} /> };
  const page = all.find((each) => each.path === path);
  const markdown = page && (await read(fileOfPath(path)));
  if (markdown === undefined) return undefined;
  const text = onOwnSandbox(path, markdown, own);
  const blocks = blocksOf(text);
  const up = upFrom(path);
  const html = renderedMarkdown({ blocks, up, target: linkTargets(path, up) });
  const headings = sectionsOf(blocks).map(({ heading }) => heading);
  return {
    title: page?.title ?? '',
    headings,
    children: (
      <>
        {text.includes(HIDDEN_SECRET) && <WhereSecretIs own={own} up={up} />}
        <article class="prose" dangerouslySetInnerHTML={{ __html: html }} />
      </>
    ),
  };
}

/** Leads to what shows the secret that the page leaves out. */
function WhereSecretIs({ own: { platform, clientId }, up }: { readonly own: OwnSandbox; readonly up: string }) {
  return (
    <p class="note">
      <code>{HIDDEN_SECRET}</code> is the secret of <code>{clientId}</code>.{' '}
      {platform === defaultPlatform.id ? (
        <>
          <a href={`${up}../_sandbox/dashboard/${platform}/`}>Sign in</a>, and this page shows it.
        </>
      ) : (
        'It was in the response that created the platform, which is not repeated.'
      )}
    </p>
  );
}

/** Returns the results of a search, as a browser without a script asks for them; all pages without one. */
async function results({ request }: DocsVisit, pages: DocsPages, search: SearchDocs): Promise<DocsContent> {
  const sent = (new URLSearchParams(request.query).get('q') ?? '').trim();
  // The number of a test card is sought, and not shown. It is masked before it can be cut.
  const masked = maskPrintedText(sent);
  const query = masked.slice(0, MAX_QUERY_CHARACTERS).trim();
  const found = query === '' ? [] : await search(sent);
  const children = <Results query={query} isShortened={isShortened(masked)} found={found} pages={pages} />;
  return { title: 'Search', query, children };
}

const contentTypes: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
};

async function assetOf(name: string, read: ReadDocs) {
  const contentType = contentTypes[name.slice(name.lastIndexOf('.') + 1)] ?? 'text/plain';
  return { contentType, body: (await read(name)) ?? '' };
}

const notFound: DocsContent = {
  status: 404,
  title: 'Page not found',
  children: (
    <>
      <h1>Page not found</h1>
      <p>The documentation of this release has no such page. Search for it, or take one of the menu.</p>
    </>
  ),
};
