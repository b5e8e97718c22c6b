import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { createSandbox, serve } from '../../mock-server/server';
import { payment } from '../support/bodies';
import type { TestPlatform } from '../support/test-platform';
import { addressOf } from './support/dashboard';
import { headingOf } from './support/onboarding';
import { useSite } from './support/site';

/** The goal is a median of 300 ms. A machine with other work needs more. */
const LONGEST_MEDIAN_MS = 1_500;
const ROUNDS = 10;

const site = useSite();
let platform: TestPlatform;
beforeEach(async () => {
  platform = await site.newPlatform();
});

const pay = async (fields = {}): Promise<string> =>
  (await platform.testMode.post('/v1/payments', payment(fields))).payment.id;
const rowOf = (id: string) => `#row-${id}`;

async function open(path: string): Promise<Page> {
  const visit = await site.visit();
  await visit.open(addressOf(site, platform, path));
  return visit.page;
}

/** Waits until the page shows a new payment. */
async function payAndSee(page: Page): Promise<void> {
  await page.waitForSelector(rowOf(await pay()));
}

const topOf = (page: Page, selector: string): Promise<number> =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);

/** A list that is higher than the window. */
async function openLongList(): Promise<Page> {
  for (let i = 0; i < 18; i++) await pay();
  return open('payments');
}

test('changes by the API are seen without a reload', async () => {
  const page = await open('payments');
  const durations: number[] = [];
  for (let i = 0; i < ROUNDS; i++) {
    const id = await pay();
    const begin = performance.now();
    await page.waitForSelector(rowOf(id));
    durations.push(performance.now() - begin);
  }
  const median = durations.toSorted((one, other) => one - other)[ROUNDS / 2] ?? Infinity;
  process.stdout.write(`a change is seen after ${Math.round(median)} ms (median of ${ROUNDS})\n`);
  expect(median).toBeLessThan(LONGEST_MEDIAN_MS);
});

test('the verdict on a program follows its requests, and what is open stays open', async () => {
  const page = await open('ready');
  await pay();
  await page.getByText(/^Not ready yet: \d+ rows were not met/).waitFor();
  await page.locator('#rows-passed summary').click();
  await platform.testMode.get('/v1/payments?lmit=1');
  await page.locator('#failed a[href^="requests/"]').waitFor();
  expect(await page.locator('details.folded[open]').evaluateAll((all) => all.map(({ id }) => id))).toEqual([
    'rows-passed',
  ]);
});

test('many changes are few updates, and the last one is seen', async () => {
  const page = await open('payments');
  let fetches = 0;
  page.on('request', (request) => (fetches += request.resourceType() === 'fetch' ? 1 : 0));
  const ids = [];
  for (let i = 0; i < 30; i++) ids.push(await pay());
  await page.waitForSelector(rowOf(ids.at(-1) ?? ''));
  expect(fetches).toBeLessThan(ids.length);
});

