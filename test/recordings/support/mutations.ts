import type { OperationId } from '../../../spec';
import type { PlainObject } from '../../../mock-server/wire/json';
import { operationOf } from './compare-days';
import type { Day } from './shop-day';
import type { Taken } from './taken';

/** Another rule of a sandbox: a change of what it answers. */
export interface Mutation {
  /** The operation or the event. */
  readonly of: string;
  readonly apply: (day: Day) => Day;
}

/** A change of a body, in place. */
type Edit = (body: object) => void;

/** Returns the mutation of the response to the `nth` request of an operation, from 1. */
export function response(id: OperationId, nth: number, change: (response: Response) => void): Mutation {
  const apply = ({ exchanges, events }: Day): Day => {
    const found = exchanges.filter((each) => operationOf(each) === id)[nth - 1];
    if (found === undefined) throw new Error(`${id} was not requested ${nth} times`);
    return { events, exchanges: exchanges.map((each) => (each === found ? changed(each, change) : each)) };
  };
  return { of: id, apply };
}

/** A response that a mutation changes. */
interface Response {
  status: number;
  readonly headers: Headers;
  body: string;
}

function changed(exchange: Taken, change: (response: Response) => void): Taken {
  const { status, headers, body = '' } = exchange.response;
  const copy = { status, headers: new Headers(headers), body };
  change(copy);
  return { ...exchange, response: copy };
}

export const body = (id: OperationId, nth: number, edit: Edit): Mutation =>
  response(id, nth, (each) => {
    each.body = edited(each.body, edit);
  });

export const status = (id: OperationId, nth: number, code: number): Mutation =>
  response(id, nth, (each) => {
    each.status = code;
  });

/** The header gets another value, or is left out. */
export const header = (id: OperationId, nth: number, name: string, value?: string): Mutation =>
  response(id, nth, ({ headers }) => (value === undefined ? headers.delete(name) : headers.set(name, value)));

/** Returns the mutation of the `nth` event with a name, from 1. */
export const event = (name: string, nth: number, edit: Edit): Mutation =>
  events(name, nth, (all, at) =>
    all.map((each, index) => (index === at ? JSON.parse(edited(JSON.stringify(each), edit)) : each)),
  );

/** Returns the mutation of the list of events around the `nth` one with a name, from 1. */
export function events(
  name: string,
  nth: number,
  change: (events: readonly PlainObject[], at: number) => readonly PlainObject[],
): Mutation {
  const apply = (day: Day): Day => {
    const places = day.events.flatMap((each, at) => (each['event_name'] === name ? [at] : []));
    const at = places[nth - 1];
    if (at === undefined) throw new Error(`${name} did not happen ${nth} times`);
    return { ...day, events: change(day.events, at) };
  };
  return { of: name, apply };
}

function edited(text: string, edit: Edit): string {
  const value: unknown = JSON.parse(text);
  if (!(value instanceof Object)) throw new Error(`not an object: ${text}`);
  edit(value);
  const result = JSON.stringify(value);
  if (result === text) throw new Error('the mutation changes nothing');
  return result;
}

/** Returns the object at a path, and the last name of the path. */
function parentOf(value: object, path: string): [parent: object, name: string] {
  const names = path.split('.');
  const last = names.pop() ?? '';
  const parent = names.reduce<unknown>(
    (each, name) => (each instanceof Object ? Reflect.get(each, name) : undefined),
    value,
  );
  if (!(parent instanceof Object)) throw new Error(`nothing at ${path}`);
  return [parent, last];
}

export const set =
  (path: string, change: unknown): Edit =>
  (value) => {
    const [parent, name] = parentOf(value, path);
    Reflect.set(parent, name, typeof change === 'function' ? change(Reflect.get(parent, name)) : change);
  };

export const remove =
  (path: string): Edit =>
  (value) =>
    Reflect.deleteProperty(...parentOf(value, path));

/** Swaps two items of a list. */
export const swap = (path: string, one = 0, other = 1): Edit =>
  set(path, (list: unknown[]) => {
    const copy = [...list];
    [copy[one], copy[other]] = [copy[other], copy[one]];
    return copy;
  });

export const dropItem = (path: string, at = 0): Edit =>
  set(path, (list: unknown[]) => list.filter((_, index) => index !== at));
export const repeatItem = (path: string): Edit => set(path, (list: unknown[]) => [...list, list[0]]);
