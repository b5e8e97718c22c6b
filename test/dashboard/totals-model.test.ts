import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lastDates } from '../../mock-server/domain/last-dates';
import { toIso } from '../../mock-server/time/clock';
import { ApiResponse } from '../support/api';
import { bankPayment, cardPayment, manualPayment, payment, paymentIntent } from '../support/bodies';
import { checkout } from '../support/checkouts';
import { scaled } from '../support/run-scale';
import { opened, type OpenedPlatform } from '../support/opened-platform';
import { recaptured, recount } from './recount';

type Act = (on: OpenedPlatform, which: number) => unknown;

const paymentIds = ({ platform }: OpenedPlatform) =>
  [...platform.rows.walk('payments', 'newest', 'test', 'descending')].map(({ id }) => id);

/** One of the latest of some ids, or one that is unknown. */
const chosen = (ids: readonly string[], which: number) => ids[which % 4] ?? 'none';
const post = (on: OpenedPlatform, which: number, action: string, body?: object) =>
  on.api.testMode.renewed().post(`/v1/payments/${chosen(paymentIds(on), which)}/${action}`, body);

const create = ({ api }: OpenedPlatform, path: string, body: object) => api.testMode.renewed().post(path, body);

const disputeIds = (on: OpenedPlatform) =>
  paymentIds(on).flatMap((id) =>
    [...on.platform.rows.walk('disputes', 'ofPayment', id, 'descending')].map((row) => row.id),
  );
const subAccountIds = ({ platform }: OpenedPlatform) =>
  [...platform.rows.walk('accounts', 'byName', 'test', 'ascending')].map(({ id }) => id);

/**
 * What changes numbers: by requests, by third parties, by the clock, and by the replacement of rows. What is refused changes
 * nothing.
 */
const acts: Readonly<Record<string, Act>> = {
  pay: (on, which) => create(on, '/v1/payments', payment({ amount: 100 + which })),
  'pay live': ({ api }) => api.liveMode.renewed().post('/v1/payments', cardPayment({ number: '4539578763621486' })),
  decline: (on) => create(on, '/v1/payments', cardPayment({ number: '4000000000009995' })),
  authorize: (on) => create(on, '/v1/payments', manualPayment()),
  'pay from a bank account': (on) => create(on, '/v1/payments', bankPayment()),
  'create an intent': (on) => create(on, '/v1/payment_intents', paymentIntent()),
  'create a checkout': (on) => create(on, '/v1/checkouts', checkout()),
  'create a sub account': (on, which) => create(on, '/v1/sub_accounts', { name: `Shop ${which}` }),
  'configure a fee': (on, which) =>
    create(on, `/v1/sub_accounts/${chosen(subAccountIds(on), which)}/fee_configurations/processing_ecomm`, {
      variable_rate: 1,
    }),
  capture: (on, which) => post(on, which, 'capture'),
  void: (on, which) => post(on, which, 'void'),
  refund: (on, which) => post(on, which, 'refunds', { amount: 40 }),
  dispute: (on, which) => on.platform.disputes.open(chosen(paymentIds(on), which)),
  'win a dispute': (on, which) => on.platform.disputes.decide(chosen(disputeIds(on), which), 'win'),
  'return a payment': (on, which) => on.platform.payments.return(chosen(paymentIds(on), which)),
  review: (on, which) => on.platform.review(chosen(subAccountIds(on), which), 'disable'),
  advance: ({ platform }) => platform.clock.advance('9d'),
  'advance a bit': ({ platform }) => platform.clock.advance('5h'),
  'create a snapshot': ({ platform }) => platform.snapshots.create('base'),
  'restore a snapshot': ({ platform }) => platform.snapshots.restore('base'),
  'undo one': ({ platform }) => platform.undo(),
  'undo three': ({ platform }) => platform.undo(3),
  import: ({ platform }) => platform.import(platform.export()),
  reset: ({ platform }) => platform.reset(),
};

const commands = fc.array(fc.tuple(fc.constantFrom(...Object.keys(acts)), fc.nat(9)), { minLength: 5, maxLength: 25 });

test('after anything that was done, the totals are what a plain count of the rows gives', async () => {
  await fc.assert(
    fc.asyncProperty(commands, async (steps) => {
      const on = await opened();
      await on.platform.totals.read('test');
      for (const [name, which] of [['pay', 1], ['authorize', 1], ...steps] as const) {
        await attempt(() => acts[name]?.(on, which));
        const { platform } = on;
        for (const mode of ['test', 'live'] as const) {
          expect(await platform.totals.read(mode), name).toEqual(recount(platform.rows, mode, platform.now()));
          const { account_id } = platform.keyPair(mode);
          for (const date of lastDates(toIso(platform.now()), 3))
            expect(platform.totals.capturedOn(account_id, date), `${name} ${date}`).toBe(
              recaptured(platform.rows, account_id, date),
            );
        }
      }
    }),
    { numRuns: scaled({ full: 200, short: 8 }) },
  );
});

/** An order in which nothing is refused. */
const accepted = [
  ...['create a sub account', 'configure a fee', 'review', 'create an intent', 'create a checkout', 'pay live'],
  ...['authorize', 'capture', 'authorize', 'void', 'pay', 'refund', 'pay', 'dispute', 'win a dispute'],
  ...['pay from a bank account', 'return a payment', 'decline', 'create a snapshot', 'pay', 'restore a snapshot'],
  ...['advance', 'advance a bit', 'pay', 'undo one', 'undo three', 'import', 'reset'],
];

test('each act of the model does something when there is something to act on', async () => {
  expect([...new Set(accepted)].sort()).toEqual(Object.keys(acts).sort());
  const on = await opened();
  for (const name of accepted) {
    const { version } = on.platform.changes;
    const result = await acts[name]?.(on, 0);
    if (result instanceof ApiResponse)
      expect(result.status < 300 || name === 'decline', `${name}: ${result.text}`).toBe(true);
    expect(on.platform.changes.version, name).toBeGreaterThan(version);
  }
});

/** What is refused throws or responds with an error. */
async function attempt(act: () => unknown): Promise<void> {
  try {
    await act();
  } catch (error) {
    expect(error).toHaveProperty('code');
  }
}
