import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createSandbox, type Platform, type Sandbox } from '../../mock-server';
import { createInbox } from '../../mock-server/testing/inbox';
import { paymentInput } from '../../mock-server/testing/builders';
import { createTestKit } from '../../mock-server/testing/kit';
import { explore } from '../../mock-server/testing/explore';
import { RunDirectory } from '../../mock-server/verdict/run-files';
import { mergeFacts, type ReadyFacts } from '../../spec/derive/ready-facts';
import { statusOf } from '../../spec/derive/verdict';
import { Client } from '../../sdk';
import { fetchFrom } from '../../mock-server/fronts/fetch';
import { defaultPlatform } from '../../mock-server/platform/definition';
import { rightShop } from '../explore/program';

let sandbox: Sandbox;
let platform: Platform;
let client: Client;
beforeEach(() => {
  sandbox = createSandbox();
  platform = sandbox.platform();
  client = sandbox.client().with({ maxRetries: 0 });
});
afterEach(() => sandbox.close());

const order = (number: number, fields: object = {}) =>
  paymentInput({ metadata: { order_id: `A-${number}` }, ...fields });
const ignored = () => undefined;
const endpoint = (status: number) =>
  platform.publishers.create({ events: ['payment.succeeded'], fetch: () => new Response(null, { status }) });

describe('the facts of a platform', () => {
  test('have the charge of an order under two keys, after a lost response', async () => {
    platform.faults.create({ operation: 'createPayment', times: 1, fault: { drop: 'after_commit' } });
    await client.payments.create(order(1), { idempotencyKey: 'k1' }).catch(ignored);
    await client.payments.create(order(1), { idempotencyKey: 'k2' });
    const { retries } = platform.facts();
    expect(retries?.failed).toEqual([
      { id: expect.stringMatching(/^req_/), summary: expect.stringContaining('was sent again with another key') },
    ]);
  });

  test('have the retry of the SDK as what it is', async () => {
    platform.faults.create({ operation: 'createPayment', times: 1, fault: { drop: 'after_commit' } });
    await sandbox.client().payments.create(order(1));
    expect(platform.facts().retries).toMatchObject({ met: ['lost_response'], failed: [] });
  });

  test('have the card that was charged again after do_not_retry, and not another card', async () => {
    const other = order(2, { payment_method: { card: { ...order(2).payment_method, number: '5555555555554444' } } });
    platform.faults.create({ operation: 'createPayment', times: 1, fault: { scenario: 'do_not_retry' } });
    await client.payments.create(order(1)).catch(ignored);
    await client.payments.create(other).catch(ignored);
    expect(statusOf(platform.facts().decline_final)).toBe('passed');
    await client.payments.create(order(1));
    expect(statusOf(platform.facts().decline_final)).toBe('failed');
  });

  test.each<[status: number, row: string]>([
    [200, 'failed'],
    [400, 'passed'],
  ])('have an endpoint that answers a forged event with %i', async (status, row) => {
    endpoint(status);
    platform.faults.create({ event_name: 'payment.succeeded', times: 1, fault: { webhook: 'wrong_signature' } });
    await client.payments.create(order(1));
    await platform.waitForIdle();
    expect(statusOf(platform.facts().wrong_signature)).toBe(row);
  });

  test.each<[status: number, row: string]>([
    [200, 'failed'],
    [400, 'passed'],
  ])('have an endpoint that answered a forged event with %i and was deleted', async (status, row) => {
    const { id } = endpoint(status);
    platform.faults.create({ event_name: 'payment.succeeded', times: 1, fault: { webhook: 'wrong_signature' } });
    await client.payments.create(order(1));
    await platform.waitForIdle();
    platform.publishers.delete(id);
    endpoint(200);
    expect(statusOf(platform.facts().wrong_signature)).toBe(row);
  });

  test.each<[tool: string, create: (fetch: () => Response) => { readonly close: () => unknown }]>([
    ['an inbox', () => createInbox(platform)],
    [
      'a tool',
      (fetch) => {
        const { id } = platform.publishers.create({ fetch, of_tool: true });
        return { close: () => platform.publishers.delete(id) };
      },
    ],
  ])('have no endpoint where only %s listens', async (_tool, create) => {
    const tool = create(() => new Response());
    await client.payments.create(order(1));
    await platform.waitForIdle();
    for (const end of [() => undefined, () => tool.close()]) {
      end();
      const { wrong_signature, deliveries, events_handled } = platform.facts();
      expect([wrong_signature, deliveries, events_handled]).toEqual([undefined, undefined, undefined]);
    }
  });

  test('have no refused event that is accepted when it comes again, although the log was emptied before', async () => {
    let isAway = true;
    platform.publishers.create({
      events: ['payment.succeeded'],
      fetch: () => new Response(null, { status: isAway ? 503 : 200 }),
    });
    await client.payments.create(order(1));
    await platform.waitForIdle();
    platform.requests.deleteAll();
    isAway = false;
    platform.clock.advance({ days: 1 });
    await platform.waitForIdle();
    expect(platform.facts().events_handled).toMatchObject({ met: ['payment.succeeded'], failed: [] });
  });

  test('have a refund in part, and one of a payment that was refunded', async () => {
    const { id } = await client.payments.create(order(1));
    await client.refunds.create(id, { amount: 1 });
    await client.refunds.create(id, { amount: 999_999 }).catch(ignored);
    expect(statusOf(platform.facts().refunds)).toBe('passed');
  });

  test('leave out what the sandbox itself sends', async () => {
    const { client_id: clientId, client_secret: clientSecret } = defaultPlatform.test;
    const fetch = fetchFrom((request) => sandbox.respond({ ...request, isOwn: true }));
    await new Client({ clientId, clientSecret, baseUrl: 'http://sandbox.test', fetch }).payments.create(order(1));
    expect(platform.requests.list().length).toBeGreaterThan(0);
    expect(statusOf(platform.facts().requests_valid)).toBe('not_met');
  });

  test('have no failure of a suite that tests refusals on purpose', async () => {
    const same = paymentInput();
    const scenario = { metadata: { payment_test: { scenario: 'do_not_retry' } } };
    const sent = [
      () => client.payments.create({ ...same, ...scenario }),
      () => client.payments.create({ ...same, ...scenario }), // another test, with the same card
      () => client.payments.create(Object.assign({ amuont: 1 }, same)),
      () => client.payments.create(same, { idempotencyKey: 'k' }),
      () => client.payments.create({ ...same, amount: 2 }, { idempotencyKey: 'k' }),
      () => client.payments.get('py_unknown'),
      () => client.refunds.create('py_unknown'),
      () => client.payments.create({ ...same, amount: -1 }),
      () => sandbox.client({ platform }).payments.create(same),
    ];
    for (const fault of [{ status: 503 }, { drop: 'after_commit' }, { drop: 'before_commit' }] as const) {
      platform.faults.create({ operation: 'createPayment', times: 1, fault });
      await client.payments.create(same).catch(ignored); // and what the test expects of it
    }
    for (const send of sent) await send().catch(ignored);
    expect(Object.values(platform.facts()).flatMap(({ failed }) => failed)).toEqual([]);
    expect(platform.facts().requests_valid?.refused).not.toEqual([]);
  });

  const losses: readonly (readonly [string, (platform: Platform) => unknown])[] = [
    ['a reset', ({ reset }) => reset.call(platform)],
    ['an emptied log', ({ requests }) => requests.deleteAll()],
    [
      'a restored snapshot',
      ({ snapshots }) => {
        snapshots.restore('empty');
      },
    ],
    ['an undo', () => platform.undo()],
  ];
  test.each(losses)('outlive %s', async (_name, lose) => {
    platform.snapshots.create('empty');
    endpoint(200);
    await client.payments.create(order(1));
    await platform.waitForIdle();
    lose(platform);
    const { requests_valid, events_handled } = platform.facts();
    expect([requests_valid?.met, events_handled?.met]).toEqual([['request'], ['payment.succeeded']]);
  });
});

