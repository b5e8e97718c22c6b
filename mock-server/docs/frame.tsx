import type { Child } from 'hono/jsx';
import { assetNames } from '../pages/generated/assets';
import { Head } from '../pages/head';
import { Icon } from '../pages/icon';
import { SearchForm } from '../pages/search-form';
import type { DocsGroup, DocsPage, DocsPages } from './files';
import type { Heading } from './markdown';

interface FrameProps {
  readonly pages: DocsPages;
  /** The path of the page below `/docs/`. */
  readonly path: string;
  readonly title: string;
  /** The headings in the table of contents (default: none). */
  readonly headings?: readonly Heading[];
  /** The text in the field of the search. */
  readonly query?: string;
  readonly children?: Child;
}

/** The content of a page within its frame. */
export type DocsContent = Omit<FrameProps, 'pages' | 'path'> & { readonly status?: number };

/** Returns what leads from a page to `/docs/`, so that a proxy may add a path. */
export const upFrom = (path: string): string => '../'.repeat(path.split('/').length - 1);

/** The frame of every page: bar, navigation, table of contents. */
export function DocsFrame({ pages, path, title, headings = [], query, children }: FrameProps) {
  const up = upFrom(path);
  const root = `${up}../`;
  const { style, script, index } = pages.assets;
  const contents = headings.filter(({ depth }) => depth === 2 || depth === 3);
  return (
    <html lang="en">
      <Head title={`${title} · Payments sandbox docs`} root={root} style={assetNames.dashboardStyle}>
        <link rel="stylesheet" href={up + style} />
        <script src={up + script} type="module"></script>
      </Head>
      <body class="dashboard docs" data-docs={up || './'} data-index={index}>
        <a class="skip" href="#main">
          Skip to content
        </a>
        <header class="bar">
          <button type="button" class="menu quiet" popovertarget="pages" aria-label="Menu">
            <Icon of="menu" />
          </button>
          <a class="brand" href={up || './'}>
            Payments sandbox
          </a>
          <span class="platform">Docs</span>
          <a class="platforms" href={`${root}_sandbox/dashboard/default/`}>
            Dashboard
          </a>
          <SearchForm action={`${up}search`} label="Search the docs" query={query}>
            <div id="found" class="found" hidden></div>
          </SearchForm>
        </header>
        <div class={contents.length > 1 ? 'shell with-contents' : 'shell'}>
          <Navigation pages={pages} path={path} up={up} />
          <main id="main" tabindex={-1}>
            {children}
          </main>
          {contents.length > 1 && <Contents of={contents} />}
        </div>
      </body>
    </html>
  );
}

function Navigation({ pages, path, up }: Pick<FrameProps, 'pages' | 'path'> & { readonly up: string }) {
  const operations: DocsGroup = { title: 'Operations', pages: [{ path: 'operations/', title: 'All operations' }] };
  return (
    <nav class="pages" id="pages" popover="auto" aria-label="Pages of the docs">
      {[...pages.groups, operations].map((group) =>
        group.folder === undefined ? (
          <>
            {group.title !== '' && <p class="group-name">{group.title}</p>}
            <PageLinks of={group.pages} path={path} up={up} />
          </>
        ) : (
          <details open={path.startsWith(group.folder)}>
            <summary class="group-name">{group.title}</summary>
            <PageLinks of={group.pages} path={path} up={up} />
          </details>
        ),
      )}
    </nav>
  );
}

interface PageLinksProps {
  readonly of: readonly DocsPage[];
  readonly path: string;
  readonly up: string;
}

function PageLinks({ of, path, up }: PageLinksProps) {
  return (
    <ul>
      {of.map((page) => (
        <li>
          <a
            href={up + page.path || './'}
            aria-current={page.path === path ? 'page' : isWithin(page.path, path) ? 'true' : undefined}
          >
            {page.title}
          </a>
        </li>
      ))}
    </ul>
  );
}

const isWithin = (folder: string, path: string): boolean => folder.endsWith('/') && path.startsWith(folder);

/** It is closed at first, as there may be no place beside the page. The script opens it where there is. */
function Contents({ of }: { readonly of: readonly Heading[] }) {
  return (
    <nav class="contents" aria-label="On this page">
      <details>
        <summary class="group-name">On this page</summary>
        <ul>
          {of.map(({ depth, text, anchor }) => (
            <li class={depth === 3 ? 'inner' : undefined}>
              <a href={`#${anchor}`}>{text}</a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
