import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020';
import { readFileSync } from 'node:fs';
import type { components } from '../../spec/generated/types';

export type Schemas = components['schemas'];

interface Content {
  readonly content: { readonly 'application/json': { readonly schema: object } };
}

export interface DocumentedOperation {
  readonly operationId: string;
  readonly 'x-error-codes': readonly string[];
  readonly requestBody?: { readonly required: boolean } & Content;
  readonly parameters?: readonly { readonly name?: string; readonly in?: string; readonly $ref?: string }[];
  readonly responses: Readonly<Record<string, Content>>;
}

interface OpenApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DocumentedOperation>>>>;
  readonly webhooks: Readonly<Record<string, { readonly post: { readonly requestBody: Content } }>>;
}

const path = new URL('../../spec/generated/openapi.json', import.meta.url);
export const openApiDocument: OpenApiDocument = JSON.parse(readFileSync(path, 'utf8'));

const DOCUMENT = 'openapi.json';
const ajv = new Ajv2020({ strict: false, validateSchema: false, allErrors: true });
ajv.addFormat('date-time', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
ajv.addSchema({ $id: DOCUMENT, ...Object(closed(openApiDocument)) });

/**
 * Objects that name their properties take no others here: a field nobody declared must not pass. The parts of an `allOf`
 * stay open, as each of them sees the whole object.
 */
function closed(value: unknown, within?: string): unknown {
  if (Array.isArray(value)) return value.map((inner) => closed(inner, within));
  if (typeof value !== 'object' || value === null) return value;
  const open = within === 'allOf' || !('properties' in value) || 'additionalProperties' in value;
  const entries = Object.entries(value).map(([key, inner]) => [key, closed(inner, key === 'allOf' ? key : within)]);
  return { ...Object.fromEntries(entries), ...(!open && { additionalProperties: false }) };
}

function validatorAt<Value>(...steps: readonly string[]): ValidateFunction<Value> {
  const pointer = steps.map((step) => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/');
  const found = ajv.getSchema<Value>(`${DOCUMENT}#/${pointer}`);
  if (found === undefined) throw new Error(`the document has nothing at ${steps.join(' ')}`);
  // Of the kinds of validators that ajv has, one for a plain schema.
  if ('$async' in found) throw new Error(`${steps.join(' ')} is asynchronous`);
  return found;
}

function assertAt<Value>(value: unknown, what: string, ...steps: readonly string[]): asserts value is Value {
  const validate: ValidateFunction<Value> = validatorAt(...steps);
  if (validate(value)) return;
  throw new Error(`${what}: ${ajv.errorsText(validate.errors)}\n${JSON.stringify(value, null, 2)}`);
}

/** Takes a value for one of the schemas of the document, or throws. */
export function parseAs<Name extends keyof Schemas>(name: Name, value: unknown): Schemas[Name] {
  assertAt<Schemas[Name]>(value, `this is no ${name}`, 'components', 'schemas', name);
  return value;
}

export interface Place {
  readonly path: string;
  readonly method: string;
  readonly operation: DocumentedOperation;
}

export const places: readonly Place[] = Object.entries(openApiDocument.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

/** The operation of a method and a path; undefined where there is none. */
export function findPlace(method: string, pathname: string): Place | undefined {
  const wanted = method === 'HEAD' ? 'get' : method.toLowerCase();
  return places.find((place) => place.method === wanted && pathPattern(place.path).test(pathname));
}

/** Whether the path is one of the document's, with whatever method. */
export function isDocumentedPath(pathname: string): boolean {
  return Object.keys(openApiDocument.paths).some((path) => pathPattern(path).test(pathname));
}

function pathPattern(path: string): RegExp {
  return new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);
}

/** Throws unless the operation declares the status, and for it a body like this one. */
export function assertDocumented({ path, method, operation }: Place, status: number, body: unknown): void {
  const what = `${operation.operationId} answered ${status}`;
  if (!Object.hasOwn(operation.responses, String(status))) {
    throw new Error(`${what}, which it does not declare:\n${JSON.stringify(body, null, 2)}`);
  }
  assertAt(body, what, 'paths', path, method, 'responses', String(status), 'content', 'application/json', 'schema');
}

/** Throws unless the event is one of the document's webhooks, and looks as declared there. */
export function assertDocumentedEvent(event: { readonly event_name: string }): void {
  const { event_name: name } = event;
  if (!Object.hasOwn(openApiDocument.webhooks, name))
    throw new Error(`the document does not declare the event ${name}`);
  assertAt(event, name, 'webhooks', name, 'post', 'requestBody', 'content', 'application/json', 'schema');
}
