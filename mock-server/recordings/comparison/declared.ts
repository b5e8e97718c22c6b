import { paymentApi } from '../../../spec/apis';
import { envelopeSchemas, responseSchema } from '../../../spec/emit/envelopes';
import { type OperationId, operations, resources } from '../../../spec/resources';
import { eventSchema, isEventName } from '../../../spec/resources/events';
import { sharedSchemas } from '../../../spec/resources/shared';
import { events } from '../../../spec/tables/events';
import { schemasOf } from '../../../spec/vocabulary/api';
import type { Resource } from '../../../spec/vocabulary/operation';
import type { Provenance } from '../../../spec/vocabulary/provenance';
import type { Schema } from '../../../spec/vocabulary/schema';

/** A row of a table in `spec/`, and how it is known. */
export interface RulePlace {
  readonly provenance: Provenance | null;
  /** The file and the row. */
  readonly rule: `spec/${string}` | null;
}

/** The declaration of a value in the document. */
export interface Declared extends RulePlace {
  /** The forms that the value can have: one, or those of a union, without null. Empty: it is not declared. */
  readonly forms: readonly Schema[];
  readonly isNullable: boolean;
  /** The name of the schema of the object that has the value. */
  readonly schemaName: string;
}

/** A table with no row for the value. */
export const noPlace: RulePlace = { provenance: null, rule: null };

/** The schemas of the document, with those of envelopes. */
const schemas: Readonly<Record<string, Schema>> = {
  ...schemasOf(paymentApi),
  ...envelopeSchemas(Object.values(operations)),
};

/** The file of each resource has the name of its noun. */
const fileOf = ({ tag }: Pick<Resource<string>, 'tag'>): `spec/${string}` =>
  `spec/resources/${tag.toLowerCase().replaceAll(/[^a-z]+/g, '-')}.ts`;

const files: ReadonlyMap<string, `spec/${string}`> = new Map([
  ...resources.flatMap((resource) => Object.keys(resource.schemas).map((name) => [name, fileOf(resource)] as const)),
  ...Object.keys(sharedSchemas).map((name) => [name, 'spec/resources/shared.ts'] as const),
]);

/** Returns the row of an operation. */
export function placeOfOperation(id: OperationId): RulePlace {
  const resource = resources.find((each) => id in each.operations);
  return { provenance: operations[id].provenance, rule: resource ? `${fileOf(resource)}#${id}` : null };
}

/** Returns how the document declares the body of a response. */
export function declaredResponse(id: OperationId, status: number): Declared {
  return named(status >= 400 ? 'Error' : nameIn(responseSchema(operations[id].success)));
}

/** Returns how the document declares an event. */
export function declaredEvent(name: string): Declared {
  const file = 'spec/resources/events.ts';
  if (!isEventName(name)) return { ...noPlace, forms: [], isNullable: false, schemaName: name };
  const row = events[name];
  const forms = [eventSchema(name, row)];
  return { forms, isNullable: false, schemaName: 'Event', provenance: row.provenance, rule: `${file}#Event` };
}

function named(name: string): Declared {
  const schema = schemas[name] ?? {};
  return {
    forms: formsOf(schema),
    isNullable: false,
    schemaName: name,
    provenance: schema['x-provenance'] ?? 'stated',
    rule: `${files.get(name) ?? 'spec/emit/envelopes.ts'}#${name}`,
  };
}

/** Returns how a field of an object is declared. */
export function fieldOf(parent: Declared, name: string): Declared {
  const schema = parent.forms.map(({ properties }) => own(properties, name)).find((found) => found !== undefined);
  if (schema === undefined) return { ...parent, provenance: null, forms: [], isNullable: true };
  return declaredBy(schema, { ...parent, rule: parent.rule && (`${parent.rule}.${name}` as const) });
}

/** Returns how the items of a list are declared. */
export function itemOf(parent: Declared): Declared {
  const schema = parent.forms.map(({ items }) => items).find((found) => found !== undefined);
  return schema === undefined ? { ...parent, forms: [], isNullable: true } : declaredBy(schema, parent);
}

function declaredBy(schema: Schema, { schemaName, provenance, rule }: Declared): Declared {
  const isNullable = allowsNull(schema);
  const reference = [schema, ...(schema.anyOf ?? [])].find(({ $ref }) => $ref !== undefined);
  if (reference !== undefined) return { ...named(nameIn(reference)), isNullable };
  const known = schema['x-provenance'] ?? provenance;
  return { forms: formsOf(schema), isNullable, schemaName, provenance: known, rule };
}

function formsOf(schema: Schema): readonly Schema[] {
  if (schema.$ref !== undefined) return formsOf(schemas[nameIn(schema)] ?? {});
  return schema.anyOf?.flatMap(formsOf) ?? [schema];
}

const typesOf = ({ type = [] }: Schema): readonly string[] => (typeof type === 'string' ? [type] : type);

function allowsNull(schema: Schema): boolean {
  return [schema, ...(schema.anyOf ?? [])].some((form) => typesOf(form).includes('null'));
}

function nameIn({ $ref = '' }: Schema): string {
  return $ref.replace(/^.*\//, '');
}

function own(properties: Readonly<Record<string, Schema>> = {}, name: string): Schema | undefined {
  return Object.hasOwn(properties, name) ? properties[name] : undefined;
}
