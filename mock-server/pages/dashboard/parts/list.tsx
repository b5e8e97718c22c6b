import type { Operation } from '../../../../spec/vocabulary/operation';
import type { Schema } from '../../../../spec/vocabulary/schema';
import type { PageOf } from '../../../wire/page';
import { isPaging, sentValue } from '../../../wire/query';
import { emptyForm, HiddenFields, SelectField, TextField } from '../../form';
import type { Visit } from '../page';
import { sentenceCase } from '../text';
import { type Column, Table } from './table';

interface ListProps<Item> {
  readonly visit: Visit;
  readonly caption: string;
  readonly page: PageOf<Item>;
  readonly columns: readonly Column<Item>[];
  readonly idOf: (item: Item) => string;
  /** The beginning of a sentence for a list without rows: `There are no events`. */
  readonly empty: string;
  /** The query parameters of the list that filter it. */
  readonly filters: Readonly<Record<string, Schema>>;
}

/** A list of the API: its filters, a page of it, and links to the pages before and after. */
export function List<Item>({ visit, caption, page, columns, idOf, empty, filters }: ListProps<Item>) {
  const hasFilters = Object.keys(filters).length > 0;
  return (
    <>
      {hasFilters && <Filters visit={visit} filters={filters} />}
      <Table
        caption={caption}
        columns={columns}
        items={page.items}
        idOf={idOf}
        empty={`${empty} ${isFiltered(visit, filters) ? 'that match' : 'yet'}.`}
      />
      <Pager visit={visit} page={page} />
    </>
  );
}

/** Returns the query parameters of a list operation that filter it. */
export function filtersOf({ query = {} }: Pick<Operation, 'query'>): Readonly<Record<string, Schema>> {
  return Object.fromEntries(Object.entries(query).filter(([name]) => !isPaging(name)));
}

/** Whether a visit shows only a part of a list. */
function isFiltered({ search }: Visit, filters: Readonly<Record<string, Schema>>): boolean {
  return Object.keys(filters).some((name) => sentValue(search, name) !== undefined);
}

function Filters({ visit, filters }: Pick<ListProps<never>, 'visit' | 'filters'>) {
  const { search, mode } = visit;
  const names = Object.keys(filters);
  const values = Object.fromEntries(names.map((name) => [name, search.get(name) ?? '']));
  const isOpen = isFiltered(visit, filters);
  const state = { ...emptyForm, values, scope: 'filter' };
  return (
    <details class="filters" open={isOpen} id="filters">
      <summary>Filter</summary>
      <form method="get">
        {Object.entries(filters).map(([name, schema]) => {
          const options = schema.enum?.filter((value) => value !== null).map(String);
          const field = { state, name, label: sentenceCase(name), half: true };
          return options ? (
            <SelectField {...field} options={Object.fromEntries(options.map((value) => [value, value]))} />
          ) : (
            <TextField {...field} hint={schema.format === 'date-time' ? 'Such as 2027-01-01T00:00:00Z' : undefined} />
          );
        })}
        <HiddenFields values={{ mode: mode === 'live' ? 'live' : undefined }} />
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

function Pager({ visit: { links }, page }: { readonly visit: Visit; readonly page: PageOf<unknown> }) {
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
