import { expect, test } from 'vitest';
import { manualPayment } from '../support/bodies';
import { temporaryDirectory } from '../store/support';
import { Caller } from '../durability/caller';
import { apiOf, moveClock, readClock, startOn } from '../durability/default-platform';

test('the clock and pending background jobs survive a kill', async () => {
  const directory = temporaryDirectory();
  const first = await startOn(directory);
  const { id } = (await apiOf(first).post('/v1/payments', manualPayment())).payment;
  const { now } = await moveClock(first, { advance: '6d', frozen: true });
  await first.kill();

  const second = await startOn(directory);
  expect(await readClock(second)).toMatchObject({ now, frozen: true });
  const { ran } = await moveClock(second, { advance: '1d' });
  expect(ran.map(({ kind, subject_id }) => [kind, subject_id])).toEqual([['lapse_authorization', id]]);
  await second.kill();

  const third = await startOn(directory);
  const { status, updated_at } = (await apiOf(third).get(`/v1/payments/${id}`)).payment;
  expect([status, updated_at]).toEqual(['canceled', ran[0]?.due_at]);
  expect((await moveClock(third, { advance: '30d' })).ran).toEqual([]);
});

test('the offset of the clock survives a kill, and a reset removes it', async () => {
  const directory = temporaryDirectory();
  const first = await startOn(directory);
  const { now } = await moveClock(first, { set: '2080-01-01T00:00:00Z' });
  expect(now).toMatch(/^2080-01-01T00:00:/);
  await first.kill();
  const second = await startOn(directory);
  const clock = await readClock(second);
  expect([clock.frozen, clock.now >= now, clock.now < '2080-01-02']).toEqual([false, true, true]);
  await new Caller(second.url, '').post('/_sandbox/platforms/default/reset');
  await second.kill();
  expect((await readClock(await startOn(directory))).now < '2080').toBe(true);
});
