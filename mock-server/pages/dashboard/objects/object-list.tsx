import type { Operation } from '../../../../spec/vocabulary/operation';
import type { Schema } from '../../../../spec/vocabulary/schema';
import type { PageOf } from '../../../wire/page';
import { isPaging, sentValue } from '../../../wire/query';
import { emptyForm, HiddenFields } from '../../form';
import { modeQuery } from '../links';
import type { Visit } from '../page';
import { SchemaFields } from '../parts/schema-fields';
import type { Column } from '../parts/table';
import type { Objects, SchemaName } from './fields';
import { ObjectTable } from './object-table';

interface ObjectListProps<Name extends SchemaName> {
  readonly visit: Visit;
  /** The schema of the objects. */
  readonly of: Name;
  readonly caption: string;
  readonly page: PageOf<Objects[Name]>;
  /** The beginning of a sentence for a list without rows: `There are no events`. */
  readonly empty: string;
  /** The query parameters of the list, some of which filter it. */
  readonly query?: Operation['query'];
  /** Columns after those of the view. */
  readonly more?: readonly Column<Objects[Name]>[];
}

/** A list of the API: its filters, a page of it, and links to the pages before and after. */
export function ObjectList<Name extends SchemaName>(props: ObjectListProps<Name>) {
  const { visit, of, caption, page, empty, query = {}, more = [] } = props;
  const filters = Object.fromEntries(Object.entries(query).filter(([name]) => !isPaging(name)));
  return (
    <>
      {Object.keys(filters).length > 0 && <Filters visit={visit} filters={filters} />}
      <ObjectTable
        visit={visit}
        of={of}
        caption={caption}
        items={page.items}
        empty={`${empty} ${isFiltered(visit, filters) ? 'that match' : 'yet'}.`}
        more={more}
      />
      <Pager visit={visit} page={page} />
    </>
  );
}

/** Whether a visit shows only a part of a list. */
function isFiltered({ search }: Visit, filters: Readonly<Record<string, Schema>>): boolean {
  return Object.keys(filters).some((name) => sentValue(search, name) !== undefined);
}

interface FiltersProps {
  readonly visit: Visit;
  readonly filters: Readonly<Record<string, Schema>>;
}

function Filters({ visit, filters }: FiltersProps) {
  const { search, mode } = visit;
  const names = Object.keys(filters);
  const values = Object.fromEntries(names.map((name) => [name, search.get(name) ?? '']));
  const isOpen = isFiltered(visit, filters);
  const state = { ...emptyForm, values, scope: 'filter' };
  return (
    <details class="filters" open={isOpen} id="filters">
      <summary>Filter</summary>
      <form method="get">
        <SchemaFields state={state} of={{ properties: filters }} half isShort />
        <HiddenFields values={modeQuery(mode)} />
        <button>Apply</button>
        {isOpen && (
          <a href={visit.links.here({ ...cleared(names), after_cursor: undefined, before_cursor: undefined })}>
            Clear filters
          </a>
        )}
      </form>
    </details>
  );
}

const cleared = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, undefined]));

/** Links to the pages of a list before and after one. */
export function Pager({ visit: { links }, page }: { readonly visit: Visit; readonly page: PageOf<unknown> }) {
  const { has_previous, has_next, start_cursor, end_cursor } = page;
  if (!has_previous && !has_next) return null;
  return (
    <nav class="pager" aria-label="Pages">
      {has_previous && (
        <a rel="prev" href={links.here({ before_cursor: start_cursor ?? undefined, after_cursor: undefined })}>
          Previous
        </a>
      )}
      {has_next && (
        <a rel="next" href={links.here({ after_cursor: end_cursor ?? undefined, before_cursor: undefined })}>
          Next
        </a>
      )}
    </nav>
  );
}
