import type { Child } from 'hono/jsx';
import type { Schema } from '../../../../spec/vocabulary/schema';
import { isSandboxError } from '../../../sandbox-error';
import type { PageOf } from '../../../wire/page';
import type { DashboardPage, Visit } from '../page';
import { List } from '../parts/list';
import type { Column } from '../parts/table';
import { RawJson } from '../parts/values';

/** The list and the detail of one kind of object. */
export interface ObjectPages<Item> {
  /** The plural, the heading of the list: `Payment intents`. */
  readonly plural: string;
  /** The singular, before the id in the heading of a detail: `Payment intent`. */
  readonly singular: string;
  /** Returns a page of the list. Throws a `SandboxError` for an invalid query. */
  readonly list: (visit: Visit) => PageOf<Item>;
  /** The order of the list, as its caption says it (default: `newest first`). */
  readonly order?: string | undefined;
  /** The query parameters of the list that filter it. */
  readonly filters: Readonly<Record<string, Schema>>;
  readonly columns: (visit: Visit) => readonly Column<Item>[];
  readonly idOf: (item: Item) => string;
  /** Returns the object that the visit names. Throws a `SandboxError` if there is none. */
  readonly find: (visit: Visit) => Item;
  /** Returns the parts of the detail, between its heading and its JSON. */
  readonly detail: (visit: Visit, item: Item) => Child;
  /** The actions of the forms of the detail. */
  readonly actions?: DashboardPage['actions'];
}

/** Returns the page with the list of a kind of object. */
export function listPage<Item>(pages: ObjectPages<Item>): DashboardPage {
  const { plural, list, filters, columns, idOf, order = 'newest first' } = pages;
  return {
    show: (visit) => ({
      title: plural,
      body: (
        <List
          visit={visit}
          caption={`${plural}, ${order}`}
          page={list(visit)}
          columns={columns(visit)}
          idOf={idOf}
          empty={`There are no ${plural.toLowerCase()} in ${visit.mode} mode`}
          filters={filters}
        />
      ),
    }),
  };
}

/** Returns the page of one object. */
export function detailPage<Item>(pages: ObjectPages<Item>): DashboardPage {
  const { singular, find, idOf, detail, actions } = pages;
  const show: DashboardPage['show'] = (visit) => {
    const item = found(visit, find);
    if (item === undefined) return undefined;
    return {
      title: `${singular} ${idOf(item)}`,
      body: (
        <>
          {detail(visit, item)}
          <RawJson of={item} />
        </>
      ),
    };
  };
  return { show, ...(actions && { actions }) };
}

function found<Item>(visit: Visit, find: (visit: Visit) => Item): Item | undefined {
  try {
    return find(visit);
  } catch (error) {
    if (isSandboxError(error) && error.status === 404) return undefined;
    throw error;
  }
}
