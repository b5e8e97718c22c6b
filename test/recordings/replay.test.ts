import { describe, expect, it } from 'vitest';
import { createSandbox } from '../../mock-server';
import type { ReplayedExchange } from '../../mock-server/recordings/exchange';
import { objectSource } from '../../mock-server/recordings/har/har-object';
import { memoryTarget } from '../../mock-server/recordings/replay/memory-target';
import { replay } from '../../mock-server/recordings/replay/replay';
import type { ReplayTarget } from '../../mock-server/recordings/replay/target';
import { selectRecording } from '../../mock-server/recordings/select';
import { documentOf } from '../support/entities';
import { recordedFlow } from '../support/recorded-flow';
import { allOf, entry, type EntryFacts, harOf } from './support/entries';

async function replayed(har: unknown, target: ReplayTarget = memoryTarget()) {
  const recording = await selectRecording(objectSource(har));
  const run = replay(recording, target);
  const pairs = await allOf(run);
  const events = await allOf(run.events());
  await run.close();
  return { recording, pairs, events, bindings: run.bindings };
}

const replayedEntries = (...entries: readonly EntryFacts[]) =>
  replayed(harOf(entries.map((facts) => entry({ at: start, ...facts }))));

const statuses = (pairs: readonly ReplayedExchange[]) => pairs.map(({ sandbox }) => sandbox?.status);

/** Returns an id of a recording. */
const id = (prefix: string, letter: string) => `${prefix}_${letter.repeat(22)}`;

const [hour, day] = [3_600_000, 86_400_000];
const start = Date.parse('2026-03-02T15:00:00Z');

/** Returns the facts of a request that creates a payment. */
function createPayment(letter: string, facts: Partial<EntryFacts> = {}): EntryFacts {
  const card = { name: 'Ada', number: '4242424242424242', verification: '123', month: '5', year: '2042' };
  return {
    method: 'POST',
    path: '/v1/payments',
    at: start,
    status: 201,
    headers: { 'Idempotency-Key': letter, 'Content-Type': 'application/json' },
    body: { amount: 1000, currency: 'usd', payment_method: { card: { ...card, address_postal_code: '55555' } } },
    text: {
      id: id('py', letter),
      type: 'payment',
      data: { id: id('py', letter), payment_method: { card: { id: id('pm', letter), token: id('pm', letter) } } },
    },
    ...facts,
  };
}

/** Returns the facts of a request for a token. */
function requestToken(token: string | null, facts: Partial<EntryFacts> = {}): EntryFacts {
  return {
    method: 'POST',
    path: '/oauth/token',
    at: start,
    status: token === null ? 401 : 200,
    headers: { 'Content-Type': 'application/json' },
    body: { client_id: 'real', client_secret: 'secret' },
    text: token === null ? { error: { code: 'not_authenticated' } } : { access_token: token },
    ...facts,
  };
}

describe('the recording of a sandbox', () => {
  it('is replayed on another platform with another seed: the same statuses, and the same events', async () => {
    const har = await recordedFlow({ randomSeed: 'recorded' });
    const { recording, pairs, events } = await replayed(har);
    const different = pairs.filter(({ recorded, sandbox }) => recorded.response.status !== sandbox?.status);
    expect(different).toEqual([]);
    const recorded = (await allOf(recording.deliveries())).map(({ eventName }) => eventName);
    expect(events.map((event) => event['event_name'])).toEqual(recorded);
    expect(pairs.length).toBeGreaterThan(100);
  });
});

describe('ids', () => {
  it('of answers are bound by their places, and translated in paths, queries, bodies and headers', async () => {
    const account = id('acc', 'A');
    const { pairs } = await replayedEntries(
      {
        method: 'POST',
        path: '/v1/sub_accounts',
        status: 201,
        headers: { 'Content-Type': 'application/json' },
        body: { name: 'Shop' },
        text: { id: account, type: 'sub_account', data: { id: account } },
      },
      createPayment('B', { headers: { 'Idempotency-Key': 'b', 'Sub-Account': account } }),
      createPayment('C', {
        headers: { 'Idempotency-Key': 'c', 'Sub-Account': account },
        body: { amount: 500, currency: 'usd', payment_method: { token: id('pm', 'B') } },
      }),
      { path: `/v1/payments/${id('py', 'C')}`, text: {} },
      { path: `/v1/payments?payment_method_id=${id('pm', 'B')}`, headers: { 'Sub-Account': account }, text: {} },
    );
    expect(statuses(pairs)).toEqual([201, 201, 201, 200, 200]);
    expect(JSON.parse(pairs[4]?.sandbox?.body ?? '')).toMatchObject({ data: [{ amount: 500 }, { amount: 1000 }] });
  });

  it('that appear first in a delivery are bound to those of the event', async () => {
    const intent = { id: id('py', 'B'), payment_intent_id: id('pi', 'B') };
    const { pairs } = await replayedEntries(
      createPayment('B'),
      {
        method: 'POST',
        host: 'shop.example',
        path: '/hooks',
        at: start + 1,
        body: { id: 'evt', event_name: 'payment.succeeded', data: intent },
      },
      { path: `/v1/payment_intents/${id('pi', 'B')}`, at: start + 2, text: {} },
    );
    expect(statuses(pairs)).toEqual([201, 200]);
  });

  it('of cursors are translated to those of the sandbox', async () => {
    const { pairs } = await replayedEntries(
      createPayment('B'),
      createPayment('C'),
      { path: '/v1/payments?limit=1', at: start, text: { data: [], page_info: { end_cursor: 'Y3Vyc29y==' } } },
      { path: '/v1/payments?limit=1&after_cursor=Y3Vyc29y%3D%3D', at: start, text: {} },
    );
    expect(statuses(pairs)).toEqual([201, 201, 200, 200]);
  });

  it('that the sandbox has no object for say which exchange they follow', async () => {
    const { pairs } = await replayedEntries(createPayment('B', { body: { amount: 1, currency: 'usd' } }), {
      method: 'POST',
      path: `/v1/payments/${id('py', 'B')}/void`,
      headers: { 'Idempotency-Key': 'v' },
      text: {},
    });
    expect(pairs).toMatchObject([{ sandbox: { status: 422 } }, { sandbox: { status: 404 }, follows: 1 }]);
  });
});

