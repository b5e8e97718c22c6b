import {
  type DeclaredIndex,
  definitions,
  type FilterName,
  type IndexName,
  type Rows,
  type TableName,
} from './registry';
import type { Row } from './row';
import type { Filter, Index, Listing } from './table-definition';

/** The value that each filter of a list asks for. */
export type FilterValues<Name extends TableName> = { readonly [Filter in FilterName<Name>]?: string | undefined };

/** The rows of a partition of an index that filters select: all that have the value which each asks for. */
export interface RowList<Name extends TableName> {
  readonly table: Name;
  readonly index: DeclaredIndex<Name>;
  readonly partition: string;
  readonly filters?: FilterValues<Name>;
}

/** Returns what a request asks of the filters of a table. Each is named as its parameter. */
export function sentFilters<Name extends TableName>(
  table: Name,
  query: (name: FilterName<Name>) => string | undefined,
): FilterValues<Name> {
  return valuesSent(definitions[table].filters, query);
}

/**
 * Returns the index with the rows of a list, and their partition there. Each set of filters has an index, built when it is first
 * read.
 */
export function placeOf<Name extends TableName>({
  table,
  index,
  partition,
  filters = {},
}: RowList<Name>): {
  readonly index: IndexName<Name>;
  readonly partition: string;
} {
  const asked = askedOf(definitions[table].filters, filters);
  if (asked.length === 0) return { index, partition };
  return {
    index: `${index} ${asked.map(({ name }) => name).join(' ')}`,
    partition: keyOf([partition, ...asked.map(({ value }) => value)]),
  };
}

/** Whether a row is in a list. */
export function isListed<Name extends TableName>(
  { table, index, partition, filters = {} }: RowList<Name>,
  row: Rows[Name],
): boolean {
  return (
    definitions[table].indexes[index].partitions(row).includes(partition) &&
    askedOf(definitions[table].filters, filters).every(({ filter, value }) => valuesOf(filter, row).includes(value))
  );
}

/** Returns an index by its name. The name of one by filters is that of a declared index and those of the filters. */
export function indexNamed<R extends Row>(
  { indexes, filters = {} }: Listing<R, string, string>,
  name: string,
): Index<R> {
  const [base = '', ...names] = name.split(' ');
  const index = indexes[base];
  const narrowing = names.flatMap((each) => filters[each] ?? []);
  if (index === undefined || narrowing.length < names.length) throw new Error(`there is no index ${name}`);
  if (names.length === 0) return index;
  const partitions = (row: R): readonly string[] => {
    let parts = index.partitions(row).map((partition) => [partition]);
    for (const filter of narrowing)
      parts = parts.flatMap((part) => valuesOf(filter, row).map((value) => [...part, value]));
    return parts.map(keyOf);
  };
  return { partitions, sortBy: index.sortBy, lazy: true };
}

function valuesSent<Name extends string>(
  filters: Readonly<Record<Name, unknown>> | undefined,
  query: (name: Name) => string | undefined,
): { readonly [Each in Name]?: string | undefined } {
  const values: { [Each in Name]?: string | undefined } = {};
  for (const name in filters) values[name] = query(name);
  return values;
}

interface AskedFilter<R extends Row> {
  readonly name: string;
  readonly filter: Filter<R>;
  readonly value: string;
}

/** Returns the filters that ask for a value, in the order of their declaration. */
function askedOf<R extends Row, Name extends string>(
  filters: Readonly<Record<Name, Filter<R>>> | undefined,
  values: { readonly [Each in Name]?: string | undefined },
): readonly AskedFilter<R>[] {
  const asked: AskedFilter<R>[] = [];
  for (const name in filters) {
    const filter = filters[name];
    const value = values[name];
    if (value !== undefined) asked.push({ name, filter, value: filter.ignoresCase ? value.toLowerCase() : value });
  }
  return asked;
}

function valuesOf<R extends Row>({ by, ignoresCase }: Filter<R>, row: R): readonly string[] {
  const values = [by(row) ?? []].flat();
  return ignoresCase ? values.map((value) => value.toLowerCase()) : values;
}

/** Joins a partition and the values of filters, which may contain any character. */
const keyOf = (parts: readonly string[]): string => JSON.stringify(parts);
