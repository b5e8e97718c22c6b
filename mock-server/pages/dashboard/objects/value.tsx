import type { Child } from 'hono/jsx';
import { currencies } from '../../../../spec/resources/shared';
import { grouped } from '../../../../spec/vocabulary/number';
import type { Currency } from '../../../rows';
import type { Visit } from '../page';
import { Id } from '../parts/id';
import { Amount, Instant, Json, State, Text } from '../parts/values';
import { type Field, isOfSchema, type Objects, type SchemaName } from './fields';
import type { View } from './view';
import { views } from './views';

interface ValueProps {
  readonly visit: Visit;
  readonly field: Field;
  readonly value: unknown;
  /** The currency of an amount. */
  readonly currency: Currency | undefined;
}

/** The value of a field, by its kind. */
export function Value({ visit, field: { name, kind, of }, value, currency }: ValueProps): Child {
  switch (typeof value) {
    case 'boolean':
      return value ? 'Yes' : 'No';
    case 'number':
      if (kind === 'amount' && currency) return <Amount cents={value} currency={currency} />;
      return Number.isInteger(value) && !isNoCount.test(name) ? grouped(value) : String(value);
    case 'object':
      return value === null ? <Text of={null} /> : <ObjectValue visit={visit} name={of.name} value={value} />;
    case 'string':
      if (kind === 'state') return <State of={value} />;
      if (kind === 'instant') return <Instant at={value} />;
      if (kind !== 'id') return <Text of={value} />;
      return name === 'id' ? <Id visit={visit} of={value} label={null} /> : <Id visit={visit} of={value} />;
    default:
      return <Text of={null} />;
  }
}

/** Numbers that count nothing: years, digits of accounts, seeds. */
const isNoCount = /year|last4|four|seed|status/;

interface ObjectValueProps {
  readonly visit: Visit;
  readonly name: SchemaName | undefined;
  readonly value: object;
}

/** An object by its label, with a link to its page; a list of texts; anything else as JSON. */
function ObjectValue({ visit, name, value }: ObjectValueProps): Child {
  const label = labelOf(name, value);
  if (label !== undefined) return <Id visit={visit} of={idOf(name, value)} label={<Text of={label} />} />;
  if (Object.keys(value).length === 0) return <Text of={null} />;
  if (Array.isArray(value) && value.every((each) => typeof each === 'string')) return <Text of={value.join(', ')} />;
  return <Json of={value} />;
}

/** Returns what a view says of an object; undefined for an object without one. */
export function viewed<Name extends SchemaName, Result>(
  name: Name | undefined,
  item: object,
  read: (view: View<Objects[Name]>, item: Objects[Name]) => Result,
): Result | undefined {
  const view: View<Objects[Name]> | undefined = name && views[name];
  return name && view && isOfSchema(name, item) ? read(view, item) : undefined;
}

/** Returns the label of an object; undefined for one that is shown by its fields. */
export const labelOf = (name: SchemaName | undefined, item: object): string | null | undefined =>
  viewed(name, item, (view, each) => view.label?.(each));

/** Returns the id by which the page of an object is found. */
export function idOf(name: SchemaName | undefined, item: object): string {
  const id: unknown = viewed(name, item, (view, each) => view.idOf?.(each)) ?? valueAt(item, 'id');
  return typeof id === 'string' ? id : '';
}

/** Returns the currency of the amounts of an object: that of its own fields, or what its view says. */
export function currencyOf(visit: Visit, name: SchemaName | undefined, item: object): Currency | undefined {
  const fields: readonly unknown[] = ['currency', 'payment_currency', 'transaction_fee_currency'].map((field) =>
    valueAt(item, field),
  );
  return (
    currencies.find((each) => fields.includes(each)) ??
    viewed(name, item, (view, each) => view.currencyOf?.(each, visit))
  );
}

/** Whether a field has no value: null, an empty text, list or object. */
export const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0);

export const valueAt = (item: object, field: string): unknown => Reflect.get(item, field);
