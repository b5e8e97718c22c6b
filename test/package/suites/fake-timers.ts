import { equal, rejects } from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Inbox, paymentInput, TestKit, TestKitOptions } from 'payments-sandbox/testing';

/** A suite under the fake timers of a test runner. Vitest, Jest and node:test each run it with their own. */

/** The fake timers of a runner, which replace everything that they can. */
export interface Fakes {
  enable(now: number): void;
  setDate(now: number): void;
  restore(): void;
}

/** The entry of the test kit, as a suite uses it. */
export interface Entry {
  readonly createTestKit: (options?: TestKitOptions) => Promise<TestKit>;
  readonly createInbox: (platform: TestKit['platform']) => Inbox;
  readonly paymentInput: typeof paymentInput;
}

type Use = (kit: TestKit, entry: Entry) => Promise<unknown>;

const uses: Readonly<Record<string, Use>> = {
  'a payment': ({ client }, { paymentInput }) => client.payments.create(paymentInput()),
  'an inbox': async ({ client, platform, inbox }, { createInbox, paymentInput }) => {
    const other = createInbox(platform);
    const { id } = await client.payments.create(paymentInput());
    equal(Object(await inbox.next('payment.succeeded')).data.id, id);
    equal(Object(await other.next('payment.succeeded')).data.id, id);
    await rejects(inbox.next('payment.refunded', { timeoutMs: 20 }), /within 20 ms/);
    await platform.waitForIdle();
    equal(inbox.events.length, platform.events().length);
  },
  'a webhook in flight': async ({ sandbox }, { createTestKit, paymentInput }) => {
    const { client, platform } = await createTestKit({ sandbox });
    const arrived = new Promise<void>((resolve) => {
      platform.publishers.create({
        fetch: () => {
          resolve();
          return new Promise<Response>(() => undefined);
        },
      });
    });
    await client.payments.create(paymentInput());
    await arrived;
    await rejects(platform.waitForIdle({ timeoutMs: 20 }), { name: 'NotIdleError' });
    await platform.delete();
  },
  'a webhook over the network': async ({ client, platform }, { paymentInput }) => {
    const server = createServer((_, response) => void response.end()).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = Object(server.address());
    const { id } = platform.publishers.create({ url: `http://127.0.0.1:${port}`, events: ['payment.created'] });
    try {
      await client.payments.create(paymentInput());
      await platform.waitForIdle();
      equal(platform.deliveries({ publisher_id: id, status: 'delivered' }).length, 1);
    } finally {
      server.close();
      server.closeAllConnections();
    }
  },
  'a retrying call': async ({ client, platform, sandbox }, { paymentInput }) => {
    platform.faults.create({ operation: 'createPayment', times: 1, fault: { drop: 'after_commit' } });
    await client.payments.create(paymentInput());
    equal(platform.requests.list({ operation: 'createPayment' }).length, 2);
    platform.faults.create({ operation: 'listPayments', times: 1, fault: { hold: true } });
    const impatient = sandbox.client({ platform, timeoutMs: 20, maxRetries: 0 });
    await rejects(impatient.payments.list({}).then(), { name: 'TimeoutError' });
  },
};

const day = 86_400_000;
const january = Date.parse('2031-01-01T00:00:00.000Z');

/** The tests of the suite. `load` may be called while the timers are faked. */
export function fakeTimersSuite(
  load: () => Promise<Entry>,
  fakes: Fakes,
): Readonly<Record<string, () => Promise<void>>> {
  const tests: Record<string, () => Promise<void>> = {};
  for (const [name, use] of Object.entries(uses))
    for (const isFirst of [true, false])
      for (const isRestored of [true, false]) {
        const order = `${isFirst ? 'before' : 'after'} the kit${isRestored ? ', restored before its end' : ''}`;
        tests[`${name}, with timers faked ${order}`] = async () => {
          const entry = await load();
          if (isFirst) fakes.enable(january);
          const kit = await entry.createTestKit();
          if (!isFirst) fakes.enable(january);
          await use(kit, entry);
          if (isRestored) fakes.restore();
          await kit.close();
          fakes.restore();
        };
      }
  tests['the platform follows the date of the test, and its clients keep their access'] = async () => {
    const { createTestKit, paymentInput } = await load();
    fakes.enable(january);
    const { client, platform, close } = await opened(createTestKit);
    for (const now of [january, january + 1, january + 400 * day]) {
      fakes.setDate(now);
      equal(platform.now(), now);
      equal((await client.payments.create(paymentInput())).created_at, new Date(now).toISOString());
    }
    fakes.restore();
    await client.payments.list();
    await close();
  };
  tests['a kit that stays busy ends after 5 seconds'] = async () => {
    const { createTestKit, paymentInput } = await load();
    fakes.enable(january);
    const { client, platform, close } = await opened(createTestKit);
    platform.publishers.create({ fetch: () => new Promise<Response>(() => undefined) });
    await client.payments.create(paymentInput());
    await rejects(close(), { name: 'NotIdleError' });
    fakes.restore();
  };
  return tests;
}

async function opened(createTestKit: Entry['createTestKit']) {
  const kit = await createTestKit();
  return { client: kit.client, platform: kit.platform, close: () => kit.close() };
}
