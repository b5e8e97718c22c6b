import { sdkMethods } from '../../../../spec/derive/sdk-methods';
import { operations } from '../../../../spec/resources';
import { type Operation, pathParameters } from '../../../../spec/vocabulary/operation';
import type { Schema } from '../../../../spec/vocabulary/schema';
import { URLSearchParams } from '../../../../spec/vocabulary/globals';
import { setField } from '../../../wire/json';
import { copiedBody, type CopiedRequest } from './copied-request';
import { pathWithPlaceholders, placeholderOf } from './placeholders';
import { expressionOf } from './source-text';

/**
 * Returns a program that sends a request with the SDK, which creates an idempotency key of its own; undefined for a request that
 * the SDK has no call for. What was redacted has test values, or placeholders where there is none.
 */
export function sdkCodeOf(copied: CopiedRequest): string | undefined {
  const { baseUrl, clientId, clientSecret, subAccountId } = copied;
  const call = callOf(copied);
  if (call === undefined) return undefined;
  const options = {
    clientId,
    clientSecret: clientSecret ?? placeholderOf('client_secret'),
    baseUrl,
    ...(subAccountId !== undefined && { subAccountId }),
  };
  return [
    `import { Client } from 'payments-sandbox';`,
    '',
    `const client = new Client(${expressionOf(options)});`,
    '',
    `const result = await client.${call};`,
    '',
  ].join('\n');
}

function callOf(copied: CopiedRequest): string | undefined {
  const { operation: id, path: address, request_body: sent } = copied.entry;
  if (id === null || id === 'createAccessToken' || typeof sent === 'string') return undefined;
  const operation: Operation = operations[id];
  const [path = '', search = ''] = pathWithPlaceholders(address).split(/\?(.*)/s);
  const ids = idsIn(path, operation);
  const query = queryOf(new URLSearchParams(search), operation.query ?? {});
  const body = copiedBody(copied);
  const method = sdkMethods[id];
  if (method === null) return rawCall(operation, ids, query, body);
  const last = operation.body === undefined ? query : hasFields(operation.body) ? body : undefined;
  const values = [...Object.values(ids), ...(last === undefined ? [] : [last])];
  return `${method}(${values.map((value) => expressionOf(value)).join(', ')})`;
}

/** A method has no argument for a body that never has fields. */
const hasFields = ({ properties = {} }: Schema): boolean => Object.keys(properties).length > 0;

/** Returns a call of a path that has no method of its own. */
function rawCall({ method, path }: Operation, ids: object, query: object | undefined, body: unknown): string {
  const params = { ...(Object.keys(ids).length > 0 && { path: ids }), ...(query && { query }) };
  const init = { ...(Object.keys(params).length > 0 && { params }), ...(body !== undefined && { body }) };
  const values = [path, ...(Object.keys(init).length > 0 ? [init] : [])];
  return `raw.${method.toUpperCase()}(${values.map((value) => expressionOf(value)).join(', ')})`;
}

/** Returns the values of the placeholders of the operation's path, in their order. */
function idsIn(path: string, operation: Operation): Readonly<Record<string, string>> {
  const pattern = new RegExp(`^${operation.path.replace(/\{\w+\}/g, '([^/]*)')}$`);
  const [, ...found] = pattern.exec(path) ?? [];
  return Object.fromEntries(pathParameters(operation.path).map((name, index) => [name, decoded(found[index] ?? '')]));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Returns a query with numbers where the operation has them; undefined for an empty one. */
function queryOf(search: URLSearchParams, schemas: Readonly<Record<string, Schema>>): object | undefined {
  const fields: Record<string, unknown> = {};
  for (const [name, text] of search) {
    const type = Object.hasOwn(schemas, name) ? schemas[name]?.type : undefined;
    setField(fields, name, type === 'integer' && /^-?\d{1,15}$/.test(text) ? Number(text) : text);
  }
  return search.size === 0 ? undefined : fields;
}
