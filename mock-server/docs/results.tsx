import type { DocsPages } from './files';
import { type DocsResult, MAX_QUERY_CHARACTERS, MAX_WORD_CHARACTERS } from './search';

interface ResultsProps {
  /** The query. */
  readonly query: string;
  /** Whether what was entered is longer. */
  readonly isShortened: boolean;
  readonly found: readonly DocsResult[];
  readonly pages: DocsPages;
}

/** The results of a search, and all pages where there are none. The page is one level below `/docs/`. */
export function Results({ query, isShortened, found, pages }: ResultsProps) {
  return (
    <>
      <h1>{query === '' ? 'All pages' : `Results for “${query}”`}</h1>
      {isShortened && (
        <p>
          A search takes the first {MAX_QUERY_CHARACTERS} characters, and of each word the first {MAX_WORD_CHARACTERS}.
        </p>
      )}
      {query !== '' && found.length === 0 && <p>Nothing was found. These are all pages:</p>}
      <ol class="results">
        {found.map(({ path, page, heading, excerpt }) => (
          <li>
            <a href={path || './'}>{heading}</a>
            {heading !== page && <span class="none"> {page}</span>}
            <p>{excerpt}</p>
          </li>
        ))}
      </ol>
      {found.length === 0 && <Groups pages={pages} up="" below="" />}
    </>
  );
}

interface PageListProps {
  readonly pages: DocsPages;
  readonly up: string;
  /** The folder of the pages. */
  readonly below: string;
}

/** The pages of a folder. */
export function PageList(props: PageListProps) {
  return (
    <>
      <h1>Pages</h1>
      <Groups {...props} />
    </>
  );
}

function Groups({ pages, up, below }: PageListProps) {
  const groups = pages.groups.map((group) => ({
    ...group,
    pages: group.pages.filter(({ path }) => path.startsWith(below)),
  }));
  return (
    <>
      {groups
        .filter((group) => group.pages.length > 0)
        .map((group) => (
          <section class="part">
            {group.title !== '' && <h2>{group.title}</h2>}
            <ul>
              {group.pages.map(({ path, title }) => (
                <li>
                  <a href={up + path || './'}>{title}</a>
                </li>
              ))}
            </ul>
          </section>
        ))}
    </>
  );
}
