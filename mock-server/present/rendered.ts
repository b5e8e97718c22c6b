import { resources } from '../../spec/resources';
import type { Schema } from '../../spec/vocabulary/schema';
import type { Resources } from '../context';

/** The fields that a row has as its resource has them. */
type Shared<Resource, Row> = {
  [Field in keyof Resource & keyof Row]: Row[Field] extends Resource[Field] ? Field : never;
}[keyof Resource & keyof Row];

/** Values for the fields that a row does not have as they are rendered, and for those that are rendered otherwise. */
type Derived<Resource, Row> = Omit<Resource, Shared<Resource, Row>> & Partial<Resource>;

/** The fields of each schema, in the order of the document. */
const fieldsOf: ReadonlyMap<string, readonly string[]> = new Map(
  resources
    .flatMap(({ schemas }) => Object.entries<Schema>(schemas))
    .map(([name, { properties = {} }]) => [name, Object.keys(properties)]),
);

/**
 * Returns a resource in the fields of its schema and in their order: each from the derived values, or else from the row. A field
 * with another type in the row than in the resource does not compile without a derived value.
 */
export function rendered<Name extends keyof Resources, Row>(
  name: Name,
  row: Row,
  derived: Derived<Resources[Name], Row>,
): Resources[Name];
export function rendered(
  name: string,
  row: Readonly<Record<string, unknown>>,
  derived: Readonly<Record<string, unknown>>,
): unknown {
  const resource: Record<string, unknown> = {};
  for (const field of fieldsOf.get(name) ?? []) {
    const value = derived[field] === undefined ? row[field] : derived[field];
    if (value !== undefined) resource[field] = value;
  }
  return resource;
}