describe('what stays', () => {
  test('what is under the mouse, in its place', async () => {
    const page = await openLongList();
    const row = page.locator('tbody tr').nth(4);
    const id = `#${await row.getAttribute('id')}`;
    await row.locator('td').nth(1).hover();
    const top = await topOf(page, id);
    for (let i = 0; i < 5; i++) {
      await payAndSee(page);
      expect(Math.abs((await topOf(page, id)) - top)).toBeLessThan(1);
    }
  });

  test('also on a page that is too short to be scrolled', async () => {
    await pay();
    const page = await open('payments');
    const id = `#${await page.locator('tbody tr').getAttribute('id')}`;
    await page.locator(id).hover();
    const top = await topOf(page, id);
    await payAndSee(page);
    expect(Math.abs((await topOf(page, id)) - top)).toBeLessThan(1);
    await page.mouse.move(0, 0);
    await page.evaluate(() => scrollTo(0, 0));
    await page.waitForFunction(() => document.body.style.paddingBottom === '');
  });

  test('the element with the focus, in its place', async () => {
    const page = await openLongList();
    const link = page.locator('tbody tr').nth(6).locator('a').first();
    const href = await link.getAttribute('href');
    await link.focus();
    const cell = `main td:first-child a[href="${href}"]`;
    const top = await topOf(page, cell);
    await payAndSee(page);
    expect(Math.abs((await topOf(page, cell)) - top)).toBeLessThan(1);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(href);
  });

  test('typed text with its selection, and what was opened', async () => {
    const page = await openLongList();
    await page.locator('summary', { hasText: 'Filter' }).click();
    const input = page.locator('.filters input[type=text]').first();
    await input.fill('half a word');
    await input.evaluate((element: HTMLInputElement) => element.setSelectionRange(2, 6));
    await payAndSee(page);
    const state = await input.evaluate((element: HTMLInputElement) => ({
      value: element.value,
      selection: [element.selectionStart, element.selectionEnd],
      hasFocus: element === document.activeElement,
    }));
    expect(state).toEqual({ value: 'half a word', selection: [2, 6], hasFocus: true });
    await page.locator('h1').click();
    await payAndSee(page);
    expect(await input.inputValue()).toBe('half a word');
    expect(await page.locator('.filters').evaluate((element: HTMLDetailsElement) => element.open)).toBe(true);
  });

  test('the scroll position of somebody who reads', async () => {
    const page = await openLongList();
    const last = `#${await page.locator('tbody tr').nth(14).getAttribute('id')}`;
    await page.setViewportSize({ width: 1280, height: 400 });
    await page.evaluate(() => scrollTo(0, 450));
    const top = await topOf(page, last);
    await payAndSee(page);
    expect(Math.abs((await topOf(page, last)) - top)).toBeLessThan(1);
  });

  test('selected text', async () => {
    const id = await pay();
    const page = await open('payments');
    await page.locator(`${rowOf(id)} .id`).selectText();
    await payAndSee(page);
    expect(await page.evaluate(() => String(getSelection()))).toBe(id);
  });

  test('what the mouse has pressed, until it is released', async () => {
    const id = await pay();
    const page = await open('payments');
    await page
      .locator(`${rowOf(id)} a`)
      .first()
      .hover();
    await page.mouse.down();
    const next = await pay();
    await expect.poll(() => site.front.sandbox.platform(platform.id).changes.readers).toBe(1);
    expect(await page.locator(rowOf(next)).count()).toBe(0);
    await page.mouse.move(400, 5);
    await page.mouse.up();
    await page.waitForSelector(rowOf(next));
  });
});

test('a detail shows the new state of its object', async () => {
  const id = await pay({ capture_strategy: 'manual' });
  const page = await open(`payments/${id}`);
  await page.locator('main', { hasText: 'authorized' }).waitFor();
  await platform.testMode.post(`/v1/payments/${id}/capture`);
  await page.locator('main .status', { hasText: 'succeeded' }).first().waitFor();
});

test('what was deleted is not found, and is back after it was restored', async () => {
  const id = await pay();
  const page = await open(`payments/${id}`);
  await platform.control('snapshots', { name: 'base' });
  await platform.control('reset', {});
  await page.locator('h1', { hasText: 'Not found' }).waitFor();
  await platform.control('snapshots/base/restore', {});
  await page.locator('h1', { hasText: 'succeeded' }).waitFor();
});

test('a hidden page neither listens nor fetches, and is up to date once it is seen again', async () => {
  const page = await open('payments');
  const { changes } = site.front.sandbox.platform(platform.id);
  await expect.poll(() => changes.readers).toBe(1);
  const hide = (isHidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
      document.dispatchEvent(new Event('visibilitychange'));
    }, isHidden);
  await hide(true);
  await expect.poll(() => changes.readers).toBe(0);
  let fetches = 0;
  page.on('request', (request) => (fetches += request.resourceType() === 'fetch' ? 1 : 0));
  const id = await pay();
  expect(fetches).toBe(0);
  await hide(false);
  await page.waitForSelector(rowOf(id));
  expect(fetches).toBe(1);
});

test('a closed window leaves no reader', async () => {
  const page = await open('payments');
  const { changes } = site.front.sandbox.platform(platform.id);
  await expect.poll(() => changes.readers).toBe(1);
  await page.close();
  await expect.poll(() => changes.readers).toBe(0);
});

test('without the server the page stays, and is up to date when the server is back', async () => {
  const sandbox = createSandbox();
  const first = await serve(sandbox);
  const visit = await site.visit({ hosts: [new URL(first.url).host] });
  await visit.open(`${first.url}/_sandbox/dashboard/default/payments`);
  const { page } = visit;
  await expect.poll(() => sandbox.platform().changes.readers).toBe(1);
  await first.close();
  const { id } = await sandbox.client().payments.create({
    amount: 1_000,
    currency: 'usd',
    payment_method: {
      card: { name: 'Ada', number: '4242424242424242', month: 12, year: 2048, address_postal_code: '94107' },
    },
  });
  expect(await headingOf(page.mainFrame())).toBe('Payments');
  const second = await serve(sandbox, { port: first.port });
  await page.waitForSelector(rowOf(id));
  await visit.context.close();
  await second.close();
  await sandbox.close();
});
