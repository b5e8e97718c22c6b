import type { PageInfo } from './types';

/** The place of a page: from the start, after a record, or before one. */
export interface Cursor {
  readonly after_cursor?: string;
  readonly before_cursor?: string;
}

/** What the service answers to a list. */
export interface PageData<T> {
  readonly data: readonly T[];
  readonly page_info: PageInfo;
}

type FetchPage<T> = (cursor: Cursor) => Promise<PageData<T>>;

/** A list whose pages are asked for with the same parameters, but for the cursor. */
export function listOf<T, Params extends Cursor>(
  params: Params,
  fetchPage: (query: Omit<Params, keyof Cursor> & Cursor) => Promise<PageData<T>>,
): PageList<T> {
  const { after_cursor: _after, before_cursor: _before, ...filters } = params;
  return new PageList(params, (cursor) => fetchPage({ ...filters, ...cursor }));
}

/** A page of a list, and the way to its neighbours. Source: Endpoints, Common rules. */
export class Page<T> implements PageData<T> {
  /** The records, in the order of the list. */
  readonly data: readonly T[];
  readonly page_info: PageInfo;
  readonly #fetchPage: FetchPage<T>;

  constructor({ data, page_info }: PageData<T>, fetchPage: FetchPage<T>) {
    this.data = data;
    this.page_info = page_info;
    this.#fetchPage = fetchPage;
  }

  /** The page that follows in the list; undefined, without a request, when this is the last one. */
  async nextPage(): Promise<Page<T> | undefined> {
    const { has_next, end_cursor } = this.page_info;
    if (!has_next || end_cursor === null) return undefined;
    return new Page(await this.#fetchPage({ after_cursor: end_cursor }), this.#fetchPage);
  }

  /** The page before this one in the list; undefined, without a request, when this is the first one. */
  async previousPage(): Promise<Page<T> | undefined> {
    const { has_previous, start_cursor } = this.page_info;
    if (!has_previous || start_cursor === null) return undefined;
    return new Page(await this.#fetchPage({ before_cursor: start_cursor }), this.#fetchPage);
  }
}

/**
 * A list that has not been asked for yet. Awaiting it gives its first page; iterating gives all records, a page at a
 * time, and asks for a page only when the one before is used up:
 *
 *     const page = await client.payments.list({ limit: 10 });
 *     for await (const payment of client.payments.list()) …
 *
 * A list that starts with `before_cursor` runs backwards: the record next to the cursor first, then the one before it.
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

  /** The pages in the direction of the list: each is asked for when the loop comes to it. */
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
