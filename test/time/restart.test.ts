import { rm } from 'node:fs/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openSandboxIn } from '../../mock-server/server';
import { manualPayment } from '../support/bodies';
import { TestClock } from '../support/clock';
import { temporaryDirectory } from '../support/fronts';
import { openPlatform } from '../support/test-platform';

async function newDirectory(): Promise<string> {
  const directory = await temporaryDirectory();
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  return directory;
}

/** A sandbox on a directory, with an authorized payment on its own platform. */
async function authorized(directory: string, clock: TestClock) {
  const sandbox = await openSandboxIn(directory, { clock });
  const platform = await openPlatform({ sandbox, baseUrl: 'http://sandbox.test', fetch: sandbox.fetch });
  const { id } = (await platform.testMode.post('/v1/payments', manualPayment())).payment;
  return { sandbox, id, platformId: platform.id, dueAt: new Date(clock.now() + 7 * 86_400_000).toISOString() };
}

test('jobs that became due while no process ran are run by the next one, each at its own instant', async () => {
  const directory = await newDirectory();
  const clock = new TestClock();
  const { sandbox, platformId, dueAt } = await authorized(directory, clock);
  await sandbox.close();
  clock.advance({ days: 30 });

  const next = await openSandboxIn(directory, { clock });
  onTestFinished(() => next.close());
  const reopened = await next.openPlatform(platformId);
  const canceled = () => reopened.events().find(({ event_name }) => event_name === 'payment.canceled');
  // No request is made that would run it.
  await vi.waitFor(() => expect(canceled()?.created_at).toBe(dueAt), { interval: 1, timeout: 10_000 });
});

test('time does not go back over a restart, even if the machine does', async () => {
  const directory = await newDirectory();
  const clock = new TestClock();
  const { sandbox, platformId } = await authorized(directory, clock);
  const before = sandbox.platform(platformId).now();
  await sandbox.close();

  const next = await openSandboxIn(directory, { clock: { now: () => before - 86_400_000 } });
  onTestFinished(() => next.close());
  expect((await next.openPlatform(platformId)).now()).toBe(before);
});
