import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSandbox, openSandboxIn } from '../../mock-server/server';
import { controlOperations } from '../../spec/control';
import { operations } from '../../spec/resources';
import type { Operation } from '../../spec/vocabulary/operation';
import { type Api, type ApiResponse, exchange } from '../support/api';
import { card, payment } from '../support/bodies';
import { parseAs } from '../support/document';
import { filledLists } from '../support/filled-lists';
import { openPlatform, type TestPlatform } from '../support/test-platform';

const sandbox = createSandbox();
const target = { sandbox, baseUrl: 'http://sandbox.test', fetch: sandbox.fetch };
afterAll(() => sandbox.close());

const pageOf = ({ body }: ApiResponse) =>
  parseAs('PageInfo', typeof body === 'object' && body !== null && 'page_info' in body ? body.page_info : body);
/** The path of a list by its newer name: a deprecated path is the same list. */
const newerName = (path: string) =>
  path.replace('/v1/seller_accounts', '/v1/sub_accounts').replace('/v1/platform/proceeds', '/v1/proceeds');
/** A search goes on after its cursor only. */
const isPaged = ({ query = {} }: Operation) => Object.hasOwn(query, 'before_cursor');
const lists = Object.values<Operation>(operations).filter(isPaged);
const controlLists = Object.values<Operation>(controlOperations).filter(isPaged);

let platform: TestPlatform;
let api: Api;
let pathOf: (of: Operation) => string;
beforeAll(async () => {
  platform = await openPlatform(target);
  await platform.control('publishers', { url: 'http://localhost:2/' });
  await platform.control('faults', { operation: 'voidPayment', fault: { status: 500 } });
  ({ api, pathOf } = await filledLists(platform));
  await api.get('/v1/nothing', { Authorization: null });
});

/** Sends a request for a list, of the API or of the control API. */
const get = (path: string) => (path.startsWith('/_sandbox') ? exchange(target, 'GET', path) : api.get(path));
const cursorOf = async (path: string) => pageOf(await get(path)).end_cursor ?? '';
const outcomeOf = async (path: string) => {
  const answer = await get(path);
  return answer.status === 200 ? 200 : answer.error.code;
};
const base64Url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const contentOf = (cursor: string): readonly unknown[] => {
  const content: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
  return Array.isArray(content) ? content : [];
};

test('a cursor is valid for its own list only, on every list', async () => {
  const headers = { Authorization: `Bearer ${await api.token()}` };
  /** Without a check of the response against the document: there are so many pairs. */
  const codeOf = async (path: string) => {
    const answer = await sandbox.fetch(target.baseUrl + path, { headers });
    return answer.status === 200 ? 200 : parseAs('Error', await answer.json()).error.code;
  };
  const paths = [...lists, ...controlLists].map(pathOf);
  expect(paths.length).toBeGreaterThan(25);
  for (const path of paths) {
    const cursor = await cursorOf(`${path}?limit=1`);
    expect(cursor, path).not.toBe('');
    for (const other of paths) {
      const expected = newerName(other) === newerName(path) ? 200 : 'cursor_invalid';
      expect(await codeOf(`${other}?limit=1&after_cursor=${cursor}`), `${path} ${other}`).toBe(expected);
      expect(await codeOf(`${other}?before_cursor=${cursor}&limit=2`), `${path} ${other}`).toBe(expected);
    }
  }
});

test('a cursor that nobody was given is refused on every list', async () => {
  for (const path of [...lists, ...controlLists].map(pathOf)) {
    const [position, signature] = contentOf(await cursorOf(`${path}?limit=1`));
    const next = typeof position === 'number' ? position + 1 : `${String(position)}x`;
    const invented = [
      [next, signature],
      [position, 'x'],
      [position, ''],
      [position],
      [position, signature, 1],
      [1, 'py_1'],
    ];
    for (const content of invented)
      expect(await outcomeOf(`${path}?after_cursor=${base64Url(content)}`), `${path} ${String(content)}`).toBe(
        'cursor_invalid',
      );
  }
});