describe('what is not replayed', () => {
  it('is a request that no operation matches, unless it was refused for that', async () => {
    const { pairs } = await replayedEntries(
      { path: '/v1/payments' },
      { path: '/v1/terminals' },
      { path: '/v1/nothing', status: 404 },
      { path: '/v1/payments', method: 'DELETE', status: 405 },
    );
    expect(pairs.map((pair) => ('reason' in pair ? pair.reason : pair.sandbox.status))).toEqual([
      200,
      'no_operation',
      404,
      405,
    ]);
  });

  it('is a request that needs an object which the recording neither creates nor shows', async () => {
    const { pairs } = await replayedEntries(
      { path: `/v1/refunds/${id('re', 'A')}`, text: {} },
      { path: `/v1/refunds/${id('re', 'B')}`, status: 404 },
    );
    expect(pairs).toMatchObject([{ reason: 'never_created', id: id('re', 'A') }, { sandbox: { status: 404 } }]);
  });
});

describe('objects from before the recording', () => {
  const account = id('acc', 'Z');
  const shown = {
    id: account,
    platform_account_id: id('acc', 'P'),
    name: 'Old',
    account_type: 'test',
    currency: 'usd',
  };
  const card = {
    id: id('pm', 'Z'),
    acct_last_four: '4242',
    brand: 'visa',
    name: 'Ada',
    month: '5',
    year: '2042',
    metadata: {},
  };
  const payment = {
    id: id('py', 'Z'),
    account_id: account,
    amount: 2000,
    status: 'succeeded',
    currency: 'usd',
    payment_intent_id: id('pi', 'Z'),
    created_at: '2026-03-01T00:00:00Z',
    payment_method: { card },
  };

  const named = { 'Sub-Account': account };

  it('are imported where the recording shows them: an account with a payment', async () => {
    const { pairs } = await replayedEntries(
      createPayment('B', { headers: { 'Idempotency-Key': 'b', ...named } }),
      { path: `/v1/sub_accounts/${account}`, text: { data: { ...shown, status: 'enabled' } } },
      { path: '/v1/payments?limit=1', headers: named, text: { data: [payment] } },
      {
        method: 'POST',
        path: `/v1/payments/${id('py', 'Z')}/refunds`,
        headers: { 'Idempotency-Key': 'r' },
        body: { amount: 100 },
        status: 201,
        text: {},
      },
    );
    expect(statuses(pairs)).toEqual([201, 200, 200, 201]);
    expect(JSON.parse(pairs[1]?.sandbox?.body ?? '')).toMatchObject({ data: { id: account, name: 'Old' } });
  });

  it('have the state that the recording shows: an account that is disabled', async () => {
    const { pairs } = await replayedEntries(
      { path: `/v1/sub_accounts/${account}`, text: { data: { ...shown, status: 'disabled' } } },
      createPayment('B', { headers: { 'Idempotency-Key': 'b', ...named }, status: 400 }),
    );
    expect(statuses(pairs)).toEqual([200, 400]);
  });
});

