import { describe, expect, test } from 'vitest';
import { limits } from '../../spec/tables/limits';
import { manualPayment } from '../support/bodies';
import { cardToken } from '../support/checkouts';
import {
  after_payment_url,
  back_url,
  declined,
  newShop,
  openSession,
  paymentsOf,
  validBankAccount,
  validCard,
} from '../support/checkout-sessions';
import { eachFront } from '../support/fronts';
import { type HostedPage, openPage, sendForm } from '../support/hosted-page';

/** The lines of a receipt by title. */
const receiptOf = ({ html }: HostedPage) =>
  Object.fromEntries(
    [...html.matchAll(/<dt>(.*?)<\/dt><dd>(?:<time[^>]*>)?([^<]*)/g)].map(([, title = '', value]) => [title, value]),
  );

eachFront((front) => {
  const open = (url: string, headers = {}) => openPage(front.opened, url, headers);
  const send = (url: string, fields: Readonly<Record<string, string>> | string, headers = {}) =>
    sendForm(front.opened, url, fields, headers);

  describe('a session that cannot be paid', () => {
    test('unknown: 404', async () => {
      const { url, sessionId } = await openSession((await newShop(front)).api);
      const unknown = url.replace(sessionId, '0'.repeat(64));
      expect([(await open(unknown)).status, (await send(unknown, validCard)).status]).toEqual([404, 404]);
    });

    test('completed: a receipt, and its form leads on', async () => {
      const session = await openSession((await newShop(front, { name: 'Corner Cafe' })).api);
      await send(session.url, validCard);
      const page = await open(session.url);
      expect([page.status, page.heading, page.fields]).toEqual([200, 'Payment completed', {}]);
      expect(receiptOf(page)).toEqual({
        'Paid to': 'Corner Cafe',
        Amount: '$10.00',
        Description: 'Two cups of tea',
        'Paid with': 'Visa ending in 4242',
        Date: 'May 4, 2031',
      });
      expect(page.html).toContain(`href="${after_payment_url}"`);
      expect((await send(session.url, validCard)).status).toBe(303);
      expect(await paymentsOf(session)).toHaveLength(1);
    });

    test('completed, without a shop to go to: the form leads to the receipt, which is the end', async () => {
      const { api } = await newShop(front);
      const session = await openSession(api, {}, { description: null });
      const own = session.url.replace(session.sessionId, '');
      const { data } = (
        await api.post('/v1/checkout_sessions', { payment_intent_id: session.intentId, after_payment_url: own })
      ).as('CheckoutSessionEnvelope');
      const sent = await send(data.url, validCard);
      expect([sent.status, sent.location]).toEqual([303, data.url]);
      const page = await open(data.url);
      expect([page.status, page.html.includes('<a ')]).toEqual([200, false]);
      expect(Object.keys(receiptOf(page))).toEqual(['Paid to', 'Amount', 'Paid with', 'Date']);
    });

    test('its receipt follows the payment', async () => {
      const { api } = await newShop(front);
      const session = await openSession(api);
      await send(session.url, validBankAccount);
      const [payment] = await paymentsOf(session);
      await api.post(`/v1/payments/${payment?.id ?? ''}/refunds`, { amount: 1_000 });
      const page = await open(session.url);
      expect(page.heading).toBe('Payment refunded');
      expect(receiptOf(page)).toMatchObject({ Refunded: '$10.00', 'Paid with': 'Bank account ending in 6789' });
      for (const [account_number, headings] of [
        ['000555555559', ['Payment on its way', 'Payment completed']],
        ['000222222227', ['Payment failed', 'Payment failed']],
      ] as const) {
        const { url } = await openSession((await newShop(front)).api);
        await send(url, { ...validBankAccount, account_number });
        const before = (await open(url)).heading;
        front.clock.advance({ days: 4 });
        expect([before, (await open(url)).heading]).toEqual(headings);
      }
    });

    test('captured through the API: a receipt, and nothing is paid', async () => {
      const session = await openSession((await newShop(front)).api);
      await session.api.post(`/v1/payment_intents/${session.intentId}/capture`, {
        payment_method: { token: await cardToken(session.api) },
      });
      expect([(await open(session.url)).status, (await send(session.url, validCard)).status]).toEqual([200, 409]);
      expect(await paymentsOf(session)).toHaveLength(1);
    });

    test('canceled through the API: 409, and nothing is paid', async () => {
      const session = await openSession((await newShop(front)).api);
      await send(session.url, declined);
      await session.api.post(`/v1/payment_intents/${session.intentId}/cancel`, {});
      const page = await open(session.url);
      expect([page.status, page.heading]).toEqual([409, 'Payment canceled']);
      expect((await send(session.url, validCard)).status).toBe(409);
    });

    test('expired: open to the last millisecond of its 24 hours, 410 from then on', async () => {
      const { platform, api } = await newShop(front);
      const session = await openSession(api, { back_url });
      const before = platform.countEvents();
      front.clock.advance({ seconds: limits.checkout_session_window_seconds.value });
      front.clock.advance({ milliseconds: -1 });
      expect((await open(session.url)).status).toBe(200);
      front.clock.advance({ milliseconds: 1 });
      const page = await open(session.url);
      expect([page.status, page.heading]).toEqual([410, 'Payment expired']);
      expect(page.html).toContain(`<a href="${back_url}">Back</a>`);
      expect((await send(session.url, validCard)).status).toBe(410);
      expect(platform.countEvents()).toBe(before);
    });

    test('completed long ago: still a receipt', async () => {
      const session = await openSession((await newShop(front)).api);
      await send(session.url, validCard);
      front.clock.advance({ days: 2 });
      expect((await open(session.url)).heading).toBe('Payment completed');
    });
  });

  test('a payment that is authorized only keeps its session completed', async () => {
    const { api } = await newShop(front);
    const payment = (await api.post('/v1/payments', manualPayment())).payment;
    expect(payment.status).toBe('authorized');
    const body = { payment_intent_id: payment.payment_intent_id, after_payment_url };
    const { data } = (await api.post('/v1/checkout_sessions', body)).as('CheckoutSessionEnvelope');
    expect([(await open(data.url)).status, (await send(data.url, validCard)).status]).toEqual([200, 409]);
  });
});
