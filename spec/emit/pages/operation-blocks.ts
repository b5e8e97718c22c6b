import { errorsOf, statusesOf } from '../../derive/operation-errors';
import { sdkMethods } from '../../derive/sdk-methods';
import { webComponentRolesOf } from '../../derive/web-component-roles';
import { pagination } from '../../resources/shared';
import type { ErrorCode } from '../../tables/errors';
import { linesContentType, type Operation, pathParameters, type Success } from '../../vocabulary/operation';
import type { Provenance } from '../../vocabulary/provenance';
import type { Schema } from '../../vocabulary/schema';
import { code } from '../markdown';
import { fieldTable } from './field-table';
import { isGeneral } from './general-errors';
import { objectLink, operationHeading } from './resource-links';

const tokenRequirement = {
  bearer: '- Access token: required',
  control_token: '- Control token: required if the sandbox was started with one',
  platform_token:
    '- Control token or [platform token](control/platform-tokens.md): required if the sandbox was started with a control token',
  key_pair: '- Access token: none; a key pair in the body or by HTTP Basic',
  none: '- Access token: none',
} as const;

/** Returns the roles of web component tokens that allow an operation, as a part of a sentence. */
function webComponentRoles(id: string, operation: Operation): string {
  const roles = webComponentRolesOf(id, operation);
  return roles.length === 0 ? '' : `, or a web component token with ${roles.map(code).join(' or ')}`;
}

const keyRequirement = { required: 'required', optional: 'optional', none: 'none' } as const;

/** Returns the section of an operation, without its example and its errors, which follow. */
export function operationBlocks(id: string, operation: Operation): string[] {
  const { method, path, description, query, body, bodyLines, idempotencyKeyProvenance } = operation;
  const keyProvenance = idempotencyKeyProvenance === undefined ? '' : ` (${idempotencyKeyProvenance})`;
  const call = sdkCall(id, operation);
  return [
    `## ${operationHeading(operation)}`,
    description,
    [
      `- Request: ${code(`${method.toUpperCase()} ${path}`)} – ${code(id)} – provenance: ${operation.provenance}${marks(operation)}`,
      ...(call === undefined ? [] : [`- SDK: ${code(call)}`]),
      tokenRequirement[operation.authentication] + webComponentRoles(id, operation),
      `- Idempotency-Key: ${keyRequirement[operation.idempotencyKey]}${keyProvenance}`,
      `- Response: ${response(operation.success)}`,
    ].join('\n'),
    ...(query ? queryBlocks(query, operation.provenance) : []),
    ...(body ? bodyBlocks(operation) : []),
    ...(bodyLines === undefined
      ? []
      : [`Body: ${objectLink(bodyLines)} as lines (${code(linesContentType)}), of any size.`]),
  ];
}

/** Returns the call of the SDK's client for an operation. */
function sdkCall(id: string, { path, query, body }: Operation): string | undefined {
  const method = Object.entries(sdkMethods).find(([known]) => known === id)?.[1];
  if (method === undefined || method === null) return undefined;
  const hasFields = Object.keys(body?.properties ?? {}).length > 0;
  const last = hasFields ? ['body'] : query ? ['query'] : [];
  return `client.${method}(${[...pathParameters(path), ...last].join(', ')})`;
}

function marks({ extension }: Operation): string {
  return extension ? ' – extension: not documented by the service' : '';
}

function response({ status, replayStatus, wrapping, type, schema }: Success): string {
  if (replayStatus !== undefined)
    return `${response({ status, wrapping, type, schema })}; ${replayStatus} when it is replayed`;
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

function queryBlocks(query: Readonly<Record<string, Schema>>, provenance: Provenance): string[] {
  const own = Object.entries(query).filter(([name]) => !Object.hasOwn(pagination, name));
  const link = '[parameters of every list](operations.md#parameters-of-every-list)';
  const isList = own.length < Object.keys(query).length;
  if (own.length === 0) return [`Query: the ${link}.`];
  const fields = fieldTable({ properties: Object.fromEntries(own) }, 'Required', provenance);
  return [isList ? `Query: the ${link}, and` : 'Query:', fields];
}

function bodyBlocks({ body = {}, bodyOptional, formAccepted, provenance }: Operation): string[] {
  if (Object.keys(body.properties ?? {}).length === 0) return ['Body: none or an empty object.'];
  const title = `Body${bodyOptional ? ' (optional)' : ''}${formAccepted ? ', as JSON or as a form' : ''}:`;
  return [title, fieldTable(body, 'Required', provenance)];
}

/** Returns the codes of an operation, without those of every request. */
export function ownErrorsOf(operation: Operation): readonly ErrorCode[] {
  return errorsOf(operation).filter((name) => !isGeneral(name));
}

/** Returns the errors of an operation, without those of every request: folded by status, in HTML of one line. */
export function errorLists(operation: Operation): string[] {
  const own = ownErrorsOf(operation);
  const statuses = [...new Set(own.flatMap((name) => statusesOf(name, operation)))].sort();
  const lists = statuses.map((status) => {
    const names = own.filter((name) => statusesOf(name, operation).includes(status));
    const count = names.length === 1 ? '1 code' : `${names.length} codes`;
    const list = names.map((name) => `<code>${name}</code>`).join(', ');
    return `<details><summary>Error ${status}: ${count}</summary>${list}</details>`;
  });
  return lists.length === 0 ? [] : [lists.join('')];
}