describe('credentials', () => {
  const form = { 'Content-Type': 'application/x-www-form-urlencoded' };

  it('are those of the platform; a wrong secret stays wrong, and a token ends as in the recording', async () => {
    const authorized = (at: number, status: number): EntryFacts => ({
      path: '/v1/payments',
      at,
      status,
      headers: { Authorization: 'Bearer recorded' },
    });
    const { pairs } = await replayedEntries(
      requestToken('recorded'),
      requestToken(null, { body: { client_id: 'real', client_secret: 'wrong' } }),
      requestToken('second', { body: 'client_id=real&client_secret=secret', headers: form }),
      requestToken('third', { body: '', headers: { Authorization: `Basic ${btoa('real:secret')}` } }),
      authorized(start + hour, 200),
      authorized(start + 2 * day, 401),
      { path: '/v1/payments', at: start, status: 401 },
      { path: '/v1/payments', at: start, status: 401, headers: { Authorization: 'Bearer unknown' } },
      { path: '/v1/payments', at: start + 3 * day, headers: { Authorization: 'Bearer from-before' } },
    );
    const inOrder = pairs.map(({ recorded, sandbox }) => [recorded.response.status, sandbox?.status]);
    expect(inOrder.filter(([recorded, sandbox]) => recorded !== sandbox)).toEqual([]);
    expect(inOrder).toHaveLength(9);
  });

  it('are those of live mode where an answer shows an object of live mode', async () => {
    const { pairs } = await replayedEntries(
      requestToken('recorded'),
      {
        path: '/v1/sub_accounts',
        headers: { Authorization: 'Bearer recorded' },
        text: '{"data":[{"account_type":"live"}]}',
      },
      {
        method: 'POST',
        path: '/v1/sub_accounts',
        status: 201,
        headers: { Authorization: 'Bearer recorded', 'Content-Type': 'application/json' },
        body: { name: 'Shop' },
      },
    );
    expect(JSON.parse(pairs[2]?.sandbox?.body ?? '')).toMatchObject({ data: { account_type: 'live' } });
  });
});

describe('overlapping calls', () => {
  it('with one key are sent together', async () => {
    const { pairs } = await replayedEntries(
      createPayment('B', { time: 100 }),
      { path: '/v1/refunds', at: start + 5 },
      createPayment('B', { at: start + 10, status: 409 }),
      createPayment('B', { at: start + 200 }),
    );
    const byIndex = pairs.map(({ recorded, sandbox }) => [recorded.index, sandbox?.status]);
    expect(byIndex).toEqual([
      [1, 201],
      [3, 409],
      [2, 200],
      [4, 201],
    ]);
  });
});

/** Returns the list of the platforms of a sandbox. */
async function platformsOf({ fetch, baseUrl, controlToken }: ReplayTarget): Promise<string> {
  const headers = { Authorization: `Bearer ${controlToken}` };
  return (await fetch(`${baseUrl}/_sandbox/platforms`, { headers })).text();
}

describe('a file', () => {
  it('that is sent to an address of an answer is sent to that of the sandbox', async () => {
    const document = { id: id('doc', 'D'), presigned_url: 'https://files.example/a?b=1&c' };
    const post = { method: 'POST', status: 201, headers: { 'Content-Type': 'application/json' } };
    const { pairs, events } = await replayedEntries(
      { ...post, path: '/v1/entities/business', body: { legal_name: 'Shop' }, text: { data: { id: id('biz', 'B') } } },
      {
        ...post,
        path: '/v1/entities/document',
        body: documentOf({ business_id: id('biz', 'B') }),
        text: { data: document },
      },
      { method: 'PUT', host: 'files.example', path: '/a?b=1&c' },
      { path: `/v1/entities/document/${id('doc', 'D')}`, text: {} },
    );
    expect(JSON.parse(pairs.at(-1)?.sandbox?.body ?? '')).toMatchObject({ data: { status: 'uploaded' } });
    expect(events.map((event) => event['event_name'])).toContain('entity.document.uploaded');
    expect(pairs.map(({ recorded }) => recorded.index)).toEqual([1, 2, 3]);
  });
});

describe('the clock', () => {
  it('follows the recording: what is due on the way happens', async () => {
    const { pairs } = await replayedEntries(
      createPayment('B', {
        body: {
          amount: 1000,
          currency: 'usd',
          capture_strategy: 'manual',
          payment_method: {
            card: {
              name: 'A',
              number: '4242424242424242',
              verification: '123',
              month: '5',
              year: '2042',
              address_postal_code: '55555',
            },
          },
        },
      }),
      {
        method: 'POST',
        path: `/v1/payments/${id('py', 'B')}/capture`,
        at: start + 8 * day,
        status: 422,
        headers: { 'Idempotency-Key': 'c' },
      },
    );
    expect(pairs[0]?.sandbox?.body).toContain('"created_at":"2026-03-02T15:00:00.000Z"');
    expect(JSON.parse(pairs[1]?.sandbox?.body ?? '')).toMatchObject({ error: { code: 'charge_expired_for_capture' } });
  });

  it('is that of a new platform of a running sandbox, which keeps it', async () => {
    const sandbox = createSandbox({ controlToken: 'control-token-of-a-test' });
    const target = { fetch: sandbox.fetch, baseUrl: 'http://localhost:4010', controlToken: 'control-token-of-a-test' };
    const { pairs } = await replayed(harOf([entry(createPayment('B'))]), target);
    expect(statuses(pairs)).toEqual([201]);
    const [, id = ''] = /"id":"(pf_\w+)"/.exec(await platformsOf(target)) ?? [];
    expect((await sandbox.openPlatform(id)).events()).not.toEqual([]);
    await sandbox.close();
  });
});
