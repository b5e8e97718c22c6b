import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020';
import { readFileSync } from 'node:fs';
import type { components as controlComponents } from '../../spec/generated/control-types';
import type { components } from '../../spec/generated/types';

export type Schemas = components['schemas'];
export type ControlSchemas = controlComponents['schemas'];

interface Content {
  readonly content: { readonly 'application/json': { readonly schema: object } };
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
  readonly paths: Readonly<Record<string, Readonly<Record<string, DocumentedOperation>>>>;
  readonly webhooks: Readonly<Record<string, { readonly post: { readonly requestBody: Content } }>>;
}

/** The documents of the API and of the sandbox's own paths. */
type DocumentName = 'openapi.json' | 'control-openapi.json';

function read(name: DocumentName): OpenApiDocument {
  return JSON.parse(readFileSync(new URL(`../../spec/generated/${name}`, import.meta.url), 'utf8'));
}

export const openApiDocument = read('openapi.json');
export const controlDocument = read('control-openapi.json');

const ajv = new Ajv2020({ strict: false, validateSchema: false, allErrors: true });
ajv.addFormat('date-time', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
ajv.addSchema({ $id: 'openapi.json', ...Object(closed(openApiDocument)) });
ajv.addSchema({ $id: 'control-openapi.json', ...Object(closed(controlDocument)) });

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

function validatorAt<Value>(document: DocumentName, steps: readonly string[]): ValidateFunction<Value> {
  const pointer = steps.map((step) => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/');
  const found = ajv.getSchema<Value>(`${document}#/${pointer}`);
  if (found === undefined) throw new Error(`${document} has nothing at ${steps.join(' ')}`);
  // Of the kinds of validators that ajv has, one for a plain schema.
  if ('$async' in found) throw new Error(`${steps.join(' ')} is asynchronous`);
  return found;
}

function assertAt<Value>(
  value: unknown,
  what: string,
  document: DocumentName,
  ...steps: readonly string[]
): asserts value is Value {
  const validate: ValidateFunction<Value> = validatorAt(document, steps);
  if (validate(value)) return;
  throw new Error(`${what}: ${ajv.errorsText(validate.errors)}\n${JSON.stringify(value, null, 2)}`);
}

/** Takes a value for one of the schemas of the document, or throws. */
export function parseAs<Name extends keyof Schemas>(name: Name, value: unknown): Schemas[Name] {
  assertAt<Schemas[Name]>(value, `this is no ${name}`, 'openapi.json', 'components', 'schemas', name);
  return value;
}

/** The same for the schemas of the control surface. */
export function parseControlAs<Name extends keyof ControlSchemas>(name: Name, value: unknown): ControlSchemas[Name] {
  assertAt<ControlSchemas[Name]>(value, `this is no ${name}`, 'control-openapi.json', 'components', 'schemas', name);
  return value;
}

export interface Place {
  readonly document: DocumentName;
  readonly path: string;
  readonly method: string;
  readonly operation: DocumentedOperation;
}

function placesOf(document: DocumentName, { paths }: OpenApiDocument): readonly Place[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ document, path, method, operation })),
  );
}

/** Every operation of the API. */
export const places = placesOf('openapi.json', openApiDocument);

/** Every operation of the sandbox's own paths. */
export const controlPlaces = placesOf('control-openapi.json', controlDocument);

const allPlaces = [...places, ...controlPlaces];

/** The operation of a method and a path; undefined where there is none. */
export function findPlace(method: string, pathname: string): Place | undefined {
  const wanted = method === 'HEAD' ? 'get' : method.toLowerCase();
  return allPlaces.find((place) => place.method === wanted && pathPattern(place.path).test(pathname));
}

/** Whether the path is one of a document's, with whatever method. */
export function isDocumentedPath(pathname: string): boolean {
  return allPlaces.some(({ path }) => pathPattern(path).test(pathname));
}

function pathPattern(path: string): RegExp {
  return new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);
}

/** Throws unless the operation declares the status, and for it a body like this one. */
export function assertDocumented({ document, path, method, operation }: Place, status: number, body: unknown): void {
  const what = `${operation.operationId} answered ${status}`;
  if (!Object.hasOwn(operation.responses, String(status))) {
    throw new Error(`${what}, which it does not declare:\n${JSON.stringify(body, null, 2)}`);
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
    'application/json',
    'schema',
  );
}

/** Throws unless the event is one of the document's webhooks, and looks as declared there. */
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
