import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { createSandbox } from '../../mock-server';
import type { Platform } from '../../mock-server/platform/platform';
import { isSandboxError } from '../../mock-server/sandbox-error';
import { backgroundJobNames, isBackgroundJob } from '../../spec/tables/background-jobs';
import { bankReturnReasons, disputeOutcomes, payoutOutcomes } from '../../spec/tables/outcomes';
import { type Api, ApiResponse } from '../support/api';
import { bankAccount, card, payment, paymentIntent } from '../support/bodies';
import { complete } from '../support/checkouts';
import { TestClock } from '../support/clock';
import { scaled } from '../support/run-scale';
import { openPlatform } from '../support/test-platform';

const faults: unknown[] = [];
const sandbox = createSandbox({ clock: new TestClock(), onError: (error) => faults.push(error) });
const target = { sandbox, baseUrl: 'http://sandbox.test', fetch: sandbox.fetch };
afterAll(() => sandbox.close());

const heldJobs = Object.fromEntries(
  backgroundJobNames.map((name) => [name, name === 'enable_sub_account' ? 'default' : 'manual']),
);

const methods = {
  card: { card: card() },
  'declined card': { card: card({ number: '4000000000009995' }) },
  bank: { bank_account: bankAccount() },
  'failing bank': { bank_account: bankAccount({ account_number: '000111111113' }) },
  'bank that refuses refunds': { bank_account: bankAccount({ account_number: '000444444440' }) },
} as const;

type Method = (typeof methods)[keyof typeof methods];

interface Command {
  readonly action: keyof typeof actions;
  readonly method: keyof typeof methods;
  /** Which of the objects there are. */
  readonly which: number;
  readonly amount: number;
}

/** The state of one sequence. */
interface Run {
  readonly platform: Platform;
  readonly api: Api;
  readonly find: (table: 'payments' | 'payment_intents' | 'checkouts' | 'disputes' | 'payouts') => string;
  readonly method: Method;
  readonly which: number;
  readonly amount: number;
}

const disputeTest = { dispute_test_spec: { expected_result: 'won', event_publish_delay_in_seconds: 60 } };

/** Every way to move a payment, an intent, a checkout, a dispute or a payout. */
const actions = {
  pay: ({ api, method, which }: Run) =>
    api.post(
      '/v1/payments',
      payment({
        payment_method: method,
        application_fee_amount: 30,
        ...(which % 3 === 0 && 'card' in method && { capture_strategy: 'manual' }),
        ...(which % 3 === 1 && { metadata: disputeTest }),
      }),
    ),
  capture: ({ api, find }: Run) => api.post(`/v1/payments/${find('payments')}/capture`),
  void: ({ api, find }: Run) => api.post(`/v1/payments/${find('payments')}/void`),
  refund: ({ api, find, amount }: Run) => api.post(`/v1/payments/${find('payments')}/refunds`, { amount }),
  'refund all': ({ api, find }: Run) => api.post(`/v1/payments/${find('payments')}/refunds`),
  'return by the bank': ({ platform, find, which }: Run) =>
    platform.payments.return(find('payments'), bankReturnReasons[which % bankReturnReasons.length]),
  dispute: ({ platform, find, amount }: Run) => platform.disputes.open(find('payments'), { amount }),
  'decide the dispute': ({ platform, find, which }: Run) =>
    platform.disputes.decide(find('disputes'), disputeOutcomes[which % disputeOutcomes.length] ?? 'lose'),
  'respond to the dispute': ({ api, find, which }: Run) =>
    api.post(`/v1/disputes/${find('disputes')}/response`, { forfeit: which % 2 === 0 }),
  'create an intent': ({ api, method, which }: Run) =>
    api.post('/v1/payment_intents', paymentIntent(which % 2 === 0 ? { payment_method: method } : {})),
  'update the intent': ({ api, find, method, which, amount }: Run) =>
    api.patch(
      `/v1/payment_intents/${find('payment_intents')}`,
      which % 2 === 0 ? { amount: 51 + amount } : { payment_method: method },
    ),
  'capture the intent': ({ api, find, method, which }: Run) =>
    api.post(
      `/v1/payment_intents/${find('payment_intents')}/capture`,
      which % 2 === 0 ? undefined : { payment_method: method },
    ),
  'cancel the intent': ({ api, find }: Run) => api.post(`/v1/payment_intents/${find('payment_intents')}/cancel`),
  'create a checkout': ({ api }: Run) => api.post('/v1/checkouts', { amount: 1_000, description: 'Order' }),
  'update the checkout': ({ api, find, amount }: Run) =>
    api.patch(`/v1/checkouts/${find('checkouts')}`, { amount: 51 + amount }),
  'complete the checkout': async ({ api, find, method }: Run) => {
    const { token } = await api.post('/v1/payment_methods', { payment_method: method });
    return complete(api, find('checkouts'), token);
  },
  'expire the checkout': ({ api, find }: Run) => api.post(`/v1/checkouts/${find('checkouts')}/expire`),
  'refund the checkout': ({ api, find, amount }: Run) =>
    api.post(`/v1/checkouts/${find('checkouts')}/refunds`, { amount }),
  'end the payout': ({ platform, find, which }: Run) =>
    platform.payouts.end(find('payouts'), payoutOutcomes[which % payoutOutcomes.length] ?? 'fail'),
  'run a job': ({ platform, which }: Run) => {
    const held = heldOf(platform);
    const job = held[which % Math.max(held.length, 1)];
    return job && platform.jobs.run(job.id);
  },
  wait: ({ platform, which }: Run) => platform.clock.advance({ minutes: [1, 24, 1_440, 7 * 1_440][which % 4] ?? 1 }),
};

