import { type ErrorCode, type ErrorRow, errors } from '../tables/errors';
import { finalStatuses } from '../tables/idempotency';
import { responseHeaders } from '../tables/headers';
import { limits } from '../tables/limits';
import { errorsOf, statusesOf } from '../derive/operation-errors';
import { operationsOf, schemasOf, type ApiDefinition } from '../vocabulary/api';
import { linesContentType, type Operation, pathParameters } from '../vocabulary/operation';
import { responseSchema, envelopeSchemas } from './envelopes';
import { type JsonObject, toJson } from './json';
import { ref } from '../vocabulary/schema';
import { defaultSecurity, securityOf, securitySchemes } from './security';
import { webhooks } from './webhooks';

/** Returns the OpenAPI 3.1 document of an API: of any server, or of the one with a base URL. */
export function openApiDocument(api: ApiDefinition, baseUrl?: string): JsonObject {
  const { servers, ...info } = api.info;
  const schemas = componentSchemas(api);
  const usedTags = api.resources.filter((resource) => Object.keys(resource.operations).length > 0);
  const { IdempotentReplayed: _i, Deprecation: _d, ...withoutAccounts } = headers;
  return toJson({
    openapi: '3.1.0',
    info,
    servers: baseUrl === undefined ? servers : [{ url: baseUrl }],
    tags: usedTags.map(({ tag, description }) => ({ name: tag, description })),
    security: defaultSecurity(api),
    paths: paths(api),
    ...(api.hasAccounts && { webhooks: webhooks(schemas) }),
    components: {
      securitySchemes: securitySchemes(api, baseUrl),
      ...(api.hasAccounts && { parameters }),
      headers: api.hasAccounts ? headers : withoutAccounts,
      schemas,
    },
  });
}

function componentSchemas(api: ApiDefinition): JsonObject {
  return toJson({
    ...schemasOf(api),
    ...envelopeSchemas(operationsOf(api).map(([, operation]) => operation)),
  });
}

function paths({ resources }: ApiDefinition): JsonObject {
  const paths: Record<string, Record<string, JsonObject>> = {};
  for (const { tag, operations } of resources) {
    for (const [id, operation] of Object.entries<Operation>(operations)) {
      (paths[operation.path] ??= {})[operation.method] = operationObject(id, operation, tag);
    }
  }
  return paths;
}

function operationObject(id: string, operation: Operation, tag: string): JsonObject {
  return {
    operationId: id,
    tags: [tag],
    summary: operation.summary,
    description: operation.description,
    deprecated: operation.deprecated,
    'x-provenance': operation.provenance,
    'x-extension': operation.extension,
    'x-error-codes': errorsOf(operation),
    security: securityOf(id, operation),
    parameters: parametersOf(operation),
    requestBody: requestBody(operation),
    responses: { ...successes(operation), ...failures(operation) },
  };
}

const parameters = toJson({
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: true,
    description:
      'Any text that is unique to the request. Repeating the request with the same key returns the same response.',
    schema: { type: 'string', maxLength: limits.idempotency_key_characters.value },
  },
  OptionalIdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description: 'As for the operations that require it. Without a key, no response is replayed.',
    schema: { type: 'string', maxLength: limits.idempotency_key_characters.value },
  },
  SubAccount: {
    name: 'Sub-Account',
    in: 'header',
    required: false,
    description:
      'The sub account that the request runs on. Default: the platform account itself, with a `Sandbox-Warning` where something ' +
      'of an account is created although the platform has sub accounts.',
    schema: { type: 'string' },
  },
  Account: {
    name: 'Account',
    in: 'header',
    required: false,
    description:
      'Another name of Sub-Account, where an operation lists or creates what belongs to an account. Sub-Account takes precedence ' +
      'when both are sent.',
    schema: { type: 'string' },
  },
  SellerAccount: {
    name: 'Seller-Account',
    in: 'header',
    required: false,
    deprecated: true,
    description: 'The former name of Sub-Account, which takes precedence when both are sent.',
    schema: { type: 'string' },
  },
});

const headers = toJson({
  RequestId: { description: 'Id of the request.', schema: { type: 'string' } },
  IdempotentReplayed: {
    description: '`true` when the response is that of an earlier request.',
    schema: { type: 'string', enum: ['true'] },
  },
  ShouldRetry: {
    description: 'Whether the same request may succeed later.',
    schema: { type: 'string', enum: ['true', 'false'] },
  },
  RetryAfter: {
    description: 'Seconds after which to send the same request again. Absent when `Should-Retry` is `false`.',
    schema: { type: 'string', pattern: '^[0-9]+$' },
  },
  SandboxExplain: {
    description: 'The rule behind the error, and what to change. For people; the service has no such header.',
    schema: { type: 'string' },
  },
  SandboxWarning: {
    description:
      'What was ignored in the request: unknown names, a charset other than UTF-8, an earlier value of a key that stands twice; and ' +
      'integers whose last digits may be lost. For people; the service has no such header.',
    schema: { type: 'string', pattern: '^[ -~]+$' },
  },
  WWWAuthenticate: {
    description: 'The scheme of the credentials that the operation takes.',
    schema: { type: 'string', enum: ['Bearer', 'Basic realm="payments-sandbox"'] },
  },
  AcceptEncoding: {
    description: 'The codings that a body may have, for `Content-Encoding`.',
    schema: { type: 'string' },
  },
  Deprecation: {
    description: '`true` when the request uses something deprecated: this operation, or the header Seller-Account.',
    schema: { type: 'string', enum: ['true'] },
  },
});

