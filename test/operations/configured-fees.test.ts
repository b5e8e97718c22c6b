import { expect, test } from 'vitest';
import type { Api } from '../support/api';
import { bankPayment, cardPayment, payment } from '../support/bodies';
import { FeeConfigurations, inMinutes } from '../support/fee-configurations';
import { eachFront, type Front } from '../support/fronts';

const numbers = {
  visa: {},
  mastercard: { number: '5555555555554444' },
  amex: { number: '378282246310005', verification: '1234' },
  discover: { number: '6011000990139424' },
};

/** The fees of a payment of 1000, by type. */
async function feesOf(api: Api, body: object = payment()): Promise<Record<string, number>> {
  const { id } = (await api.post('/v1/payments', body)).payment;
  const { fees } = (await api.get(`/v1/payments/${id}`)).payment;
  return Object.fromEntries(fees.map(({ type, amount }) => [type, amount]));
}

async function newShop(front: Front) {
  const { testMode: api, newSubAccount } = await front.newPlatform();
  const shop = await newSubAccount();
  return { ...shop, fees: new FeeConfigurations(api, shop.id) };
}

eachFront((front) => {
  test('without a configuration there is no fee', async () => {
    const { api } = await newShop(front);
    expect(await feesOf(api)).toEqual({});
  });

  test('a card bears the fee of its brand, else that of cards; a bank account that of bank accounts', async () => {
    const { api, fees } = await newShop(front);
    await fees.create('processing_ach', { variable_rate: 0.1 });
    await fees.create('processing_ach_expedited', { variable_rate: 50 });
    await fees.create('processing_card_present', { variable_rate: 50 });
    expect(await feesOf(api)).toEqual({});
    await fees.create('processing_ecomm', { variable_rate: 1 });
    await fees.create('amex_brand_ecomm', { variable_rate: 3 });
    await fees.create('discover_brand_card_present', { variable_rate: 50 });
    const borne: Record<string, number | undefined> = {};
    for (const [brand, fields] of Object.entries(numbers)) {
      borne[brand] = (await feesOf(api, cardPayment(fields)))['processing_fee'];
    }
    expect(borne).toEqual({ visa: 10, mastercard: 10, amex: 30, discover: 10 });
    expect(await feesOf(api, bankPayment())).toEqual({ processing_fee: 1 });
  });

  test('an expedited bank payment bears the fee of those, else that of bank accounts', async () => {
    const { api, fees } = await newShop(front);
    const expedited = { ...bankPayment(), expedited: true };
    await fees.create('processing_ach', { variable_rate: 1 });
    expect(await feesOf(api, expedited)).toEqual({ processing_fee: 10 });
    await fees.create('processing_ach_expedited', { variable_rate: 2 });
    expect(await feesOf(api, expedited)).toEqual({ processing_fee: 20 });
    expect(await feesOf(api, { ...bankPayment(), expedited: false })).toEqual({ processing_fee: 10 });
    await fees.create('processing_ecomm', { variable_rate: 3 });
    expect(await feesOf(api, payment({ expedited: true }))).toEqual({ processing_fee: 30 });
  });

  test('a fee names the configuration that it was calculated from; a fee of the request has none', async () => {
    const { api, fees } = await newShop(front);
    await fees.create('processing_ecomm', { variable_rate: 1 });
    await fees.create('platform', { variable_rate: 1 });
    const brand = await fees.create('amex_brand_ecomm', { variable_rate: 3 });
    const given = [{ type: 'platform_fee', amount: 7 }];
    const { id } = (await api.post('/v1/payments', { ...cardPayment(numbers.amex), fees: given })).payment;
    expect((await api.get(`/v1/payments/${id}`)).payment.fees).toMatchObject([
      { type: 'processing_fee', amount: 30, source_configuration_id: brand.id, source_fee_type: 'amex_brand_ecomm' },
      { type: 'platform_fee', amount: 7, source_configuration_id: null, source_fee_type: null },
    ]);
  });

  test('the platform fee comes on top, or alone', async () => {
    const { api, fees } = await newShop(front);
    await fees.create('platform', { variable_rate: 0, transaction_fee_cents: 7 });
    expect(await feesOf(api)).toEqual({ platform_fee: 7 });
    await fees.create('processing_ecomm', { variable_rate: 2.75, transaction_fee_cents: 30, fee_cap_cents: 57 });
    expect(await feesOf(api)).toEqual({ processing_fee: 57, platform_fee: 7 });
    expect(await feesOf(api, bankPayment())).toEqual({ platform_fee: 7 });
  });

  test('a rate applies from its start to its end, and a brand then falls back to its base type', async () => {
    const { api, fees } = await newShop(front);
    await fees.create('processing_ecomm', { variable_rate: 1 });
    await fees.create('processing_ecomm', { variable_rate: 2, effective_start: inMinutes(front, 3) });
    await fees.create('visa_brand_ecomm', {
      variable_rate: 5,
      effective_start: inMinutes(front, 1),
      effective_end: inMinutes(front, 2),
    });
    const borne: (number | undefined)[] = [];
    for (let minute = 0; minute <= 3; minute++) {
      borne.push((await feesOf(api))['processing_fee']);
      front.clock.advance({ minutes: 1 });
    }
    expect(borne).toEqual([10, 50, 10, 20]);
  });

  test('fees of other accounts are not borne', async () => {
    const { testMode: api, newSubAccount } = await front.newPlatform();
    const shop = await newSubAccount();
    const neighbour = await newSubAccount();
    await new FeeConfigurations(api, shop.id).create('platform');
    expect(await feesOf(neighbour.api)).toEqual({});
    expect(await feesOf(api)).toEqual({});
  });

  test('fees come to no more than the payment: the processing fee takes first', async () => {
    const { api, fees } = await newShop(front);
    await fees.create('processing_ecomm', { variable_rate: 0, transaction_fee_cents: 40 });
    await fees.create('platform', { variable_rate: 0, transaction_fee_cents: 30 });
    expect(await feesOf(api, payment({ amount: 51 }))).toEqual({ processing_fee: 40, platform_fee: 11 });
    await fees.create('processing_ecomm', { variable_rate: 0, transaction_fee_cents: 100 });
    expect(await feesOf(api, payment({ amount: 51 }))).toEqual({ processing_fee: 51 });
    const given = { amount: 51, fees: [{ type: 'platform_fee', amount: 20 }] };
    expect(await feesOf(api, payment(given))).toEqual({ processing_fee: 31, platform_fee: 20 });
    const first = { amount: 51, fees: [{ type: 'processing_fee', amount: 10 }] };
    expect(await feesOf(api, payment(first))).toEqual({ processing_fee: 10, platform_fee: 30 });
  });
});
