import type { Child } from 'hono/jsx';
import { displayOf } from '../../../../spec/derive/display-of';
import type { Currency } from '../../../rows';
import type { PageOf } from '../../../wire/page';
import { sentValue } from '../../../wire/query';
import type { Visit } from '../page';
import { type Column, type ColumnRole, Table } from '../parts/table';
import { Section } from '../parts/values';
import { newest } from '../read';
import { type Field, fieldsOf, type Objects, type SchemaName, schemaOf } from './fields';
import { currencyOf, idOf, Value, valueAt } from './value';
import type { View } from './view';
import { titleOf, views } from './views';

interface ObjectTableProps<Name extends SchemaName> {
  readonly visit: Visit;
  /** The schema of the objects. */
  readonly of: Name;
  readonly caption: string;
  readonly items: readonly Objects[Name][];
  /** Shown in place of rows when there is none. */
  readonly empty: string;
  /** The currency of objects that have none. */
  readonly currency?: Currency | undefined;
  /** Columns after those of the view. */
  readonly more?: readonly Column<Objects[Name]>[];
}

/** A table of objects, with the columns of the view of their kind. */
export function ObjectTable<Name extends SchemaName>(props: ObjectTableProps<Name>) {
  const { visit, of, caption, items, empty, currency, more = [] } = props;
  // A column that has only the object of the page says nothing.
  const fields = columnsOf(visit, of, currency).filter(
    ({ field = '' }) => items.length === 0 || items.some((item) => valueAt(item, field) !== visit.id),
  );
  const columns = [...fields, ...more];
  return <Table caption={caption} columns={columns} items={items} idOf={(item) => idOf(of, item)} empty={empty} />;
}

interface FieldColumn<Item> extends Column<Item> {
  /** The field of the column; undefined for one that no field has. */
  readonly field?: string;
}

/**
 * Returns the columns of a table of objects: those of their display, or each simple field of a kind without one. `currency` is
 * that of objects that have none.
 */
function columnsOf<Name extends SchemaName>(
  visit: Visit,
  name: Name,
  currency?: Currency,
): readonly FieldColumn<Objects[Name]>[] {
  const view: View<Objects[Name]> | undefined = views[name];
  const fields = fieldsOf(schemaOf(name));
  const columns = displayOf(name)
    .columns?.flat()
    .filter(({ priority }) => priority !== 'terminal');
  const shown = columns?.map((column) => [column.name, column.fields[0]?.replace(/[. ].*/, '')] as const);
  const simple = fields.filter(isSimple).map((field) => [field.name, field.name] as const);
  const named = Object.entries({ ...Object.fromEntries(shown ?? simple), ...view?.columns });
  return inOrder(named, view?.order).flatMap(([, column]) => {
    const field = fields.find((each) => each.name === column);
    if (field !== undefined) return [columnOf(visit, name, field, currency)];
    const added = typeof column === 'object' ? [column].flat() : [];
    return added.map((each) => ({ ...each, of: (item: Objects[Name]) => each.of(item, visit) }));
  });
}

function inOrder<Item extends readonly [name: string, ...unknown[]]>(
  columns: Item[],
  order?: readonly string[],
): Item[] {
  return order === undefined ? columns : columns.sort(([one], [other]) => order.indexOf(one) - order.indexOf(other));
}

const isSimple = ({ name, kind }: Field): boolean => kind !== 'object' && kind !== 'list' && name !== 'currency';

function columnOf<Name extends SchemaName>(
  visit: Visit,
  name: Name,
  field: Field,
  currency: Currency | undefined,
): FieldColumn<Objects[Name]> {
  const view: View<Objects[Name]> | undefined = views[name];
  const valueOf = (item: Objects[Name]): Child =>
    view?.cells?.[field.name]?.(item, visit) ?? (
      <Value
        visit={visit}
        field={field}
        value={valueAt(item, field.name)}
        currency={currencyOf(visit, name, item) ?? currency}
      />
    );
  return {
    field: field.name,
    title: field.name === 'id' ? titleOf(name) : field.title,
    isNumber: field.kind === 'amount' || field.kind === 'number',
    role: field.name === (displayOf(name).main ?? 'id') ? 'main' : (roles[field.kind] ?? 'rest'),
    of: field.kind === 'text' ? (item) => <span class="excerpt">{valueOf(item)}</span> : valueOf,
  };
}

const roles: Partial<Record<Field['kind'], ColumnRole>> = { amount: 'amount', state: 'status', instant: 'time' };

/** A link to a list. */
export interface WholeList {
  readonly title: string;
  /** Its path within the dashboard. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
}

interface RelatedProps<Name extends SchemaName> extends ObjectTableProps<Name> {
  /** The heading. */
  readonly title: string;
  /** Leads to the whole list. */
  readonly all?: WholeList | undefined;
}

/** A part of a page with other objects: those that belong to an object, or the newest. */
export function Related<Name extends SchemaName>({ title, all, ...table }: RelatedProps<Name>) {
  return (
    <Excerpt visit={table.visit} title={title} all={all}>
      <ObjectTable {...table} />
    </Excerpt>
  );
}

interface ExcerptProps extends Pick<RelatedProps<SchemaName>, 'visit' | 'title' | 'all'> {
  readonly children?: Child;
}

/** A part of a page with some of a list, and a link to all of it. */
export function Excerpt({ visit, title, all, children }: ExcerptProps) {
  return (
    <Section title={title}>
      {children}
      {all && (
        <p class="more">
          <a href={visit.links.to(all.path, all.query)}>{all.title}</a>
        </p>
      )}
    </Section>
  );
}

interface RelatedPagesProps<Name extends SchemaName> extends Omit<RelatedProps<Name>, 'items' | 'all'> {
  /** Reads a page of the list. */
  readonly read: (search: URLSearchParams) => PageOf<Objects[Name]>;
}

/**
 * A part of the page of an object, with other objects a page at a time. A cursor in the query of the visit leads to the next
 * page.
 */
export function RelatedPages<Name extends SchemaName>({ read, ...related }: RelatedPagesProps<Name>) {
  const { visit, title } = related;
  const parameter = `${title.toLowerCase()}_after`;
  const after = sentValue(visit.search, parameter);
  const { items, has_previous, has_next, end_cursor } = read(
    newest(after === undefined ? {} : { after_cursor: after }),
  ); // cursor_invalid
  const address = (cursor: string | null) => visit.links.here({ [parameter]: cursor ?? undefined });
  return (
    <>
      <Related {...related} items={items} />
      {(has_previous || has_next) && (
        <nav class="pager" aria-label={`Pages of ${title.toLowerCase()}`}>
          {has_next && <a href={address(end_cursor)}>Older</a>}
          {has_previous && <a href={address(null)}>Newest</a>}
        </nav>
      )}
    </>
  );
}
