import type { Frame, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { cardPayment, manualPayment, payment } from '../support/bodies';
import { FeeConfigurations } from '../support/fee-configurations';
import { TimedPlatform } from '../support/timed-platform';
import type { TestPlatform } from '../support/test-platform';
import { startWebhookEndpoint } from '../support/webhook-endpoint';
import { addressOf } from './support/dashboard';
import { control, idle, paid } from '../dashboard/support/actions/states';
import { type Hands, keyboard, mouse } from './support/hands';
import { useSite } from './support/site';
import { desktop, type Look, phone } from './support/visit';

const site = useSite();

/** Somebody in front of the dashboard, who presses what leads to another page. */
interface Person extends Hands {
  readonly page: Page;
  /** Follows a link of the navigation, which a phone hides behind a button. */
  readonly goTo: (name: string) => Promise<void>;
  /** Presses a test card of the checkout, which loads another page only without JavaScript. */
  readonly fill: Hands['press'];
  /** Types a text and sends its form with Enter. */
  readonly search: (text: string) => Promise<void>;
  /** Returns what the page says. */
  readonly reads: () => Promise<string>;
  /** Returns the number of pages that were opened: other paths than the one where it began. */
  readonly opened: () => number;
}

interface User {
  readonly user: string;
  /** Seats the user in front of a page of a platform (default: the overview). Other tests audit the pages. */
  readonly sit: (platform: TestPlatform, path?: string) => Promise<Person>;
}

interface Equipment {
  readonly javaScript?: boolean;
  readonly look?: Look;
}

const userOf = (user: string, hands: (frame: Frame) => Hands, equipment: Equipment = {}): User => ({
  user,
  sit: async (platform, path = '') => {
    const visit = await site.visit({ ...equipment, isAudited: false });
    await visit.open(addressOf(site, platform, path));
    const { page } = visit;
    const own = hands(page.mainFrame());
    const paths = new Set([new URL(page.url()).pathname]);
    const load = async (act: () => Promise<unknown>) => {
      await visit.loading(act);
      paths.add(new URL(page.url()).pathname);
    };
    const press: Hands['press'] = (name) => load(() => own.press(name));
    return {
      ...own,
      page,
      press,
      goTo: async (name) => {
        if (await page.getByRole('button', { name: 'Menu' }).isVisible()) await own.press('Menu');
        await press(name);
      },
      fill: equipment.javaScript === false ? press : own.press,
      search: async (text) => {
        await own.type('Search', text);
        await load(() => page.keyboard.press('Enter'));
      },
      reads: () => page.innerText('main'),
      opened: () => paths.size - 1,
    };
  },
});

/** Each task has one or two of these users: what one can do on a page, the others can, which other tests see. */
const byMouse = userOf('mouse', mouse);
const byKeyboard = userOf('keyboard alone', keyboard, { look: desktop });
const onPhone = userOf('keyboard alone, on a phone', keyboard, { look: { ...phone, width: 390 } });
const withoutScript = userOf('mouse, without JavaScript', mouse, { javaScript: false });

/** More pages than these are too many for one question. */
const MAX_PAGES = 3;

/** A payment that its customer and its description distinguish. */
const teapot = (fields = {}) => payment({ amount: 1_999, description: 'A teapot', ...fields });

test.for([byKeyboard, withoutScript])(
  'make a decline of a chosen kind for an e-mail, find out why, and find it by that: $user',
  async ({ sit }) => {
    const { press, type, select, search, reads, opened } = await sit(await site.newPlatform());
    await press('Create payment');
    await type('Amount', '19.99');
    await select('Test card', 'Declined: insufficient funds (Visa ending in 9995)');
    await type("Payer's e-mail", 'grace@tea.example');
    await type('Description', 'A teapot');
    await press('Create payment');
    const text = await reads();
    expect(text).toMatch(/^The payment of \$19\.99 was declined\.\s+Undo\s+Payment\s+\$19\.99 · failed · A teapot/);
    expect(text).toMatch(/Declined with insufficient_funds\. The balance does not cover the amount\./);
    await search('grace@');
    expect(await reads()).toMatch(/Payments\s+\$19\.99 · failed · A teapot[^]*grace@tea\.example/);
    expect(opened()).toBeLessThanOrEqual(MAX_PAGES);
  },
);

test.for([byMouse])(
  'find by a part of an e-mail who paid, and the payout that has the money: $user',
  async ({ sit }) => {
    const platform = await site.newPlatform();
    const timed = new TimedPlatform(platform);
    await platform.clock({ set: '2032-03-01T12:00:00Z' });
    await timed.post('/v1/payments', { ...cardPayment({ name: 'Grace Hopper' }), email: 'grace@tea.example' });
    await timed.post('/v1/payments', teapot());
    await timed.wait('3d');
    const { press, search, reads, opened } = await sit(platform);
    await search('grace@');
    expect(await reads()).not.toContain('Lovelace');
    await press(/^\$10\.00 · succeeded/);
    expect(await reads()).toMatch(/^Payment\s+\$10\.00 · succeeded · Grace Hopper\s+grace@tea\.example/);
    expect(await reads()).toMatch(/Net\s+→ payout\s+po_\S+\s+of Mar 2, 2032, paid/);
    expect(opened()).toBeLessThanOrEqual(MAX_PAGES);
  },
);

test.for([onPhone])('explain a fee to the cent: $user', async ({ sit }) => {
  const platform = await site.newPlatform();
  const { id, api } = await platform.newSubAccount({ name: 'Tea Shop' });
  const rate = { variable_rate: 2.9, transaction_fee_cents: 30 };
  await new FeeConfigurations(platform.testMode, id).create('processing_ecomm', rate);
  await api.post('/v1/payments', payment({ amount: 4_812 }));
  const { press, reads, opened } = await sit(platform, 'payments');
  await press(/^\$48\.12/);
  expect(await reads()).toMatch(/Processing fee\s+2\.9 % of \$48\.12 \+ \$0\.30 = \$1\.70, configuration [^]*-\$1\.70/);
  expect(opened()).toBeLessThanOrEqual(MAX_PAGES);
});

test.for([onPhone, withoutScript])('refund a part of a payment, and undo it: $user', async ({ sit }) => {
  const platform = await site.newPlatform();
  await paid(platform, teapot());
  const { page, press, type, unfold, reads, opened } = await sit(platform, 'payments');
  await press(/^\$19\.99/);
  await unfold('Refund…');
  await type('Amount to refund', '4.15');
  await press('Refund');
  expect(await reads()).toMatch(/^Refunded \$4\.15 of \$19\.99\. \$15\.84 can still be refunded\.\s+Undo/);
  expect(await reads()).toMatch(/Payment\s+\$19\.99 · partially refunded[^]*Refunds[^]*\$4\.15/);
  await press('Undo');
  expect(await reads()).toMatch(/^Undone: Refunded[^]*Payment\s+\$19\.99 · succeeded/);
  expect(page.url()).toContain('/payments/py_');
  expect(opened()).toBeLessThanOrEqual(MAX_PAGES);
});

test.for([byKeyboard])('find out why a webhook fails, and send it again: $user', async ({ sit }) => {
  const platform = await site.newPlatform();
  const endpoint = await startWebhookEndpoint();
  endpoint.respondWith(503);
  await control(platform, 'publishers', { url: endpoint.url });
  await paid(platform);
  await idle(platform);
  const { page, press, reads, opened } = await sit(platform);
  await press(/^Deliveries to .* wait: 503, next try/);
  expect(await reads()).toMatch(/deliveries are queued behind payment_\S+[^]*503 at attempt 1, next try/);
  expect(await reads()).toContain('The endpoint responded with 503.');
  await press('Retry now');
  await idle(platform);
  await page.getByText('queued behind').waitFor({ state: 'detached' });
  expect(new Set(endpoint.eventNames()).size).toBe(platform.countEvents());
  expect(opened()).toBeLessThanOrEqual(MAX_PAGES);
});

test.for([byMouse, withoutScript])('open a checkout link, pay, and see the receipt: $user', async ({ sit }) => {
  const { press, fill, type, reads } = await sit(await site.newPlatform(), 'checkouts');
  await press('Create checkout link');
  await type('Amount', '$1,250.00');
  await type('Description', 'A tea room');
  await press('Create checkout link');
  await press('Open the checkout');
  await fill(/^(Succeeds|Approved).* 4242 4242 4242 4242$/);
  await press('Pay $1,250.00');
  expect(await reads()).toMatch(/paid[^]*\$1,250\.00[^]*A tea room[^]*Visa ending in 4242/i);
});

test.for([onPhone])('move a week, and open the payment that lapsed: $user', async ({ sit }) => {
  const platform = await site.newPlatform();
  await paid(platform, manualPayment({ amount: 1_999 }));
  const { press, goTo, unfold, reads, opened } = await sit(platform);
  await goTo('Time');
  await press('+1 week');
  expect(await reads()).toMatch(/Last move[^]*1 payment canceled \(authorization lapsed\)/);
  await unfold('1 job ran');
  await press('payment $19.99 of Ada Lovelace');
  expect(await reads()).toMatch(/^Payment\s+\$19\.99 · canceled/);
  expect(opened()).toBeLessThanOrEqual(MAX_PAGES);
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
