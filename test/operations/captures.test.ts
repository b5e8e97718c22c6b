import { expect, test } from 'vitest';
import { manualPayment, payment } from '../support/bodies';
import type { Api, ApiResponse } from '../support/api';
import { eachFront } from '../support/fronts';

const authorize = async (api: Api) => `/v1/payments/${(await api.post('/v1/payments', manualPayment())).payment.id}`;
const outcome = ({ status, error }: ApiResponse) => [status, error.code];

eachFront((front) => {
  test('authorize, capture, and no capture after that', async () => {
    const platform = await front.newPlatform();
    const path = await authorize(platform.testMode);
    front.clock.advance({ hours: 1 });
    const capture = await platform.testMode.post(`${path}/capture`);
    expect(capture.status).toBe(201);
    expect(capture.payment).toMatchObject({
      status: 'succeeded',
      captured: true,
      amount_refundable: 1_000,
      balance: 1_000,
      updated_at: new Date(front.clock.now()).toISOString(),
    });
    expect((await platform.testMode.get(path)).payment).toEqual(capture.payment);
    expect(platform.eventNames().slice(5)).toEqual([
      'payment.captured',
      'payment.succeeded',
      'payment_intent.succeeded',
    ]);
    expect(outcome(await platform.testMode.post(`${path}/capture`))).toEqual([422, 'payment_already_captured']);
    expect((await platform.testMode.get(path)).payment).toEqual(capture.payment);
  });

  test('a capture that is repeated under its key gets the same body with status 200', async () => {
    const { testMode: api } = await front.newPlatform();
    const path = await authorize(api);
    const headers = { 'Idempotency-Key': 'capture_1' };
    const first = await api.post(`${path}/capture`, undefined, headers);
    const again = await api.post(`${path}/capture`, undefined, headers);
    expect([first.status, again.status, again.headers.get('idempotent-replayed')]).toEqual([201, 200, 'true']);
    expect(again.body).toEqual(first.body);
  });

  test.each([
    ['no body at all', undefined],
    ['an empty body', ''],
    ['white space', ' \n'],
    ['an empty object', {}],
    ['the amount of the payment', { amount: 1_000 }],
  ])('a capture with %s', async (_, body) => {
    const { testMode: api } = await front.newPlatform();
    const path = await authorize(api);
    const headers = { 'Content-Type': 'application/json' };
    expect((await api.post(`${path}/capture`, body, headers)).payment.captured).toBe(true);
  });

  test.each([
    ['a part of the amount', { amount: 999 }, 'parameter_invalid'],
    ['more than the amount', { amount: 1_001 }, 'parameter_invalid'],
    ['a text', { amount: '1000' }, 'parameter_invalid'],
    ['a null', { amount: null }, 'parameter_invalid'],
    ['something else', { tip: 1 }, 'unexpected_parameter'],
  ])('no capture with %s', async (_, body, code) => {
    const { testMode: api } = await front.newPlatform();
    const path = await authorize(api);
    expect(outcome(await api.post(`${path}/capture`, body))).toEqual([422, code]);
    expect((await api.get(path)).payment.status).toBe('authorized');
  });

  test('seven days pass: the last moment to capture, and the first too late', async () => {
    const platform = await front.newPlatform();
    const inTime = await authorize(platform.testMode);
    const late = await authorize(platform.testMode);
    front.clock.advance({ days: 7, milliseconds: -1 });
    const fresh = platform.testMode.renewed();
    expect((await fresh.post(`${inTime}/capture`)).status).toBe(201);
    front.clock.advance({ milliseconds: 1 });
    expect(outcome(await fresh.post(`${late}/capture`))).toEqual([422, 'charge_expired_for_capture']);
    expect((await fresh.get(late)).payment).toMatchObject({ status: 'canceled', captured: false, balance: 0 });
    expect((await fresh.get(inTime)).payment.status).toBe('succeeded');
    expect(platform.events().at(-1)).toMatchObject({ event_name: 'payment.canceled', request_id: null });
    front.clock.advance({ days: 100 });
    const later = fresh.renewed();
    expect(outcome(await later.post(`${late}/capture`))).toEqual([422, 'charge_expired_for_capture']);
    expect(outcome(await later.post(`${late}/void`))).toEqual([422, 'payment_cannot_be_voided']);
  });

  test('a captured payment does not lapse', async () => {
    const platform = await front.newPlatform();
    const path = await authorize(platform.testMode);
    await platform.testMode.post(`${path}/capture`);
    front.clock.advance({ days: 8 });
    const api = platform.testMode.renewed();
    expect((await api.get(path)).payment.status).toBe('succeeded');
    expect(outcome(await api.post(`${path}/capture`))).toEqual([422, 'payment_already_captured']);
    expect(platform.eventNames()).not.toContain('payment.canceled');
  });

  test.each([
    ['authorized', manualPayment(), false],
    ['captured', payment(), true],
  ])('a payment that is %s can be voided', async (_, body, captured) => {
    const platform = await front.newPlatform();
    const path = `/v1/payments/${(await platform.testMode.post('/v1/payments', body)).payment.id}`;
    const voided = await platform.testMode.post(`${path}/void`);
    expect(voided.status).toBe(200);
    expect(voided.payment).toMatchObject({ status: 'canceled', captured, amount_refundable: 0, balance: 0 });
    expect((await platform.testMode.get(path)).payment).toEqual(voided.payment);
    expect(platform.events().at(-1)).toMatchObject({ event_name: 'payment.canceled', data: voided.payment });
    expect(outcome(await platform.testMode.post(`${path}/void`))).toEqual([422, 'payment_cannot_be_voided']);
    expect(outcome(await platform.testMode.post(`${path}/capture`))).toEqual([422, 'payment_cannot_be_captured']);
    expect(outcome(await platform.testMode.post(`${path}/refunds`))).toEqual([422, 'refund_error']);
  });
});
