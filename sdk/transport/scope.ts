import { apiPromise, type ApiPromise, type WithResponse } from '../api-promise';
import { PageList, type Cursor, type PageData } from '../pages';
import type { CallOptions, ReadOptions } from '../types';
import { callOf, type CallInput } from './call';
import { requireIds } from './require-id';
import { errorOf, field, isSuccess, parseJson, unreadable } from './response';
import type { Transport } from './transport';
import type { BarePath, BareResource, Input, Item, ListPath, Method, Resource, ResourcePath } from './typed-paths';

/** The arguments of a call. `Input` narrows them to those of one operation. */
interface Call<Options extends CallOptions = CallOptions> extends CallInput {
  readonly options?: Options | undefined;
}

/** Sends the calls of the resources. The generated types check them by path. */
export class Scope {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Requests one resource. */
  get<P extends ResourcePath<'get'>>(
    path: P,
    call: Call<ReadOptions> & Input<'get', P>,
  ): ApiPromise<Resource<'get', P>> {
    return this.#resource('get', path, call);
  }

  /** Returns a list, which requests its pages when they are needed. Throws a `TypeError` for an invalid id at once. */
  list<P extends ListPath>(path: P, call: Call<ReadOptions> & Input<'get', P>): PageList<Item<P>> {
    const start: Cursor = call.query;
    const { after_cursor: _after, before_cursor: _before, ...filters } = start;
    requireIds(call.path);
    return new PageList(start, (cursor) =>
      this.#request('get', path, { ...call, query: { ...filters, ...cursor } }, isEnvelope<PageData<Item<P>>>),
    );
  }

  /** Sends a write under an idempotency key and returns the resource. */
  post<P extends ResourcePath<'post'>>(path: P, call: Call & Input<'post', P>): ApiPromise<Resource<'post', P>> {
    return this.#resource('post', path, call);
  }

  /** Sends a write whose response has no envelope, under an idempotency key. */
  postBare<P extends BarePath>(path: P, call: Call & Input<'post', P>): ApiPromise<BareResource<P>> {
    return apiPromise(this.#request('post', path, call, isObject<BareResource<P>>));
  }

  /** Sends an update under an idempotency key and returns the resource. */
  patch<P extends ResourcePath<'patch'>>(path: P, call: Call & Input<'patch', P>): ApiPromise<Resource<'patch', P>> {
    return this.#resource('patch', path, call);
  }

  #resource<R>(method: Method, path: string, call: CallInput): ApiPromise<R> {
    const exchange = this.#request(method, path, call, isEnvelope<{ readonly data: R }>);
    return apiPromise(exchange.then((envelope) => ({ ...envelope, data: envelope.data.data })));
  }

  async #request<Body>(
    method: Method,
    path: string,
    call: CallInput,
    isBody: (body: unknown) => body is Body,
  ): Promise<WithResponse<Body>> {
    const { settings } = this.#transport;
    const { response, context } = await this.#transport.send(callOf(settings, method, path, call));
    if (!isSuccess(response)) throw errorOf(response, context);
    const { status, headers, text } = response;
    const data = parseJson(text);
    if (!isBody(data)) throw unreadable(response, context);
    return { data, status, headers, requestId: headers.get('Request-Id') ?? undefined };
  }
}

// The document says what is in a body, and the tests of the service hold it. Here it suffices that the service sent it.
const isObject = <Body>(body: unknown): body is Body => typeof body === 'object' && body !== null;
const isEnvelope = <Envelope>(body: unknown): body is Envelope => field(body, 'data') !== undefined;
