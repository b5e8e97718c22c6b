import { apiPromise, type ApiPromise, type WithResponse } from '../api-promise';
import { PageList, type Cursor, type PageData } from '../pages';
import type { CallOptions, ReadOptions } from '../types';
import { callOf, checkCallOptions, type CallInput } from './call';
import { pathParamsOf } from './path-params';
import { errorOf, field, isSuccess, requestIdOf } from './response';
import type { Transport } from './transport';
import type { BarePath, BareResource, Body, Ids, Item, ListPath, Query, Resource, ResourcePath } from './typed-paths';

/** Sends the calls of the resources. The generated types check them by path. */
export class Scope {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Requests one resource. */
  get<P extends ResourcePath<'get'>>(
    path: P,
    ids: Ids<'get', P>,
    options: ReadOptions | undefined,
  ): ApiPromise<Resource<'get', P>> {
    return this.#resource({ method: 'GET', path, ids, options });
  }

  /** Requests a resource whose response has no envelope. */
  getBare<P extends BarePath<'get'>>(
    path: P,
    ids: Ids<'get', P>,
    options: ReadOptions | undefined,
  ): ApiPromise<BareResource<'get', P>> {
    return this.#bare({ method: 'GET', path, ids, options });
  }

  /** Sends a write whose response has no envelope, under an idempotency key. */
  postBare<P extends BarePath<'post'>>(
    path: P,
    ids: Ids<'post', P>,
    body: Body<'post', P>,
    options: CallOptions | undefined,
  ): ApiPromise<BareResource<'post', P>> {
    return this.#bare({ method: 'POST', path, ids, body, options });
  }

  /** Sends an update whose response has no envelope, under an idempotency key. */
  patchBare<P extends BarePath<'patch'>>(
    path: P,
    ids: Ids<'patch', P>,
    body: Body<'patch', P>,
    options: CallOptions | undefined,
  ): ApiPromise<BareResource<'patch', P>> {
    return this.#bare({ method: 'PATCH', path, ids, body, options });
  }

  /** Returns a list, which requests its pages when they are needed. Throws a `TypeError` for an invalid id or option at once. */
  list<P extends ListPath>(
    path: P,
    ids: Ids<'get', P>,
    query: Query<P>,
    options: ReadOptions | undefined,
  ): PageList<Item<P>> {
    const start: Cursor = query;
    const { after_cursor: _after, before_cursor: _before, ...filters } = start;
    const call = { method: 'GET', path, pathParams: pathParamsOf(path, ids) };
    checkCallOptions(options);
    const fetchPage = (cursor: Cursor) =>
      this.#request(
        { method: 'GET', path, ids, query: { ...filters, ...cursor }, options },
        isEnvelope<PageData<Item<P>>>,
      );
    return new PageList(start, fetchPage, call);
  }

  /** Sends a write under an idempotency key and returns the resource. */
  post<P extends ResourcePath<'post'>>(
    path: P,
    ids: Ids<'post', P>,
    body: Body<'post', P>,
    options: CallOptions | undefined,
  ): ApiPromise<Resource<'post', P>> {
    return this.#resource({ method: 'POST', path, ids, body, options });
  }

  /** Sends a write with the method PUT under an idempotency key and returns the resource. */
  put<P extends ResourcePath<'put'>>(
    path: P,
    ids: Ids<'put', P>,
    body: Body<'put', P>,
    options: CallOptions | undefined,
  ): ApiPromise<Resource<'put', P>> {
    return this.#resource({ method: 'PUT', path, ids, body, options });
  }

  /** Sends an update under an idempotency key and returns the resource. */
  patch<P extends ResourcePath<'patch'>>(
    path: P,
    ids: Ids<'patch', P>,
    body: Body<'patch', P>,
    options: CallOptions | undefined,
  ): ApiPromise<Resource<'patch', P>> {
    return this.#resource({ method: 'PATCH', path, ids, body, options });
  }

  /** Sends a deletion under an idempotency key and returns the resource that remains. */
  delete<P extends ResourcePath<'delete'>>(
    path: P,
    ids: Ids<'delete', P>,
    options: CallOptions | undefined,
  ): ApiPromise<Resource<'delete', P>> {
    return this.#resource({ method: 'DELETE', path, ids, options });
  }

  #resource<R>(input: CallInput): ApiPromise<R> {
    const exchange = this.#request(input, isEnvelope<{ readonly data: R }>);
    return apiPromise(exchange.then((envelope) => ({ ...envelope, data: envelope.data.data })));
  }

  #bare<R>(input: CallInput): ApiPromise<R> {
    return apiPromise(this.#request(input, isObject<R>));
  }

  async #request<Data>(input: CallInput, isData: (body: unknown) => body is Data): Promise<WithResponse<Data>> {
    const { response, data, context } = await this.#transport.send(callOf(this.#transport.settings, input));
    const { status, headers } = response;
    if (!isSuccess(response) || !isData(data)) throw errorOf(response, context);
    return { data, status, headers, requestId: requestIdOf(headers) };
  }
}

// The document says what is in a body, and the tests of the service hold it. Here it suffices that the service sent it.
const isObject = <Body>(body: unknown): body is Body => typeof body === 'object' && body !== null;
const isEnvelope = <Envelope>(body: unknown): body is Envelope => field(body, 'data') !== undefined;
