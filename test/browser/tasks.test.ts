import type { Frame, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { cardPayment, manualPayment, payment } from '../support/bodies';
import type { TestPlatform } from '../support/test-platform';
import { startWebhookEndpoint } from '../support/webhook-endpoint';
import { addressOf } from './support/dashboard';
import { control, idle, paid } from './support/dashboard-states';
import { type Hands, keyboard, mouse } from './support/hands';
import { useSite } from './support/site';

const site = useSite();

/** Somebody in front of the dashboard, who presses what leads to another page. */
interface Person extends Hands {
  readonly page: Page;
  /** Types a text and sends its form with Enter. */
  readonly search: (text: string) => Promise<void>;
  /** Returns what the page says. */
  readonly reads: () => Promise<string>;
}

interface User {
  readonly user: string;
  /** Seats the user in front of a page of a platform (default: the overview). Other tests audit the pages. */
  readonly sit: (platform: TestPlatform, path?: string) => Promise<Person>;
}

const userOf = (user: string, hands: (frame: Frame) => Hands, javaScript = true): User => ({
  user,
  sit: async (platform, path = '') => {
    const visit = await site.visit({ javaScript, isAudited: false });
    await visit.open(addressOf(site, platform, path));
    const { page } = visit;
    const own = hands(page.mainFrame());
    return {
      ...own,
      page,
      press: async (name) => void (await visit.loading(() => own.press(name))),
      search: async (text) => {
        await own.type('Search', text);
        await visit.loading(() => page.keyboard.press('Enter'));
      },
      reads: () => page.innerText('main'),
    };
  },
});

const byMouse = userOf('mouse', mouse);
const byKeyboard = userOf('keyboard alone', keyboard);
const withoutScript = userOf('mouse, without JavaScript', mouse, false);

/** A payment that its customer and its description distinguish. */
const teapot = (fields = {}) => payment({ amount: 1_999, description: 'A teapot', ...fields });

test.for([byMouse, byKeyboard, withoutScript])('make a declined payment and find out why: $user', async ({ sit }) => {
  const { press, type, select, reads } = await sit(await site.newPlatform());
  await press('Create payment');
  await type('Amount', '19.99');
  await select('Test card', 'Declined: insufficient funds (Visa ending in 9995)');
  await type('Description', 'A teapot');
  await press('Create payment');
  const text = await reads();
  expect(text).toMatch(/^Payment\s+\$19\.99 · failed · A teapot/);
  expect(text).toMatch(/Declined with insufficient_funds\. The balance does not cover the amount\./);
});

test.for([byMouse, byKeyboard])("find a payment by a customer's name: $user", async ({ sit }) => {
  const platform = await site.newPlatform();
  await paid(platform, teapot());
  await paid(platform, cardPayment({ name: 'Grace Hopper' }));
  const { press, search, reads } = await sit(platform);
  await search('lovelace');
  expect(await reads()).not.toContain('Grace Hopper');
  await press(/^\$19\.99 · succeeded · A teapot/);
  expect(await reads()).toMatch(/^Payment\s+\$19\.99 · succeeded · A teapot[^]*Ada Lovelace/);
});

test.for([byMouse, withoutScript])('refund a part of a payment: $user', async ({ sit }) => {
  const platform = await site.newPlatform();
  await paid(platform, teapot());
  const { page, press, type, unfold, reads } = await sit(platform, 'payments');
  await press(/^py_/);
  await unfold('Refund…');
  await type('Amount to refund', '4.15');
  await press('Refund');
  expect(await reads()).toMatch(/^Payment\s+\$19\.99 · partially_refunded[^]*Refunds[^]*\$4\.15/);
  expect(page.url()).toContain('/payments/py_');
});

test.for([byMouse])('find out why a webhook is late, and send it again: $user', async ({ sit }) => {
  const platform = await site.newPlatform();
  const endpoint = await startWebhookEndpoint();
  endpoint.respondWith(503);
  await control(platform, 'publishers', { url: endpoint.url });
  await paid(platform);
  await idle(platform);
  const { page, press, reads } = await sit(platform);
  await press(/^Deliveries to .* wait: 503, next try/);
  expect(await reads()).toMatch(/deliveries are queued behind payment_\S+[^]*503 at attempt 1, next try/);
  expect(await reads()).toContain('The endpoint responded with 503.');
  await press('Retry now');
  await idle(platform);
  await page.getByText('queued behind').waitFor({ state: 'detached' });
  expect(new Set(endpoint.eventNames()).size).toBe(platform.countEvents());
});

test.for([byMouse, withoutScript])('open a checkout link, pay, and see the receipt: $user', async ({ sit }) => {
  const { press, type, reads } = await sit(await site.newPlatform(), 'checkouts');
  await press('Create checkout link');
  await type('Amount', '$1,250.00');
  await type('Description', 'A tea room');
  await press('Create checkout link');
  await press('Open the checkout');
  await press(/^(Succeeds|Approved).* 4242 4242 4242 4242$/);
  await press('Pay $1,250.00');
  expect(await reads()).toMatch(/paid[^]*\$1,250\.00[^]*A tea room[^]*Visa ending in 4242/i);
});

test.for([byMouse])('move time past an authorization: $user', async ({ sit }) => {
  const platform = await site.newPlatform();
  await paid(platform, manualPayment({ amount: 1_999 }));
  const { page, press, reads } = await sit(platform);
  await press('Time');
  await press('+1 week');
  expect(await reads()).toMatch(/Last move[^]*1 payment canceled \(authorization lapsed\)/);
  await page.getByText('1 job ran').click();
  await press('payment $19.99 of Ada Lovelace');
  expect(await reads()).toMatch(/^Payment\s+\$19\.99 · canceled/);
});

test.for([byMouse])('find the request that broke a rule, and send it again corrected: $user', async ({ sit }) => {
  const platform = await site.newPlatform();
  await platform.testMode.get('/v1/refunds');
  await platform.testMode.post('/v1/payments', { ...teapot(), description: undefined, descripton: 'A teapot' });
  await platform.testMode.get('/v1/payments');
  const { page, press, type, reads } = await sit(platform);
  await press('1 request breaks a rule of the API');
  await press(/v1.payments request req_/);
  expect(await reads()).toMatch(/Violations[^]*descripton/);
  const sent = await page.getByLabel('Body', { exact: true }).inputValue();
  // The log does not keep the value of an unknown field.
  await type('Body', sent.replace('"descripton": "[redacted]"', '"description": "A teapot"'));
  await press('Send');
  expect(await reads()).toMatch(/Sent by\s+The dashboard/);
  expect(await reads()).toMatch(/"description": "A teapot"/);
  expect(await reads()).not.toContain('Violations');
});
