import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { payment } from '../support/bodies';
import type { TestPlatform } from '../support/test-platform';
import { addressOf, firstDetail, gapsOf, listed, seed, withDetails } from './support/dashboard';
import { useSite } from './support/site';

const MAX_FIRST_PAGE_BYTES = 40 * 1024;

const LONG = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(2);
const markup = `"><script>window.__ran=1</script><img src=x onerror="window.__ran=1">'&lt;`;
/** A right-to-left override, an isolate and a zero-width space. */
const text = `${markup}\u202e\u2066\u200b`;
const url = `http://127.0.0.1:2/${'a-rather-long-part/'.repeat(12)}${encodeURIComponent(markup)}?q='><script>window.__ran=1</script>`;

/** After each test, each page that was shown is checked in both widths and both colour schemes: see `useSite`. */
const site = useSite();
let platform: TestPlatform;
beforeAll(async () => {
  platform = await site.newPlatform();
  const { testMode: api } = platform;
  const email = `${'ada.'.repeat(10)}lovelace@analytical-engine.example`;
  const { id } = (await api.post('/v1/payments', payment({ amount: 99_999_999, description: LONG, email }))).payment;
  await api.post(`/v1/payments/${id}/refunds`, { amount: 12_345_678 });
  await api.get(`/v1/payments/${id}?expand=${LONG}`);
  await api.get(`/v1/${'x'.repeat(300)}`);
  await seed(platform, {
    name: `${LONG} & Sons ${text}`,
    description: `${LONG} ${text}`,
    // The API refuses control characters in other texts.
    metadata: { [LONG]: LONG, [markup]: `${text}\u0007` },
    url,
    // Header values are ASCII.
    header: `${LONG}"><script>window.__ran=1</script>`,
  });
});

const open = async (path: string, javaScript = true) => {
  const visit = await site.visit({ javaScript });
  const response = await visit.open(addressOf(site, platform, path));
  return { visit, page: visit.page, frame: visit.page.mainFrame(), response };
};

/** Tables wider than their room, and a page wider than the window, in words. */
const overflows = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = [...document.querySelectorAll('table')].flatMap((table) => {
      const room = table.parentElement ?? table;
      const width = Math.max(table.scrollWidth, room.scrollWidth);
      return width > room.clientWidth ? [`${table.caption?.textContent}: ${width} > ${room.clientWidth}`] : [];
    });
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? [...found, `the page: ${scrollWidth} > ${clientWidth}`] : found;
  });

/** The texts in a table of which a part is not shown. */
const cuts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main table tbody *:not(.unseen)')]
      .filter((each) => getComputedStyle(each).overflow !== 'visible' && each.clientWidth > 0)
      .filter((each) => each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 2)
      .map((each) => each.textContent ?? ''),
  );

/** The lists of which nothing is cut. */
const whole = ['requests', 'publishers', 'states', 'deliveries', 'events'];

/** Markup that runs, elements that a text made, and characters that do not show. */
async function ranOn(page: Page): Promise<unknown[]> {
  const ran = await page.evaluate('window.__ran ?? null');
  const elements = await page.locator('main img, main script').count();
  const content = await page.evaluate(() => document.documentElement.textContent + document.body.outerHTML);
  // A button copies the text as it is.
  const visible = content.replace(/ data-copy="[^"]*"/g, '');
  return [ran, elements, /[\u0000-\u0008\u200b-\u200f\u202a-\u202e\u2066-\u2069]/.exec(visible)];
}

