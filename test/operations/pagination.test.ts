import { describe, expect, test } from 'vitest';
import { createSandbox } from '../../mock-server';
import type { ApiResponse, Api } from '../support/api';
import { TestClock } from '../support/clock';
import { payment } from '../support/bodies';
import { eachFront } from '../support/fronts';
import { openPlatform } from '../support/test-platform';

const outcome = ({ status, error }: ApiResponse) => [status, error.code];

interface Page {
  readonly names: readonly string[];
  readonly has_previous: boolean;
  readonly has_next: boolean;
  readonly start_cursor: string | null;
  readonly end_cursor: string | null;
}

/** A list whose records tell which they are: payments by their description, sub accounts by their name. */
interface List {
  readonly name: string;
  readonly add: (api: Api, name: string) => Promise<unknown>;
  readonly page: (api: Api, query: string) => Promise<Page>;
  /** Puts names that were added in this order into the order of the list. */
  readonly order: (names: readonly string[]) => string[];
}

const payments: List = {
  name: 'payments',
  add: async (api, description) => (await api.post('/v1/payments', payment({ description }))).payment,
  page: async (api, query) => {
    const { data, page_info } = (await api.get(`/v1/payments?${query}`)).as('PaymentList');
    return { names: data.map((one) => one.description ?? ''), ...page_info };
  },
  order: (names) => [...names].reverse(),
};

const subAccounts: List = {
  name: 'sub accounts',
  add: async (api, name) => (await api.post('/v1/sub_accounts', { name })).subAccount,
  page: async (api, query) => {
    const { data, page_info } = (await api.get(`/v1/sub_accounts?${query}`)).as('SubAccountList');
    return { names: data.map((one) => one.name), ...page_info };
  },
  order: (names) => [...names].sort(),
};

async function fill(list: List, api: Api, names: readonly string[]): Promise<string[]> {
  for (const name of names) await list.add(api, name);
  return list.order(names);
}

const cursor = (which: 'after' | 'before', value: string | null) =>
  `${which}_cursor=${encodeURIComponent(value ?? '')}`;

describe.each([payments, subAccounts])('$name', (list) => {
  eachFront((front) => {
    test('forwards and backwards', async () => {
      const { testMode: api } = await front.newPlatform();
      const all = await fill(list, api, ['c', 'a', 'e', 'b', 'd']);

      const first = await list.page(api, 'limit=2');
      expect(first).toMatchObject({ names: all.slice(0, 2), has_previous: false, has_next: true });
      const second = await list.page(api, `limit=2&${cursor('after', first.end_cursor)}`);
      expect(second).toMatchObject({ names: all.slice(2, 4), has_previous: true, has_next: true });
      const third = await list.page(api, `limit=2&${cursor('after', second.end_cursor)}`);
      expect(third).toMatchObject({ names: all.slice(4), has_previous: true, has_next: false });
      const beyond = await list.page(api, `limit=2&${cursor('after', third.end_cursor)}`);
      const empty = { names: [], start_cursor: null, end_cursor: null };
      expect(beyond).toStrictEqual({ ...empty, has_previous: true, has_next: false });

      expect(await list.page(api, `limit=2&${cursor('before', third.start_cursor)}`)).toStrictEqual(second);
      expect(await list.page(api, `limit=2&${cursor('before', second.start_cursor)}`)).toStrictEqual(first);
      const before = await list.page(api, `limit=2&${cursor('before', first.start_cursor)}`);
      expect(before).toStrictEqual({ ...empty, has_previous: false, has_next: true });
    });

    test('no records, and fewer than fit on a page', async () => {
      const { testMode: api } = await front.newPlatform();
      expect(await list.page(api, '')).toStrictEqual({
        names: [],
        has_previous: false,
        has_next: false,
        start_cursor: null,
        end_cursor: null,
      });
      await list.add(api, 'a');
      const { start_cursor, end_cursor, ...rest } = await list.page(api, '');
      expect(rest).toStrictEqual({ names: ['a'], has_previous: false, has_next: false });
      expect(start_cursor).toBe(end_cursor);
      expect(start_cursor).toMatch(/^[\w-]+$/);
    });
  });
});

