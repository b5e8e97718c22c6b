import { expect, test } from 'vitest';
import { createSandbox } from '../../mock-server';
import { OutcomeCounts } from '../../spec/derive/job-outcome';
import { jobOutcomes } from '../../spec/tables/job-outcomes';
import { bankPayment, manualPayment, payment, scenarioPayment } from '../support/bodies';
import { TestClock } from '../support/clock';
import { openPlatform } from '../support/test-platform';

async function newPlatform() {
  const sandbox = createSandbox({ clock: new TestClock() });
  const opened = await openPlatform({ sandbox, baseUrl: 'http://sandbox.test', fetch: sandbox.fetch });
  const platform = sandbox.platform(opened.id);
  const pay = async (body: object): Promise<void> => void (await opened.testMode.post('/v1/payments', body));
  return { platform, pay };
}

const disputeTest = (spec: object) => payment({ metadata: { dispute_test_spec: { reason: 'general', ...spec } } });

test('a move counts what came of its jobs, by the events that they emitted', async () => {
  const { platform, pay } = await newPlatform();
  platform.jobSettings.set({ settle_payment: '2d', settle_refund: '1d' });
  for (let count = 0; count < 3; count++) await pay(manualPayment());
  for (const scenario of ['success', 'success', 'account_closed']) await pay(scenarioPayment(scenario, bankPayment()));
  await pay(disputeTest({}));
  const before = platform.events().length;
  const { outcomes, ran } = platform.clock.advance('60d');
  expect(outcomes.map(({ summary }) => summary)).toEqual([
    '3 payments canceled (authorization lapsed)',
    '2 payments settled',
    '1 payment failed (refused by the bank)',
    '1 dispute lost (no response in time)',
    ...outcomes.filter(({ kind }) => /payout|batch/.test(kind)).map(({ summary }) => summary),
  ]);
  expect(outcomes.reduce((sum, { count }) => sum + count, 0)).toBe(ran.length);
  const names = platform
    .events()
    .slice(before)
    .map(({ event_name }) => event_name);
  for (const { event, count } of outcomes)
    if (event !== null) expect([event, names.filter((name) => name === event).length]).toEqual([event, count]);
  expect(outcomes.some(({ event }) => event === 'payout.paid')).toBe(true);
});

test('a move without jobs changes nothing, and a reset that goes back runs none', async () => {
  const { platform } = await newPlatform();
  expect(platform.clock.advance('1d').outcomes).toEqual([]);
  expect(platform.clock.reset()).toMatchObject({ ran: [], outcomes: [] });
});

test.each(Object.entries(jobOutcomes))('each outcome of %s can be told from the others', (kind, outcomes) => {
  for (const { event, many, happened } of outcomes) {
    const counts = new OutcomeCounts();
    for (let count = 0; count < 1_200; count++)
      // @ts-expect-error The kind is one of the table.
      counts.add(kind, event === null ? [] : [event]);
    expect(counts.list()).toEqual([{ kind, event, count: 1_200, summary: `1,200 ${many} ${happened}` }]);
  }
});
