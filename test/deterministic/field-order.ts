import { contentTypeOf, findPlace, openApiDocument } from '../support/document';

interface Schema {
  readonly $ref?: string;
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
}

/** Schemas of what comes back as it was sent, in the order in which it was sent. */
const ECHOES = ['OnboardingPayload'];

const schemas = new Map<string, Schema>(Object.entries(openApiDocument.components.schemas));

/** Names the fields of a response that stand right before a field which the document has before them. */
export function misplacedInResponse(method: string, path: string, status: number, body: unknown): readonly string[] {
  const place = findPlace(method, path);
  if (place?.document !== 'openapi.json') return [];
  const { operation } = place;
  const content = operation.responses[String(status)]?.content[contentTypeOf(operation, status)];
  return content === undefined ? [] : misplaced(body, content.schema, operation.operationId);
}

/** The same for the fields of an event. */
export function misplacedInEvent(event: { readonly event_name: string }): readonly string[] {
  const { event_name: name } = event;
  const content = openApiDocument.webhooks[name]?.post.requestBody.content['application/json'];
  return content === undefined ? [] : misplaced(event, content.schema, name);
}

function misplaced(value: unknown, schema: Schema, of: string): readonly string[] {
  if (typeof value !== 'object' || value === null || ECHOES.includes(of)) return [];
  const { $ref, anyOf = [], items, properties } = schema;
  const name = $ref?.replace(/^.*\//, '');
  if (name !== undefined) return misplaced(value, schemas.get(name) ?? {}, name);
  if (Array.isArray(value)) return items ? value.flatMap((each) => misplaced(each, items, of)) : [];
  const form = anyOf.find((each) => hasFieldsOf(value, each));
  if (form !== undefined) return misplaced(value, form, of);
  const declared = Object.keys(properties ?? {});
  const fields = Object.keys(value).filter((field) => declared.includes(field));
  const early = fields.flatMap((field, i) => {
    const next = fields[i + 1];
    const isEarly = next !== undefined && declared.indexOf(next) < declared.indexOf(field);
    return isEarly ? [`${of}.${field} stands before ${next}`] : [];
  });
  const inner = Object.entries(value).flatMap(([field, each]) => misplaced(each, properties?.[field] ?? {}, of));
  return [...early, ...inner];
}

/** Whether an object has only fields that a form declares. */
function hasFieldsOf(value: object, { $ref, properties }: Schema): boolean {
  const declared = properties ?? schemas.get($ref?.replace(/^.*\//, '') ?? '')?.properties ?? {};
  return Object.keys(value).every((field) => Object.hasOwn(declared, field));
}
