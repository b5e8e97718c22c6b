import { expect, test } from 'vitest';
import { type ApiResponse, type Api, exchange } from '../support/api';
import { cardPayment, manualPayment, payment } from '../support/bodies';
import { disputedPayment } from '../support/disputes';
import { eachFront } from '../support/fronts';

const outcome = ({ status, error }: ApiResponse) => [status, error.code];
const pay = async (api: Api, body: object = payment()) => (await api.post('/v1/payments', body)).payment;
const get = async (api: Api, id: string) => (await api.get(`/v1/payments/${id}`)).payment;

eachFront((front) => {
  test('a payment that was not paid, or not any more', async () => {
    const platform = await front.newPlatform();
    const { testMode: api } = platform;
    const authorized = await pay(api, manualPayment());
    await api.post('/v1/payments', cardPayment({ number: '4000000000000002' }));
    const [failed] = (await api.get('/v1/payments?limit=1')).as('PaymentList').data;
    const voided = await pay(api);
    await api.post(`/v1/payments/${voided.id}/void`);
    const refunded = await pay(api);
    await api.post(`/v1/payments/${refunded.id}/refunds`);
    for (const [id = '', status] of [
      [authorized.id, 'authorized'],
      [failed?.id, 'failed'],
      [voided.id, 'canceled'],
      [refunded.id, 'fully_refunded'],
    ]) {
      const before = (await api.get(`/v1/payments/${id}`)).text;
      const events = platform.countEvents();
      const answer = await platform.openDispute(id);
      expect(outcome(answer)).toEqual([422, 'payment_cannot_be_disputed']);
      expect(answer.error.message).toBe(`payment status ${status} does not allow a dispute`);
      expect([(await api.get(`/v1/payments/${id}`)).text, platform.countEvents()]).toEqual([before, events]);
    }
  });

  test('404: what is not there, and what is of another platform', async () => {
    const [platform, other] = [await front.newPlatform(), await front.newPlatform()];
    const { id, dispute } = await disputedPayment(platform);
    for (const unknown of [id, 'py_0000000000000000000000', dispute.id, '__proto__']) {
      expect(outcome(await other.openDispute(unknown))).toEqual([404, 'resource_not_found']);
    }
    for (const unknown of [dispute.id, 'dp_0000000000000000000000', id, '__proto__']) {
      expect(outcome(await other.decideDispute(unknown, 'win'))).toEqual([404, 'resource_not_found']);
    }
  });

  test.each([
    [422, 'amount_below_minimum', '{"amount":0}'],
    [422, 'amount_below_minimum', '{"amount":-5}'],
    [422, 'amount_must_be_an_integer', '{"amount":1.5}'],
    [422, 'amount_must_be_an_integer', '{"amount":"10"}'],
    [422, 'dispute_exceeds_amount_available', '{"amount":1001}'],
    [422, 'parameter_invalid', '{"reason":"anger"}'],
    [422, 'unexpected_parameter', '{"currency":"usd"}'],
    [400, 'malformed_request', '{"amount":'],
  ])('%i %s: %s', async (status, code, body) => {
    const platform = await front.newPlatform();
    const { id } = await pay(platform.testMode);
    const path = `/_sandbox/platforms/${platform.id}/payments/${id}/disputes`;
    expect(outcome(await exchange(front.opened, 'POST', path, { body }))).toEqual([status, code]);
    expect((await get(platform.testMode, id)).disputes).toEqual([]);
  });

  test.each([
    [422, 'parameter_missing', {}],
    [422, 'parameter_invalid', { outcome: 'won' }],
    [422, 'unexpected_parameter', { outcome: 'win', reason: 'x' }],
  ])('%i %s: outcome %j', async (status, code, body) => {
    const platform = await front.newPlatform();
    const { dispute } = await disputedPayment(platform);
    const path = `/_sandbox/platforms/${platform.id}/disputes/${dispute.id}/outcome`;
    expect(outcome(await exchange(front.opened, 'POST', path, { body }))).toEqual([status, code]);
  });
});
