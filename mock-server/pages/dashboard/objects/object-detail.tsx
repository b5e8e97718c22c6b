import type { Child } from 'hono/jsx';
import { displayOf } from '../../../../spec/derive/display-of';
import type { Currency } from '../../../rows';
import { isPlainObject } from '../../../wire/json';
import type { Visit } from '../page';
import { Facts, Section } from '../parts/values';
import { MAX_RELATED } from '../read';
import {
  type Field,
  fieldsOf,
  isOfSchema,
  kinds,
  type NamedSchema,
  type Objects,
  type SchemaName,
  schemaOf,
} from './fields';
import { ObjectTable } from './object-table';
import { currencyOf, isEmpty, labelOf, Value, valueAt, viewed } from './value';

interface ObjectProps<Name extends SchemaName> {
  readonly visit: Visit;
  readonly of: Name;
  readonly item: Objects[Name];
}

/** An object of a kind. The children are between its fields and its parts. */
export function ObjectDetail<Name extends SchemaName>(
  props: ObjectProps<Name> & Pick<DetailProps, 'title' | 'children'>,
) {
  return <DetailBySchema {...props} of={schemaOf(props.of)} />;
}

interface DetailProps extends Pick<ShownObject, 'visit' | 'of' | 'item'> {
  /** The heading of the fields (default: none, at the top of a page). */
  readonly title?: string;
  readonly children?: Child;
}

/**
 * An object by its schema: each field that it has, and each object and each list in it as a part of the page. The display and
 * the view of its kind say where that differs.
 */
export function DetailBySchema({ visit, of, item, title, children }: DetailProps) {
  const shown = { visit, of, item, currency: currencyOf(visit, of.name, item) };
  const [parts, values] = split(fieldsIn(shown), (field) => isPart(shown, field));
  const facts = <Facts of={[...addedTo(shown), ...factsIn(shown, values)]} />;
  return (
    <>
      {title === undefined ? facts : <Section title={title}>{facts}</Section>}
      {children}
      <Parts shown={shown} of={parts.filter(({ name }) => !isBlank(valueAt(item, name)))} />
    </>
  );
}

function Parts({ shown, of }: { readonly shown: ShownObject; readonly of: readonly Field[] }) {
  return (
    <>
      {of.map((field) => (
        <Section title={field.title}>
          <Part shown={shown} field={field} />
        </Section>
      ))}
    </>
  );
}

/** The fields of an object without headings. An object in it is shown by its fields, beside the others. */
export function ObjectFacts<Name extends SchemaName>({ visit, of, item }: ObjectProps<Name>) {
  return <PartFields visit={visit} of={schemaOf(of)} item={item} currency={currencyOf(visit, of, item)} />;
}

/** An object on a page. */
interface ShownObject {
  readonly visit: Visit;
  readonly of: NamedSchema;
  readonly item: object;
  /** Its currency, or that of the object that it is a part of. */
  readonly currency: Currency | undefined;
}

type Fact = readonly [title: string, value: Child];

/**
 * Returns the fields that an object has: first those that its display names, the others by kind. Its id is in the heading of its
 * page.
 */
function fieldsIn({ of, item }: ShownObject): readonly Field[] {
  const { first = [] } = displayOf(of.name ?? '');
  const { hidden = {} } = viewed(of.name, item, (view) => view) ?? {};
  const placeOf = ({ name, kind }: Field) =>
    first.includes(name) ? first.indexOf(name) : first.length + kinds.indexOf(kind);
  return fieldsOf(of)
    .filter(({ name }) => name !== 'id' && hidden[name] === undefined && valueAt(item, name) !== undefined)
    .sort((one, other) => placeOf(one) - placeOf(other));
}

const addedTo = ({ visit, of, item }: ShownObject): readonly Fact[] =>
  viewed(of.name, item, ({ added = [] }, each) =>
    added.map((value) => [value.title, value.of(each, visit)] as const),
  ) ?? [];

