import { InvalidArgumentError } from 'commander';
import type { Schema } from '../../spec';
import { controlResources } from '../../spec/control';
import { resources } from '../../spec/resources';
import { closestNames } from '../../spec/vocabulary/closest-names';
import { listColumns } from './list-columns';

/** A column of a list. */
export interface Column {
  readonly name: string;
  /** The first of these fields that has a value is shown. */
  readonly fields: readonly string[];
  /** Whether every terminal shows it. */
  readonly isPriority: boolean;
}

/** The depth to which fields in fields can be columns. */
const MAX_DEPTH = 4;

/** Fields that mostly have one value in all rows, or say less than another field. They come last. */
const contextFields: readonly string[] = [
  ...['updated_at', 'currency', 'version', 'account_type', 'platform_account_id', 'account_id'],
];

/** The first of each of these that a kind of object has is a priority column of its list, unless the list has a table. */
const priorityFields: readonly (readonly string[])[] = [
  ['created_at', 'effective_start'],
  ['name', 'legal_name', 'file_name', 'account_owner_name', 'fee_type', 'line1'],
  ['amount'],
  ['status', 'state'],
];

/** Whether a column is at the end of a table, whatever its rank: the id. */
export const isLast = ({ name }: Column): boolean => name === 'id';

export const inTableOrder = (columns: readonly Column[]): readonly Column[] =>
  [...columns].sort((one, other) => Number(isLast(one)) - Number(isLast(other)));

/** Returns the columns of a list of objects of a schema, the most important first. */
export function columnsOf(schema: string): readonly Column[] {
  const table = listColumns[schema];
  if (table === undefined) return derivedColumns(schemaNamed(schema));
  const column = (isPriority: boolean) => (entry: readonly [string, string | readonly string[]]) => ({
    name: entry[0],
    fields: typeof entry[1] === 'string' ? [entry[1]] : entry[1],
    isPriority,
  });
  return [...Object.entries(table.always).map(column(true)), ...Object.entries(table.more).map(column(false))];
}

/** Returns the columns of a list with `--wide`: those of the list, and every other field that is no object. */
export function allColumnsOf(schema: string): readonly Column[] {
  const columns = columnsOf(schema);
  const shown = columns.flatMap(({ name, fields }) => [name, ...fields]);
  return [...columns, ...fieldColumns(schemaNamed(schema)).filter(({ name }) => !shown.includes(name))];
}

/** Parses the names of columns: those of the list, or fields. */
export function parseColumns(schema: string, value: string): readonly Column[] {
  const named = columnsOf(schema);
  const fields = fieldNames(schemaNamed(schema), MAX_DEPTH);
  return value.split(',').map((text) => {
    const name = text.trim();
    const column = named.find((each) => each.name === name);
    if (column !== undefined) return column;
    if (fields.includes(name)) return { name, fields: [name], isPriority: true };
    const closest = closestNames(name, [...new Set([...named.map((each) => each.name), ...fields])]);
    const advice =
      closest.length > 0 ? `Did you mean ${closest.map((each) => `"${each}"`).join(' or ')}?` : listOf(named);
    throw new InvalidArgumentError(`Unknown column "${name}". ${advice}`);
  });
}

const listOf = (columns: readonly Column[]) =>
  `Columns are ${columns.map(({ name }) => name).join(', ')}, and all fields.`;

function derivedColumns(schema: Schema): readonly Column[] {
  const { properties = {} } = schema;
  const found = priorityFields.map((names) => names.find((name) => Object.hasOwn(properties, name)));
  const priority = found.filter((name) => name !== undefined);
  const others = fieldColumns(schema).filter(({ name }) => !priority.includes(name));
  return [
    ...priority.map((name) => ({ name: name === 'created_at' ? 'time' : name, fields: [name], isPriority: true })),
    ...others.filter(({ name }) => name === 'id').map((id) => ({ ...id, isPriority: priority.length === 0 })),
    ...others.filter(({ name }) => name !== 'id').sort((one, other) => rankOf(one) - rankOf(other)),
  ];
}

/** Ids of other objects come after what a person reads. */
const rankOf = ({ name }: Column) => (contextFields.includes(name) ? 2 : Number(name.endsWith('_id')));

/** A column for each field of a schema that is no object and no list of objects. */
function fieldColumns(schema: Schema): readonly Column[] {
  return fieldNames(schema, 1).map((name) => ({ name, fields: [name], isPriority: false }));
}

/** Returns the names of the fields of a schema that have no fields themselves. Those of fields in fields have dots. */
function fieldNames(schema: Schema, depth: number): readonly string[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, given]) => {
    const field = resolved(given);
    const inner = field.properties === undefined ? [] : fieldNames(field, depth - 1).map((each) => `${name}.${each}`);
    if (field.properties !== undefined) return depth > 1 ? [name, ...inner] : [];
    return depth > 1 || isSimple(field) ? [name] : [];
  });
}

const isSimple = ({ type, items }: Schema) =>
  type !== 'object' && (type !== 'array' || (items !== undefined && resolved(items).properties === undefined));

const schemaNamed = (name: string): Schema =>
  [...resources, ...controlResources].find(({ schemas }) => Object.hasOwn(schemas, name))?.schemas[name] ?? {};

/** Returns the schema that a reference leads to, also one that may be null. */
function resolved(schema: Schema): Schema {
  const given = schema.anyOf?.find(({ type }) => type !== 'null') ?? schema;
  return given.$ref === undefined ? given : schemaNamed(given.$ref.replace(/.*\//, ''));
}
