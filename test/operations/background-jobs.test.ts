import { describe, expect, test } from 'vitest';
import { createSandbox } from '../../mock-server';
import { backgroundJobNames } from '../../spec/tables/background-jobs';
import { type ApiResponse, exchange, type Send } from '../support/api';
import { bankPayment, manualPayment, payment } from '../support/bodies';
import { TestClock } from '../support/clock';
import { eachFront } from '../support/fronts';
import { openPlatform, type TestPlatform } from '../support/test-platform';

const ask = (
  { id, testMode: api }: TestPlatform,
  method: string,
  path: string,
  send: Send = {},
): Promise<ApiResponse> => exchange(api.target, method, `/_sandbox/platforms/${id}/${path}`, send);
const setJobSettings = (platform: TestPlatform, modes: object) =>
  ask(platform, 'POST', 'job_settings', { body: modes });
const jobsOf = async (platform: TestPlatform, query = '') =>
  (await ask(platform, 'GET', `jobs${query}`)).asControl('JobList').data;
const run = (platform: TestPlatform, jobId = '') => ask(platform, 'POST', `jobs/${jobId}/run`);
const outcome = ({ status, error }: ApiResponse) => [status, error.code];

const defaults = Object.fromEntries(backgroundJobNames.map((step) => [step, 'default']));

eachFront((front) => {
  // Tokens end after a day, and days pass.
  const found = async ({ testMode: api }: TestPlatform, id: string) =>
    (await api.renewed().get(`/v1/payments/${id}`)).payment;
  const statusOf = async (platform: TestPlatform, id: string) => (await found(platform, id)).status;
  const payByBank = async ({ testMode: api }: TestPlatform) =>
    (await api.post('/v1/payments', bankPayment())).payment.id;

  test('jobs are listed by due time, and held ones last', async () => {
    const platform = await front.newPlatform();
    await setJobSettings(platform, { settle_payment: 'manual' });
    const held = await payByBank(platform);
    const later = (await platform.testMode.post('/v1/payments', manualPayment())).payment.id;
    await setJobSettings(platform, { settle_payment: '1h' });
    const next = await payByBank(platform);
    const subjects = (await jobsOf(platform)).map(({ subject_id, due_at }) => [subject_id, due_at === null]);
    expect(subjects.filter(([id]) => [held, later, next].includes(String(id)))).toEqual([
      [next, false],
      [later, false],
      [held, true],
    ]);
    const pages: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: string = `jobs?limit=1${cursor && `&after_cursor=${cursor}`}`;
      const { data, page_info } = (await ask(platform, 'GET', page)).asControl('JobList');
      pages.push(...data.map(({ subject_id }) => subject_id));
      cursor = page_info.has_next ? page_info.end_cursor : null;
    }
    expect(pages).toEqual((await jobsOf(platform)).map(({ subject_id }) => subject_id));
    expect((await jobsOf(platform, `?subject_id=${held}`)).map(({ due_at }) => due_at)).toEqual([null]);
  });

  test('a bank payment stays pending until its job is asked for', async () => {
    const platform = await front.newPlatform();
    const set = await setJobSettings(platform, { settle_payment: 'manual' });
    expect([set.status, set.body]).toEqual([200, { ...defaults, settle_payment: 'manual' }]);
    const id = await payByBank(platform);
    expect((await platform.clock({ advance: '90d' })).asControl('MovedClock').ran).toEqual([]);
    expect(await statusOf(platform, id)).toBe('pending');
    await front.opened.sandbox.platform(platform.id).waitForIdle();

    const [job] = await jobsOf(platform);
    expect(job).toStrictEqual({
      id: expect.stringMatching(/^job_/),
      kind: 'settle_payment',
      subject_id: id,
      due_at: null,
    });
    const ran = await run(platform, job?.id);
    expect([ran.status, ran.body]).toStrictEqual([200, job]);
    const settled = await found(platform, id);
    expect([settled.status, settled.updated_at]).toEqual([
      'succeeded',
      new Date(front.clock.now() + 90 * 86_400_000).toISOString(),
    ]);
    expect(platform.eventNames().filter((name) => name === 'payment.succeeded')).toHaveLength(1);
    expect(await jobsOf(platform, '?kind=settle_payment')).toEqual([]);
    expect(outcome(await run(platform, job?.id))).toEqual([404, 'resource_not_found']);
  });

  test.each([
    ['2d', 2 * 86_400_000],
    ['P1DT12H', 1.5 * 86_400_000],
    ['90s', 90_000],
  ])('a refund to a bank account arrives after %s', async (span, later) => {
    const platform = await front.newPlatform();
    await setJobSettings(platform, { settle_refund: span });
    const id = await payByBank(platform);
    const refund = (await platform.testMode.post(`/v1/payments/${id}/refunds`, {})).refund;
    const due_at = new Date(front.clock.now() + later).toISOString();
    expect(await jobsOf(platform, `?subject_id=${refund.id}`)).toMatchObject([{ kind: 'settle_refund', due_at }]);
    const status = async () => (await platform.testMode.renewed().get(`/v1/refunds/${refund.id}`)).refund.status;
    await platform.clock({ advance: `${later - 1}ms` });
    expect(await status()).toBe('pending');
    await platform.clock({ advance: '1ms' });
    expect(await status()).toBe('succeeded');
  });

  test('a payment is not voided while a refund of it is held', async () => {
    const platform = await front.newPlatform();
    await setJobSettings(platform, { settle_refund: 'manual' });
    const { testMode: api } = platform;
    const id = await payByBank(platform);
    const refund = (await api.post(`/v1/payments/${id}/refunds`, { amount: 400 })).refund;
    expect(outcome(await api.post(`/v1/payments/${id}/void`))).toEqual([409, 'refund_in_progress']);
    const [job] = await jobsOf(platform, `?subject_id=${refund.id}`);
    expect((await run(platform, job?.id)).status).toBe(200);
    expect(await found(platform, id)).toMatchObject({
      status: 'partially_refunded',
      amount_refunded: 400,
      refunds: [{ id: refund.id, status: 'succeeded' }],
    });
  });

  test('a mode holds for what is left from then on', async () => {
    const platform = await front.newPlatform();
    await setJobSettings(platform, { settle_payment: 'manual' });
    const held = await payByBank(platform);
    await setJobSettings(platform, { settle_payment: 'default' });
    const usually = await payByBank(platform);
    expect([await statusOf(platform, held), await statusOf(platform, usually)]).toEqual(['pending', 'succeeded']);
    expect((await ask(platform, 'GET', 'job_settings')).body).toEqual(defaults);
  });

  test('a time limit is listed, and comes with the clock alone', async () => {
    const platform = await front.newPlatform();
    const { id } = (await platform.testMode.post('/v1/payments', manualPayment())).payment;
    const [job] = await jobsOf(platform, `?kind=lapse_authorization&subject_id=${id}`);
    const refused = await run(platform, job?.id);
    expect(outcome(refused)).toEqual([422, 'job_follows_clock']);
    expect(refused.error.message).toContain(String(job?.due_at));
    expect(await statusOf(platform, id)).toBe('authorized');
  });

  test.each([
    [{ settle_payment: 'soon' }, 'settle_payment'],
    [{ settle_payment: '' }, 'settle_payment'],
    [{ settle_payment: '-1d' }, 'settle_payment'],
    [{ settle_payment: '101y' }, 'settle_payment'],
    [{ settle_refund: 'manual', settle_payment: 'soon' }, 'settle_payment'],
    [{ settle_payment: 3 }, 'settle_payment'],
  ])('%j is refused, and nothing is set', async (modes, name) => {
    const platform = await front.newPlatform();
    const refused = await setJobSettings(platform, modes);
    expect(refused.status).toBe(422);
    expect(refused.error.message).toContain(name);
    expect((await ask(platform, 'GET', 'job_settings')).body).toEqual(defaults);
  });

  test('a step that there is not is refused', async () => {
    const refused = await setJobSettings(await front.newPlatform(), { lapse_authorization: 'manual' });
    expect(refused.status).toBe(422);
    expect(refused.error.message).toContain('lapse_authorization');
  });
});

