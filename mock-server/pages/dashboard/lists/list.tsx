import { limits } from '../../../../spec/tables/limits';
import type { Operation } from '../../../../spec/vocabulary/operation';
import { URLSearchParams } from '../../../../spec/vocabulary/globals';
import { isSandboxError } from '../../../sandbox-error';
import { emptyPage, type PageOf } from '../../../wire/page';
import { sentValue } from '../../../wire/query';
import type { FieldScan } from '../../../wire/scan';
import { CreateLink } from '../create/create-link';
import type { Objects, SchemaName } from '../objects/fields';
import { ObjectTable } from '../objects/object-table';
import type { Content, DashboardPage, Download, Visit } from '../page';
import type { Column } from '../parts/table';
import type { ListRead } from '../read';
import { downloadOf, type Format, formats, isFormat } from './download';
import { FilterBar, labelOf } from './filter-bar';
import { type AskedFilters, readFilters } from './filters';
import { filtersOf } from './list-filters';
import type { ListFilters } from './own-filters';
import { Pager } from './pager';
import { Totals } from './totals';

/** Rows that are looked at on each side of a cursor, to find those that match and to count them: a few milliseconds. */
const MAX_ROWS = 10_000;
/** The same for the first page of a list with conditions: it takes about as long on a platform of any size. */
const MAX_FIRST_ROWS = 2_500;

/** A list of the dashboard. */
export interface ObjectList<Name extends SchemaName> {
  /** Its name, such as `payments`: that of its filters, and of files with its objects. */
  readonly name: string;
  /** The schema of the objects. */
  readonly of: Name;
  readonly caption: string;
  /** Returns the beginning of a sentence for a list without rows: `There are no events`. */
  readonly empty: (visit: Visit) => string;
  /** The text of the link to the form for a new object: `Create payment`. */
  readonly create?: string | undefined;
  /** A further file with its objects: the path below the dashboard, and the name of its format. */
  readonly file?: { readonly path: string; readonly format: string } | undefined;
  /** The query parameters of its operation. */
  readonly query: Operation['query'];
  /** Columns after those of the view. */
  readonly more?: (visit: Visit, items: readonly Objects[Name][]) => readonly Column<Objects[Name]>[];
  /** Returns a page of it. Throws a `SandboxError` for an invalid query. */
  readonly read: (visit: Visit, read: ListRead) => PageOf<Objects[Name]> | Promise<PageOf<Objects[Name]>>;
}

/** A list as a page shows it. */
export interface ShownList extends Pick<Content, 'body' | 'status'> {
  readonly isEmpty: boolean;
}

/** Returns a page that has only a list. `create` is what a link in its head says that leads to the form for a new object. */
export const listPage = <Name extends SchemaName>(
  title: string,
  list: ObjectList<Name>,
  create?: string,
): DashboardPage => ({
  show: async (visit) => {
    const shown = await showList(visit, list);
    if ('chunks' in shown) return shown;
    const head = create !== undefined && {
      head: { actions: <CreateLink visit={visit} list={list.name} label={create} /> },
    };
    return { title, ...head, body: shown.body, status: shown.status };
  },
});

/** Returns a list with its filters, a page of it, and links to the pages before and after; or the file that a visit asks for. */
export async function showList<Name extends SchemaName>(
  visit: Visit,
  list: ObjectList<Name>,
): Promise<ShownList | Download> {
  const filters = filtersOf(list);
  const asked = readFilters(visit, list.query, filters);
  const scan = { conditions: asked.conditions, maxRows: maxRowsOf(filters, asked), isCounted: true };
  const { page, errors } = await readPage(visit, list, asked, scan);
  const isRefused = Object.keys(errors).length > 0;
  const format = sentValue(visit.search, 'download');
  if (isFormat(format) && !isRefused) return fileOf(visit, list, asked, format);
  return {
    status: isRefused ? 422 : undefined,
    isEmpty: page.items.length === 0,
    body: <List visit={visit} list={list} asked={{ ...asked, errors }} page={page} maxRows={scan.maxRows} />,
  };
}

