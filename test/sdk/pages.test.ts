import { AsyncLocalStorage } from 'node:async_hooks';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ApiError, type Client } from '../../sdk';
import { clientOf, failure, fakeService, json } from './fake-service';

const IDS = ['py_5', 'py_4', 'py_3', 'py_2', 'py_1'];

/** Returns a page of five payments, newest first. The id of a payment is its cursor. */
async function respondWithPage(url: string): Promise<Response> {
  const query = new URL(url).searchParams;
  const limit = Number(query.get('limit') ?? 25);
  const after = query.get('after_cursor');
  const before = query.get('before_cursor');
  const from = after !== null ? IDS.indexOf(after) + 1 : before !== null ? Math.max(0, IDS.indexOf(before) - limit) : 0;
  const to = before !== null ? IDS.indexOf(before) : from + limit;
  const ids = IDS.slice(from, to);
  const page_info = {
    has_previous: from > 0,
    has_next: to < IDS.length,
    start_cursor: ids.at(0) ?? null,
    end_cursor: ids.at(-1) ?? null,
  };
  return json(200, { id: null, type: 'array', data: ids.map((id) => ({ id })), page_info });
}

function service() {
  const { fetch: tokens } = fakeService();
  const queries: string[] = [];
  const fetch = async (url: string, init: RequestInit): Promise<Response> => {
    if (url.endsWith('/oauth/token')) return tokens(url, init);
    queries.push(new URL(url).search);
    return respondWithPage(url);
  };
  return { client: clientOf(fetch), queries };
}

async function idsOf(list: AsyncIterable<{ readonly id: string }>): Promise<string[]> {
  const ids: string[] = [];
  for await (const { id } of list) ids.push(id);
  return ids;
}

test('awaiting a list returns its first page', async () => {
  const { client, queries } = service();
  const page = await client.payments.list({ limit: 2 });
  expect(page.data.map(({ id }) => id)).toEqual(['py_5', 'py_4']);
  expect(page.page_info).toEqual({ has_previous: false, has_next: true, start_cursor: 'py_5', end_cursor: 'py_4' });
  expect(queries).toEqual(['?limit=2']);
});

test('nextPage and previousPage keep the filters', async () => {
  const { client, queries } = service();
  const first = await client.subAccounts.list({ limit: 2, status: 'enabled' });
  const second = await first.nextPage();
  const back = await second?.previousPage();
  expect(second?.data.map(({ id }) => id)).toEqual(['py_3', 'py_2']);
  expect(back?.data).toEqual(first.data);
  expect(queries).toEqual([
    '?limit=2&status=enabled',
    '?limit=2&status=enabled&after_cursor=py_4',
    '?limit=2&status=enabled&before_cursor=py_3',
  ]);
});

test('beyond the ends the result is undefined and nothing is requested', async () => {
  const { client, queries } = service();
  const page = await client.refunds.list();
  await expect(page.nextPage()).resolves.toBeUndefined();
  await expect(page.previousPage()).resolves.toBeUndefined();
  expect(queries).toHaveLength(1);
});

test('iterating yields every record once', async () => {
  const { client, queries } = service();
  expect(await idsOf(client.payments.list({ limit: 2 }))).toEqual(IDS);
  expect(queries).toEqual(['?limit=2', '?limit=2&after_cursor=py_4', '?limit=2&after_cursor=py_2']);
});

test('iterating from before_cursor runs backwards without a gap', async () => {
  const { client, queries } = service();
  expect(await idsOf(client.payments.list({ limit: 2, before_cursor: 'py_1' }))).toEqual([
    'py_2',
    'py_3',
    'py_4',
    'py_5',
  ]);
  expect(queries).toEqual(['?limit=2&before_cursor=py_1', '?limit=2&before_cursor=py_3']);
});

test('a page is requested when it is needed', async () => {
  const { client, queries } = service();
  const list = client.payments.list({ limit: 2 });
  expect(queries).toEqual([]);
  for await (const { id } of list) if (id === 'py_4') break;
  expect(queries).toHaveLength(1);
});

