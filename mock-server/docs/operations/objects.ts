import { neededStates, requestBefore } from '../../../spec/derive/needed-states';
import { controlOperations } from '../../../spec/control';
import { operations } from '../../../spec/resources';
import { machineNames, machines } from '../../../spec/tables/states';
import type { ExampleRequest, OperationExamples } from '../../../spec/vocabulary/example';
import { type Operation, pathParameters } from '../../../spec/vocabulary/operation';
import { fieldName } from '../../pages/operation-form/entered';
import type { FormState } from '../../pages/form';
import { isPlainObject } from '../../wire/json';
import type { DocsVisit } from '../../wire/docs-visit';
import { send } from './exchange';

/** An object that an operation needs, and that the platform does not have. */
export interface MissingObject {
  /** Its kind, such as `payment_intent`. */
  readonly kind: string;
  /** The states that allow the operation; none for any. */
  readonly states: readonly string[];
  /** The request that leads to one, with ids of operations. */
  readonly request: string | undefined;
}

/** The objects of the reader's platform that the form of an operation names before something is entered. */
export interface FormObjects {
  readonly values: FormState['values'];
  readonly missing?: MissingObject | undefined;
}

/** An operation, and the request of its example. */
export interface DocumentedRequest {
  readonly id: string;
  readonly operation: Operation;
  readonly request: ExampleRequest;
  /** The examples of all operations, by id. */
  readonly examples: Readonly<Record<string, OperationExamples>>;
}

/**
 * Returns what the path of a request may name: the platform, the newest object that is in a state which allows the operation, and
 * of other kinds the one of the newest event. In the text of its body, ids of the example are replaced by such ones.
 */
export async function formObjects(visit: DocsVisit, documented: DocumentedRequest, body = ''): Promise<FormObjects> {
  const { operation, request, examples } = documented;
  const names = pathParameters(operation.path);
  const sought = await Promise.all(names.map((name) => objectFor(visit, documented, name)));
  const isInEvents = sought.includes(undefined) || exampleId.test(body);
  const events = isInEvents ? await newestEvents(visit) : undefined;
  const inEvents = (id: string): Sought => {
    const found = events && newestId(events, id);
    return found === undefined && events !== undefined ? { missing: creatorOf(id, examples) } : { id: found };
  };
  const inPath = names.map((name, i) => sought[i] ?? inEvents(request.path?.[name] ?? ''));
  const inBody = (body.match(exampleIds) ?? []).map(inEvents);
  const values = names.map((name, i) => [fieldName.path(name), inPath[i]?.id ?? ''] as const);
  return {
    values: { ...Object.fromEntries(values), body: body.replaceAll(exampleIds, (id) => inEvents(id).id ?? id) },
    missing: [...inPath, ...inBody].find(({ missing }) => missing !== undefined)?.missing,
  };
}

interface Sought {
  /** Undefined if there is none. */
  readonly id?: string | undefined;
  readonly missing?: MissingObject | undefined;
}

/** Resolves to the object that a parameter may name; to undefined where only events show it. */
async function objectFor(visit: DocsVisit, documented: DocumentedRequest, name: string): Promise<Sought | undefined> {
  if (name === 'platform_id') return { id: visit.own.platform };
  const machine = machineNames.find((each) => `${each}_id` === name);
  const list = listOf(name);
  if (machine === undefined || list === undefined || visit.newest === undefined) return undefined;
  const { id, operation, request } = documented;
  const outcome = isPlainObject(request.body) ? request.body['outcome'] : undefined;
  const named = { id, operation, ...(typeof outcome === 'string' && { outcome }) };
  const states = neededStates(named, machines[machine]);
  const found = await visit.newest(list, states.length > 0 ? states : Object.keys(machines[machine].states));
  if (found !== undefined || states.length === 0) return { id: found };
  return { missing: { kind: machine, states, request: requestBefore(named, states, machines[machine]) } };
}

/** Returns the operation that lists the objects of a parameter: its path is that of one object without the last part. */
function listOf(name: string): string | undefined {
  const all = Object.entries<Operation>(operations).filter(([, { method }]) => method === 'get');
  const one = all.find(([, { path }]) => path.endsWith(`/{${name}}`));
  const path = one?.[1].path.replace(/\/[^/]*$/, '');
  return all.find(([, each]) => each.path === path)?.[0];
}

const exampleId = /\b[a-z]+_[A-Za-z0-9]{22}\b/;
const exampleIds = new RegExp(exampleId, 'g');

const prefixOf = (id: string): string => /^[a-z]+_(?=\w{22}$)/.exec(id)?.[0] ?? '';

/** Returns the id of the newest event's object of the same kind as an id of the example. */
function newestId(events: string, example: string): string | undefined {
  const prefix = prefixOf(example);
  return prefix === '' ? undefined : new RegExp(`"(?:id|token)":"(${prefix}\\w{22})"`).exec(events)?.[1];
}

/** Returns the operation that creates an object of the same kind as an id of the example, with the fewest others in its path. */
function creatorOf(id: string, examples: DocumentedRequest['examples']): MissingObject | undefined {
  const prefix = prefixOf(id);
  const creators = Object.entries<Operation>({ ...operations, ...controlOperations })
    .filter(([name, { method }]) => method === 'post' && idIn(examples[name]?.success.body).startsWith(prefix))
    .sort(([, one], [, other]) => pathParameters(one.path).length - pathParameters(other.path).length);
  const [name, operation] = creators[0] ?? [];
  if (prefix === '' || name === undefined || operation === undefined) return undefined;
  return { kind: operation.success.type ?? '', states: [], request: name };
}

const idIn = (body: unknown): string => (isPlainObject(body) && typeof body['id'] === 'string' ? body['id'] : '');

/** Returns the newest events of the platform, as JSON; undefined for a reader who may not see them. */
async function newestEvents(visit: DocsVisit): Promise<string | undefined> {
  if (visit.hasControlToken) return undefined;
  const path = `/_sandbox/platforms/${visit.own.platform}/events`;
  const { status, body } = await send(visit, {
    method: 'GET',
    path,
    query: '?limit=100',
    headers: {},
    body: undefined,
  });
  return status === 200 && typeof body === 'string' ? body : undefined;
}
