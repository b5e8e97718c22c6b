import { expect, test } from 'vitest';
import { limits } from '../../spec/tables/limits';
import type { Api, ApiResponse } from '../support/api';
import { bankPayment, cardPayment, manualPayment, payment } from '../support/bodies';
import { recordExercised } from '../support/coverage';
import { eachFront } from '../support/fronts';
import { createSandbox } from '../../mock-server';
import { openPlatform } from '../support/test-platform';
import { disputedPayment } from '../support/disputes';

const outcome = ({ status, error }: ApiResponse) => [status, error.code, error.message];
const asking = (dispute_test_spec: unknown, body: object = payment()) => ({ ...body, metadata: { dispute_test_spec } });

eachFront((front) => {
  const dateIn = (days: number) => new Date(front.clock.now() + days * 86_400_000).toISOString().slice(0, 10);
  const pay = async (api: Api, spec: unknown, body?: object) =>
    (await api.post('/v1/payments', asking(spec, body))).payment.id;
  const disputes = async (api: Api) => (await api.renewed().get('/v1/disputes')).disputes;

  test('opens right after the payment', async () => {
    const platform = await front.newPlatform();
    const { testMode: api } = platform;
    const answer = await api.post('/v1/payments', asking({ reason: 'general', due_date: dateIn(3) }));
    expect([answer.status, answer.payment.status, answer.payment.disputes]).toEqual([201, 'succeeded', []]);
    const [dispute] = await disputes(api);
    expect(dispute).toMatchObject({
      payment_id: answer.payment.id,
      amount: 1_000,
      reason: 'general',
      due_date: dateIn(3),
      status: 'needs_response',
      metadata: {},
    });
    expect((await api.get(`/v1/payments/${answer.payment.id}`)).payment.status).toBe('disputed');
    expect(platform.eventNames().slice(-2)).toEqual(['payment_intent.succeeded', 'payment.dispute.created']);
    await platform.clock({ advance: '3d' });
    expect((await disputes(api))[0]?.status).toBe('lost');
  });

  test('warns of a member that it does not know', async () => {
    const { testMode: api } = await front.newPlatform();
    const answer = await api.post('/v1/payments', asking({ reason: 'general', duedate: '2099-01-01' }));
    expect([answer.status, answer.headers.get('sandbox-warning')]).toEqual([
      201,
      'unknown member of dispute_test_spec "duedate"; did you mean "due_date"?',
    ]);
    expect(await disputes(api)).toMatchObject([{ reason: 'general', due_date: dateIn(14) }]);
    expect((await api.post('/v1/payments', asking({}))).headers.get('sandbox-warning')).toBeNull();
  });

  test('a delay has a limit', async () => {
    const { testMode: api } = await front.newPlatform();
    const { maximum } = limits.dispute_test_delay_seconds;
    for (const [event_publish_delay_in_seconds, status] of [
      [maximum, 201],
      [maximum + 1, 422],
    ])
      expect((await api.post('/v1/payments', asking({ event_publish_delay_in_seconds }))).status).toBe(status);
    recordExercised('limits', 'dispute_test_delay_seconds');
  });

  test('needs no fields', async () => {
    const { testMode: api } = await front.newPlatform();
    await pay(api, {});
    expect(await disputes(api)).toMatchObject([{ reason: 'fraudulent', due_date: dateIn(14) }]);
    await pay(api, { reason: null, due_date: null, expected_result: null, forfeit: null });
    expect(await disputes(api)).toHaveLength(2);
  });

  test('opens after the delay', async () => {
    const platform = await front.newPlatform();
    const { testMode: api } = platform;
    await pay(api, { event_publish_delay_in_seconds: 60 });
    await platform.clock({ advance: '59s' });
    expect(await disputes(api)).toEqual([]);
    await platform.clock({ advance: '1s' });
    expect(await disputes(api)).toHaveLength(1);
  });

  test.each(['won', 'lost'] as const)('is %s after the response', async (expected_result) => {
    const platform = await front.newPlatform();
    const { testMode: api } = platform;
    await pay(api, { expected_result });
    const [dispute] = await disputes(api);
    const submitted = await api.post(`/v1/disputes/${dispute?.id}/response`, { forfeit: false });
    expect(submitted.dispute.status).toBe('under_review');
    expect((await api.get(`/v1/disputes/${dispute?.id}`)).dispute.status).toBe(expected_result);
    const names = platform.eventNames();
    expect(names.slice(names.indexOf('payment.dispute.created'))).toEqual([
      'payment.dispute.created',
      'payment.dispute.submitted',
      'payment.dispute.closed',
      ...(expected_result === 'won' ? ['payment.dispute.funds_returned'] : []),
    ]);
  });

  test('is decided after the delay, unless it was decided before', async () => {
    const platform = await front.newPlatform();
    const { testMode: api } = platform;
    for (let i = 0; i < 2; i++) await pay(api, { expected_result: 'won', event_publish_delay_in_seconds: 60 });
    await platform.clock({ advance: '1m' });
    const [early, usual] = await disputes(api);
    for (const dispute of [early, usual]) await api.post(`/v1/disputes/${dispute?.id}/response`, { forfeit: false });
    await platform.decideDispute(early?.id ?? '', 'lose');
    await platform.clock({ advance: '59s' });
    expect((await disputes(api)).map(({ status }) => status)).toEqual(['lost', 'under_review']);
    await platform.clock({ advance: '1s' });
    expect((await disputes(api)).map(({ status }) => status)).toEqual(['lost', 'won']);
  });

  test('without a response it is lost at its due date, whatever was expected', async () => {
    const platform = await front.newPlatform();
    const { testMode: api } = platform;
    await pay(api, { expected_result: 'won' });
    await disputes(api);
    await platform.clock({ advance: '14d' });
    expect(await disputes(api)).toMatchObject([{ status: 'lost' }]);
  });

  test('is forfeited at once', async () => {
    const platform = await front.newPlatform();
    const { testMode: api } = platform;
    await pay(api, { forfeit: true, expected_result: 'won' });
    expect(await disputes(api)).toMatchObject([{ status: 'lost' }]);
    expect(platform.eventNames().slice(-3)).toEqual([
      'payment.dispute.created',
      'payment.dispute.forfeited',
      'payment.dispute.closed',
    ]);
  });

  test('waits for the capture, and for the bank', async () => {
    const platform = await front.newPlatform();
    const { testMode: api } = platform;
    const id = await pay(api, {}, manualPayment());
    expect(await disputes(api)).toEqual([]);
    await api.post(`/v1/payments/${id}/capture`);
    expect(await disputes(api)).toMatchObject([{ payment_id: id }]);
    const slow = await pay(api, {}, bankPayment({ account_number: '000555555559' }));
    expect(await disputes(api)).toHaveLength(1);
    await platform.clock({ advance: '7d' });
    expect((await disputes(api))[0]).toMatchObject({ payment_id: slow });
  });

  test('is none for a payment that fails, was refunded meanwhile, or is live', async () => {
    const platform = await front.newPlatform();
    const { testMode: api, liveMode } = platform;
    await api.post('/v1/payments', asking({}, cardPayment({ number: '4000000000000002' })));
    const id = await pay(api, { event_publish_delay_in_seconds: 60 });
    await api.post(`/v1/payments/${id}/refunds`);
    await platform.clock({ advance: '1m' });
    expect(await disputes(api)).toEqual([]);
    const live = asking({ reason: 'anger' }, cardPayment({ number: '4111111111111111' }));
    expect((await liveMode.post('/v1/payments', live)).status).toBe(201);
    expect(await disputes(liveMode)).toEqual([]);
  });

  test('metadata that are updated to something else ask for nothing', async () => {
    const platform = await front.newPlatform();
    const { testMode: api } = platform;
    for (const spec of ['nothing', { reason: 'anger' }]) {
      const id = await pay(api, { event_publish_delay_in_seconds: 60 });
      await api.patch(`/v1/payments/${id}`, { metadata: { dispute_test_spec: spec } });
    }
    await platform.clock({ advance: '1m' });
    expect(await disputes(api)).toEqual([]);
  });

  test('its jobs can be held', async () => {
    const platform = await front.newPlatform();
    const { testMode: api } = platform;
    await platform.control('job_settings', { open_dispute: 'manual', decide_dispute: 'manual' });
    const id = await pay(api, { expected_result: 'lost' });
    expect(await disputes(api)).toEqual([]);
    const run = async (subject: string, kind: string) => {
      const jobs = await platform.control(`jobs?subject_id=${subject}&kind=${kind}`, undefined, 'GET');
      await platform.control(`jobs/${jobs.asControl('JobList').data[0]?.id}/run`, {});
    };
    await run(id, 'open_dispute');
    const [dispute] = await disputes(api);
    await api.post(`/v1/disputes/${dispute?.id}/response`, { forfeit: false });
    expect((await disputes(api))[0]?.status).toBe('under_review');
    await run(dispute?.id ?? '', 'decide_dispute');
    expect((await disputes(api))[0]?.status).toBe('lost');
  });

  test.each([
    ['a text', 'won', ''],
    ['a list', [], ''],
    ['an unknown reason', { reason: 'anger' }, '.reason'],
    ['an unknown result', { expected_result: 'draw' }, '.expected_result'],
    ['a date that does not exist', { due_date: '2099-02-29' }, '.due_date'],
    ['an instant', { due_date: '2099-02-28T00:00:00Z' }, '.due_date'],
    ['a date that is no text', { due_date: 20990228 }, '.due_date'],
    ['a date in the past', { due_date: '2001-01-01' }, '.due_date'],
    ['a negative delay', { event_publish_delay_in_seconds: -1 }, '.event_publish_delay_in_seconds'],
    ['a delay in parts of a second', { event_publish_delay_in_seconds: 1.5 }, '.event_publish_delay_in_seconds'],
    ['a delay that is a text', { event_publish_delay_in_seconds: '60' }, '.event_publish_delay_in_seconds'],
    ['a text for a boolean', { forfeit: 'yes' }, '.forfeit'],
  ])('refuses %s, and takes no payment', async (_what, spec, member) => {
    const { testMode: api } = await front.newPlatform();
    expect(outcome(await api.post('/v1/payments', asking(spec)))).toEqual([
      422,
      'parameter_invalid',
      `format is invalid for parameter metadata.dispute_test_spec${member}`,
    ]);
    expect((await api.get('/v1/payments')).as('PaymentList').data).toEqual([]);
  });
});

