import { rm } from 'node:fs/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openSandboxIn } from '../../mock-server/server';
import { followUp } from '../../mock-server/events/cause';
import { Changes, PlatformClosedError } from '../../mock-server/platform/changes';
import { endOfTick } from '../../mock-server/time/tick';
import { payment } from '../support/bodies';
import { TestClock } from '../support/clock';
import { temporaryDirectory } from '../support/fronts';
import { opened, type OpenedPlatform, pay } from '../support/opened-platform';

type Act = (platform: OpenedPlatform) => unknown;

const fault = { operation: 'createPayment', fault: { error: 'idempotency_request_in_progress' } } as const;

/** What changes what a dashboard shows, and what has to be there before. */
const changing: Readonly<Record<string, Act | { readonly before: Act; readonly act: Act }>> = {
  'a request that writes': ({ api }) => pay(api, payment()),
  'a request that reads': {
    before: ({ api }) => api.testMode.token(),
    act: ({ api }) => api.testMode.get('/v1/payments'),
  },
  'a request that is refused': ({ api }) => api.testMode.get('/v1/payments/py_none'),
  'the deletion of the request log': ({ platform }) => platform.requests.deleteAll(),
  'a clock that is moved': ({ platform }) => platform.clock.advance('1d'),
  'a clock that is frozen': ({ platform }) => platform.clock.freeze(),
  'a fault that is added': ({ platform }) => platform.faults.create(fault),
  'a fault that is deleted': {
    before: ({ platform }) => platform.faults.create(fault),
    act: ({ platform }) => platform.faults.deleteAll(),
  },
  'a fault that is hit': {
    before: ({ platform }) => platform.faults.create(fault),
    act: ({ platform }) => platform.faultInjector.matchRequest('createPayment', followUp),
  },
  'a request that is held': ({ platform }) =>
    void platform.faultInjector.heldRequests.wait(
      { fault_id: 'flt_1', request_id: 'req_1', operation: 'createPayment' },
      { isHeld: true, isCommitted: false },
    ),
  'a snapshot that is created': ({ platform }) => platform.snapshots.create('base'),
  'a snapshot that is restored': {
    before: ({ platform }) => platform.snapshots.create('base'),
    act: ({ platform }) => platform.snapshots.restore('base'),
  },
  'a snapshot that is deleted': {
    before: ({ platform }) => platform.snapshots.create('base'),
    act: ({ platform }) => platform.snapshots.delete('base'),
  },
  'an undo': { before: ({ api }) => pay(api, payment()), act: ({ platform }) => platform.undo() },
  'a reset': ({ platform }) => platform.reset(),
  'an import': async ({ platform }) => platform.import(platform.export()),
  'a publisher that is added': ({ platform }) => platform.publishers.create({ url: 'http://127.0.0.1:2/' }),
  'a delivery attempt': {
    before: async ({ platform, api }) => {
      platform.publishers.create({ fetch: () => new Response() });
      await pay(api, payment());
    },
    act: ({ platform }) => platform.waitForIdle(),
  },
  'a background job': {
    before: async ({ platform, api }) => {
      platform.jobSettings.set({ enable_sub_account: 'manual' });
      await api.testMode.post('/v1/sub_accounts', { name: 'Shop' });
    },
    act: ({ platform }) => platform.jobs.run(platform.jobs.list()[0]?.id ?? ''),
  },
  'a job setting': ({ platform }) => platform.jobSettings.set({ settle_payment: 'manual' }),
};

describe('the version grows with', () => {
  test.each(Object.entries(changing))('%s', async (_, given) => {
    const platform = await opened();
    const { before, act } = typeof given === 'function' ? { before: () => undefined, act: given } : given;
    await before(platform);
    const { version } = platform.platform.changes;
    await act(platform);
    expect(platform.platform.changes.version).toBeGreaterThan(version);
  });
});