describe('the records of a run', () => {
  let directory: RunDirectory;
  beforeEach(() => {
    directory = new RunDirectory();
  });
  afterEach(() => directory.delete());
  const taken = (): ReadyFacts => mergeFacts(directory.take().map(({ facts }) => facts));

  test('have the facts of each platform of the test kit', async () => {
    for (const status of [400, 200]) {
      const kit = await createTestKit();
      kit.platform.publishers.create({ fetch: () => new Response(null, { status }) });
      await kit.client.payments.create(order(1));
      await kit.close();
    }
    const { events_handled, requests_valid } = taken();
    expect([statusOf(events_handled), statusOf(requests_valid)]).toEqual(['failed', 'passed']);
  });

  test('have an exploration as one fact, and nothing of its platforms', async () => {
    await explore({ ...rightShop, budget: { schedules: 3, ms: 60_000 } });
    expect(taken()).toEqual({ explored: { needed: ['explored'], met: ['explored'], failed: [], refused: [] } });
  });

  test('have nothing of one schedule that is run again', async () => {
    await explore({ ...rightShop, only: 'createPayment#1:lost' });
    expect(taken()).toEqual({});
  });

  test('have a comparison with its differences', async () => {
    const kit = await createTestKit();
    await kit.client.payments.list();
    const har = kit.platform.requests.toHar();
    await kit.expectSameAs(har).catch(ignored);
    await kit.close();
    expect(taken().compared?.needed).toEqual(['recording']);
  });

  test('go to the outer run, too', async () => {
    const inner = new RunDirectory();
    const kit = await createTestKit();
    await kit.client.payments.create(order(1));
    await kit.close();
    expect(inner.take()).toHaveLength(1);
    inner.delete();
    expect(statusOf(taken().requests_valid)).toBe('passed');
  });
});
