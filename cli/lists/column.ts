import { InvalidArgumentError } from 'commander';
import type { Schema } from '../../spec';
import { controlResources } from '../../spec/control';
import { displayOf } from '../../spec/derive/display-of';
import { resources } from '../../spec/resources';
import { closestNames } from '../../spec/vocabulary/closest-names';
import type { ListColumn } from '../../spec/vocabulary/display';

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

/** Whether a column is at the end of a table, whatever its rank: the id. */
export const isLast = ({ name }: Column): boolean => name === 'id';

export const inTableOrder = (columns: readonly Column[]): readonly Column[] =>
  [...columns].sort((one, other) => Number(isLast(one)) - Number(isLast(other)));

/** Returns the columns of a list of objects of a schema, the most important first. */
export function columnsOf(schema: string): readonly Column[] {
  const columns = (displayOf(schema).columns ?? []).flat().map(columnOf);
  return columns.sort((one, other) => rankOf(one) - rankOf(other));
}

/** Returns the column of a field. */
export const columnNamed = (name: string): Column => ({ name, fields: [name], isPriority: true });

/** Returns a column of the specification as one of a table. */
export const columnOf = ({ name, fields, priority }: ListColumn): Column => ({
  name,
  fields: fields.map((field) => field.replace(/^joined\./, '')),
  isPriority: priority === 'always',
});

/** Of the columns that every terminal shows, the time is the first and the id the last. */
function rankOf(column: Column): number {
  if (!column.isPriority) return 3;
  return isLast(column) ? 2 : Number(column.name !== 'time');
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
    if (fields.includes(name)) return columnNamed(name);
    const closest = closestNames(name, [...new Set([...named.map((each) => each.name), ...fields])]);
    const advice =
      closest.length > 0 ? `Did you mean ${closest.map((each) => `"${each}"`).join(' or ')}?` : listOf(named);
    throw new InvalidArgumentError(`Unknown column "${name}". ${advice}`);
  });
}

const listOf = (columns: readonly Column[]) =>
  `Columns are ${columns.map(({ name }) => name).join(', ')}, and all fields.`;

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