test('nothing that only reads changes the version, and neither does time that passes', async () => {
  const { platform, api, clock } = await opened();
  await pay(api, payment());
  const { version } = platform.changes;
  clock.advance({ minutes: 3 });
  platform.runDueJobs();
  platform.requests.list();
  platform.deliveries();
  platform.events();
  platform.faults.list();
  platform.snapshots.list();
  platform.jobs.list();
  await platform.totals.read('test');
  for await (const chunk of platform.export()) expect(chunk.length).toBeGreaterThan(0);
  expect(platform.changes.version).toBe(version);
});

/** Changes whose writes end when a test says so. */
function slowlyDurable() {
  const ends = { resolve: () => {}, reject: () => {} };
  const settled = () =>
    new Promise<void>((resolve, reject) => {
      ends.resolve = resolve;
      ends.reject = () => reject(new Error('the disk is full'));
    });
  const port = { pending: false, settled };
  return { port, ends, changes: new Changes(port, 0) };
}

const never = new AbortController().signal;

describe('a reader', () => {
  test('gets a version that is greater at once', async () => {
    const { changes } = slowlyDurable();
    changes.record();
    await expect(changes.next(0, never)).resolves.toBe(1);
  });

  test('waits for the next change, and gets all changes of a tick as one', async () => {
    const { changes } = slowlyDurable();
    const next = changes.next(0, never);
    expect(changes.readers).toBe(1);
    for (let i = 0; i < 5; i++) changes.record();
    await expect(next).resolves.toBe(5);
    expect(changes.readers).toBe(0);
  });

  test.each(['resolve', 'reject'] as const)('is woken when the writing of the change ends: %s', async (end) => {
    const { changes, port, ends } = slowlyDurable();
    let got: number | undefined;
    const next = changes.next(0, never).then((version) => (got = version));
    port.pending = true;
    changes.record();
    for (let i = 0; i < 3; i++) await endOfTick();
    expect(got).toBeUndefined();
    changes.record(); // joins the notification that is due
    ends[end]();
    await next;
    expect(got).toBe(2);
  });

  test('that knows a later version sleeps on when others are woken', async () => {
    const { changes } = slowlyDurable();
    const first = changes.next(0, never);
    const second = changes.next(1, never);
    changes.record();
    await expect(first).resolves.toBe(1);
    expect(changes.readers).toBe(1);
    changes.record();
    await expect(second).resolves.toBe(2);
  });

  test('ends with the reason of its signal, before and while it waits, and leaves nothing behind', async () => {
    const { changes } = slowlyDurable();
    const gone = new AbortController();
    const next = changes.next(0, gone.signal);
    gone.abort(new Error('gone'));
    await expect(next).rejects.toThrow('gone');
    await expect(changes.next(-1, gone.signal)).rejects.toThrow('gone');
    expect(changes.readers).toBe(0);
  });

  test('ends when the platform is closed, and waits in vain for one that is', async () => {
    const { platform } = await opened();
    const { changes } = platform;
    const next = changes.next(changes.version, never);
    const ended = expect(next).rejects.toThrow(PlatformClosedError);
    await platform.close();
    await ended;
    await expect(changes.next(0, never)).rejects.toThrow(PlatformClosedError);
    expect(changes.readers).toBe(0);
  });
});

test('a reader is woken by a request, and later than its rows', async () => {
  const { api, platform } = await opened();
  await api.testMode.token();
  const { changes } = platform;
  const next = changes
    .next(changes.version, never)
    .then(() => [...platform.rows.walk('payments', 'newest', 'test', 'ascending')]);
  await pay(api, payment());
  expect(await next).toHaveLength(1);
});

test('a platform that is opened again has a later version', async () => {
  const clock = new TestClock();
  const directory = await temporaryDirectory();
  const sandbox = await openSandboxIn(directory, { clock });
  onTestFinished(async () => {
    await sandbox.close();
    await rm(directory, { recursive: true });
  });
  const { id } = await sandbox.createPlatform();
  const { version } = sandbox.platform(id).changes;
  await sandbox.platform(id).close();
  clock.advance({ seconds: 1 });
  const again = await sandbox.openPlatform(id);
  expect(again.changes.version).toBeGreaterThan(version);
});