test('pages can be iterated, and the first is requested once', async () => {
  const { client, queries } = service();
  const list = client.payments.list({ limit: 3 });
  await list;
  const sizes: number[] = [];
  for await (const page of list.pages()) sizes.push(page.data.length);
  expect(sizes).toEqual([3, 2]);
  expect(queries).toHaveLength(2);
});

test('an empty page ends the iteration, whatever its page_info', async () => {
  const page_info = { has_previous: true, has_next: true, start_cursor: null, end_cursor: null };
  const { fetch, seen } = fakeService(json(200, { id: null, type: 'array', data: [], page_info }));
  expect(await idsOf(clientOf(fetch).payments.list())).toEqual([]);
  expect(seen).toHaveLength(1);
});

test('a failure rejects an awaited and an iterated list', async () => {
  const { fetch } = fakeService(failure(422, 'cursor_invalid'));
  const list = clientOf(fetch).payments.list({ after_cursor: 'x' });
  await expect(list).rejects.toMatchObject({ code: 'cursor_invalid' });
  await expect(idsOf(list)).rejects.toMatchObject({ code: 'cursor_invalid' });
});

test('a list is a promise of its first page', async () => {
  const { client, queries } = service();
  const list = client.payments.list({ limit: 2 });
  const done: string[] = [];
  await expect(list.catch(() => undefined)).resolves.toHaveProperty('data.length', 2);
  await expect(list.finally(() => done.push('finally'))).resolves.toHaveProperty('data.length', 2);
  await expect(Promise.race([list])).resolves.toHaveProperty('data.length', 2);
  expect(done).toEqual(['finally']);
  expect(String(list)).toBe('[object PageList]');
  expect(queries).toEqual(['?limit=2']);
});

test('catch and finally see a failure', async () => {
  const { fetch } = fakeService(failure(422, 'cursor_invalid'));
  const list = clientOf(fetch).payments.list();
  await expect(list.catch((error: unknown) => error)).resolves.toMatchObject({ code: 'cursor_invalid' });
  await expect(list.finally(() => {})).rejects.toMatchObject({ code: 'cursor_invalid' });
});

test('withResponse has the first page and the head of its response', async () => {
  const { client, queries } = service();
  const { data, status, requestId } = await client.payments.list({ limit: 2 }).withResponse();
  const second = await data.nextPage();
  expect([status, requestId]).toEqual([200, undefined]);
  expect(second?.data.map(({ id }) => id)).toEqual(['py_3', 'py_2']);
  expect(queries).toHaveLength(2);
});

/** Limit → records and requests. */
test.each([
  [undefined, IDS, 3],
  [Infinity, IDS, 3],
  [5, IDS, 3],
  [4, IDS.slice(0, 4), 2],
  [3, IDS.slice(0, 3), 2],
  [2, IDS.slice(0, 2), 1],
  [0, [], 0],
])('toArray with a limit of %s requests no page beyond it', async (limit, ids, requests) => {
  const { client, queries } = service();
  const payments = await client.payments.list({ limit: 2 }).toArray({ limit });
  expect(payments.map(({ id }) => id)).toEqual(ids);
  expect(queries).toHaveLength(requests);
});

test('toArray and pages run backwards from before_cursor', async () => {
  const { client } = service();
  const list = () => client.payments.list({ limit: 2, before_cursor: 'py_1' });
  expect((await list().toArray({ limit: 3 })).map(({ id }) => id)).toEqual(['py_2', 'py_3', 'py_4']);
  const pages: string[][] = [];
  for await (const { data } of list().pages()) pages.push(data.map(({ id }) => id));
  expect(pages).toEqual([
    ['py_3', 'py_2'],
    ['py_5', 'py_4'],
  ]);
});

test('cursors that are undefined count as absent', async () => {
  const { client, queries } = service();
  await client.payments.list({ limit: 5, after_cursor: undefined, before_cursor: undefined });
  expect(queries).toEqual(['?limit=5']);
});

/** Returns a client of a service whose pages lead from cursor to cursor as given, both ways, whatever the query is. */
function leading(...cursors: readonly string[]) {
  let requests = 0;
  const { fetch: tokens } = fakeService();
  const client = clientOf(async (url, init) => {
    if (url.endsWith('/oauth/token')) return tokens(url, init);
    const cursor = cursors[Math.min(requests, cursors.length - 1)] ?? null;
    requests += 1;
    if (requests > 100) throw new Error('the list does not end');
    const page_info = { has_previous: true, has_next: true, start_cursor: cursor, end_cursor: cursor };
    return json(200, { id: null, type: 'array', data: [{ id: cursor }], page_info }, { 'Request-Id': 'req_1' });
  });
  return { client, requests: () => requests };
}

