import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { manualPayment } from '../support/bodies';
import { temporaryDirectory } from '../store/support';
import { part, scaled } from '../support/run-scale';
import { apiOf, moveClock, readClock, startOn } from './default-platform';

/** More than run before the event loop does, and than a page has. */
const MANY = 200;

test.for([1, ...scaled({ full: part.of([0, 3, 10, 30], import.meta.filename), short: [] })])(
  'killed %i ticks after an advance was sent: all due jobs have run, or the clock has not moved',
  async (ticks) => {
    const directory = temporaryDirectory();
    const first = await startOn(directory);
    const api = apiOf(first);
    await moveClock(first, { frozen: true });
    await Promise.all(Array.from({ length: MANY }, () => api.post('/v1/payments', manualPayment())));
    const before = await readClock(first);
    const moving = moveClock(first, { advance: '8d' }).catch(() => undefined);
    for (let tick = 0; tick < ticks; tick++) await setImmediate();
    await first.kill();
    const moved = await moving;

    const second = await startOn(directory);
    const { now } = await readClock(second);
    const { data } = (await apiOf(second).get('/v1/payments?limit=100')).as('PaymentList');
    expect(data).toHaveLength(100);
    if (moved !== undefined) expect(now).toBe(moved.now);
    const dueAt = new Date(Date.parse(before.now) + 7 * 86_400_000).toISOString();
    const expected = now === before.now ? ['authorized', before.now] : ['canceled', dueAt];
    for (const { status, updated_at } of data) expect([status, updated_at]).toEqual(expected);
  },
);
