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
}

/** Where the pages of a kind of object differ from what its schema says. */
export interface ViewOf<Item, Name extends string> {
  /** The name of one object (default: the name of the schema). */
  readonly title?: string;
  /** The columns of a table (default: each field with a simple value). */
  readonly columns?: readonly (Name | AddedValue<Item>)[];
  /** The field that says most of an object on a phone (default: the id). */
  readonly main?: Name;
  /** The fields that the detail shows first. The others follow by kind. */
  readonly first?: readonly Name[];
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
