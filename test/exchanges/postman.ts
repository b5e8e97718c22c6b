import { operations } from '../../spec/resources';
import { controlOperations } from '../../spec/control';
import { resources } from '../../spec/resources';
import type { Operation } from '../../spec/vocabulary/operation';
import type { ApiExchanges } from './api-exchanges';
import type { Exchange } from './recorder';

const definitions: Readonly<Record<string, Operation>> = { ...operations, ...controlOperations };
const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';
/** Ids of objects, also within a text. */
const anyId = /\b[a-z]+_[0-9A-Za-z]{22}\b/g;

/** The place of an id: in the response to an earlier request. */
interface Origin {
  readonly exchange: Exchange;
  /** As JavaScript reads it: `.data.id`. */
  readonly path: string;
  readonly variable: string;
}

/**
 * Returns a Postman collection with every operation of the API: requests in an order in which all succeed, each after those that
 * create what it names. Ids go from response to request by variables. It can be run more than once.
 */
export function postmanCollection(exchanges: ApiExchanges): object {
  const folders = resources.flatMap(({ tag, operations: own }) => {
    const inFolder = exchanges.operations.filter(({ id }) => Object.hasOwn(own, id));
    return [
      {
        name: tag,
        exchanges: inFolder.flatMap(({ setUp, success }) => [...setUp, success]),
        main: inFolder.map(({ success }) => success),
      },
    ];
  });
  const all = [{ name: 'Set up', exchanges: exchanges.setUp, main: [] }, ...folders].filter(
    (each) => each.exchanges.length > 0,
  );
  const sent = all.flatMap((folder) => folder.exchanges);
  const origins = originsOf(sent, exchanges);
  const item = (exchange: Exchange, isMain: boolean) => itemOf(exchange, isMain, origins);
  return {
    info: { name: 'Payment processing API', description: DESCRIPTION, schema: SCHEMA },
    auth: bearer('access_token'),
    variable: [...VARIABLES].map(([key, value]) => ({ key, value })),
    event: [script('pm.test("succeeds", () => pm.expect(pm.response.code).to.be.within(200, 299));')],
    item: all.map(({ name, exchanges: inFolder, main }) => ({
      name,
      item: inFolder.map((each) =>
        item(
          each,
          main.some((other) => other === each),
        ),
      ),
    })),
  };
}

const DESCRIPTION =
  'Every operation, in an order in which all succeed. Run all of it, or first the folder "Set up", which moves the clock of the platform by a day.';

const VARIABLES: ReadonlyMap<string, string> = new Map([
  ['base_url', 'http://127.0.0.1:4010'],
  ['client_id', 'test_default'],
  ['client_secret', 'test_default_secret'],
  ['platform_id', 'default'],
  ['control_token', ''],
  ['access_token', ''],
]);

/**
 * Returns the origin of each id that a request names. Throws if no earlier response has it. The lists of a folder were requested
 * last, so they have objects that are created after them in the collection.
 */
function originsOf(exchanges: readonly Exchange[], { operations: all }: ApiExchanges): ReadonlyMap<string, Origin> {
  const lists = new Set(
    all.filter(({ id }) => operations[id].success.wrapping === 'page').map(({ success }) => success),
  );
  const seen = new Map<string, Pick<Origin, 'exchange' | 'path'>>();
  const origins = new Map<string, Origin>();
  for (const exchange of exchanges) {
    for (const [id] of JSON.stringify(exchange.request).matchAll(anyId)) {
      if (/^(pf|test|live)_/.test(id) || origins.has(id)) continue;
      const found = seen.get(id);
      if (found === undefined) throw new Error(`no response before ${exchange.operationId} has ${id}`);
      origins.set(id, { ...found, variable: `${id.slice(0, id.indexOf('_'))}_${origins.size + 1}` });
    }
    if (lists.has(exchange)) continue;
    for (const [path, id] of idsIn(exchange.response.body)) if (!seen.has(id)) seen.set(id, { exchange, path });
  }
  return origins;
}

function idsIn(value: unknown, path = ''): readonly (readonly [path: string, id: string])[] {
  if (typeof value === 'string') return new RegExp(`^${anyId.source}$`).test(value) ? [[path, value]] : [];
  if (typeof value !== 'object' || value === null) return [];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([name, each]) => idsIn(each, isList ? `${path}[${name}]` : `${path}.${name}`));
}

function itemOf(exchange: Exchange, isMain: boolean, origins: ReadonlyMap<string, Origin>): object {
  const { operationId, request } = exchange;
  const { method, path, summary, authentication } = definitions[operationId] ?? operations.createPayment;
  const isToken = operationId === 'createAccessToken';
  const url = path.replace(/\{(\w+)\}/g, (_, name: string) => request.path?.[name] ?? name);
  const query = new URLSearchParams(request.query).toString();
  const keys = { client_id: '{{client_id}}', client_secret: '{{client_secret}}' };
  const saved = [...origins.values()].filter((origin) => origin.exchange === exchange);
  const lines = [
    ...(isToken ? ["pm.collectionVariables.set('access_token', pm.response.json().access_token);"] : []),
    ...saved.map(({ variable, path: from }) => `pm.collectionVariables.set('${variable}', pm.response.json()${from});`),
  ];
  const withVariables = (text: string) =>
    text.replace(anyId, (id) => `{{${id.startsWith('pf_') ? 'platform_id' : (origins.get(id)?.variable ?? id)}}}`);
  return {
    name: isMain ? summary : `Before: ${summary.charAt(0).toLowerCase()}${summary.slice(1)}`,
    request: {
      method: method.toUpperCase(),
      url: withVariables(`{{base_url}}${url}${query && `?${query}`}`),
      header: Object.entries({
        ...request.headers,
        ...(request.body !== undefined && { 'Content-Type': 'application/json' }),
      }).map(([key, value]) => ({ key, value: key === 'Idempotency-Key' ? '{{$guid}}' : withVariables(value) })),
      ...(['control_token', 'platform_token'].includes(authentication) && { auth: bearer('control_token') }),
      ...(authentication === 'key_pair' && { auth: { type: 'noauth' } }),
      ...(request.body !== undefined && {
        body: {
          mode: 'raw',
          raw: withVariables(JSON.stringify(isToken ? keys : withNewName(operationId, Object(request.body)), null, 2)),
        },
      }),
    },
    ...(lines.length > 0 && { event: [script(...lines)] }),
  };
}

/** Names of accounts are unique, and the collection can be run more than once. */
function withNewName(operationId: string, body: Readonly<Record<string, unknown>>): object {
  const field = { createSubAccount: 'name', createSellerAccount: 'name', createProvisioning: 'new_account_name' }[
    operationId
  ];
  return field === undefined ? body : { ...body, [field]: `${String(body[field])} {{$guid}}` };
}

const bearer = (variable: string) => ({ type: 'bearer', bearer: [{ key: 'token', value: `{{${variable}}}` }] });
const script = (...exec: readonly string[]) => ({ listen: 'test', script: { type: 'text/javascript', exec } });