test('a fee for a dispute is charged with it, and returned when it is won', async () => {
  const sandbox = createSandbox({ disputeFeeCents: 1_500 });
  const platform = await openPlatform({ sandbox, baseUrl: 'http://sandbox.test', fetch: sandbox.fetch });
  const { testMode: api } = platform;
  const { id, dispute } = await disputedPayment(platform, { amount: 400 });
  const balance = async () => (await api.get(`/v1/payments/${id}`)).payment.balance;
  const entries = async () =>
    (await api.get(`/v1/payments/${id}/payment_balance_transactions`)).balanceTransactions
      .map((entry) => [entry.payment_balance_txn_type, entry.amount, entry.balance, entry.source_id])
      .reverse()
      .slice(1);
  expect(await balance()).toBe(-900);
  const opened = [
    ['dispute', -400, 600, dispute.id],
    ['dispute_fee', -1_500, -900, dispute.id],
  ];
  expect(await entries()).toEqual(opened);
  await platform.decideDispute(dispute.id, 'lose');
  expect(await balance()).toBe(-900);
  await platform.decideDispute(dispute.id, 'reverse');
  expect(await entries()).toEqual([
    ...opened,
    ['dispute_refund', 400, -500, dispute.id],
    ['dispute_fee_refund', 1_500, 1_000, dispute.id],
  ]);
  expect(await balance()).toBe(1_000);
  await sandbox.close();
});

test.each([-1, 1.5, NaN, Infinity])('%s is not the fee for a dispute', (disputeFeeCents) => {
  expect(() => createSandbox({ disputeFeeCents })).toThrow(RangeError);
});