/** Use of a list → the cursor that it starts with. */
const uses: Readonly<
  Record<string, (list: (client: Client) => ReturnType<Client['payments']['list']>, client: Client) => Promise<unknown>>
> = {
  'for await': (list, client) => idsOf(list(client)),
  pages: async (list, client) => {
    for await (const _ of list(client).pages());
  },
  toArray: (list, client) => list(client).toArray(),
  'nextPage, again and again': async (list, client) => {
    for (let page = await list(client).then(); page;) {
      const next = await page.nextPage();
      if (next === undefined) break;
      page = next;
    }
  },
  'previousPage, again and again': async (list, client) => {
    for (let page = await list(client).then(); page;) {
      const previous = await page.previousPage();
      if (previous === undefined) break;
      page = previous;
    }
  },
};

test('a list that goes on without a cursor ends with an error, forwards and backwards', async () => {
  const { fetch: tokens } = fakeService();
  const page_info = { has_previous: true, has_next: true, start_cursor: null, end_cursor: null };
  const client = clientOf(async (url, init) => {
    if (url.endsWith('/oauth/token')) return tokens(url, init);
    return json(200, { id: null, type: 'array', data: [{ id: 'py_5' }], page_info });
  });
  for (const [start, cursor] of [
    [{}, 'end_cursor'],
    [{ before_cursor: 'py_4' }, 'start_cursor'],
  ] as const) {
    const error = await client.payments
      .list(start)
      .toArray()
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ code: 'answer_unreadable', status: undefined });
    expect(String(error)).toContain(`the list goes on, but the response has no ${cursor}`);
    // What was read before is not lost.
    expect(await client.payments.list(start).toArray({ limit: 1 })).toEqual([{ id: 'py_5' }]);
  }
});

describe.each(Object.entries(uses))('a list whose cursor does not move ends with an error: %s', (_name, use) => {
  test.each([
    ['the same page again, as without its query', ['a'], {}, 2],
    ['the page that the list starts with', ['a'], { after_cursor: 'a' }, 1],
    ['the page before which the list starts', ['a'], { before_cursor: 'a' }, 1],
    ['a later page that leads to itself', ['a', 'b', 'b'], {}, 3],
  ] as const)('%s', async (_case, cursors, start, expected) => {
    const { client, requests } = leading(...cursors);
    const error = await use((from) => from.payments.list(start), client).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      code: 'answer_unreadable',
      status: 200,
      requestId: 'req_1',
      message: 'the list does not end: does a proxy or a cache drop its query? (GET /v1/payments, request req_1)',
    });
    expect(requests()).toBeLessThanOrEqual(expected + 1);
  });
});

test('a page is read again as often as it is asked for, in any order', async () => {
  const { client } = service();
  await fc.assert(
    fc.asyncProperty(fc.array(fc.boolean(), { maxLength: 20 }), async (steps) => {
      let page = await client.payments.list({ limit: 2 });
      for (const isForward of steps) page = (await (isForward ? page.nextPage() : page.previousPage())) ?? page;
      const one = await page.nextPage();
      const other = await page.nextPage();
      expect(one?.data).toEqual(other?.data);
    }),
    { numRuns: 50 },
  );
});

test('a list runs in the context in which it was made, not in that of its reader', async () => {
  const storage = new AsyncLocalStorage<string>();
  const seen: (string | undefined)[] = [];
  const { fetch: tokens } = fakeService();
  const client = clientOf(async (url, init) => {
    seen.push(storage.getStore());
    return url.endsWith('/oauth/token') ? tokens(url, init) : respondWithPage(url);
  });
  const list = storage.run('made here', () => client.payments.list({ limit: 2 }));
  expect(await storage.run('read here', () => idsOf(list))).toEqual(IDS);
  expect([...new Set(seen)]).toEqual(['made here']);
});
