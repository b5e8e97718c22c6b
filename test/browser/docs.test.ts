import { expect, test } from 'vitest';
import { docs } from '../docs-site/support';
import { useSite } from './support/site';

/** After each test, each page that was shown is checked in both widths and both colour schemes: see `useSite`. */
const site = useSite({ docs });

const open = async (path: string, options: { readonly javaScript?: boolean } = {}) => {
  const visit = await site.visit(options);
  await visit.open(`${site.front.baseUrl}/docs/${path}`);
  return visit.page;
};

test('a search shows results while somebody types, loads its index once, and is used by keyboard', async () => {
  const page = await open('guides/time');
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page.keyboard.press('/');
  await page.keyboard.type("why is my refund's fee 12");
  const first = page.locator('#found a').first();
  await first.waitFor();
  expect(loaded.map((path) => path.replace(/-\w+\./, '.')).sort()).toEqual(['/docs/index.txt', '/docs/search.js']);
  expect(await first.innerText()).toMatch(/fee of a refund/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/guides/refunds#*');
  expect(await page.locator('h1').innerText()).toBe('Refunds');
});

test('a code block is copied by its button', async () => {
  const page = await open('guides/time');
  const button = page.locator('[data-copy]').first();
  await button.click();
  await page.locator('[data-copied]', { hasText: 'Copied' }).waitFor();
});

test('without a script, an operation is tried, its request found, and the docs searched', async () => {
  const page = await open('operations/createPayment', { javaScript: false });
  await page.locator('main button').first().click();
  await page.locator('#response .status', { hasText: '201' }).waitFor();
  await page.locator('#response a').first().click();
  await page.waitForURL('**/_sandbox/dashboard/default/requests/*');
  await page.locator('a.docs').click();
  await page.fill('#search', 'advance the clock');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/docs/search?q=*');
  expect(await page.locator('.results a').first().innerText()).toMatch(/clock|time/i);
});

test('without a script, what a capture needs is made first, and then named by its form', async () => {
  const page = await open('operations/capturePayment', { javaScript: false });
  await page.locator('#first a').click();
  await page.waitForURL('**/operations/createPayment');
  const body = page.locator('textarea[name="body"]');
  await body.fill((await body.inputValue()).replace('{', '{ "capture_strategy": "manual",'));
  await page.locator('main button', { hasText: 'Send' }).click();
  await page.locator('#response .status', { hasText: '201' }).waitFor();
  await page.goto(`${site.front.baseUrl}/docs/operations/capturePayment`);
  await page.locator('main button', { hasText: 'Send' }).click();
  await page.locator('#response .status', { hasText: '20' }).waitFor();
});
