import { PageList, type Cursor, type PageData } from '../pages';
import type { ReadOptions, WriteOptions } from '../types';
import type { Api } from './api';
import type { CallContext } from './call-context';
import { unreadable } from './response';
import type { BarePath, BareResource, Input, Item, ListPath, Method, Resource, ResourcePath } from './typed-paths';

/** The arguments of a call. `Input` narrows them to those of one operation. */
interface Call<Options = WriteOptions> {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: object;
  readonly body?: unknown;
  readonly options: Options;
}

interface Init {
  readonly params: { readonly header: object; readonly path: object; readonly query: object | undefined };
  readonly body: unknown;
  readonly signal: AbortSignal | undefined;
  readonly timeoutMs: number | undefined;
  readonly call: CallContext;
}

interface Exchange<Body> {
  readonly data?: Body;
  readonly response: Response;
}

type Send = <Body>(method: Method, path: string, init: Init) => Promise<Exchange<Body>>;

/** Sends the calls of the resources for one account. The generated types check them by path. */
export class Scope {
  readonly #send: Send;
  readonly #subAccountId: string | undefined;
  readonly #newKey: () => string;

  constructor(api: Api, subAccountId: string | undefined, newKey: () => string) {
    // eslint-disable-next-line ts/consistent-type-assertions -- openapi-fetch types literal paths only; the methods below type their path, input and result themselves
    this.#send = api.request as unknown as Send;
    this.#subAccountId = subAccountId;
    this.#newKey = newKey;
  }

  /** Requests one resource. */
  get<P extends ResourcePath<'get'>>(path: P, call: Call<ReadOptions> & Input<'get', P>): Promise<Resource<'get', P>> {
    return this.#resource('get', path, call);
  }

  /** Returns a list, which requests its pages when they are needed. Throws a `TypeError` for an invalid id at once. */
  list<P extends ListPath>(path: P, call: Call<ReadOptions> & Input<'get', P>): PageList<Item<P>> {
    const start: Cursor = call.query;
    const { after_cursor: _after, before_cursor: _before, ...filters } = start;
    const ids = requireIds(call.path);
    return new PageList(start, (cursor) =>
      this.#envelope<PageData<Item<P>>>('get', path, { ...call, path: ids, query: { ...filters, ...cursor } }),
    );
  }

  /** Sends a write under an idempotency key and returns the resource. */
  post<P extends ResourcePath<'post'>>(path: P, call: Call & Input<'post', P>): Promise<Resource<'post', P>> {
    return this.#resource('post', path, call);
  }

  /** Sends a write whose response has no envelope, under an idempotency key. */
  async postBare<P extends BarePath>(path: P, call: Call & Input<'post', P>): Promise<BareResource<P>> {
    const { data, response } = await this.#request<BareResource<P>>('post', path, call);
    if (data === undefined) throw unreadable(response);
    return data;
  }

  /** Sends an update under an idempotency key and returns the resource. */
  patch<P extends ResourcePath<'patch'>>(path: P, call: Call & Input<'patch', P>): Promise<Resource<'patch', P>> {
    return this.#resource('patch', path, call);
  }

  async #resource<R>(method: Method, path: string, call: Call): Promise<R> {
    return (await this.#envelope<{ data: R }>(method, path, call)).data;
  }

  async #envelope<Envelope extends { readonly data: unknown }>(
    method: Method,
    path: string,
    call: Call,
  ): Promise<Envelope> {
    const { data: envelope, response } = await this.#request<Envelope>(method, path, call);
    if (envelope?.data === undefined) throw unreadable(response);
    return envelope;
  }

  async #request<Body>(method: Method, path: string, { options, body, ...call }: Call): Promise<Exchange<Body>> {
    const { signal, timeoutMs, idempotencyKey } = options;
    // One key for each call, shared by its attempts: a new key means another write.
    const context: CallContext = {
      method: method.toUpperCase(),
      path,
      pathParams: requireIds(call.path),
      idempotencyKey: method === 'get' ? undefined : (idempotencyKey ?? this.#newKey()),
      subAccountId: this.#subAccountId,
    };
    const header = { 'Sub-Account': context.subAccountId, 'Idempotency-Key': context.idempotencyKey };
    const params = { header, path: context.pathParams, query: call.query };
    return this.#send(method, path, { params, body, signal, timeoutMs, call: context });
  }
}

/** Returns an id that is safe in a path. An empty one, or one of dots, would lead to another operation. */
export function requireId(id: string, name: string): string {
  if (typeof id !== 'string' || !/\w/.test(id)) throw new TypeError(`${name} is not an id`);
  return id;
}

/** Returns path parameters that are all safe ids. The error for another one names the argument of the method: `paymentId` for `payment_id`. */
function requireIds(path: Readonly<Record<string, string>> = {}): Readonly<Record<string, string>> {
  for (const [parameter, id] of Object.entries(path)) requireId(id, toCamelCase(parameter));
  return path;
}

const toCamelCase = (name: string): string => name.replace(/_(.)/g, (_, first: string) => first.toUpperCase());
