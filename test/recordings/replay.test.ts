import { describe, expect, it } from 'vitest';
import { createSandbox } from '../../mock-server';
import type { ReplayTarget } from '../../mock-server/recordings/replay/target';
import { manualPayment } from '../support/bodies';
import { documentOf } from '../support/entities';
import { recordedFlow } from '../support/recorded-flow';
import { allOf, entry, harOf } from './support/entries';
import { createPayment, day, id, replayed, replayedEntries, start, statuses } from './support/replayed';

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

it('sends a body as the text that tools decode it to, without the coding that it had', async () => {
  const headers = { 'Content-Type': 'application/json', 'Content-Length': '95' };
  const { pairs } = await replayedEntries(
    createPayment('B', { headers: { ...headers, 'Idempotency-Key': 'b', 'Content-Encoding': 'gzip' } }),
    createPayment('C', { headers: { ...headers, 'Idempotency-Key': 'c', 'content-encoding': 'deflate' } }),
  );
  expect(statuses(pairs)).toEqual([201, 201]);
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
    const { pairs } = await replayedEntries(createPayment('B', { body: manualPayment() }), {
      method: 'POST',
      path: `/v1/payments/${id('py', 'B')}/capture`,
      at: start + 8 * day,
      status: 422,
      headers: { 'Idempotency-Key': 'c' },
    });
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
