import { notInSandbox } from '../../tables/not-in-sandbox';
import { limits } from '../../tables/limits';
import { errorsOf, statusesOf } from '../../derive/operation-errors';
import { webComponentRolesOf } from '../../derive/web-component-roles';
import { resources } from '../../resources';
import { linesContentType, type Operation, type Success } from '../../vocabulary/operation';
import { code, codes, facts, page, table } from '../markdown';
import { fieldTable, objectLink } from './field-table';

export function operationsPage(): string {
  return page(
    'Operations',
    'Requests and responses are JSON. Amounts are integers in the smallest unit of the currency. Every response has a ' +
      '`Request-Id`. These rules apply to every operation:',
    common.map((rule) => `- ${rule}`).join('\n'),
    ...resources.flatMap(({ tag, description, operations }) => {
      const blocks = Object.entries<Operation>(operations).flatMap(([id, operation]) => operationBlocks(id, operation));
      return blocks.length === 0 ? [] : [`## ${tag}`, description, ...blocks];
    }),
    '## Not in the sandbox',
    `Operations of the service that get 501 ${code('not_in_sandbox')}, and a warning in the request log. What is below a path is missing as well.`,
    facts(notInSandbox, {
      Path: ({ path }) => code(path),
      Methods: ({ methods }) => methods.join(', '),
      'What is missing': ({ feature }) => feature,
      Why: ({ reason }) => reason,
    }),
  );
}

const common: readonly string[] = [
  '`Authorization: Bearer <access_token>` is required, except for the operation that creates the token. A few operations also ' +
    'take a web component token, which they name; the others refuse it with 403 `not_authorized`.',
  '`Sub-Account: acc_…` names the account that the request runs on. The default is the platform account itself, with a ' +
    '`Sandbox-Warning` where something of an account is created although the platform has sub accounts. ' +
    '`Seller-Account` is its former name: a response to it has `Deprecation: true`.',
  `\`Idempotency-Key\` is any text of 1 to ${limits.idempotency_key_characters.value} characters. Repeating a request with the same key returns the ` +
    'same response, with `Idempotent-Replayed: true`.',
  'Unknown fields of the body are rejected. `null` for an optional field means that it is absent.',
  'A required field of an optional object is required only when the object is sent.',
  `An unknown path returns 404 ${code('resource_not_found')}, an unsupported method 405 ${code('method_not_allowed')}, and a path of the service that the sandbox does not have 501 ${code('not_in_sandbox')}. ` +
    'The page [Errors](errors.md) explains each code.',
];

const tokenRequirement = {
  bearer: '- Access token: required',
  control_token: '- Control token: required if the sandbox was started with one',
  key_pair: '- Access token: none; a key pair in the body or by HTTP Basic',
  none: '- Access token: none',
} as const;

/** Returns the roles of web component tokens that allow an operation, as a part of a sentence. */
function webComponentRoles(id: string, operation: Operation): string {
  const roles = webComponentRolesOf(id, operation);
  return roles.length === 0 ? '' : `, or a web component token with ${roles.map(code).join(' or ')}`;
}

const keyRequirement = { required: 'required', optional: 'optional', none: 'none' } as const;

/** Returns the section of an operation. */
export function operationBlocks(id: string, operation: Operation): string[] {
  const {
    method,
    path,
    summary,
    description,
    query,
    body,
    bodyLines,
    idempotencyKeyProvenance: keyProvenance,
  } = operation;
  return [
    `### ${summary}`,
    `${code(`${method.toUpperCase()} ${path}`)} – ${code(id)}${marks(operation)}`,
    ...(description === undefined ? [] : [description]),
    [
      tokenRequirement[operation.authentication] + webComponentRoles(id, operation),
      `- Idempotency-Key: ${keyRequirement[operation.idempotencyKey]}${keyProvenance === undefined ? '' : ` (${keyProvenance})`}`,
      `- Response: ${response(operation.success)}`,
      `- Provenance: ${operation.provenance}`,
    ].join('\n'),
    ...(query ? ['Query:', fieldTable({ properties: query }, 'Required', operation.provenance)] : []),
    ...(body ? bodyBlocks(operation) : []),
    ...(bodyLines === undefined
      ? []
      : [`Body: ${objectLink(bodyLines)} as lines (${code(linesContentType)}), of any size.`]),
    table(['Status', 'Error codes'], errorCells(operation)),
  ];
}

function marks({ extension, deprecated }: Operation): string {
  return `${extension ? ' – extension: not documented by the service' : ''}${deprecated ? ' – deprecated' : ''}`;
}

function response({ status, wrapping, type, schema }: Success): string {
  const object = objectLink(schema);
  switch (wrapping) {
    case 'one':
      return `${status}, the envelope of type ${code(type)} around ${object}`;
    case 'page':
      return `${status}, the envelope of type ${code('array')} around a page of ${object}`;
    case 'bare':
      return `${status}, ${object} without an envelope`;
    case 'lines':
      return `${status}, ${object} as a stream of lines (${code(linesContentType)})`;
  }
}

function bodyBlocks({ body = {}, bodyOptional, formAccepted, provenance }: Operation): string[] {
  if (Object.keys(body.properties ?? {}).length === 0) return ['Body: none or an empty object.'];
  const title = `Body${bodyOptional ? ' (optional)' : ''}${formAccepted ? ', as JSON or as a form' : ''}:`;
  return [title, fieldTable(body, 'Required', provenance)];
}

/** Returns a row for each status, with the error codes of the operation that have that status. */
function errorCells(operation: Operation): string[][] {
  const all = errorsOf(operation);
  const statuses = [...new Set(all.flatMap((name) => statusesOf(name, operation)))].sort();
  return statuses.map((status) => [
    String(status),
    codes(all.filter((name) => statusesOf(name, operation).includes(status))),
  ]);
}
