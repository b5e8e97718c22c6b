import { expect, test } from 'vitest';
import { createSandbox } from '../../mock-server';
import { openSandboxIn } from '../../mock-server/server';
import { wakeDelay } from '../../mock-server/platform/wake-delay';
import { exchange } from '../support/api';
import { manualPayment } from '../support/bodies';
import { TestClock } from '../support/clock';
import { temporaryDirectory } from '../store/support';
import { createOverHttp, targetOf, testModeOf } from './support';

const DAY_MS = 86_400_000;

test('a platform opens for what is due only while it has a publisher that gets events', async () => {
  const clock = new TestClock();
  const sandbox = createSandbox({ clock });
  const keys = await sandbox.createPlatform();
  await testModeOf(targetOf(sandbox), keys).post('/v1/payments', manualPayment());
  const platform = sandbox.platform(keys.id);
  expect([platform.jobs.list().length > 0, platform.dueAt]).toEqual([true, null]);
  const { id } = platform.publishers.create({ fetch: () => new Response() });
  expect(platform.dueAt).toBeGreaterThan(clock.now());
  platform.publishers.delete(id);
  expect(platform.dueAt).toBeNull();
});

test('what is due on a closed platform without a publisher happens at its instant, before the next request', async () => {
  const clock = new TestClock();
  const sandbox = await openSandboxIn(temporaryDirectory(), { clock, maxOpenPlatforms: 1 });
  const target = targetOf(sandbox);
  const keys = await createOverHttp(target);
  await testModeOf(target, keys).post('/v1/payments', manualPayment());
  const dueAt = new Date(clock.now() + 7 * DAY_MS).toISOString();
  await createOverHttp(target);
  clock.advance({ days: 8 });
  expect(sandbox.platforms.get(keys.id)).toBeUndefined();
  const { text } = await exchange(target, 'GET', `/_sandbox/platforms/${keys.id}/events`);
  expect(text).toMatch(/payment\.canceled/);
  expect(text).toContain(`"created_at":"${dueAt}"`);
  await sandbox.close();
});

test('platforms open within three seconds of a midnight, each at an instant of its own, and otherwise at once', () => {
  const ids = Array.from({ length: 1000 }, (_, i) => `plat_${i * 7919}`);
  const delays = ids.map((id) => wakeDelay(id, 20_000 * DAY_MS));
  expect([Math.min(...delays) >= 0, Math.max(...delays) < 3000]).toEqual([true, true]);
  expect(new Set(delays.map((delay) => Math.floor(delay / 100))).size).toBeGreaterThan(20);
  expect(ids.map((id) => wakeDelay(id, 20_000 * DAY_MS + 1))).toEqual(ids.map(() => 0));
});