/** Returns the values of fields, without those that have none. */
const factsIn = (shown: ShownObject, fields: readonly Field[]): readonly Fact[] =>
  fields
    .filter((field) => !isEmpty(valueAt(shown.item, field.name)) || hasCell(shown, field))
    .map((field) => factOf(shown, field));

function factOf({ visit, of, item, currency }: ShownObject, field: Field): Fact {
  const { name, title } = field;
  const cell = viewed(of.name, item, ({ cells }, each) => cells?.[name]?.(each, visit));
  return [title, cell ?? <Value visit={visit} field={field} value={valueAt(item, name)} currency={currency} />];
}

/** Whether the view says how a value is shown. */
const hasCell = ({ of, item }: ShownObject, { name }: Field): boolean =>
  viewed(of.name, item, ({ cells }) => cells?.[name] !== undefined) ?? false;

/** Whether a field is an object without a label, or a list of objects: a part of the page, where the others are values. */
function isPart(shown: ShownObject, field: Field): boolean {
  const { name, of } = field;
  const value = valueAt(shown.item, name);
  if (hasCell(shown, field)) return false;
  if (isList(value)) return of.name !== undefined && value.length > 0;
  return isPlainObject(value) && of.schema.properties !== undefined && labelOf(of.name, value) === undefined;
}

/** Whether nothing in an object has a value. */
const isBlank = (value: unknown): boolean =>
  value === null || (isPlainObject(value) && Object.values(value).every(isBlank));

const isList = (value: unknown): value is readonly object[] => Array.isArray(value);

function split<Item>(items: readonly Item[], isFirst: (item: Item) => boolean): readonly [Item[], Item[]] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))];
}

interface PartProps {
  readonly shown: ShownObject;
  readonly field: Field;
}

function Part({ shown, field }: PartProps) {
  const value = valueAt(shown.item, field.name);
  if (isList(value)) return <PartTable shown={shown} field={field} items={value} />;
  return isPlainObject(value) && <PartFields {...partOf(shown, field, value)} />;
}

const partOf = ({ visit, currency }: ShownObject, { of }: Field, item: object): ShownObject => ({
  visit,
  of,
  item,
  currency: currencyOf(visit, of.name, item) ?? currency,
});

/** The fields of a part: its values with those of the objects in it, and its lists. */
function PartFields(shown: ShownObject) {
  const [parts, values] = split(fieldsIn(shown), (field) => isPart(shown, field));
  const [lists, objects] = split(parts, ({ name }) => isList(valueAt(shown.item, name)));
  return (
    <>
      <Facts of={[...factsIn(shown, values), ...objects.flatMap((field) => innerFacts(shown, field))]} />
      {lists.map((field) => (
        <Part shown={shown} field={field} />
      ))}
    </>
  );
}

function innerFacts(shown: ShownObject, field: Field): readonly Fact[] {
  const value = valueAt(shown.item, field.name);
  const part = isPlainObject(value) ? partOf(shown, field, value) : undefined;
  const facts = part ? factsIn(part, fieldsIn(part)) : [];
  return facts.map(([title, fact]) => [`${field.title}: ${title}`, fact]);
}

/** The first objects of a list, with the beginning of what the schema says of it as the caption. */
function PartTable({ shown, field, items }: PartProps & { readonly items: readonly object[] }) {
  const { name } = field.of;
  if (name === undefined) return null;
  const [caption = ''] = field.description.split(/[.;]/);
  return (
    <>
      <ObjectTable
        visit={shown.visit}
        of={name}
        caption={caption}
        items={items.filter((each) => isOfSchema(name, each)).slice(0, MAX_RELATED)}
        empty=""
        currency={shown.currency}
      />
      {items.length > MAX_RELATED && (
        <p class="hint">
          The first {MAX_RELATED} of {items.length}. All are in the JSON below.
        </p>
      )}
    </>
  );
}
