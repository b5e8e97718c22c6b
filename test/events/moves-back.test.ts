import { expect, onTestFinished, test } from 'vitest';
import { createSandbox, type SandboxOptions } from '../../mock-server';
import { manualPayment, plainPayment } from '../support/bodies';
import { TestClock } from '../support/clock';
import { openPlatform } from '../support/test-platform';

/** A platform with an endpoint that refuses everything until it is fixed. */
async function opened(options: SandboxOptions = {}) {
  const machine = new TestClock();
  const sandbox = createSandbox({ clock: machine, ...options });
  onTestFinished(() => sandbox.close());
  const {
    id,
    testMode: api,
    control,
  } = await openPlatform({ sandbox, baseUrl: 'http://sandbox.test', fetch: sandbox.fetch });
  const platform = sandbox.platform(id);
  const received: string[] = [];
  let status = 500;
  const { id: endpoint } = platform.publishers.create({
    fetch: async (request) => {
      const { event_name }: { readonly event_name: string } = await request.json();
      if (status === 200) received.push(event_name);
      return new Response(null, { status });
    },
  });
  const fail = async () => {
    await api.renewed().post('/v1/payments', plainPayment());
    await platform.waitForIdle();
    expect(platform.deliveries({ status: 'failed' })).toHaveLength(1);
  };
  const fix = () => void (status = 200);
  return { platform, api, control, endpoint, received, fail, fix };
}

const five = [
  'payment_method.created',
  'payment_intent.created',
  'payment.created',
  'payment.succeeded',
  'payment_intent.succeeded',
];

test.each(['a running clock', 'a clock with a random seed'])(
  '%s is reset: what waited is delivered at once, in order',
  async (kind) => {
    const { platform, received, fail, fix } = await opened(kind === 'a running clock' ? {} : { randomSeed: 'tea' });
    platform.clock.advance('8d');
    await fail();
    fix();
    platform.clock.reset();
    await platform.waitForIdle();
    expect(received).toEqual(five);
    expect(platform.deliveries({ status: 'delivered' })).toHaveLength(5);
  },
);

test('what fails again after a reset is tried again by the clock that it has now, and is dead after an hour of it', async () => {
  const { platform, endpoint, fail } = await opened();
  platform.clock.advance('8d');
  await fail();
  platform.clock.reset();
  await platform.waitForIdle();
  const [head] = platform.deliveries({ status: 'failed' });
  expect(head?.attempts).toHaveLength(2);
  expect(Date.parse(head?.next_attempt_at ?? '') - platform.now()).toBeLessThanOrEqual(3_600_000);
  platform.clock.advance('1h');
  await platform.waitForIdle();
  platform.clock.advance('1h');
  await platform.waitForIdle();
  expect(platform.publishers.list().find(({ id }) => id === endpoint)?.status).toBe('disabled');
});

test('a restore that sets the clock back delivers what waited, and one that does not keeps its schedule', async () => {
  const { platform, received, fail, fix } = await opened();
  platform.clock.freeze();
  await fail();
  platform.snapshots.create('waiting');
  fix();
  platform.snapshots.restore('waiting');
  await platform.waitForIdle();
  expect(received).toEqual([]);
  platform.clock.advance('8d');
  await platform.waitForIdle();
  expect(received.splice(0).slice(0, 5)).toEqual(five);
  platform.snapshots.restore('waiting');
  await platform.waitForIdle();
  expect(received).toEqual(five);
});

test('an undo of a reset brings the former schedule back', async () => {
  const { platform, fail } = await opened();
  platform.clock.advance('8d');
  await fail();
  const [before] = platform.deliveries({ status: 'failed' });
  platform.clock.reset();
  platform.undo();
  expect(platform.deliveries({ status: 'failed' })).toEqual([before]);
});

test('a reset says how many objects and jobs are later than the clock, those of an earlier move too, and what to do', async () => {
  const { platform, api, control } = await opened();
  const reset = async () => (await control('clock', { reset: true })).asControl('MovedClock').notice;
  await api.post('/v1/payments', manualPayment());
  expect(await reset()).toBeNull();
  const before = new Date(platform.now()).toISOString();
  platform.clock.advance('8d');
  // The first authorization has lapsed by then. The second one is due to lapse.
  await api.post('/v1/payments', manualPayment());
  const changed = new Set(
    platform.events().flatMap(({ created_at, data }) => (created_at > before ? [Reflect.get(data, 'id')] : [])),
  );
  const notice = await reset();
  expect(notice).toContain('The clock went back by 8d. Deliveries that wait are due now.');
  expect(notice).toContain(`Later than the clock: ${changed.size} objects and 1 job, which keep their instants.`);
  expect(notice).toContain('payments-sandbox platforms reset, or payments-sandbox snapshots restore');
  await api.post('/v1/payments', plainPayment());
  platform.clock.advance('1d');
  const move = platform.clock.reset();
  expect(move.later_objects).toBeGreaterThanOrEqual(changed.size);
  platform.reset();
  platform.clock.advance('8d');
  expect(await reset()).toBe('The clock went back by 8d. Deliveries that wait are due now.');
});