describe('in the same process', () => {
  const open = async () => {
    const clock = new TestClock();
    const sandbox = createSandbox({ clock });
    const platform = await openPlatform({ baseUrl: 'http://sandbox.test', fetch: sandbox.fetch, sandbox });
    return { clock, platform, control: sandbox.platform(platform.id) };
  };

  test('a span may be an object; what is no mode, and no step, is refused', async () => {
    const { control } = await open();
    expect(control.jobSettings.set({ settle_payment: { days: 1, hours: 12 } }).settle_payment).toBe('1d 12h');
    expect(control.jobSettings.set({ settle_payment: undefined, settle_refund: 'immediate' })).toEqual({
      ...defaults,
      settle_payment: '1d 12h',
      settle_refund: 'immediate',
    });
    expect(() => control.jobSettings.set({ settle_payment: { days: -1 } })).toThrow('settle_payment');
    expect(() => control.jobSettings.set({ settle_payment: { seconds: 1e-7 } })).toThrow('settle_payment');
    expect(control.jobSettings.get().settle_payment).toBe('1d 12h');
    control.reset();
    expect(control.jobSettings.get()).toEqual(defaults);
  });

  test('a test account waits for its review to be asked for, and its entry for another one', async () => {
    const { platform, control } = await open();
    control.jobSettings.set({ enable_sub_account: 'manual' });
    const { id } = await platform.newSubAccount();
    const status = async () => (await platform.testMode.get(`/v1/sub_accounts/${id}`)).subAccount.status;
    expect(await status()).toBe('created');
    const [job] = control.jobs.list({ kind: 'enable_sub_account', subject_id: id });
    control.jobs.run(job?.id ?? '');
    expect(await status()).toBe('enabled');
  });

  test('proceeds go the whole way at once, or step by step', async () => {
    const { platform, control } = await open();
    const earn = async () => {
      const { id, api } = await platform.newSubAccount();
      await api.post('/v1/payments', payment({ fees: [{ type: 'platform_fee', amount: 100 }] }));
      return id;
    };
    const statuses = async () =>
      (await platform.testMode.get('/v1/proceeds')).as('ProceedsPayoutList').data.map(({ status }) => status);
    const steps = ['close_proceeds_batch', 'send_proceeds_payout', 'pay_proceeds_payout'] as const;
    for (const step of steps) control.jobSettings.set({ [step]: 'immediate' });
    await earn();
    expect(await statuses()).toEqual(['paid']);

    for (const step of steps) control.jobSettings.set({ [step]: 'manual' });
    await earn();
    await earn();
    for (const [step, status] of [
      [steps[0], 'scheduled'],
      [steps[1], 'in_transit'],
      [steps[2], 'paid'],
    ] as const) {
      const held = control.jobs.list({ kind: step });
      expect(held).toHaveLength(1);
      control.jobs.run(held[0]?.id ?? '');
      expect(await statuses()).toEqual([status, 'paid']);
    }
  });

  test('what is held comes to nothing where its object has moved on', async () => {
    const { platform, control } = await open();
    control.jobSettings.set({ enable_sub_account: 'manual' });
    const { id } = await platform.newSubAccount();
    expect(control.jobs.list()).toMatchObject([{ subject_id: id }]);
    control.review(id, 'archive');
    expect(control.jobs.list()).toEqual([]);
  });
});
