import { describe, expect, test } from 'vitest';
import { disputeResponseFieldNames } from '../../spec/tables/dispute-response';
import type { ApiResponse } from '../support/api';
import { disputedPayment } from '../support/disputes';
import { eachFront } from '../support/fronts';

const outcome = ({ status, error }: ApiResponse) => [status, error.code, error.message];
const nothing = Object.fromEntries(disputeResponseFieldNames.map((name) => [name, null]));

eachFront((front) => {
  const now = () => new Date(front.clock.now()).toISOString();
  const disputed = async () => {
    const platform = await front.newPlatform();
    const { id: paymentId, dispute } = await disputedPayment(platform);
    const { testMode: api } = platform;
    const path = `/v1/disputes/${dispute.id}`;
    return { platform, paymentId, dispute, api, path, response: `${path}/response` };
  };
  const since = (
    platform: { readonly events: () => readonly { event_name: string; data: unknown }[] },
    count: number,
  ) => platform.events().slice(count);

  describe('saving a response', () => {
    test('answers every field, under the id of the dispute', async () => {
      const { platform, dispute, api, path, response } = await disputed();
      const events = platform.countEvents();
      front.clock.advance({ minutes: 1 });
      const saved = await api.patch(response, { product_description: 'Tea', service_date: '2031-02-28' });
      expect([saved.status, saved.body]).toStrictEqual([
        200,
        {
          id: dispute.id,
          type: 'dispute_response',
          data: { ...nothing, product_description: 'Tea', service_date: '2031-02-28' },
          page_info: null,
        },
      ]);
      expect((await api.get(path)).dispute).toEqual({
        ...dispute,
        dispute_response: saved.as('DisputeResponseEnvelope').data,
        updated_at: now(),
      });
      expect(platform.countEvents()).toBe(events);
    });

    test('keeps what is not sent, and takes an empty text for nothing', async () => {
      const { api, path, response } = await disputed();
      const save = async (body: object) => (await api.patch(response, body)).as('DisputeResponseEnvelope').data;
      expect(await save({})).toEqual(nothing);
      expect(await save({ customer_name: '', shipping_date: '', shipping_carrier: null })).toEqual(nothing);
      expect((await api.get(path)).dispute.dispute_response).toBeNull();
      await save({ customer_name: 'Ada', shipping_date: '2031-01-01' });
      expect(await save({ customer_name: '', shipping_date: '', product_description: 'Tea' })).toEqual({
        ...nothing,
        customer_name: 'Ada',
        shipping_date: '2031-01-01',
        product_description: 'Tea',
      });
      expect((await save({ customer_name: 'Grace' })).customer_name).toBe('Grace');
    });

    test('takes every field', async () => {
      const { api, response } = await disputed();
      const all = Object.fromEntries(
        disputeResponseFieldNames.map((name) => [name, name.endsWith('_date') ? '2031-01-31' : `the ${name}`]),
      );
      const { data } = (await api.patch(response, all)).as('DisputeResponseEnvelope');
      expect(data).toEqual(all);
      expect(Object.keys(data)).toEqual(disputeResponseFieldNames);
    });

    test.each([
      [{ service_date: '2031-02-29' }, 'parameter_invalid', 'service_date'],
      [{ shipping_date: '31.1.2031' }, 'parameter_invalid', 'shipping_date'],
      [{ shipping_date: '2031-13-01' }, 'parameter_invalid', 'shipping_date'],
      [{ customer_name: 5 }, 'parameter_invalid', 'customer_name'],
      [{ customer_name: 'a\u0000' }, 'invalid_characters', 'customer_name'],
      [{ forfeit: true }, 'unexpected_parameter', 'forfeit'],
      [{ amount: 1 }, 'unexpected_parameter', 'amount'],
    ])('refuses %j', async (body, code, name) => {
      const { api, path, response } = await disputed();
      const refused = await api.patch(response, body);
      expect(outcome(refused)).toEqual([422, code, expect.stringContaining(name)]);
      expect((await api.get(path)).dispute.dispute_response).toBeNull();
    });
  });

  describe('submitting a response', () => {
    test('saves the fields, and puts the dispute under review', async () => {
      const { platform, paymentId, dispute, api, response } = await disputed();
      await api.patch(response, { customer_name: 'Ada' });
      const events = platform.countEvents();
      front.clock.advance({ minutes: 1 });
      const submitted = await api.post(response, { forfeit: false, product_description: 'Tea', service_date: '' });
      const expected = {
        ...dispute,
        status: 'under_review',
        dispute_response: { ...nothing, customer_name: 'Ada', product_description: 'Tea' },
        updated_at: now(),
      };
      expect([submitted.status, submitted.body]).toEqual([
        200,
        { id: dispute.id, type: 'dispute', data: expected, page_info: null },
      ]);
      expect(since(platform, events)).toMatchObject([{ event_name: 'payment.dispute.submitted', data: expected }]);
      expect((await api.get(`/v1/payments/${paymentId}`)).payment).toMatchObject({
        status: 'disputed',
        balance: 0,
        disputes: [expected],
      });
    });

    test('without a field there is no response to show', async () => {
      const { api, response } = await disputed();
      expect((await api.post(response, { forfeit: false })).dispute).toMatchObject({
        status: 'under_review',
        dispute_response: null,
      });
    });

    test('forfeiting loses it, and ignores the fields', async () => {
      const { platform, paymentId, dispute, api, response } = await disputed();
      await api.patch(response, { customer_name: 'Ada' });
      const events = platform.countEvents();
      const { dispute: lost } = await api.post(response, {
        forfeit: true,
        customer_name: 'Grace',
        service_date: '2031-02-30',
      });
      expect(lost).toMatchObject({ status: 'lost', dispute_response: { ...nothing, customer_name: 'Ada' } });
      expect(since(platform, events)).toMatchObject([
        { event_name: 'payment.dispute.forfeited', data: lost },
        { event_name: 'payment.dispute.closed', data: lost },
      ]);
      expect((await api.get(`/v1/payments/${paymentId}`)).payment).toMatchObject({ status: 'disputed', balance: 0 });
      expect((await platform.decideDispute(dispute.id, 'reverse')).dispute.status).toBe('won');
    });

    test.each([
      [{}, 'parameter_missing', 'forfeit'],
      [{ forfeit: null }, 'parameter_missing', 'forfeit'],
      [{ forfeit: 'yes' }, 'parameter_invalid', 'forfeit'],
      [{ forfeit: false, service_date: '2031-02-30' }, 'parameter_invalid', 'service_date'],
      [{ forfeit: false, anything: 1 }, 'unexpected_parameter', 'anything'],
      [{ forfeit: true, anything: 1 }, 'unexpected_parameter', 'anything'],
    ])('refuses %j', async (body, code, name) => {
      const { platform, dispute, api, path, response } = await disputed();
      const events = platform.countEvents();
      expect(outcome(await api.post(response, body))).toEqual([422, code, expect.stringContaining(name)]);
      expect((await api.get(path)).dispute).toEqual(dispute);
      expect(platform.countEvents()).toBe(events);
    });
  });

  test('a lost dispute is reversed: it is won, and the amount comes back', async () => {
    const { platform, paymentId, dispute, api, path } = await disputed();
    expect(outcome(await platform.decideDispute(dispute.id, 'reverse')).slice(0, 2)).toEqual([
      422,
      'dispute_unexpected_state',
    ]);
    await platform.decideDispute(dispute.id, 'lose');
    const events = platform.countEvents();
    front.clock.advance({ minutes: 1 });
    const reversed = (await platform.decideDispute(dispute.id, 'reverse')).dispute;
    expect(reversed).toEqual({
      ...dispute,
      status: 'won',
      updated_at: now(),
      dispute_reversal: { description: 'The card network reversed its decision.', created_at: now() },
    });
    expect((await api.get(path)).dispute).toEqual(reversed);
    expect(since(platform, events)).toMatchObject([
      { event_name: 'payment.dispute.closed', data: reversed },
      { event_name: 'payment.dispute.funds_returned', data: reversed },
    ]);
    expect((await api.get(`/v1/payments/${paymentId}`)).payment).toMatchObject({
      status: 'succeeded',
      balance: 1_000,
      amount_disputed: 0,
      disputes: [reversed],
    });
    expect((await platform.decideDispute(dispute.id, 'reverse')).status).toBe(422);
  });
});
