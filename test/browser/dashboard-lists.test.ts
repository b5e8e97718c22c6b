import { beforeAll, describe, expect, test, vi } from 'vitest';
import { controlCall } from '../../mock-server/events/cause';
import * as elapsedClock from '../../mock-server/time/clock';
import { payment } from '../support/bodies';
import type { TestPlatform } from '../support/test-platform';
import { multiply } from '../dashboard/support/many-rows';
import { addressOf, firstDetail } from './support/dashboard';
import { useSite } from './support/site';

const site = useSite();
let platform: TestPlatform;
beforeAll(async () => {
  platform = await site.newPlatform();
  for (let i = 0; i < 3; i++) await platform.testMode.post('/v1/payments', payment({ amount: 1_000 + i }));
});

describe('a row', () => {
  const open = async (javaScript = true) => {
    const visit = await site.visit({ javaScript });
    await visit.open(addressOf(site, platform, 'payments'));
    const row = visit.page.locator('tbody tr').first();
    const target = new URL((await row.locator('a').first().getAttribute('href')) ?? '', visit.page.url()).href;
    return { visit, page: visit.page, row, target, status: row.locator('td').nth(1) };
  };

  test('leads to its object wherever it is pressed', async () => {
    const { visit, page, status, target } = await open();
    await visit.loading(() => status.click({ position: { x: 3, y: 3 } }));
    expect(page.url()).toBe(target);
  });

  test('leads elsewhere by another link in it', async () => {
    const { visit, page, row } = await open();
    await visit.loading(() => row.locator('a[href^="payment_methods/"]').click());
    expect(page.url()).toContain('/payment_methods/');
  });

  test('opens a window by the middle button and by Control', async () => {
    const { visit, status, target } = await open();
    const position = { x: 3, y: 3 };
    for (const press of [
      () => status.click({ position, button: 'middle' }),
      () => status.click({ position, modifiers: ['ControlOrMeta'] }),
    ]) {
      const opened = visit.context.waitForEvent('page');
      await press();
      const page = await opened;
      await page.waitForURL(target);
      await page.close();
    }
  });

  test('lets its text be selected', async () => {
    const { page, row } = await open();
    const before = page.url();
    const box = await row.locator('time').boundingBox();
    if (box === null) throw new Error('the row has no instant');
    const y = box.y + box.height / 2;
    await page.mouse.move(box.x + 1, y);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width - 1, y, { steps: 5 });
    await page.mouse.up();
    expect(await page.evaluate(() => String(getSelection()))).toMatch(/^20\d\d-/);
    expect(page.url()).toBe(before);
  });

  test('leads to its object by Enter, and without a script by its link', async () => {
    for (const javaScript of [true, false]) {
      const { visit, page, row, target } = await open(javaScript);
      await row.locator('a').first().focus();
      await visit.loading(() => page.keyboard.press('Enter'));
      expect(page.url()).toBe(target);
    }
  });
});

test('an open form pushes nothing aside: a filter, and an action of a payment', async () => {
  const visit = await site.visit();
  const { page } = visit;
  await visit.open(addressOf(site, platform, 'payments?payment_status=succeeded'));
  const top = async () => (await page.locator('main table').first().boundingBox())?.y;
  const detail = await firstDetail(page.mainFrame(), 'payments');
  const list = await top();
  await page.locator('.filters summary').click();
  await page.getByLabel('Amount from').waitFor();
  expect(await top()).toBe(list);
  await visit.open(addressOf(site, platform, detail));
  const money = await top();
  for (const [menu, field] of [
    ['Refund…', 'Amount to refund'],
    ['Dispute…', 'Amount to dispute'],
  ] as const) {
    await page.locator('summary', { hasText: menu }).click();
    await page.getByLabel(field).waitFor();
    expect(await top()).toBe(money);
  }
  expect(await page.getByLabel('Amount to refund').isVisible()).toBe(false);
});

test('a search goes on by itself and keeps what it found; without a script by its link', async () => {
  const many = await site.newPlatform();
  const inProcess = site.front.sandbox.platform(many.id);
  await many.testMode.post('/v1/payments', payment({ description: 'The oldest teapot' }));
  const [oldest] = inProcess.rows.walk('payments', 'newest', 'test', 'ascending');
  multiply(inProcess, 'payments', oldest && { ...oldest, description: 'A cup' }, 2_000);
  inProcess.transact(controlCall('moveClock'), ({ rows }) => {
    const [newest] = rows.walk('payments', 'newest', 'test', 'descending');
    if (newest) rows.replace('payments', { ...newest, description: 'The newest teapot' });
  });
  let now = elapsedClock.elapsed();
  const hurry = vi.spyOn(elapsedClock, 'elapsed').mockImplementation(() => (now += 1_000));
  try {
    for (const javaScript of [true, false]) {
      const visit = await site.visit({ javaScript, isAudited: false });
      const { page } = visit;
      await visit.open(addressOf(site, many, 'search?q=teapot'));
      const found = page.locator('.results .title');
      if (!javaScript) {
        expect(await found.allInnerTexts()).toEqual(['$10.00 · succeeded · The newest teapot']);
        const rest = page.getByRole('link', { name: 'Continue' });
        while ((await rest.count()) > 0) await visit.loading(() => rest.click());
      }
      await page.getByText('The oldest teapot').waitFor();
      await page.locator('.looked').waitFor({ state: 'detached' });
      expect(await found.allInnerTexts()).toEqual([
        '$10.00 · succeeded · The newest teapot',
        '$10.00 · succeeded · The oldest teapot',
      ]);
    }
  } finally {
    hurry.mockRestore();
  }
});
