import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020';
import { readFileSync } from 'node:fs';
import type { components as controlComponents } from '../../spec/generated/control-types';
import type { components } from '../../spec/generated/types';

export type Schemas = components['schemas'];
export type ControlSchemas = controlComponents['schemas'];

interface Content {
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly content: Readonly<Partial<Record<string, { readonly schema: object }>>>;
}

export interface DocumentedOperation {
  readonly operationId: string;
  readonly deprecated?: boolean;
  readonly 'x-error-codes': readonly string[];
  readonly requestBody?: { readonly required: boolean } & Content;
  readonly parameters?: readonly { readonly name?: string; readonly in?: string; readonly $ref?: string }[];
  readonly responses: Readonly<Record<string, Content>>;
}

interface OpenApiDocument {
  readonly components: { readonly schemas: object };
  readonly paths: Readonly<Record<string, Readonly<Record<string, DocumentedOperation>>>>;
  readonly webhooks: Readonly<Record<string, { readonly post: { readonly requestBody: Content } }>>;
}

/** The documents of the API and of the control API. */
type DocumentName = 'openapi.json' | 'control-openapi.json';

function read(name: DocumentName): OpenApiDocument {
  const document = JSON.parse(readFileSync(new URL(`../../spec/generated/${name}`, import.meta.url), 'utf8'));
  const { responses: shared } = document.components;
  for (const methods of Object.values<object>(document.paths))
    for (const { responses } of Object.values<{ responses: Record<string, { $ref?: string }> }>(Object(methods)))
      for (const [status, { $ref }] of Object.entries(responses))
        if ($ref !== undefined) responses[status] = shared[$ref.replace('#/components/responses/', '')];
  return document;
}

export const openApiDocument = read('openapi.json');
export const controlDocument = read('control-openapi.json');

const ajv = new Ajv2020({ strict: false, validateSchema: false, allErrors: true });
ajv.addFormat('date-time', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
ajv.addFormat('date', /^\d{4}-\d\d-\d\d$/);
// A pattern decides.
for (const format of ['uri', 'uri-reference']) ajv.addFormat(format, true);
ajv.addSchema({ $id: 'openapi.json', ...Object(closed(openApiDocument)) });
ajv.addSchema({ $id: 'control-openapi.json', ...Object(closed(controlDocument)) });

/** A value is not what a document declares. */
export class UndocumentedError extends Error {
  override readonly name = 'UndocumentedError';

  constructor(
    readonly problem: string,
    value: unknown,
  ) {
    super(`${problem}:\n${JSON.stringify(value, null, 2)}`);
  }
}

/**
 * Returns a schema in which objects allow only the declared properties. The parts of an `allOf` stay open, as each of them
 * validates the whole object.
 */
function closed(value: unknown, within?: string): unknown {
  if (Array.isArray(value)) return value.map((inner) => closed(inner, within));
  if (typeof value !== 'object' || value === null) return value;
  const open = within === 'allOf' || !('properties' in value) || 'additionalProperties' in value;
  const entries = Object.entries(value).map(([key, inner]) => [key, closed(inner, key === 'allOf' ? key : within)]);
  return { ...Object.fromEntries(entries), ...(!open && { additionalProperties: false }) };
}

/** Each schema is looked up for many responses, and the lookup by pointer is slow. */
const validators = new Map<string, ValidateFunction>();

function validatorAt(document: DocumentName, steps: readonly string[]): ValidateFunction {
  const key = [document, ...steps].join(' ');
  const validator = validators.get(key) ?? compileAt(document, steps);
  validators.set(key, validator);
  return validator;
}

function compileAt(document: DocumentName, steps: readonly string[]): ValidateFunction {
  const pointer = steps.map((step) => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/');
  const found = ajv.getSchema(`${document}#/${pointer}`);
  if (found === undefined) throw new Error(`${document} has nothing at ${steps.join(' ')}`);
  if ('$async' in found) throw new Error(`${steps.join(' ')} is asynchronous`);
  return found;
}

function assertAt<Value>(
  value: unknown,
  what: string,
  document: DocumentName,
  ...steps: readonly string[]
): asserts value is Value {
  const validate = validatorAt(document, steps);
  if (validate(value)) return;
  throw new UndocumentedError(`${what}: ${ajv.errorsText(validate.errors)}`, value);
}

/** Returns the value with the type of a schema of the document. Throws when it does not match. */
export function parseAs<Name extends keyof Schemas>(name: Name, value: unknown): Schemas[Name] {
  assertAt<Schemas[Name]>(value, `not a valid ${name}`, 'openapi.json', 'components', 'schemas', name);
  return value;
}

/** The same for the schemas of the control API. */
export function parseControlAs<Name extends keyof ControlSchemas>(name: Name, value: unknown): ControlSchemas[Name] {
  assertAt<ControlSchemas[Name]>(value, `not a valid ${name}`, 'control-openapi.json', 'components', 'schemas', name);
  return value;
}

/** Throws when the value does not match the schema of a name: of the control API if it has one, or else of the API. */
export function assertDocumentedSchema(name: string, value: unknown): void {
  const isOfControl = Object.hasOwn(controlDocument.components.schemas, name);
  const document = isOfControl ? 'control-openapi.json' : 'openapi.json';
  assertAt(value, `not a valid ${name}`, document, 'components', 'schemas', name);
}

export interface Place {
  readonly document: DocumentName;
  readonly path: string;
  readonly method: string;
  readonly operation: DocumentedOperation;
  /** Matches the pathname of a request. */
  readonly pattern: RegExp;
}

function placesOf(document: DocumentName, { paths }: OpenApiDocument): readonly Place[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      document,
      path,
      method,
      operation,
      pattern: pathPattern(path),
    })),
  );
}