/** Returns the number of rows that a page looks at on each side of its cursor. */
function maxRowsOf({ maxRows = MAX_ROWS }: ListFilters, { search, conditions }: AskedFilters): number {
  const hasCursor = (sentValue(search, 'after_cursor') ?? sentValue(search, 'before_cursor')) !== undefined;
  return conditions.length === 0 || hasCursor ? maxRows : Math.min(maxRows, MAX_FIRST_ROWS);
}

interface ReadPage<Item> {
  readonly page: PageOf<Item>;
  /** The sentences about filters that are refused, by their names. */
  readonly errors: AskedFilters['errors'];
}

/** Reads a page. Nothing is listed while a filter is refused. */
async function readPage<Name extends SchemaName>(
  visit: Visit,
  list: ObjectList<Name>,
  { search, accountId, errors }: AskedFilters,
  scan: FieldScan,
): Promise<ReadPage<Objects[Name]>> {
  if (Object.keys(errors).length > 0) return { page: emptyPage, errors };
  try {
    return { page: await list.read(visit, { search, accountId, scan }), errors };
  } catch (error) {
    if (!isSandboxError(error) || error.code !== 'parameter_invalid' || error.parameter === undefined) throw error;
    return { page: emptyPage, errors: { [error.parameter]: error.message } };
  }
}

/** Returns a file with all objects that filters select. */
function fileOf<Name extends SchemaName>(
  visit: Visit,
  list: ObjectList<Name>,
  { search, accountId, conditions }: AskedFilters,
  format: Format,
): Download {
  const all = new URLSearchParams(search);
  all.delete('before_cursor');
  all.set('limit', String(limits.page_size.maximum));
  const scan = { conditions, maxRows: MAX_ROWS, isCounted: false };
  return downloadOf(list.name, list.of, format, (cursor = '') => {
    all.set('after_cursor', cursor);
    return list.read(visit, { search: all, accountId, scan });
  });
}

interface ListProps<Name extends SchemaName> {
  readonly visit: Visit;
  readonly list: ObjectList<Name>;
  readonly asked: AskedFilters;
  readonly page: PageOf<Objects[Name]>;
  /** Rows that were looked at on each side of the cursor, if there were as many. */
  readonly maxRows: number;
}

function List<Name extends SchemaName>({ visit, list, asked, page, maxRows }: ListProps<Name>) {
  const refused = Object.entries(asked.errors).map(([name, message]) => `${labelOf(name)}: ${message}`);
  const isScanned = asked.conditions.length > 0;
  return (
    <>
      {[...refused, ...asked.unknown].map((sentence) => (
        <p class="alert" role="alert">
          {sentence}
        </p>
      ))}
      <FilterBar visit={visit} query={list.query} filters={filtersOf(list)} asked={asked} />
      <ObjectTable
        visit={visit}
        of={list.of}
        caption={list.caption}
        items={page.items}
        empty={emptyText(visit, list, asked, page)}
        more={list.more?.(visit, page.items) ?? []}
      />
      <div class="list-foot">
        {page.counts && <Totals counts={page.counts} isScanned={isScanned} maxRows={maxRows} />}
        <Pager links={visit.links} page={page} />
        {page.items.length > 0 && <Downloads visit={visit} file={list.file} />}
      </div>
    </>
  );
}

function emptyText<Name extends SchemaName>(
  visit: Visit,
  list: ObjectList<Name>,
  { errors, values }: AskedFilters,
  { has_next }: PageOf<unknown>,
): string {
  if (Object.keys(errors).length > 0) return 'Nothing is listed until the filter is corrected.';
  if (has_next) return 'None of the objects that were looked at match.';
  return `${list.empty(visit)} ${Object.keys(values).length > 0 ? 'that match' : 'yet'}.`;
}

/** Links to files with all objects of the list that filters select. */
function Downloads({ visit: { links }, file }: Pick<ObjectList<SchemaName>, 'file'> & { readonly visit: Visit }) {
  return (
    <p class="downloads">
      {Object.entries(formats).map(([format, name]) => (
        <a href={links.here({ download: format, after_cursor: undefined, before_cursor: undefined })} download>
          Download {name}
        </a>
      ))}
      {file && (
        <a href={links.to(file.path)} download>
          Download {file.format}
        </a>
      )}
    </p>
  );
}
