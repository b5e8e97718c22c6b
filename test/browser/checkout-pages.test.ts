import { describe, expect, test } from 'vitest';
import { cardToken } from '../support/checkouts';
import { goodCard, newCheckout, typeAll } from './support/checkout';
import { mouse } from './support/hands';
import { useSite } from './support/site';

const site = useSite();

async function enter(url: string, options = {}) {
  const visit = await site.visit(options);
  const response = await visit.open(url);
  return { visit, response, user: mouse(visit.page.mainFrame()) };
}

describe('a session that cannot be paid', () => {
  test('completed: shows its receipt, and leads on to the shop', async () => {
    const { api, url, intentId } = await newCheckout(site);
    await api.post(`/v1/payment_intents/${intentId}/capture`, { payment_method: { token: await cardToken(api) } });
    const { visit, response, user } = await enter(url);
    expect(response.status()).toBe(200);
    await visit.loading(() => user.press('Continue'));
    expect(visit.page.url()).toBe(`${site.shop.url}/thanks`);
  });

  test('expired: says so, and leads back to the shop', async () => {
    const { url } = await newCheckout(site);
    site.clock.advance({ hours: 24 });
    const { visit, response, user } = await enter(url);
    expect(response.status()).toBe(410);
    await visit.loading(() => user.press('Back'));
    expect(visit.page.url()).toBe(`${site.shop.url}/cart`);
  });

  test('unknown: says so', async () => {
    const { response, visit } = await enter(`${site.front.baseUrl}/r/${'0'.repeat(64)}`);
    expect([response.status(), await visit.page.title()]).toEqual([404, 'Page not found']);
  });
});

test('a customer who presses the button twice pays once', async () => {
  const { url, payments } = await newCheckout(site);
  const { visit, user } = await enter(url);
  await typeAll(user, goodCard);
  await visit.page.getByRole('button', { name: 'Pay $12.50' }).dblclick();
  // The second request may cut the first navigation off, which waitForURL takes for a failure.
  await expect.poll(() => visit.page.url(), { timeout: 10_000 }).toBe(`${site.shop.url}/thanks`);
  expect(await payments()).toEqual(['succeeded']);
});

test('a customer who comes back with the back button cannot pay twice', async () => {
  const { url, payments } = await newCheckout(site);
  const { visit, user } = await enter(url);
  await typeAll(user, goodCard);
  await visit.loading(() => user.press('Pay $12.50'));
  await visit.page.goBack();
  await visit.page.waitForURL(url);
  expect(await visit.page.title()).toBe('Payment completed');
  expect(await payments()).toEqual(['succeeded']);
});

test('a page loads at most 40 KB in all', async () => {
  const { url } = await newCheckout(site);
  const visit = await site.visit();
  const sizes: Promise<number>[] = [];
  visit.page.on('response', (response) => sizes.push(response.body().then((body) => body.byteLength)));
  await visit.open(url);
  await visit.page.waitForLoadState('networkidle');
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(sizes.length).toBeGreaterThan(1);
  expect(bytes).toBeLessThan(40 * 1024);
});

const markup = `"><script>window.__ran=1</script><img src=x onerror="window.__ran=1">'&lt;\u202e`;

test('text with markup is shown as it is, and runs nowhere', async () => {
  const { url } = await newCheckout(site, {
    shopName: `Shop ${markup}`,
    intent: { description: `Tea ${markup}`, metadata: { note: markup } },
    backUrl: `${site.shop.url}/cart?"'><script>window.__ran=1</script>`,
    afterPaymentUrl: `${site.shop.url}/thanks?"'><script>window.__ran=1</script>`,
  });
  const { visit, user } = await enter(url);
  const shown = async () => {
    expect(await visit.page.evaluate('window.__ran')).toBeUndefined();
    return visit.page.innerText('main');
  };
  expect(await shown()).toContain('<script>window.__ran=1</script>');
  await typeAll(user, {
    ...goodCard,
    'Card number': '4000000000009995',
    'Name on card': markup,
    'Postal code': markup.slice(0, 20),
  });
  // As without a script, which would not send this postal code.
  await visit.loading(() => visit.page.evaluate(() => document.querySelector('form')?.submit()));
  await shown();
  expect(await visit.page.getByLabel('Name on card').inputValue()).toBe(markup);
  await visit.open(`${url}?fill=${encodeURIComponent(markup)}&platform=${encodeURIComponent(markup)}`);
  await shown();
});

test('no page can embed the checkout', async () => {
  const { url } = await newCheckout(site);
  const visit = await site.visit();
  await visit.page.goto(`${site.shop.url}/embed?src=${encodeURIComponent(url)}`);
  const frame = visit.page.frames()[1];
  expect(await frame?.content()).not.toContain('Pay $12.50');
  expect(visit.problems.splice(0).join()).toContain("frame-ancestors 'none'");
});