async function expectGoodPage(page: Page, path: string): Promise<void> {
  expect(await gapsOf(page)).toEqual([]);
  expect(await ranOn(page)).toEqual([null, 0, null]);
  await page.evaluate(() => document.querySelectorAll('main details').forEach((each) => each.setAttribute('open', '')));
  for (const width of [1_280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    if (whole.includes(path)) expect([width, await cuts(page)]).toEqual([width, []]);
    expect([width, await overflows(page)]).toEqual([width, []]);
  }
}

const paths = listed.map(([path]) => path);

test.for(paths)('/%s and its newest object: long texts fit, markup is text, and nothing is missing', async (path) => {
  const { visit, page, frame } = await open(path);
  const detail = withDetails.some(([each]) => each === path) ? await firstDetail(frame, path) : path;
  await expectGoodPage(page, path);
  expect(detail, 'the list is not empty').toBeDefined();
  if (detail === path) return;
  await page.setViewportSize({ width: 1_280, height: 900 });
  await visit.open(addressOf(site, platform, detail));
  await expectGoodPage(page, detail ?? '');
});

/** Pages that no link of the navigation leads to. */
const others = [
  ...['payments', 'payment_intents', 'checkouts', 'sub_accounts', 'refunds'].map((list) => `${list}/new`),
  ...['delete', 'name', 'tokens', 'import', 'snapshots?from=base', 'snapshots?reset=ask', 'time?preview=8d'],
  ...['?mode=live', 'payments?mode=live', 'publishers?mode=live', 'nothing', 'payments/py_none', 'search?q=tea'],
  ...[`search?q=${encodeURIComponent(markup)}`, `payments?status=${encodeURIComponent(text)}`],
  ...[`payments/${encodeURIComponent(markup)}`, encodeURIComponent(markup)],
];

test.for(others)('/%s: the same', async (path) => {
  await expectGoodPage((await open(path)).page, path);
});

test('a form that was refused: the same', async () => {
  const { visit, page } = await open('refunds/new');
  await page.getByLabel('Payment', { exact: true }).fill('py_none');
  // The fault of `seed` is what refuses it.
  expect((await visit.loading(() => page.getByRole('button', { name: 'Refund' }).click())).status()).toBe(429);
  await expectGoodPage(page, 'refunds/new');
});

test('a request leads with its method and its path on a phone, and a long id keeps head and tail', async () => {
  const { page } = await open('requests');
  await page.setViewportSize({ width: 390, height: 900 });
  const texts = await page.locator('td.is-main code').allInnerTexts();
  expect(texts).toContain('POST /v1/payments');
  expect(texts.some((each) => /^POST \/v1\/payments\/py_[\w]{5}…\w{4}\/refunds$/.test(each))).toBe(true);
});

test('without a script, the id of the platform opens a list that leads to another one, and no button copies', async () => {
  const other = await site.newPlatform();
  const { visit, page } = await open('', false);
  expect(await page.locator('main [data-copy]:visible').count()).toBe(0);
  await page.getByRole('button', { name: platform.id }).press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.getByRole('navigation', { name: 'Platforms' }).getByText(other.id).isVisible()).toBe(true);
  await visit.loading(() => page.keyboard.press('Enter'));
  expect(page.url()).toBe(addressOf(site, other));
});

test('/ focuses the search, and Enter leads to what has the id', async () => {
  const { visit, page, frame } = await open('payments');
  const detail = (await firstDetail(frame, 'payments')) ?? '';
  await page.keyboard.press('/');
  await page.keyboard.type(`${detail.slice('payments/'.length)}/`);
  expect(await page.inputValue('#search')).toBe(`${detail.slice('payments/'.length)}/`);
  await page.keyboard.press('Backspace');
  await visit.loading(() => page.keyboard.press('Enter'));
  expect(page.url()).toBe(addressOf(site, platform, detail));
});

test('a button copies a text, and says so', async () => {
  const { visit, page } = await open('');
  await visit.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const button = page.locator('main [data-copy]:visible').first();
  const copied = await button.getAttribute('data-copy');
  const label = (await button.getAttribute('aria-label')) ?? '';
  await button.click();
  await page.getByLabel(label.replace('Copy', 'Copied')).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(copied);
  await page.getByLabel(label, { exact: true }).waitFor();
  expect(await button.locator('svg').count()).toBe(1);
});

test('the overview of an empty platform is small', async () => {
  const empty = await site.newPlatform();
  const visit = await site.visit();
  const sizes: Promise<number>[] = [];
  visit.page.on('requestfinished', (request) =>
    sizes.push(request.sizes().then((size) => size.responseBodySize + size.responseHeadersSize)),
  );
  await visit.open(addressOf(site, empty));
  await visit.page.waitForLoadState('load');
  expect(sizes.length).toBeGreaterThan(1);
  expect((await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MAX_FIRST_PAGE_BYTES);
});