describe('a cursor of payments', () => {
  const filters = 'payment_status=succeeded&created_after=2000-01-01';
  const cases: readonly (readonly [name: string, query: string, next: string, outcome: number | string])[] = [
    ['with another limit', 'limit=1', 'limit=7&after_cursor=', 200],
    ['before the limit', 'limit=1', 'after_cursor=CURSOR&limit=7', 200],
    ['with an unknown parameter', 'limit=1', 'tea=1&after_cursor=', 200],
    ['with an empty filter', 'limit=1', 'payment_status=&after_cursor=', 200],
    ['with its filters', `limit=1&${filters}`, `${filters}&after_cursor=`, 200],
    [
      'with its filters in another order',
      `limit=1&${filters}`,
      'created_after=2000-01-01&after_cursor=CURSOR&payment_status=succeeded',
      200,
    ],
    [
      'with a filter that repeats',
      'limit=1&payment_status=failed&payment_status=succeeded',
      'payment_status=succeeded&after_cursor=',
      200,
    ],
    ['without its filter', 'limit=1&payment_status=succeeded', 'after_cursor=', 'cursor_invalid'],
    ['with a filter', 'limit=1', 'payment_status=succeeded&after_cursor=', 'cursor_invalid'],
    ['with another filter', `limit=1&${filters}`, 'payment_status=succeeded&after_cursor=', 'cursor_invalid'],
    [
      'with another value',
      'limit=1&created_after=2000-01-01',
      'created_after=2000-01-02&after_cursor=',
      'cursor_invalid',
    ],
    ['that the cursor after an empty one replaces', 'limit=1', 'before_cursor=x&before_cursor=&after_cursor=', 200],
    ['before an empty one', 'limit=1', 'after_cursor=CURSOR&before_cursor=', 200],
    ['before an invented one', 'limit=1', 'after_cursor=CURSOR&before_cursor=x', 'cursor_invalid'],
  ];

  test.each(cases)('%s: %s, then %s', async (_, query, next, outcome) => {
    const cursor = await cursorOf(`/v1/payments?${query}`);
    const sent = next.includes('CURSOR') ? next.replace('CURSOR', cursor) : next + cursor;
    expect(await outcomeOf(`/v1/payments?${sent}`)).toBe(outcome);
  });

  test('that is empty counts as absent', async () => {
    for (const query of ['after_cursor=', 'before_cursor=', 'after_cursor=&before_cursor='])
      expect((await api.get(`/v1/payments?${query}`)).as('PaymentList')).toEqual(
        (await api.get('/v1/payments')).as('PaymentList'),
      );
  });

  test('of another account, mode or platform is refused', async () => {
    const own = await openPlatform(target);
    const other = await openPlatform(target);
    const shops = [await own.newSubAccount(), await own.newSubAccount()];
    const callers = [own.testMode, own.liveMode, ...shops.map((shop) => shop.api), other.testMode];
    for (const caller of callers) await caller.post('/v1/payments', payment());
    for (const caller of callers) {
      const cursor = pageOf(await caller.get('/v1/payments?limit=1')).end_cursor ?? '';
      for (const sender of callers) {
        const { status } = await sender.get(`/v1/payments?after_cursor=${cursor}`);
        expect(status).toBe(sender === caller ? 200 : 422);
      }
    }
  });

  test('is that of the account, whichever header names it', async () => {
    const { testMode, newSubAccount } = await openPlatform(target);
    const { id, api: shop } = await newSubAccount();
    await shop.post('/v1/payments', payment());
    const cursor = pageOf(await shop.get('/v1/payments?limit=1')).end_cursor ?? '';
    for (const name of ['Sub-Account', 'Seller-Account', 'Account'])
      expect((await testMode.get(`/v1/payments?after_cursor=${cursor}`, { [name]: id })).status, name).toBe(200);
    expect((await testMode.get(`/v1/account/${id}/payments?after_cursor=${cursor}`)).error.code).toBe('cursor_invalid');
  });
});

test('a cursor stays valid when its row is changed, and when it leaves its list', async () => {
  const { testMode } = await openPlatform(target);
  const ids = [];
  for (let i = 0; i < 3; i++)
    ids.unshift((await testMode.post('/v1/payments', payment({ capture_strategy: 'manual' }))).payment.id);
  const idsAfter = async (cursor: string) =>
    (await testMode.get(`/v1/payments?payment_status=authorized&after_cursor=${cursor}`))
      .as('PaymentList')
      .data.map(({ id }) => id);
  const cursor = pageOf(await testMode.get('/v1/payments?payment_status=authorized&limit=1')).end_cursor ?? '';
  await testMode.patch(`/v1/payments/${ids[0]}`, { description: 'Tea' });
  expect(await idsAfter(cursor)).toEqual(ids.slice(1));
  await testMode.post(`/v1/payments/${ids[0]}/capture`);
  expect(await idsAfter(cursor)).toEqual(ids.slice(1));
});

test('a cursor is valid after a restore of a snapshot, and not after the import of another platform', async () => {
  const one = await openPlatform(target);
  const another = await openPlatform(target);
  for (const { testMode } of [one, another])
    for (let i = 0; i < 2; i++) await testMode.post('/v1/payment_methods', { payment_method: { card: card() } });
  const paths = ['/v1/payment_methods', `/_sandbox/platforms/${one.id}/events`];
  const ask = (path: string) => (path.startsWith('/v1') ? one.testMode.get(path) : exchange(target, 'GET', path));
  const cursors = [];
  for (const path of paths) cursors.push(`${path}?after_cursor=${pageOf(await ask(`${path}?limit=1`)).end_cursor}`);
  await one.control('snapshots', { name: 'two cards' });
  await one.control('reset');
  await one.control('snapshots/two%20cards/restore');
  for (const path of cursors) expect((await ask(path)).status, path).toBe(200);
  const file = await exchange(target, 'GET', `/_sandbox/platforms/${another.id}/export`);
  await exchange(target, 'POST', `/_sandbox/platforms/${one.id}/import`, { body: file.text });
  for (const path of cursors) expect((await ask(path)).error.code, path).toBe('cursor_invalid');
});

test('a cursor is valid after a restart', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'cursors-'));
  try {
    const first = await openSandboxIn(directory);
    for (let i = 0; i < 2; i++) await first.client().paymentIntents.create({ amount: 1_000, currency: 'usd' });
    const { page_info } = await first.client().paymentIntents.list({ limit: 1 });
    await first.close();
    const second = await openSandboxIn(directory);
    const page = await second.client().paymentIntents.list({ after_cursor: page_info.end_cursor ?? '' });
    expect(page.data).toHaveLength(1);
    await second.close();
  } finally {
    await rm(directory, { recursive: true });
  }
});