eachFront((front) => {
  test('of several cursors, and of several limits, the last one counts', async () => {
    const { testMode: api } = await front.newPlatform();
    await fill(payments, api, ['1', '2', '3', '4', '5']);
    const { end_cursor: four } = await payments.page(api, 'limit=2');
    const { end_cursor: two } = await payments.page(api, 'limit=4');
    const names = async (query: string) => (await payments.page(api, query)).names;
    expect(await names(`${cursor('after', four)}&${cursor('before', two)}`)).toEqual(['5', '4', '3']);
    expect(await names(`${cursor('before', two)}&${cursor('after', four)}`)).toEqual(['3', '2', '1']);
    expect(await names(`${cursor('after', four)}&${cursor('after', two)}`)).toEqual(['1']);
    expect(await names('limit=1&limit=3')).toEqual(['5', '4', '3']);
    expect(await names('limit=3&limit=x')).toHaveLength(5);
  });

  test('a cursor that is none', async () => {
    const { testMode: api } = await front.newPlatform();
    await fill(payments, api, ['1', '2']);
    await fill(subAccounts, api, ['a', 'b']);
    const text = (value: string) => Buffer.from(value).toString('base64url');
    const ofAccounts = (await subAccounts.page(api, 'limit=1')).end_cursor ?? '';
    const bad = ['x', '%00', 'py_1', text('{}'), text('[1]'), text('[null,"x"]'), text('[[],"x"]'), ofAccounts];
    for (const value of bad) {
      for (const which of ['after_cursor', 'before_cursor']) {
        const answer = await api.get(`/v1/payments?${which}=${value}`);
        expect(outcome(answer), value).toEqual([422, 'cursor_invalid']);
        expect(answer.error.message).toContain(which);
      }
    }
    const ofPayments = (await payments.page(api, 'limit=1')).end_cursor;
    expect(outcome(await api.get(`/v1/sub_accounts?after_cursor=${ofPayments}`))).toEqual([422, 'cursor_invalid']);
  });

  test('parameters that no list knows are ignored', async () => {
    const { testMode: api } = await front.newPlatform();
    expect((await api.get('/v1/payments?colour=red&__proto__=1&limit[]=2')).status).toBe(200);
  });
});

async function filledSandbox(names: readonly string[], list: List) {
  const target = { baseUrl: 'http://sandbox.test', ...openSandbox() };
  const platform = await openPlatform(target);
  return { ...platform, all: await fill(list, platform.testMode, names) };
}

function openSandbox() {
  const sandbox = createSandbox({ clock: new TestClock() });
  return { sandbox, fetch: sandbox.fetch };
}

test('a limit is a whole number from 1 to 100; others are moved there, or mean 25', async () => {
  const { testMode: api } = await filledSandbox(Array.from({ length: 110 }, String), payments);
  const lengths: (readonly [string, number])[] = [];
  const limits = [
    '',
    'limit=',
    'limit=1',
    'limit=100',
    'limit=101',
    'limit=99999999999999999999',
    'limit=0',
    'limit=-5',
  ];
  for (const query of [...limits, 'limit=2.5', 'limit=ten', 'limit=1e1', 'limit=0x10', 'limit=%2010', 'limit=007']) {
    lengths.push([query, (await payments.page(api, query)).names.length]);
  }
  expect(lengths).toEqual([
    ['', 25],
    ['limit=', 25],
    ['limit=1', 1],
    ['limit=100', 100],
    ['limit=101', 100],
    ['limit=99999999999999999999', 100],
    ['limit=0', 1],
    ['limit=-5', 1],
    ['limit=2.5', 25],
    ['limit=ten', 25],
    ['limit=1e1', 25],
    ['limit=0x10', 25],
    ['limit=%2010', 25],
    ['limit=007', 7],
  ]);
});
