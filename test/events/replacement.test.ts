import { describe, expect, test, vi } from 'vitest';
import type { WebhookFault } from '../../spec/tables/faults';
import type { Platform } from '../../mock-server/platform/platform';
import { openSandbox } from '../../mock-server/sandbox';
import { MemoryAdapter } from '../../mock-server/store/journal/memory';
import { payment } from '../support/bodies';
import { TestClock } from '../support/clock';
import { openPlatform } from '../support/test-platform';
import { startWebhookEndpoint, type WebhookEndpoint } from '../support/webhook-endpoint';
import { storageOf } from '../support/storage-of';

/** A function that is called once, at the next wait for durability. */
interface Hook {
  beforeSettled: (() => void) | undefined;
}

class HookedAdapter extends MemoryAdapter {
  readonly #hook: Hook;

  constructor(hook: Hook) {
    super();
    this.#hook = hook;
  }

  override settled(): Promise<void> {
    const { beforeSettled } = this.#hook;
    this.#hook.beforeSettled = undefined;
    return super.settled().then(beforeSettled);
  }
}

async function opened() {
  const errors: unknown[] = [];
  const hook: Hook = { beforeSettled: undefined };
  const onError = (error: unknown) => errors.push(error);
  const storage = storageOf(async () => new HookedAdapter(hook));
  const sandbox = await openSandbox(storage, { clock: new TestClock(), onError });
  const api = await openPlatform({ sandbox, baseUrl: 'http://sandbox.test', fetch: sandbox.fetch });
  return { hook, errors, api, platform: sandbox.platform(api.id), endpoint: await startWebhookEndpoint() };
}

/** Replaces all rows, at once or when the promise resolves. */
type Replace = (platform: Platform) => unknown;

const replacements: Readonly<Record<string, Replace>> = {
  reset: (platform) => platform.reset(),
  'restore to before the events': (platform) => platform.snapshots.restore('empty'),
  'restore to pending deliveries': (platform) => platform.snapshots.restore('pending'),
  'undo of the events': (platform) => void platform.undo(),
  'undo of everything': (platform) => void platform.undo(platform.snapshots.undoable),
  import: (platform) => platform.import(platform.export()),
};

interface World {
  readonly hook: Hook;
  readonly platform: Platform;
  readonly endpoint: WebhookEndpoint;
  readonly replace: () => void;
}

interface Point {
  readonly fault?: WebhookFault;
  /** Prepares the replacement before the deliveries are queued. */
  readonly before?: (world: World) => void;
  /** Causes it after they were. */
  readonly after?: (world: World) => Promise<void> | void;
}

/** The instants at which a delivery waits for something. */
const points: Readonly<Record<string, Point>> = {
  'before the first attempt': { after: ({ replace }) => replace() },
  'while the event becomes durable': {
    before: ({ hook, replace }) => {
      hook.beforeSettled = replace;
    },
  },
  'during a delay': {
    fault: { webhook: 'delay', delay_ms: 300_000 },
    after: async ({ platform, replace }) => {
      await vi.waitFor(() => expect(platform.faults.list()).toMatchObject([{ matched: 1 }]), {
        interval: 1,
        timeout: 10_000,
      });
      replace();
    },
  },
  'during a request': {
    before: ({ endpoint, replace }) =>
      endpoint.respondWith((outgoing) => {
        replace();
        outgoing.writeHead(200).end();
      }),
  },
  'during a request that fails': {
    before: ({ endpoint, replace }) =>
      endpoint.respondWith((outgoing) => {
        replace();
        outgoing.destroy();
      }),
  },
  'during a response': {
    before: ({ endpoint, replace }) =>
      endpoint.respondWith((outgoing) => {
        outgoing.writeHead(200);
        outgoing.write('begin', () => {
          replace();
          outgoing.end('end');
        });
      }),
  },
  'during the second request of a duplicate': {
    fault: { webhook: 'duplicate' },
    before: ({ endpoint, replace }) =>
      endpoint.respondWith(200, (outgoing) => {
        replace();
        outgoing.writeHead(200).end();
      }),
  },
  'while another delivery goes first': {
    fault: { webhook: 'reorder' },
    before: ({ endpoint, replace }) =>
      endpoint.respondWith((outgoing) => {
        replace();
        outgoing.writeHead(200).end();
      }),
  },
  'during the second delivery': {
    before: ({ endpoint, replace }) =>
      endpoint.respondWith(200, (outgoing) => {
        replace();
        outgoing.writeHead(200).end();
      }),
  },
};

/** Three events of one transaction. */
function emitEvents(platform: Platform): void {
  const owner = { account_id: platform.keyPair('test').account_id, mode: 'test' } as const;
  platform.transact({ request_id: null, idempotency_key: null, operation: null }, ({ emit }) => {
    for (const id of ['part_1', 'part_2', 'part_3']) emit('payment.created', owner, { id });
  });
}

describe.each(Object.entries(points))('%s', (_, { fault, before, after }) => {
  test.each(Object.entries(replacements))(
    '%s: later events are delivered, and nothing fails',
    async (_, replaceAll) => {
      const { hook, errors, api, platform, endpoint } = await opened();
      platform.publishers.create({ url: endpoint.url });
      if (fault) platform.faults.create({ times: 1, fault });
      platform.snapshots.create('empty');
      let replaced = 0;
      let result: unknown;
      const replace = () => {
        replaced++;
        result = replaceAll(platform);
        platform.faults.deleteAll();
      };
      const world = { hook, platform, endpoint, replace };
      before?.(world);
      emitEvents(platform);
      platform.snapshots.create('pending');
      await after?.(world);
      await vi.waitFor(() => expect(replaced).toBe(1), { interval: 1, timeout: 10_000 });
      await result;
      const sent = endpoint.received.length;
      await platform.waitForIdle();
      const statuses = platform.deliveries().map(({ status }) => status);
      expect(statuses).toEqual(statuses.map(() => 'delivered'));
      // Nothing is sent that the rows do not have any more.
      const kept = platform.deliveries().map(({ event_id }) => event_id);
      expect(endpoint.received.slice(sent).map(({ event }) => event.id)).toEqual(kept.reverse());

      if (platform.publishers.list().length === 0) platform.publishers.create({ url: endpoint.url });
      await api.testMode.post('/v1/payments', payment());
      await platform.waitForIdle();
      const events = platform.events().map(({ id }) => id);
      expect(endpoint.received.slice(-5).map(({ event }) => event.id)).toEqual(events.slice(-5));
      expect(platform.deliveries({ status: 'delivered' })).toHaveLength(platform.deliveries().length);
      expect(errors).toEqual([]);
    },
  );
});

test('an error delays a queue, and does not end it', async () => {
  const { hook, errors, platform, endpoint } = await opened();
  platform.publishers.create({ url: endpoint.url });
  const failure = new Error('no space left');
  let failures = 0;
  const fail = () => {
    if (failures === 3) return;
    failures++;
    hook.beforeSettled = fail;
    throw failure;
  };
  hook.beforeSettled = fail;
  emitEvents(platform);
  await platform.waitForIdle();
  expect(endpoint.received).toHaveLength(3);
  expect(platform.deliveries({ status: 'delivered' })).toHaveLength(3);
  expect(failures).toBe(3);
  // A failure of the storage is reported by the platform, once, and not by each of its parts.
  expect(errors).toEqual([]);
});
