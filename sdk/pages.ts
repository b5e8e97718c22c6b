import type { WithResponse } from './api-promise';
import { checkOptions, limit as limitCheck, type OptionChecks } from './option-checks';
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

/** A page of a list. Source: Endpoints, Common rules. */
export class Page<T> implements PageData<T> {
  /** The records in the order of the list, at most `limit` (default: 25, maximum: 100). */
  readonly data: readonly T[];
  /** The cursors of the page, and whether others precede and follow it. */
  readonly page_info: PageInfo;
  readonly #fetchPage: FetchPage<T>;

  constructor({ data, page_info }: PageData<T>, fetchPage: FetchPage<T>) {
    this.data = data;
    this.page_info = page_info;
    this.#fetchPage = fetchPage;
  }

  /** Requests the next page. Returns undefined, without a request, on the last page. */
  async nextPage(): Promise<Page<T> | undefined> {
    const { has_next, end_cursor } = this.page_info;
    if (!has_next || end_cursor === null) return undefined;
    return this.#at({ after_cursor: end_cursor });
  }

  /** Requests the previous page. Returns undefined, without a request, on the first page. */
  async previousPage(): Promise<Page<T> | undefined> {
    const { has_previous, start_cursor } = this.page_info;
    if (!has_previous || start_cursor === null) return undefined;
    return this.#at({ before_cursor: start_cursor });
  }

  async #at(cursor: Cursor): Promise<Page<T>> {
    return new Page((await this.#fetchPage(cursor)).data, this.#fetchPage);
  }
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
 * The records of a page stay in the order of the list.
 */
export class PageList<T> implements Promise<Page<T>>, AsyncIterable<T> {
  readonly #start: Cursor;
  readonly #fetchPage: FetchPage<T>;
  #first: Promise<WithResponse<Page<T>>> | undefined;

  constructor(start: Cursor, fetchPage: FetchPage<T>) {
    this.#start = start;
    this.#fetchPage = fetchPage;
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
    this.#first ??= this.#fetchPage(this.#start).then((response) => ({
      ...response,
      data: new Page(response.data, this.#fetchPage),
    }));
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
    return this.#start.before_cursor !== undefined;
  }

  async #page(): Promise<Page<T>> {
    return (await this.withResponse()).data;
  }
}