const named = (name: string) => ({ $ref: `#/components/parameters/${name}` });

/**
 * The headers that name the account of a request: lists, and what creates something of an account, take an older name as well.
 */
function accountHeaders({ success, ofAccount }: Operation) {
  return ['SubAccount', 'SellerAccount', ...(success.wrapping === 'page' || ofAccount ? ['Account'] : [])].map(named);
}

function parametersOf(operation: Operation): JsonObject[] | undefined {
  const found = [
    ...pathParameters(operation.path).map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
    ...Object.entries(operation.query ?? {}).map(([name, { description, ...schema }]) =>
      toJson({ name, in: 'query', required: false, description, schema }),
    ),
    ...(operation.authentication === 'bearer' && !operation.onPlatform ? accountHeaders(operation) : []),
    ...(operation.idempotencyKey === 'required' ? [named('IdempotencyKey')] : []),
    ...(operation.idempotencyKey === 'optional' ? [named('OptionalIdempotencyKey')] : []),
  ];
  return found.length > 0 ? found : undefined;
}

function requestBody({ body, bodyOptional, formAccepted, bodyLines }: Operation): JsonObject | undefined {
  if (bodyLines !== undefined)
    return { required: true, content: { [linesContentType]: { schema: toJson(ref(bodyLines)) } } };
  if (body === undefined) return undefined;
  const schema = toJson(body);
  return {
    required: bodyOptional !== true,
    content: {
      'application/json': { schema },
      ...(formAccepted && { 'application/x-www-form-urlencoded': { schema } }),
    },
  };
}

/** Returns the response, and that to a repeated Idempotency-Key where its status is another one. */
function successes(operation: Operation): Record<string, JsonObject> {
  const { status, replayStatus } = operation.success;
  const first = success(operation);
  if (replayStatus === undefined) return { [status]: first };
  const description = `${operation.summary}: the same response to a repeated Idempotency-Key.`;
  return { [replayStatus]: { ...first, description }, [status]: first };
}

function success({ summary, success, idempotencyKey, authentication }: Operation): JsonObject {
  return {
    description: `${summary}: success.`,
    headers: headersOf([
      'RequestId',
      ...(idempotencyKey === 'none' ? [] : (['IdempotentReplayed'] as const)),
      'SandboxWarning',
      ...deprecation(authentication),
    ]),
    content: {
      [success.wrapping === 'lines' ? linesContentType : 'application/json']: {
        schema: toJson(responseSchema(success)),
      },
    },
  };
}

/** Returns one response for each status, with the error codes of that status. */
function failures(operation: Operation): Record<string, JsonObject> {
  const codes: readonly ErrorCode[] = errorsOf(operation);
  const statuses = [...new Set(codes.flatMap((code) => statusesOf(code, operation)))].sort();
  return Object.fromEntries(
    statuses.map((status) => {
      const here = codes.filter((code) => statusesOf(code, operation).includes(status));
      const enumerated = {
        type: 'object',
        properties: { error: { type: 'object', properties: { code: { type: 'string', enum: here } } } },
      };
      return [
        String(status),
        {
          description: here.map((code) => `\`${code}\``).join(', '),
          headers: headersOf([
            'RequestId',
            'ShouldRetry',
            ...retryAfter(here),
            'SandboxExplain',
            'SandboxWarning',
            ...(isReplayable(operation, status) ? (['IdempotentReplayed'] as const) : []),
            ...(status === 401 ? (['WWWAuthenticate'] as const) : []),
            ...(here.includes('content_encoding_not_supported') ? (['AcceptEncoding'] as const) : []),
            ...deprecation(operation.authentication),
          ]),
          content: { 'application/json': { schema: { allOf: [{ $ref: '#/components/schemas/Error' }, enumerated] } } },
        },
      ];
    }),
  );
}

/** Whether a response with this status is stored for its Idempotency-Key. */
function isReplayable({ idempotencyKey }: Operation, status: number): boolean {
  return idempotencyKey !== 'none' && finalStatuses.includes(status);
}

function retryAfter(codes: readonly ErrorCode[]): readonly 'RetryAfter'[] {
  const rows: readonly ErrorRow[] = codes.map((code) => errors[code]);
  return rows.some(({ retryAfterSeconds }) => retryAfterSeconds !== undefined) ? ['RetryAfter'] : [];
}

/** Every operation on an account accepts the deprecated header Seller-Account. */
function deprecation(authentication: Operation['authentication']): readonly 'Deprecation'[] {
  return authentication === 'bearer' ? ['Deprecation'] : [];
}

function headersOf(names: readonly (keyof typeof responseHeaders)[]): JsonObject {
  return Object.fromEntries(names.map((name) => [responseHeaders[name], { $ref: `#/components/headers/${name}` }]));
}
