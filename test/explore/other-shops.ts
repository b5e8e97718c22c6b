import type { Client } from 'payments-sandbox';
import type { Platform } from 'payments-sandbox/mock-server';
import { createCardToken, paymentInput } from 'payments-sandbox/testing';

/** A program and its tests in one: what they do to a new platform. */
type Suite = (client: Client, platform: Platform) => Promise<unknown>;

const respond = (status: number) => () => new Response(null, { status });

/** Shops that differ in what they use of the service. Four have a fault that the sandbox sees. */
export const otherShops: Readonly<Record<string, Suite>> = {
  'one-off payments': async (client) => {
    await client.payments.create(paymentInput());
    // The fault: a parameter of another service.
    await client.payments.list(Object.assign({ limit: 1 }, { colour: 'red' }));
  },
  'authorize and capture': async (client, platform) => {
    // The fault: an event that the endpoint does not know is an error.
    platform.publishers.create({
      events: ['payment.captured', 'payment.created'],
      fetch: async (request) => respond((await request.text()).includes('payment.captured') ? 200 : 500)(),
    });
    const { id } = await client.payments.create({ ...paymentInput(), capture_strategy: 'manual' });
    platform.clock.advance({ days: 6, hours: 12 });
    await client.payments.capture(id);
  },
  'platform with sub accounts': async (client) => {
    await client.subAccounts.create({ name: 'A seller' });
    await client.payouts.list();
  },
  'hosted checkout only': async (client, platform) => {
    // The fault: nobody looks at the signature.
    platform.publishers.create({ events: ['checkout.created', 'checkout.completed'], fetch: respond(200) });
    platform.faults.create({ event_name: 'checkout.created', times: 1, fault: { webhook: 'wrong_signature' } });
    await client.checkouts.create({ amount: 1_000, description: 'A boat', origin_url: 'https://shop.example' });
  },
  'saved methods': async (client) => {
    const token = await createCardToken(client);
    await client.payments.create({ ...paymentInput(), payment_method: { token } });
  },
  'refunds desk': async (client, platform) => {
    const handled = new Set<string>();
    // The fault: an event that comes again is an error.
    platform.publishers.create({
      events: ['payment.refunded'],
      fetch: async (request) => {
        const body = await request.text();
        const status = handled.has(body) ? 409 : 200;
        handled.add(body);
        return new Response(null, { status });
      },
    });
    const { id } = await client.payments.create(paymentInput());
    await client.refunds.create(id);
    await platform.waitForIdle();
    for (const { id: event, event_name } of platform.events())
      if (event_name === 'payment.refunded') platform.redeliver(event);
    await platform.waitForIdle();
    await client.disputes.list();
    const page = await client.payments.list({ limit: 1 });
    await client.payments.create(paymentInput());
    await client.payments.list({ limit: 1, after_cursor: page.page_info.end_cursor ?? '' });
  },
};
