import type { PageInfo } from './types';

/** The position of a page: at the start of the list, after a record, or before one. */
export interface Cursor {
  readonly after_cursor?: string;
  readonly before_cursor?: string;
}

/** The response to a list request. */
export interface PageData<T> {
  readonly data: readonly T[];
  readonly page_info: PageInfo;
}

type FetchPage<T> = (cursor: Cursor) => Promise<PageData<T>>;

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
    return new Page(await this.#fetchPage({ after_cursor: end_cursor }), this.#fetchPage);
  }

  /** Requests the previous page. Returns undefined, without a request, on the first page. */
  async previousPage(): Promise<Page<T> | undefined> {
    const { has_previous, start_cursor } = this.page_info;
    if (!has_previous || start_cursor === null) return undefined;
    return new Page(await this.#fetchPage({ before_cursor: start_cursor }), this.#fetchPage);
  }
}

/**
 * A list that is requested when it is used. Awaiting it returns the first page. Iterating it returns all records and
 * requests each page only when the one before it is used up:
 *
 *     const page = await client.payments.list({ limit: 10 });
 *     for await (const payment of client.payments.list()) …
 *
 * A list that starts with `before_cursor` is iterated backwards: first the record next to the cursor, then the one
 * before it.
 */
export class PageList<T> implements PromiseLike<Page<T>>, AsyncIterable<T> {
  readonly #start: Cursor;
  readonly #fetchPage: FetchPage<T>;
  #firstPage: Promise<Page<T>> | undefined;

  constructor(start: Cursor, fetchPage: FetchPage<T>) {
    this.#start = start;
    this.#fetchPage = fetchPage;
  }

  then<Result = Page<T>, Failure = never>(
    onFulfilled?: ((page: Page<T>) => Result | PromiseLike<Result>) | null,
    onRejected?: ((reason: unknown) => Failure | PromiseLike<Failure>) | null,
  ): Promise<Result | Failure> {
    return this.#first().then(onFulfilled, onRejected);
  }

  /** Iterates over the pages in the direction of the list. Each is requested when the loop reaches it. */
  async *pages(): AsyncGenerator<Page<T>, void, undefined> {
    let page: Page<T> | undefined = await this.#first();
    while (page !== undefined) {
      yield page;
      page = this.#backwards ? await page.previousPage() : await page.nextPage();
    }
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<T, void, undefined> {
    for await (const page of this.pages()) {
      yield* this.#backwards ? page.data.toReversed() : page.data;
    }
  }

  get #backwards(): boolean {
    return this.#start.before_cursor !== undefined;
  }

  #first(): Promise<Page<T>> {
    this.#firstPage ??= this.#fetchPage(this.#start).then((page) => new Page(page, this.#fetchPage));
    return this.#firstPage;
  }
}
