import { expect, test } from 'vitest';
import { type Api, type ApiResponse, exchange } from '../support/api';
import { manualPayment, payment } from '../support/bodies';
import { cardToken, complete, makeCheckout } from '../support/checkouts';
import { eachFront } from '../support/fronts';

const refusal = ({ status, error, headers }: ApiResponse) => [
  status,
  error.code,
  headers.get('sandbox-explain')?.split('. ')[0],
];
const pathOf = async (api: Api, body: object = payment()) =>
  `/v1/payments/${(await api.post('/v1/payments', body)).payment.id}`;

eachFront((front) => {
  test('a null amount refunds nothing', async () => {
    const { testMode: api } = await front.newPlatform();
    const path = await pathOf(api);
    expect(refusal(await api.post(`${path}/refunds`, { amount: null }))).toEqual([
      422,
      'amount_must_be_an_integer',
      'Leave amount out to mean all of it: null is refused',
    ]);
    expect((await api.get(path)).payment).toMatchObject({ status: 'succeeded', amount_refunded: 0 });
    // What JavaScript sends for a number that it could not calculate.
    const slip = await api.post(`${path}/refunds`, JSON.stringify({ amount: 100 / Number('x') }));
    expect(slip.error.code).toBe('amount_must_be_an_integer');
    expect((await api.post(`${path}/refunds`, {})).refund.amount).toBe(1_000);
  });

  test('a null amount captures nothing', async () => {
    const { testMode: api } = await front.newPlatform();
    const path = await pathOf(api, manualPayment());
    const refused = await api.post(`${path}/capture`, { amount: null });
    expect([refused.status, refused.error.code]).toEqual([422, 'parameter_invalid']);
    expect((await api.get(path)).payment).toMatchObject({ status: 'authorized', captured: false });
    expect((await api.post(`${path}/capture`, {})).payment.captured).toBe(true);
  });

  test('a null amount refunds nothing of a checkout', async () => {
    const { testMode: api } = await front.newPlatform();
    const { id } = await makeCheckout(api);
    await complete(api, id, await cardToken(api));
    const refused = await api.post(`/v1/checkouts/${id}/refunds`, { amount: null });
    expect([refused.status, refused.error.code]).toEqual([422, 'amount_must_be_an_integer']);
    expect((await api.post(`/v1/checkouts/${id}/refunds`, {})).status).toBe(200);
  });

  test('null stays none where absence means none', async () => {
    const { testMode: api } = await front.newPlatform();
    const nulls = { application_fee_amount: null, fees: null, description: null, metadata: null };
    const { payment: made } = await api.post('/v1/payments', payment(nulls));
    expect(made).toMatchObject({ application_fee: null, fee_amount: 0, description: null, metadata: {} });
    const refund = await api.post(`/v1/payments/${made.id}/refunds`, { amount: 1, reason: null, fees: null });
    expect(refund.refund).toMatchObject({ amount: 1, reason: null, returned_fees: [] });
  });

  test('the control API disputes nothing, and subscribes to nothing, for a null', async () => {
    const platform = await front.newPlatform();
    const path = await pathOf(platform.testMode);
    const post = (inner: string, body: object) =>
      exchange(front.opened, 'POST', `/_sandbox/platforms/${platform.id}${inner}`, { body });
    const dispute = await post(path.replace('/v1', '') + '/disputes', { amount: null });
    expect([dispute.status, dispute.error.code]).toEqual([422, 'amount_must_be_an_integer']);
    expect((await platform.testMode.get(path)).payment.disputes).toEqual([]);
    const url = 'http://127.0.0.1:3999/webhooks';
    const publisher = await post('/publishers', { url, events: null });
    expect([publisher.status, publisher.error.code]).toEqual([422, 'parameter_invalid']);
    const made = await post('/publishers', { url, account_id: null, account_type: null });
    expect(made.body).toMatchObject({ account_id: null, account_type: null });
    const { disputes, publishers } = front.opened.sandbox.platform(platform.id);
    const invalid = expect.objectContaining({ code: 'parameter_invalid' });
    // As callers without types pass it.
    expect(() => disputes.open(path.slice('/v1/payments/'.length), JSON.parse('{"amount":null}'))).toThrow(invalid);
    expect(() => publishers.create({ url, ...JSON.parse('{"events":null}') })).toThrow(invalid);
  });
});
