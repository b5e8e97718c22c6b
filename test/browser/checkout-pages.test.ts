import { expect, test } from 'vitest';
import { goodCard, newCheckout, typeAll } from './support/checkout';
import { mouse } from './support/hands';
import { useSite } from './support/site';

const site = useSite();

async function enter(url: string, options = {}) {
  const visit = await site.visit(options);
  const response = await visit.open(url);
  return { visit, response, user: mouse(visit.page.mainFrame()) };
}

test('a session that expired says so, and leads back to the shop', async () => {
  const { url } = await newCheckout(site);
  site.clock.advance({ hours: 24 });
  const { visit, response, user } = await enter(url);
  expect(response.status()).toBe(410);
  await visit.loading(() => user.press('Back'));
  expect(visit.page.url()).toBe(`${site.shop.url}/cart`);
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

test('no page can embed the checkout', async () => {
  const { url } = await newCheckout(site);
  const visit = await site.visit();
  await visit.page.goto(`${site.shop.url}/embed?src=${encodeURIComponent(url)}`);
  const frame = visit.page.frames()[1];
  expect(await frame?.content()).not.toContain('Pay $12.50');
  expect(visit.problems.splice(0).join()).toContain("frame-ancestors 'none'");
});