/** Every operation of the API. */
export const places = placesOf('openapi.json', openApiDocument);

/** Every operation of the control API. */
export const controlPlaces = placesOf('control-openapi.json', controlDocument);

const allPlaces = [...places, ...controlPlaces];

/** Returns the operation of a method and a path, or undefined. */
export function findPlace(method: string, pathname: string): Place | undefined {
  const wanted = method === 'HEAD' ? 'get' : method.toLowerCase();
  return allPlaces.find((place) => place.method === wanted && place.pattern.test(pathname));
}

/** Whether a document declares the path, with any method. */
export function isDocumentedPath(pathname: string): boolean {
  return allPlaces.some(({ pattern }) => pattern.test(pathname));
}

function pathPattern(path: string): RegExp {
  return new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);
}

/** Throws unless the operation declares the status and a body of this shape for it. */
export function assertDocumented({ document, path, method, operation }: Place, status: number, body: unknown): void {
  const what = `${operation.operationId} responded ${status}`;
  if (!Object.hasOwn(operation.responses, String(status))) {
    throw new UndocumentedError(`${what}, which it does not declare`, body);
  }
  assertAt(
    body,
    what,
    document,
    'paths',
    path,
    method,
    'responses',
    String(status),
    'content',
    contentTypeOf(operation, status),
    'schema',
  );
}

/** Throws unless the body of a request to an operation has the shape that it declares; undefined is no body. */
export function assertDocumentedRequest({ document, path, method, operation }: Place, body: unknown): void {
  const { operationId, requestBody } = operation;
  const [contentType] = Object.keys(requestBody?.content ?? {});
  if (body === undefined && requestBody?.required !== true) return;
  if (contentType === undefined) throw new Error(`${operationId} declares no body`);
  assertAt(body, operationId, document, 'paths', path, method, 'requestBody', 'content', contentType, 'schema');
}

/** Headers of the message, of caches, of pages and of traces, which the documents leave out. */
const undocumentedHeaders =
  /^(content-(type|length)|date|connection|keep-alive|transfer-encoding|cache-control|pragma|vary|access-control-.*|x-request-id|traceparent|sandbox-replica)$/;

/** Throws unless the operation declares each header of a response with this status. */
export function assertDocumentedHeaders({ operation }: Place, status: number, headers: Headers): void {
  const declared = Object.keys(operation.responses[String(status)]?.headers ?? {}).map((name) => name.toLowerCase());
  const other = [...headers.keys()].filter((name) => !declared.includes(name) && !undocumentedHeaders.test(name));
  if (other.length > 0) throw new Error(`${operation.operationId} responded ${status} with ${other.join(', ')}`);
}

/** Returns the content type that an operation declares for a status. */
export function contentTypeOf({ responses }: DocumentedOperation, status: number): string {
  return Object.keys(responses[String(status)]?.content ?? {})[0] ?? 'application/json';
}

/** Throws unless the document declares the event as a webhook with this payload. */
export function assertDocumentedEvent(event: { readonly event_name: string }): void {
  const { event_name: name } = event;
  if (!Object.hasOwn(openApiDocument.webhooks, name))
    throw new Error(`the document does not declare the event ${name}`);
  assertAt(
    event,
    name,
    'openapi.json',
    'webhooks',
    name,
    'post',
    'requestBody',
    'content',
    'application/json',
    'schema',
  );
}
