import { describe, expect, test } from 'vitest';
import type { ApiResponse } from '../support/api';
import { bankPayment, manualPayment, payment } from '../support/bodies';
import { cardToken, complete, makeCheckout } from '../support/checkouts';
import { eachFront } from '../support/fronts';

const outcome = ({ status, error }: ApiResponse) => [status, error.code];

/** The fields of a payment that was created without them. */
const plain = {
  checkout_id: null,
  payment_mode: 'ecom',
  statement_descriptor: null,
  expedited: null,
  terminal_id: null,
  transaction_hold: null,
};

eachFront((front) => {
  describe('what a payment is created with', () => {
    test.each([
      ['nothing', payment(), {}],
      ['a descriptor', payment({ statement_descriptor: 'ADA TEA 12' }), { statement_descriptor: 'ADA TEA 12' }],
      ['a shortest one', payment({ statement_descriptor: 'Short' }), { statement_descriptor: 'Short' }],
      ['a longest one', payment({ statement_descriptor: 'x'.repeat(22) }), { statement_descriptor: 'x'.repeat(22) }],
      ['null', payment({ statement_descriptor: null, expedited: null }), {}],
      ['expedited', { ...bankPayment(), expedited: true }, { payment_mode: 'ach', expedited: true }],
      ['not expedited', { ...bankPayment(), expedited: false }, { payment_mode: 'ach', expedited: false }],
      ['a card, expedited', manualPayment({ expedited: true }), { expedited: true }],
    ])('%s', async (_name, body, expected) => {
      const platform = await front.newPlatform();
      const { testMode: api } = platform;
      const { status, payment: made } = await api.post('/v1/payments', body);
      expect([status, made]).toMatchObject([201, { ...plain, ...expected }]);
      expect((await api.get(`/v1/payments/${made.id}`)).payment).toMatchObject({ ...plain, ...expected });
      for (const { event_name, data } of platform.events())
        if (event_name.startsWith('payment.')) expect(data).toMatchObject({ ...plain, ...expected });
    });
  });

  test.each([
    [{ statement_descriptor: 'Four' }],
    [{ statement_descriptor: 'x'.repeat(23) }],
    [{ statement_descriptor: '' }],
    [{ statement_descriptor: 5 }],
    [{ expedited: 'yes' }],
    [{ expedited: 1 }],
  ])('%j is refused', async (fields) => {
    const platform = await front.newPlatform();
    const answer = await platform.testMode.post('/v1/payments', payment(fields));
    expect(outcome(answer)).toEqual([422, 'parameter_invalid']);
    expect(answer.error.message).toContain(Object.keys(fields)[0]);
    expect(platform.countEvents()).toBe(0);
  });

  test('control characters in the descriptor are refused', async () => {
    const { testMode: api } = await front.newPlatform();
    const answer = await api.post('/v1/payments', payment({ statement_descriptor: 'ADA\u0000TEA' }));
    expect(outcome(answer)).toEqual([422, 'invalid_characters']);
  });

  test.each([{ 'a\u0000b': 1 }, { note: 'a\u0000b' }, { order: { lines: [1, 'a\u0000'] } }])(
    'U+0000 in metadata is refused as in other texts: %j',
    async (metadata) => {
      const { testMode: api } = await front.newPlatform();
      const answer = await api.post('/v1/payments', payment({ metadata }));
      expect(outcome(answer)).toEqual([422, 'invalid_characters']);
      expect(answer.error.message).toBe('unsupported characters in parameter metadata');
      const { id } = (await api.post('/v1/payments', payment({ metadata: { note: 'a\u0001' } }))).payment;
      expect(outcome(await api.patch(`/v1/payments/${id}`, { metadata }))).toEqual([422, 'invalid_characters']);
    },
  );

  test('the payments of a checkout name it, the declined ones, too', async () => {
    const { testMode: api } = await front.newPlatform();
    const { id } = await makeCheckout(api);
    const declined = (await complete(api, id, await cardToken(api, '4000000000000002'))).completion;
    const paid = (await complete(api, id, await cardToken(api))).completion;
    for (const { payment_id } of [declined, paid])
      expect((await api.get(`/v1/payments/${payment_id}`)).payment).toMatchObject({ ...plain, checkout_id: id });
  });
});