const isAction = (name: string): name is keyof typeof actions => name in actions;
const isMethod = (name: string): name is keyof typeof methods => name in methods;

const anyCommand = (action: fc.Arbitrary<Command['action']>): fc.Arbitrary<Command> =>
  fc.record({
    action,
    method: fc.constantFrom(...Object.keys(methods).filter(isMethod)),
    which: fc.nat(5),
    amount: fc.integer({ min: 1, max: 600 }),
  });

/** A settled bank payment is what most work is pending for. */
const bankPayment: readonly Command[] = [
  { action: 'pay', method: 'bank', which: 2, amount: 1 },
  { action: 'run a job', method: 'bank', which: 0, amount: 1 },
];

/** Half of the commands are about payments and jobs, so that pending work meets another move of the same payment. */
const anyCommands = fc.array(
  fc.oneof(
    anyCommand(fc.constantFrom('pay', 'run a job', 'refund', 'void', 'wait')),
    anyCommand(fc.constantFrom(...Object.keys(actions).filter(isAction))),
  ),
  { minLength: 2, maxLength: 20 },
);

const heldOf = (platform: Platform) => platform.jobs.list().filter(({ kind }) => isBackgroundJob(kind));

const rowsOf = ({ rows }: Platform, table: 'payments' | 'payment_intents' | 'checkouts' | 'disputes' | 'refunds') => [
  ...rows.walk(table, 'newest', 'test', 'ascending'),
];
const payoutsOf = ({ rows }: Platform) =>
  (['newest', 'proceeds'] as const).flatMap((index) => [...rows.walk('payouts', index, 'test', 'ascending')]);

/** Carries out a command. A refusal is an outcome like any other; an unexpected error is not. */
async function apply(platform: Platform, api: Api, { action, method, which, amount }: Command): Promise<void> {
  const find: Run['find'] = (table) => {
    const rows = table === 'payouts' ? payoutsOf(platform) : rowsOf(platform, table);
    return rows[which % Math.max(rows.length, 1)]?.id ?? 'none';
  };
  try {
    const outcome: unknown = await actions[action]({ platform, api, find, method: methods[method], which, amount });
    if (outcome instanceof ApiResponse) expect(outcome.status).toBeLessThan(500);
  } catch (error) {
    if (!isSandboxError(error)) throw error;
  }
}

/** Runs every job, and lets time pass until nothing is due any more. */
function finish(platform: Platform): void {
  for (let round = 0; round < 20 && platform.jobs.list().length > 0; round++) {
    for (const { id } of heldOf(platform)) platform.jobs.run(id);
    platform.clock.advance({ days: 10 });
  }
}

/** Returns every object that still waits for something, though nothing is due. */
function waiting(platform: Platform): readonly string[] {
  const pending = ['pending', 'authorized', 'needs_response', 'created', 'attempted', 'scheduled', 'in_transit'];
  const objects = [
    ...(['payments', 'refunds', 'disputes', 'checkouts'] as const).flatMap((table) => rowsOf(platform, table)),
    ...payoutsOf(platform),
  ];
  // An intent waits for its payment only.
  const intents = rowsOf(platform, 'payment_intents').filter(({ status }) => status === 'pending');
  return [...objects.filter(({ status }) => pending.includes(status)), ...intents].map(
    ({ id, status }) => `${id} ${status}`,
  );
}

function assertRefundsAddUp({ rows }: Platform): void {
  for (const { id, amount_refunded } of rows.walk('payments', 'newest', 'test', 'ascending')) {
    const refunds = [...rows.walk('refunds', 'ofPayment', id, 'ascending')];
    const succeeded = refunds.filter(({ status }) => status === 'succeeded');
    expect(succeeded.reduce((sum, { amount }) => sum + amount, 0)).toBe(amount_refunded);
  }
}

const SEQUENCES = scaled({ full: 1_000, short: 15 });

test(`${SEQUENCES} sequences of moves with held jobs: every job can run, and nothing stays pending`, async () => {
  await fc.assert(
    fc.asyncProperty(anyCommands, async (commands) => {
      const { id, testMode } = await openPlatform(target);
      const platform = sandbox.platform(id);
      platform.jobSettings.set(heldJobs);
      let api = testMode;
      for (const command of [...bankPayment, ...commands]) {
        await apply(platform, api, command);
        // Tokens expire after a day.
        if (command.action === 'wait') api = api.renewed();
      }
      finish(platform);
      expect(platform.jobs.list()).toEqual([]);
      expect(waiting(platform)).toEqual([]);
      assertRefundsAddUp(platform);
      platform.reset();
    }),
    { numRuns: SEQUENCES },
  );
  expect(faults).toEqual([]);
}, 60_000);
