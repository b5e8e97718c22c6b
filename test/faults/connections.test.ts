import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { ApiError, ConnectionError } from '../../sdk';
import { payment } from '../support/bodies';
import {
  clientOf,
  failureOf,
  faultsOf,
  isReplay,
  openInProcess,
  openServed,
  order,
  pay,
  paymentsOf,
} from '../support/faults';
import { allFronts, eachFront } from '../support/fronts';
import type { TestPlatform } from '../support/test-platform';

const key = { 'Idempotency-Key': 'k' };

eachFront((front) => {
  /** All rows except the faults, whose counts have changed. */
  const rowsOf = ({ id }: TestPlatform) => {
    const { rows } = front.opened.sandbox.platform(id);
    const lists = ['payments', 'payment_intents', 'payment_methods'] as const;
    const owned = lists.flatMap((table) => [...rows.walk(table, 'newest', 'test', 'ascending')]);
    return [...owned, ...rows.walk('idempotency_keys', 'oldest', 'all', 'ascending')];
  };

  test('dropped before the commit: the fetch is rejected, nothing is stored, and the key is unused', async () => {
    const platform = await front.newPlatform();
    const faults = faultsOf(platform);
    await pay(platform);
    const { id } = await faults.add({ operation: 'createPayment', times: 2, fault: { drop: 'before_commit' } });
    const before = { rows: rowsOf(platform), events: platform.events() };
    for (const headers of [key, {}]) expect(await failureOf(pay(platform, headers))).toBeInstanceOf(TypeError);
    expect({ rows: rowsOf(platform), events: platform.events() }).toEqual(before);
    expect(await faults.get(id)).toMatchObject({ matched: 2, left: 0 });
    const made = await pay(platform, key);
    expect([made.status, isReplay(made)]).toEqual([201, false]);
  });

  test('dropped after the commit: the request is executed, and its response is stored for the key', async () => {
    const platform = await front.newPlatform();
    const fault = { operation: 'createPayment', times: 1, fault: { drop: 'after_commit' } } as const;
    const { id } = await faultsOf(platform).add(fault);
    expect(await failureOf(pay(platform, key))).toBeInstanceOf(TypeError);
    const [entry] = front.opened.sandbox.platform(platform.id).requests.list({ operation: 'createPayment' });
    expect(entry).toMatchObject({ status: null, answer_body: null, fault_id: id });
    expect(entry?.events.map(({ event_name }) => event_name)).toContain('payment.created');
    const [made, ...others] = await paymentsOf(platform);
    expect([made?.status, others]).toEqual(['succeeded', []]);
    const again = await pay(platform, key);
    expect([again.status, isReplay(again), again.payment]).toEqual([201, true, made]);
    expect(await paymentsOf(platform)).toHaveLength(1);
  });

  test.each(['after_commit', 'before_commit'] as const)(
    'dropped %s and retried by the SDK with its default settings: one payment',
    async (drop) => {
      const platform = await front.newPlatform();
      const faults = faultsOf(platform);
      const { id } = await faults.add({ operation: 'createPayment', times: 1, fault: { drop } });
      const made = await clientOf(front.opened, platform).payments.create(order);
      expect((await faults.get(id))?.matched).toBe(1);
      expect((await paymentsOf(platform)).map((one) => one.id)).toEqual([made.id]);
      expect(platform.eventNames().filter((name) => name === 'payment.created')).toHaveLength(1);
    },
  );
}, allFronts);

describe('in the same process', () => {
  test('the rejection looks like one of Node', async () => {
    const { api, platform } = await openInProcess();
    platform.faults.create({ fault: { drop: 'before_commit' } });
    const failure = await failureOf(pay(api));
    expect(failure).toBeInstanceOf(TypeError);
    expect(failure).toMatchObject({ name: 'TypeError', message: 'fetch failed', cause: { code: 'ECONNRESET' } });
  });

  test('the SDK gives up after its retries, although the payment was created', async () => {
    const { api, target, platform } = await openInProcess();
    platform.faults.create({ operation: 'createPayment', fault: { drop: 'after_commit' } });
    const failure = await failureOf(clientOf(target, api).payments.create(order));
    expect(failure).toBeInstanceOf(ConnectionError);
    expect(platform.faults.list()[0]?.matched).toBe(3);
    platform.faults.deleteAll();
    expect(await paymentsOf(api)).toHaveLength(1);
  });

  test('the SDK fetches another token and creates the payment when its token is refused', async () => {
    const { api, target, platform } = await openInProcess();
    platform.faults.create({ operation: 'createAccessToken', times: 1, fault: { drop: 'after_commit' } });
    platform.faults.create({ operation: 'createPayment', times: 1, fault: { error: 'not_authenticated' } });
    const made = await clientOf(target, api).payments.create(order);
    expect(made.status).toBe('succeeded');
    expect(platform.faults.list().map(({ left }) => left)).toEqual([0, 0]);
  });

  test('the SDK throws an error that persists', async () => {
    const { api, target, platform } = await openInProcess();
    platform.faults.create({ operation: 'createPayment', fault: { error: 'not_authorized' } });
    const failure = await failureOf(clientOf(target, api).payments.create(order));
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({ status: 403, code: 'not_authorized' });
  });
});

test.each(['before_commit', 'after_commit'] as const)('dropped %s: no byte of a response is sent', async (drop) => {
  const { sandbox, server, api, platform } = await openServed();
  platform.faults.create({ operation: 'createPayment', times: 1, fault: { drop } });
  const body = JSON.stringify(payment());
  const head = [
    'POST /v1/payments HTTP/1.1',
    `Host: 127.0.0.1:${server.port}`,
    `Authorization: Bearer ${await api.testMode.token()}`,
    'Idempotency-Key: k',
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
  ];
  const bytes = await new Promise<number>((resolve) => {
    let count = 0;
    const socket = connect(server.port, '127.0.0.1', () => socket.write(`${head.join('\r\n')}\r\n\r\n${body}`));
    socket.on('data', (piece) => (count += piece.length));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(count));
  });
  expect(bytes).toBe(0);
  expect(await paymentsOf(api)).toHaveLength(drop === 'after_commit' ? 1 : 0);
  await server.close();
  await sandbox.close();
});
