import type { Child } from 'hono/jsx';
import type { Currency } from '../../../rows';
import type { Visit } from '../page';
import type { ColumnRole } from '../parts/table';
import type { FieldName, Objects, SchemaName } from './fields';

/** A value to read that no field of an object has. */
export interface AddedValue<Item> {
  readonly title: string;
  readonly of: (item: Item, visit: Visit) => Child;
  /** The place of its column on a phone. */
  readonly role?: ColumnRole;
  /** Whether its column has amounts or counts. */
  readonly isNumber?: boolean;
}

/** How the pages draw a kind of object, where its schema and its display do not say it. */
export interface ViewOf<Item, Name extends string> {
  /**
   * The columns of the display that show another field than their first one, or values that no field has, by their names. Those
   * with other names follow.
   */
  readonly columns?: { readonly [Column in string]?: Name | AddedValue<Item> | readonly AddedValue<Item>[] };
  /** The names of the columns in the order of a list in the dashboard (default: that of the display). */
  readonly order?: readonly string[];
  /** Returns the parts of the line below the title of its page that no field has. They come first. */
  readonly subtitle?: (item: Item, visit: Visit) => readonly Child[];
  /** Values that the detail shows before the fields. */
  readonly added?: readonly AddedValue<Item>[];
  /** The fields that the detail does not show, with the reason. */
  readonly hidden?: { readonly [Field in Name]?: string };
  /** Values that are not shown as others of their kind. */
  readonly cells?: { readonly [Field in Name]?: AddedValue<Item>['of'] };
  /** Returns what stands for the object on the page of another one, in place of its fields. */
  readonly label?: (item: Item) => string | null;
  /** Returns the id by which its page is found (default: the field `id`). */
  readonly idOf?: (item: Item) => string;
  /** Returns the currency of an object without a currency of its own. */
  readonly currencyOf?: (item: Item, visit: Visit) => Currency;
}

/** Views by the names of their schemas, with the names of the fields. */
export type TypedViews = { readonly [Name in SchemaName]?: ViewOf<Objects[Name], FieldName<Objects[Name]>> };

/** A view that is found by the name of its schema. */
export type View<Item> = ViewOf<Item, string>;
