import openapiTS, { astToString } from 'openapi-typescript';
import type { ApiDefinition } from '../vocabulary/api';
import type { Schema } from '../vocabulary/schema';
import { HEADER } from './header';
import { openApiDocument } from './openapi';
import { withSharedResponses } from './shared-responses';

/** Returns the TypeScript types of an API: `components`, `operations` and `paths`. */
export async function typesModule(api: ApiDefinition): Promise<string> {
  const resources = api.resources.map((resource) => ({ ...resource, schemas: withUnions(resource.schemas) }));
  const document = JSON.stringify(withSharedResponses(openApiDocument({ ...api, resources })));
  const types = astToString(await openapiTS(document, { defaultNonNullable: false }));
  return `${HEADER}\n${withTabs(types)}`;
}

/** A third of the text would be spaces, which the package carries. */
function withTabs(text: string): string {
  return text.replaceAll(/^(?: {4})+/gm, (spaces) => '\t'.repeat(spaces.length / 4));
}

function withUnions(schemas: Readonly<Record<string, Schema>>): Readonly<Record<string, Schema>> {
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, unionOf(schema)]));
}

/**
 * Returns an object that has exactly one of some properties as a union, in which TypeScript finds the member by the property.
 * The document keeps one object: other generators would make classes without a common name of the members.
 */
function unionOf(schema: Schema): Schema {
  const { 'x-exactly-one': names, description, ...object } = schema;
  if (names === undefined) return schema;
  const members = names.map((name) => {
    const fields = Object.entries(object.properties ?? {}).filter(([each]) => each === name || !names.includes(each));
    return { ...object, properties: Object.fromEntries(fields), required: [name, ...(object.required ?? [])] };
  });
  return { ...(description !== undefined && { description }), anyOf: members };
}
