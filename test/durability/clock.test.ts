import { rm } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { Api } from '../support/api';
import { manualPayment } from '../support/bodies';
import { type RunningCli, startCli } from '../support/cli-process';
import { parseControlAs } from '../support/document';
import { temporaryDirectory } from '../support/fronts';
import { scaled } from '../support/run-scale';
import { Caller, defaultKeys } from './caller';

const PATH = '/_sandbox/platforms/default/clock';

async function newDirectory(): Promise<string> {
  const directory = await temporaryDirectory();
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  return directory;
}

const startOn = (directory: string) => startCli(['--data', directory]);
const apiOf = ({ url }: RunningCli) => new Api({ baseUrl: url, fetch }, defaultKeys);
const readClock = async ({ url }: RunningCli) =>
  parseControlAs('Clock', JSON.parse((await new Caller(url, '').get(PATH)).text));
const moveClock = async ({ url }: RunningCli, body: object) =>
  parseControlAs('MovedClock', JSON.parse((await new Caller(url, '').post(PATH, body)).text));

test('the clock and pending background jobs survive a kill', async () => {
  const directory = await newDirectory();
  const first = await startOn(directory);
  const { id } = (await apiOf(first).post('/v1/payments', manualPayment())).payment;
  const { now } = await moveClock(first, { advance: '6d', frozen: true });
  await first.kill();

  const second = await startOn(directory);
  expect(await readClock(second)).toEqual({ now, frozen: true });
  const { ran } = await moveClock(second, { advance: '1d' });
  expect(ran.map(({ kind, subject_id }) => [kind, subject_id])).toEqual([['lapse_authorization', id]]);
  await second.kill();

  const third = await startOn(directory);
  const { status, updated_at } = (await apiOf(third).get(`/v1/payments/${id}`)).payment;
  expect([status, updated_at]).toEqual(['canceled', ran[0]?.due_at]);
  expect((await moveClock(third, { advance: '30d' })).ran).toEqual([]);
});

test('the offset of the clock survives a kill, and a reset removes it', async () => {
  const directory = await newDirectory();
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

test.for(scaled({ full: [0, 1, 3, 10], short: [1] }))(
  'killed %i ticks after an advance was sent: all due jobs have run, or the clock has not moved',
  async (ticks) => {
    const directory = await newDirectory();
    const first = await startOn(directory);
    const api = apiOf(first);
    await moveClock(first, { frozen: true });
    for (let i = 0; i < 20; i++) await api.post('/v1/payments', manualPayment());
    const before = await readClock(first);
    const moving = moveClock(first, { advance: '8d' }).catch(() => undefined);
    for (let tick = 0; tick < ticks; tick++) await setImmediate();
    await first.kill();
    const moved = await moving;

    const second = await startOn(directory);
    const { now } = await readClock(second);
    const { data } = (await apiOf(second).get('/v1/payments?limit=100')).as('PaymentList');
    expect(data).toHaveLength(20);
    if (moved !== undefined) expect(now).toBe(moved.now);
    const dueAt = new Date(Date.parse(before.now) + 7 * 86_400_000).toISOString();
    const expected = now === before.now ? ['authorized', before.now] : ['canceled', dueAt];
    for (const { status, updated_at } of data) expect([status, updated_at]).toEqual(expected);
  },
);
