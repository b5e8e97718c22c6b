import type { WithResponse } from './api-promise';
import { presentContext } from './async-context';
import { ApiError } from './errors';
import { checkOptions, limit as limitCheck, type OptionChecks } from './option-checks';
import type { CallContext } from './transport/call-context';
import type { PageInfo } from './types';

/** The position of a page: at the start of the list, after a record, or before one. */
export interface Cursor {
  readonly after_cursor?: string | undefined;
  readonly before_cursor?: string | undefined;
}

/** The response to a list request. */
export interface PageData<T> {
  readonly data: readonly T[];
  readonly page_info: PageInfo;
}

/** Options of `toArray`. */
interface ArrayOptions {
  /** The most items to read: a whole number from 1. */
  readonly limit?: number | undefined;
}

const arrayChecks = { limit: limitCheck } satisfies OptionChecks<ArrayOptions>;

type FetchPage<T> = (cursor: Cursor) => Promise<WithResponse<PageData<T>>>;

/** How a page is requested, and how it was reached. */
interface PageOrigin<T> {
  readonly fetchPage: FetchPage<T>;
  /** The call, for errors. */
  readonly call: Partial<CallContext>;
  /** The direction in which the page was reached. */
  readonly name: keyof Cursor;
  /** The cursor of that direction that led to it; undefined for the start of the list. */
  readonly cursor: string | undefined;
}

/** A page of a list. Source: Endpoints, Common rules. */
export class Page<T> implements PageData<T> {
  /** The records in the order of the list, at most `limit` (default: 25, maximum: 100). */
  readonly data: readonly T[];
  /** The cursors of the page, and whether others precede and follow it. */
  readonly page_info: PageInfo;
  readonly #origin: PageOrigin<T>;

  constructor({ data, page_info }: PageData<T>, origin: PageOrigin<T>) {
    this.data = data;
    this.page_info = page_info;
    this.#origin = origin;
  }

  /**
   * Requests the next page. Returns undefined, without a request, on the last page. Rejects with an `ApiError` when that page
   * leads to itself, as the list would not end, and when this page has no cursor to it.
   */
  async nextPage(): Promise<Page<T> | undefined> {
    return this.#beyond('after_cursor');
  }

  /** Requests the previous page. Returns undefined, without a request, on the first page. Rejects as `nextPage` does. */
  async previousPage(): Promise<Page<T> | undefined> {
    return this.#beyond('before_cursor');
  }

  async #beyond(name: keyof Cursor): Promise<Page<T> | undefined> {
    const cursor = cursorBeyond(this.page_info, name);
    if (cursor === null) {
      // A page without records has no cursor, and is the last one.
      if (!hasBeyond(this.page_info, name) || this.data.length === 0) return undefined;
      const message = `the list goes on, but the response has no ${cursorNames[name]}: the rest cannot be requested`;
      throw new ApiError({ ...this.#origin.call, code: 'answer_unreadable', message });
    }
    return (await requestPage({ ...this.#origin, name, cursor })).data;
  }
}

/** The field of a page with the cursor that leads beyond it. */
const cursorNames = { after_cursor: 'end_cursor', before_cursor: 'start_cursor' } as const;

/** Whether there is a page beyond another one. */
const hasBeyond = ({ has_next, has_previous }: PageInfo, name: keyof Cursor): boolean =>
  name === 'after_cursor' ? has_next : has_previous;

/** Returns the cursor of the page beyond another one; null at the end of the list. */
const cursorBeyond = (info: PageInfo, name: keyof Cursor): string | null =>
  hasBeyond(info, name) ? info[cursorNames[name]] : null;

/** Requests the page that a cursor leads to. */
async function requestPage<T>(origin: PageOrigin<T>): Promise<WithResponse<Page<T>>> {
  const { fetchPage, call, name, cursor } = origin;
  const response = await fetchPage({ [name]: cursor });
  const { data } = response;
  if (cursorBeyond(data.page_info, name) === cursor) {
    const message = 'the list does not end: does a proxy or a cache drop its query?';
    throw new ApiError({ ...call, ...response, code: 'answer_unreadable', message });
  }
  return { ...response, data: new Page(data, origin) };
}

/**
 * A list that is requested when it is used. Awaiting it returns the first page. Iterating it returns all records and
 * requests each page only when the one before it is used up:
 *
 *     const page = await client.payments.list({ limit: 10 });
 *     for await (const payment of client.payments.list()) …
 *     const newest = await client.payments.list().toArray({ limit: 50 });
 *
 * A list that starts with `before_cursor` runs backwards: first the record next to the cursor, then the one before it.
 * The records of a page stay in the order of the list. Every page is requested in the context of `AsyncLocalStorage` in which
 * the list was made.
 */
export class PageList<T> implements Promise<Page<T>>, AsyncIterable<T> {
  readonly #origin: PageOrigin<T>;
  #first: Promise<WithResponse<Page<T>>> | undefined;

  constructor(start: Cursor, fetchPage: FetchPage<T>, call: Partial<CallContext>) {
    const name = start.before_cursor === undefined ? 'after_cursor' : 'before_cursor';
    const inContext = presentContext();
    const fetchHere: FetchPage<T> = (cursor) => inContext(() => fetchPage(cursor));
    this.#origin = { fetchPage: fetchHere, call, name, cursor: start[name] };
  }

  get [Symbol.toStringTag](): string {
    return 'PageList';
  }

  then<Result = Page<T>, Failure = never>(
    onFulfilled?: ((page: Page<T>) => Result | PromiseLike<Result>) | null,
    onRejected?: ((reason: unknown) => Failure | PromiseLike<Failure>) | null,
  ): Promise<Result | Failure> {
    return this.#page().then(onFulfilled, onRejected);
  }

  catch<Failure = never>(
    onRejected?: ((reason: unknown) => Failure | PromiseLike<Failure>) | null,
  ): Promise<Page<T> | Failure> {
    return this.#page().catch(onRejected);
  }

  finally(onFinally?: (() => void) | null): Promise<Page<T>> {
    return this.#page().finally(onFinally);
  }

  /** Returns the first page with status, headers and request id. */
  withResponse(): Promise<WithResponse<Page<T>>> {
    this.#first ??= requestPage(this.#origin);
    return this.#first;
  }

  /** Iterates over the pages in the direction of the list. Each is requested when the loop reaches it. */
  async *pages(): AsyncGenerator<Page<T>, void, undefined> {
    let page: Page<T> | undefined = await this.#page();
    while (page !== undefined) {
      yield page;
      page = this.#isBackwards ? await page.previousPage() : await page.nextPage();
    }
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<T, void, undefined> {
    for await (const page of this.pages()) {
      yield* this.#isBackwards ? page.data.toReversed() : page.data;
    }
  }

  /**
   * Returns the records in the direction of the list. It requests no page after the one with the last of `limit`, a whole
   * number. Default: `Infinity`, for all.
   */
  async toArray(options: ArrayOptions = {}): Promise<T[]> {
    checkOptions(options, arrayChecks);
    const { limit = Infinity } = options;
    const records: T[] = [];
    if (limit === 0) return records;
    for await (const record of this) if (records.push(record) >= limit) break;
    return records;
  }

  get #isBackwards(): boolean {
    return this.#origin.name === 'before_cursor';
  }

  async #page(): Promise<Page<T>> {
    return (await this.withResponse()).data;
  }
}
