import { expect } from 'vitest';
import { openPage, sendForm } from '../../support/hosted-page';
import { startEndpoint } from '../support/endpoints';
import { asAnswer, startSandbox } from '../support/sandbox';
import { VendorClient } from '../support/vendor-client';
import type { Story } from '../story';

const browser = { fetch: (...args: Parameters<typeof fetch>) => fetch(...args) };

export const story: Story = {
  title:
    'a customer is declined at the hosted checkout, pays by another card, and comes back too late with another order',
  pairs: { declines: ['webhooks', 'vendor'], time: ['vendor', 'webhooks', 'cli'], webhooks: ['vendor'] },
  run: async () => {
    const { url, keys, sandbox, json } = await startSandbox();
    const shop = await startEndpoint('sigk_of_the_shop');
    await sandbox(`publishers create ${shop.url} --secret sigk_of_the_shop`);
    const client = new VendorClient([url], keys);
    const order = async (description: string) => {
      const intent = await client.post('/v1/payment_intents', { amount: 4_200, currency: 'usd', description });
      const urls = { after_payment_url: 'https://shop.example/thanks', back_url: 'https://shop.example/cart' };
      const session = await client.post('/v1/checkout_sessions', { payment_intent_id: intent.body.id, ...urls });
      const link = asAnswer(session.body.data)['url'] ?? session.body['url'];
      return { intent: intent.body.id, link: String(link) };
    };
    const pay = async (link: string, number: string) => {
      const { fields } = await openPage(browser, link);
      const entered = {
        card_number: number,
        expires: '12/40',
        security_code: '123',
        card_name: 'Ada',
        postal_code: '94107',
      };
      return sendForm(browser, link, { ...fields, ...entered }, { Origin: url });
    };
    const tea = await order('Tea');
    const late = await order('Cake');

    const declined = await pay(tea.link, '4000000000009995');
    expect([declined.status, declined.alert]).toEqual([402, expect.stringMatching(/card/i)]);
    await shop.received.next('payment.failed', ({ data }) => data['error_code'] === 'insufficient_funds');
    const paid = await pay(tea.link, '4242424242424242');
    expect([paid.status, paid.location]).toEqual([303, expect.stringContaining('https://shop.example/thanks')]);
    await shop.received.next('payment_intent.succeeded', ({ data }) => data['id'] === tea.intent);

    // The link ends by the clock of the platform, as an object does. What the shop holds to ask for it does not.
    await sandbox('clock advance 30d');
    const page = await openPage(browser, late.link);
    expect([page.status, page.buttons]).toEqual([410, []]);
    expect((await client.get(`/v1/payment_intents/${late.intent}`)).body).toMatchObject({ description: 'Cake' });
    const again = await order('Cake, again');
    expect((await pay(again.link, '4242424242424242')).status).toBe(303);
    await shop.received.next('payment_intent.succeeded', ({ data }) => data['id'] === again.intent);
    expect(await sandbox('payments list')).not.toContain('4000000000009995');
    expect(JSON.stringify(await json('requests list'))).not.toContain('4242424242424242');
    expect([shop.received.refused, client.tokens]).toEqual([0, 1]);
  },
};
