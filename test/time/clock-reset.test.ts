import { expect, onTestFinished, test } from 'vitest';
import { openSandboxIn } from '../../mock-server/server';
import { card } from '../support/bodies';
import { TestClock } from '../support/clock';
import { temporaryDirectory } from '../store/support';

const machine = new TestClock();
const day = 86_400_000;
const iso = (days: number) => new Date(machine.now() + days * day).toISOString();

async function openedIn(directory: string) {
  const sandbox = await openSandboxIn(directory, { clock: machine });
  onTestFinished(() => sandbox.close());
  const { payments } = sandbox.client();
  const pay = async () =>
    (await payments.create({ amount: 1_000, currency: 'usd', payment_method: { card: card({ year: '2099' }) } })).id;
  const listed = async (filters: object = {}) => (await payments.list(filters).toArray()).map(({ id }) => id);
  return { sandbox, platform: sandbox.platform(), payments, pay, listed };
}

/** Opens a sandbox with a payment of today, one of a clock that was 8 days ahead, and one after its reset. */
async function withReset() {
  const directory = temporaryDirectory();
  const opened = await openedIn(directory);
  const first = await opened.pay();
  opened.platform.clock.advance('8d');
  const ahead = await opened.pay();
  expect(opened.platform.clock.reset()).toMatchObject({ now: iso(0), frozen: false, went_back_ms: 8 * day });
  return { directory, ...opened, first, ahead };
}

test('after a reset new objects have the time of the machine, and lists keep the order of creation', async () => {
  const { payments, pay, listed, first, ahead } = await withReset();
  const last = await pay();
  expect(await listed()).toEqual([last, ahead, first]);
  expect((await payments.get(ahead)).created_at).toBe(iso(8));
  expect((await payments.get(last)).created_at).toBe(iso(0));
});

test('after a reset filters by time find every object by its own instant', async () => {
  const { pay, listed, first, ahead } = await withReset();
  const last = await pay();
  expect(await listed({ created_before: iso(1) })).toEqual([last, first]);
  expect(await listed({ created_before: iso(1), limit: 1 })).toEqual([last, first]);
  expect(await listed({ created_after: iso(1) })).toEqual([ahead]);
  expect(await listed({ created_after: iso(-1), created_before: iso(9) })).toEqual([last, ahead, first]);
});

test('after a reset events are redelivered by their own instants', async () => {
  const { platform, pay, ahead } = await withReset();
  platform.publishers.create({ fetch: () => new Response(), events: ['payment.succeeded'] });
  await pay();
  await platform.waitForIdle();
  expect(platform.redeliverSince(Date.parse(iso(1)))).toBe(1);
  await platform.waitForIdle();
  const [redelivered] = platform.deliveries();
  expect(platform.events().find(({ id }) => id === redelivered?.event_id)?.data).toMatchObject({ id: ahead });
});

test.each(['nothing else', 'a payment', 'a move'])('a reset and %s survive a restart', async (then) => {
  const { directory, sandbox, platform, pay } = await withReset();
  if (then === 'a payment') await pay();
  if (then === 'a move') platform.clock.advance('1h');
  const before = platform.now();
  await sandbox.close();
  const { clock } = (await openedIn(directory)).platform;
  expect([clock.now(), clock.behindMs]).toEqual([before, 0]);
});

test('an undo of a reset brings the former clock back', async () => {
  const { platform } = await withReset();
  platform.undo();
  expect(platform.now()).toBe(machine.now() + 8 * day);
});

test('a seed file of a clock that was reset is imported with its clock', async () => {
  const { platform, pay } = await withReset();
  await platform.import(platform.export());
  expect([platform.now(), platform.clock.behindMs]).toEqual([machine.now(), 0]);
  await pay();
});

test('a reset of a clock that follows the machine changes nothing, though the machine goes on while it is carried out', async () => {
  let ticks = 0;
  const ticking = { now: () => machine.now() + ticks++ };
  const sandbox = await openSandboxIn(temporaryDirectory(), { clock: ticking });
  onTestFinished(() => sandbox.close());
  const { clock } = sandbox.platform();
  expect(clock.reset()).toMatchObject({ frozen: false, ran: [], went_back_ms: 0 });
  expect(clock.now()).toBe(machine.now() + ticks - 1);
});
