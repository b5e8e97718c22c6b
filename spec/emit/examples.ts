import type { ExampleRequest, Examples, OperationExamples } from '../vocabulary/example';
import { HEADER } from './header';
import { type JsonObject, objectIn, toJson } from './json';

/** Returns a module with the examples, one operation a line. It is parsed as JSON, which is faster than to compile it. */
export function examplesModule(examples: Examples): string {
  const parts = Object.entries<object>({ ...examples }).map(([name, values]) => `"${name}":{\n${linesOf(values)}\n}`);
  const json = `{${parts.join(',')}}`;
  return `${HEADER}\nexport const examples = JSON.parse(\`${json.replace(/[\\`]|\$\{/g, '\\$&')}\`);\n`;
}

/** Returns the declaration of that module. */
export function examplesDeclaration(): string {
  return [
    HEADER,
    "import type { Examples } from '../vocabulary/example';",
    'export declare const examples: Examples;',
    '',
  ].join('\n');
}

const linesOf = (values: object): string =>
  Object.entries(values)
    .map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`)
    .join(',\n');

/** Returns a document with the examples of its operations and webhooks. Errors, which operations share, are in its components. */
export function withExamples(document: JsonObject, { operations, errors, events }: Examples): JsonObject {
  const used = new Set<string>();
  const paths = mapObjects(document['paths'], (methods) =>
    mapObjects(methods, (operation) => {
      const own = operations[String(operation['operationId'])];
      for (const name of own?.errors ?? []) used.add(name);
      return own ? withOwnExamples(operation, own, errors) : operation;
    }),
  );
  const examples = Object.fromEntries([...used].map((name) => [name, { value: errors[name]?.body }]));
  const webhooks =
    document['webhooks'] &&
    mapObjects(document['webhooks'], ({ post }, name) => ({
      post: {
        ...objectIn(post),
        requestBody: withContent(objectIn(post)['requestBody'], { example: events[name] }),
      },
    }));
  return toJson({ ...document, paths, webhooks, components: { ...objectIn(document['components']), examples } });
}

function withOwnExamples(operation: JsonObject, own: OperationExamples, errors: Examples['errors']): object {
  const { request, success } = own;
  const { requestBody, parameters, responses } = operation;
  const examplesOf = (status: string) => {
    const names = own.errors.filter((name) => String(errors[name]?.status) === status);
    return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/examples/${name}` }]));
  };
  return {
    ...operation,
    ...(Array.isArray(parameters) && { parameters: parameters.map((each) => withExample(objectIn(each), request)) }),
    ...(request.body !== undefined && { requestBody: withContent(requestBody, { example: request.body }) }),
    responses: mapObjects(responses, (response, status) =>
      withContent(
        response,
        // A retry may get the same body with another status.
        status.startsWith('2') ? { example: success.body } : { examples: examplesOf(status) },
      ),
    ),
  };
}

/** Returns a parameter with the value that a request has for it. */
function withExample(parameter: JsonObject, { path, query }: ExampleRequest): object {
  const value = { ...path, ...query }[String(parameter['name'])];
  if (value === undefined) return parameter;
  return { ...parameter, example: objectIn(parameter['schema'])['type'] === 'integer' ? Number(value) : value };
}

const withContent = (message: unknown, example: object): object => ({
  ...objectIn(message),
  content: mapObjects(objectIn(message)['content'], (media) => ({ ...media, ...example })),
});

const mapObjects = (values: unknown, change: (value: JsonObject, name: string) => object): object =>
  Object.fromEntries(Object.entries(objectIn(values)).map(([name, value]) => [name, change(objectIn(value), name)]));
