import { expect, test } from 'vitest';
import { createSandbox, type EndpointFunction } from '../../mock-server';
import { TestClock } from '../support/clock';
import { scaled } from '../support/run-scale';

const failure = () => new Response('no', { status: 500 });

/** Lets a test and an endpoint wait for each other. */
class Signal {
  give: () => void = () => undefined;
  readonly given = new Promise<void>((resolve) => (this.give = resolve));
}

/** A platform with an endpoint that is a function, and one event for it that was just emitted. */
async function opened(fetch: EndpointFunction, events = 1) {
  const sandbox = createSandbox({ clock: new TestClock() });
  const { id } = await sandbox.createPlatform();
  const platform = sandbox.platform(id);
  platform.publishers.create({ fetch });
  const owner = { account_id: platform.keyPair('test').account_id, mode: 'test' } as const;
  for (let i = 0; i < events; i++)
    platform.transact({ request_id: null, idempotency_key: null, operation: null }, ({ emit }) =>
      emit('payment.created', owner, { id: `py_${i}` }),
    );
  return platform;
}

const RUNS = scaled({ full: 100, short: 10 });

test(`in ${RUNS} of ${RUNS} runs a delivery that the clock overtakes before its first attempt is decided by that move`, async () => {
  for (let run = 0; run < RUNS; run++) {
    const platform = await opened(failure);
    platform.clock.advance('1h');
    await platform.waitForIdle();
    expect(platform.deliveries()).toMatchObject([{ status: 'dead', attempts: [{}, {}, {}, {}] }]);
    expect(platform.publishers.list()).toMatchObject([{ status: 'disabled' }]);
  }
});

test(`in ${RUNS} of ${RUNS} runs a delivery that the clock overtakes during its first attempt is decided by that move`, async () => {
  for (let run = 0; run < RUNS; run++) {
    const begun = new Signal();
    const response = new Signal();
    let requests = 0;
    const platform = await opened(async () => {
      begun.give();
      if (requests++ === 0) await response.given;
      return failure();
    });
    await begun.given;
    platform.clock.advance('1h');
    response.give();
    await platform.waitForIdle();
    expect(platform.deliveries()).toMatchObject([{ status: 'dead', attempts: [{}, {}, {}, {}] }]);
    expect(platform.publishers.list()).toMatchObject([{ status: 'disabled' }]);
  }
});

test('deliveries that wait behind the one that the clock overtakes are decided by that move as well', async () => {
  const platform = await opened(failure, 20);
  platform.clock.advance('1h');
  await platform.waitForIdle();
  const attempts = platform.deliveries({ status: 'dead' }).map((delivery) => delivery.attempts.length);
  expect(attempts.reverse()).toEqual([4, ...Array<number>(19).fill(1)]);
});

test('after one that is received, those behind it are decided by the move, and a recovered endpoint stays enabled', async () => {
  const statuses = [200, 500, 500, 200, 500, 500, 500, 500, 200];
  const platform = await opened(() => new Response(null, { status: statuses.shift() ?? 200 }), 4);
  platform.clock.advance('1h');
  await platform.waitForIdle();
  expect(platform.deliveries().map(({ status }) => status)).toEqual(['delivered', 'dead', 'delivered', 'delivered']);
  expect(platform.publishers.list()).toMatchObject([{ status: 'enabled' }]);
});

test('a delivery that a shorter move overtakes is retried as if its first attempt had been before the move', async () => {
  const platform = await opened(failure);
  const before = platform.now();
  platform.clock.advance('10m');
  await platform.waitForIdle();
  const at = (seconds: number) => new Date(before + seconds * 1_000).toISOString();
  expect(platform.deliveries()).toMatchObject([{ status: 'failed', attempts: [{}, {}], next_attempt_at: at(1_542) }]);
});

test('an event after the move is retried from its own first attempt on', async () => {
  const statuses = [200, 500];
  const platform = await opened(() => new Response(null, { status: statuses.shift() ?? 200 }));
  platform.clock.advance('1h');
  await platform.waitForIdle();
  const owner = { account_id: platform.keyPair('test').account_id, mode: 'test' } as const;
  platform.transact({ request_id: null, idempotency_key: null, operation: null }, ({ emit }) =>
    emit('payment.created', owner, { id: 'py_later' }),
  );
  await platform.waitForIdle();
  const next_attempt_at = new Date(platform.now() + 514_000).toISOString();
  expect(platform.deliveries()).toMatchObject([{ status: 'failed', next_attempt_at }, { status: 'delivered' }]);
});
