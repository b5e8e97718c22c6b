import { gzipSync } from 'node:zlib';
import type { Request } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { pageAt } from '../../mock-server/pages/dashboard/pages';
import { part } from '../support/run-scale';
import type { TestPlatform } from '../support/test-platform';
import { addressOf, firstDetail, gapsOf, listed, seed, withDetails } from './support/dashboard';
import { headingOf } from './support/onboarding';
import { useSite } from './support/site';

const MAX_FIRST_PAGE_BYTES = 40 * 1024;
const MAX_SCRIPT_BYTES = 8 * 1024;

/** After each test, each page that was shown is checked in both widths and both colour schemes: see `useSite`. */
const site = useSite();
let platform: TestPlatform;
beforeAll(async () => {
  platform = await site.newPlatform();
  await seed(platform);
});

const open = async (path: string) => {
  const visit = await site.visit();
  const response = await visit.open(addressOf(site, platform, path));
  return { visit, page: visit.page, frame: visit.page.mainFrame(), response };
};

test('the navigation leads to pages that exist', () => {
  expect(listed.filter(([path]) => pageAt(path) === undefined)).toEqual([]);
});

const existing = listed.filter(([path]) => pageAt(path) !== undefined);

/** Live mode shows the same pages with other objects. */
const live = part.of(existing, import.meta.filename);

describe.each(existing)('/%s', (path, heading) => {
  test.each(live.some(([each]) => each === path) ? ['test', 'live'] : ['test'])('in %s mode', async (mode) => {
    const { visit, page, frame, response } = await open(`${path}?mode=${mode}`);
    expect(response.status()).toBe(200);
    // The navigation says what a publisher is: `Publishers (webhooks)`.
    expect(await headingOf(frame)).toBe(heading.replace(/ \(.*\)$/, ''));
    expect(await gapsOf(page)).toEqual([]);
    const links = await frame.locator('nav.pages a:not(.count)').allTextContents();
    expect(links).toEqual(listed.map(([, name]) => name));

    if (mode === 'live' || !withDetails.some(([each]) => each === path)) return;
    const detail = await firstDetail(frame, path);
    expect(detail, 'the list is not empty').toBeDefined();
    const loaded = await visit.loading(() => page.click(`main a[href="${detail}"]`));
    expect(loaded.status()).toBe(200);
    expect(await gapsOf(page)).toEqual([]);
  });
});

test.each(['nothing', 'payments/py_none'])('/%s is a page that is not found', async (path) => {
  const { page, frame, response } = await open(path);
  expect(response.status()).toBe(404);
  expect(await headingOf(frame)).toBe('Not found');
  expect(await gapsOf(page)).toEqual([]);
});

test.each([
  ['tea', 'Customers'],
  ['none', undefined],
])('a search for %s is a page of results', async (text, kind) => {
  const { page, frame, response } = await open(`search?q=${text}`);
  expect([response.status(), await headingOf(frame)]).toEqual([200, `Results for “${text}”`]);
  expect((await frame.locator('h2').allInnerTexts())[0]).toBe(kind);
  expect(await gapsOf(page)).toEqual([]);
});

test('the root of the sandbox leads to the overview of the default platform', async () => {
  const visit = await site.visit();
  await visit.open(`${site.front.baseUrl}/`);
  expect(visit.page.url()).toBe(`${site.front.baseUrl}/_sandbox/dashboard/default/`);
});

test('without a script, the id of the platform opens a list that leads to another one', async () => {
  const other = await site.newPlatform();
  const visit = await site.visit({ javaScript: false });
  const { page } = visit;
  await visit.open(addressOf(site, platform));
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
  const text = await button.getAttribute('data-copy');
  const label = (await button.getAttribute('aria-label')) ?? '';
  await button.click();
  await page.getByLabel(label.replace('Copy', 'Copied')).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  await page.getByLabel(label, { exact: true }).waitFor();
  expect(await button.locator('svg').count()).toBe(1);
});

test('without a script there are no buttons that copy', async () => {
  const visit = await site.visit({ javaScript: false });
  await visit.open(addressOf(site, platform));
  expect(await visit.page.locator('main [data-copy]:visible').count()).toBe(0);
});

test('the overview of an empty platform is small, and so is its script', async () => {
  const empty = await site.newPlatform();
  const visit = await site.visit();
  const requests: Request[] = [];
  visit.page.on('requestfinished', (request) => requests.push(request));
  await visit.open(addressOf(site, empty));
  await visit.page.waitForLoadState('load');
  const sizes = await Promise.all(
    requests.map(async (request) => {
      const { responseBodySize, responseHeadersSize } = await request.sizes();
      return responseBodySize + responseHeadersSize;
    }),
  );
  expect(requests.filter((request) => request.resourceType() === 'script')).toHaveLength(1);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MAX_FIRST_PAGE_BYTES);
  const script = await requests.find((request) => request.resourceType() === 'script')?.response();
  expect(gzipSync((await script?.body()) ?? '').length).toBeLessThanOrEqual(MAX_SCRIPT_BYTES);
});
