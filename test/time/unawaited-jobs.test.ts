import { describe, expect, test } from 'vitest';
import { bankPayment, manualPayment, payment } from '../support/bodies';
import { cardToken, complete, makeCheckout } from '../support/checkouts';
import { onboardingEntry } from '../support/onboarding';
import { parseSeedFile, seedFileText, textOf } from '../support/seed-files';
import { opened, type OpenedPlatform, pay } from '../support/opened-platform';

interface Case {
  /** Creates an object with a job, and returns its id. */
  readonly create: (on: OpenedPlatform) => Promise<string>;
  /** Changes the object in a way that its job outlives. */
  readonly keep?: (on: OpenedPlatform, id: string) => unknown;
  /** Changes the object so that its job would do nothing. */
  readonly change: (on: OpenedPlatform, id: string) => unknown;
  /** The kinds of its jobs before the change. */
  readonly before: readonly string[];
  /** The kinds of its jobs after the change (default: none). */
  readonly after?: readonly string[];
}

const post = ({ api }: OpenedPlatform, path: string, body?: object) => api.testMode.renewed().post(path, body);

const authorized = ({ api }: OpenedPlatform) => pay(api, manualPayment());

const disputed = async (on: OpenedPlatform) => on.platform.disputes.open(await pay(on.api, payment())).id;

async function payout(on: OpenedPlatform): Promise<string> {
  await post(on, '/v1/payments', payment({ fees: [{ type: 'platform_fee', amount: 30 }] }));
  on.clock.advance({ days: 1 });
  const [newest] = (await on.api.testMode.renewed().get('/v1/proceeds')).as('ProceedsPayoutList').data;
  return newest?.id ?? '';
}

async function failedDelivery({ api, platform }: OpenedPlatform): Promise<string> {
  const statuses = [500];
  platform.publishers.create({
    events: ['payment.created'],
    fetch: () => new Response(null, { status: statuses.shift() ?? 200 }),
  });
  await pay(api, payment());
  await platform.waitForIdle();
  return platform.deliveries()[0]?.id ?? '';
}

const cases: Readonly<Record<string, Case>> = {
  'an authorization that is captured': {
    create: authorized,
    keep: (on, id) => on.api.testMode.patch(`/v1/payments/${id}`, { description: 'Tea' }),
    change: (on, id) => post(on, `/v1/payments/${id}/capture`),
    before: ['lapse_authorization'],
  },
  'an authorization that is voided': {
    create: authorized,
    change: (on, id) => post(on, `/v1/payments/${id}/void`),
    before: ['lapse_authorization'],
  },
  'a dispute with a response': {
    create: disputed,
    change: ({ platform }, id) => platform.disputes.decide(id, 'respond'),
    before: ['lose_dispute'],
  },
  'a dispute that is won': {
    create: disputed,
    change: ({ platform }, id) => platform.disputes.decide(id, 'win'),
    before: ['lose_dispute'],
  },
  'a checkout that is paid': {
    create: async ({ api }) => (await makeCheckout(api.testMode)).id,
    keep: async ({ api }, id) => complete(api.testMode, id, await cardToken(api.testMode, '4000000000009995')),
    change: async ({ api }, id) => complete(api.testMode, id, await cardToken(api.testMode)),
    before: ['expire_checkout'],
  },
  'a payout that is canceled': {
    create: payout,
    change: ({ platform }, id) => platform.payouts.end(id, 'cancel'),
    before: ['send_proceeds_payout'],
  },
  'a payout that fails': {
    create: async (on) => {
      const id = await payout(on);
      on.platform.clock.advance('1d');
      return id;
    },
    change: ({ platform }, id) => platform.payouts.end(id, 'fail'),
    before: ['pay_proceeds_payout'],
  },
  'an account that is archived before its automatic review': {
    create: async (on) => {
      on.platform.jobSettings.set({ enable_sub_account: 'manual' });
      const { id } = (await post(on, '/v1/sub_accounts', { name: 'Tea Shop' })).subAccount;
      return id;
    },
    keep: (on, id) => post(on, `/v1/onboarding/${id}`, onboardingEntry('individual')),
    change: ({ platform }, id) => platform.review(id, 'archive'),
    before: ['enable_sub_account', 'enable_sub_account'],
  },
  'a bank payment whose settlement is held, by another event': {
    create: async ({ api, platform }) => {
      platform.jobSettings.set({ settle_payment: 'manual' });
      return pay(api, bankPayment());
    },
    change: ({ platform }, id) => platform.trigger('payment.succeeded', id),
    before: ['settle_payment'],
  },
  'a delivery that is attempted at once': {
    create: failedDelivery,
    change: ({ platform }) =>
      platform.redeliver(platform.events().find(({ event_name }) => event_name === 'payment.created')?.id ?? ''),
    before: ['retry_delivery'],
  },
  'a delivery whose publisher is deleted': {
    create: failedDelivery,
    change: ({ platform }) => {
      for (const { id } of platform.publishers.list()) platform.publishers.delete(id);
    },
    before: ['retry_delivery'],
  },
};

describe('no job is pending for', () => {
  test.each(Object.entries(cases))('%s', async (_, { create, keep, change, before, after = [] }) => {
    const on = await opened();
    const id = await create(on);
    const kinds = () => on.platform.jobs.list({ subject_id: id }).map(({ kind }) => kind);
    await keep?.(on, id);
    expect(kinds()).toEqual(before);
    await change(on, id);
    expect(kinds()).toEqual(after);
  });
});

test('a job is pending again when its cancellation is undone', async () => {
  const on = await opened();
  const id = await authorized(on);
  await post(on, `/v1/payments/${id}/capture`);
  on.platform.undo();
  expect(on.platform.jobs.list({ subject_id: id })).toHaveLength(1);
});

test('the clock does not stop at a job that was canceled', async () => {
  const on = await opened();
  const lapses = await authorized(on);
  const id = await authorized(on);
  await post(on, `/v1/payments/${id}/capture`);
  const { ran } = on.platform.clock.advance('30d');
  const ofPayments = ran.filter(({ kind }) => kind === 'lapse_authorization');
  expect(ofPayments.map(({ subject_id }) => subject_id)).toEqual([lapses]);
});

test('a job that a seed file has for a payment that was captured does nothing', async () => {
  const on = await opened();
  const id = await authorized(on);
  const { jobs } = parseSeedFile(await textOf(on.platform.export())).rows;
  await post(on, `/v1/payments/${id}/capture`);
  const file = parseSeedFile(await textOf(on.platform.export()));
  await on.platform.import(seedFileText({ ...file, rows: { ...file.rows, jobs } }));
  expect(on.platform.jobs.list({ subject_id: id })).toHaveLength(1);
  on.platform.clock.advance('30d');
  expect(on.platform.jobs.list()).toEqual([]);
  expect((await on.api.testMode.renewed().get(`/v1/payments/${id}`)).payment.status).toBe('succeeded');
});
