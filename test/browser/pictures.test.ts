import { mkdir, writeFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type CheckoutOptions, newCheckout, typeAll } from './support/checkout';
import { mouse } from './support/hands';
import { useSite } from './support/site';
import { dark, desktop, type Look, phone } from './support/visit';

/** The pictures of the documentation. `npm run pictures` writes them; otherwise the states that they show are only reached. */

const MAX_PICTURE_BYTES = 120_000;

const site = useSite({ randomSeed: 'pictures' });

async function take(page: Page, name: string): Promise<void> {
  const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  expect(picture.byteLength).toBeLessThan(MAX_PICTURE_BYTES * 3);
  if (process.env['PICTURES'] !== 'write') return;
  await mkdir('docs/pictures', { recursive: true });
  await writeFile(`docs/pictures/${name}.png`, picture);
}

describe('checkout', () => {
  const enter = async (look: Look, options: CheckoutOptions = {}) => {
    const checkout = await newCheckout(site, options);
    const visit = await site.visit({ look });
    await visit.open(checkout.url);
    return { visit, user: mouse(visit.page.mainFrame()) };
  };

  test('the form in test mode', async () => {
    const { visit } = await enter(desktop);
    await take(visit.page, 'checkout');
  });

  test('a card was declined', async () => {
    const { visit, user } = await enter(dark(desktop));
    await visit.loading(() => user.press(/insufficient_funds Visa/));
    await visit.loading(() => user.press('Pay $12.50'));
    await take(visit.page, 'checkout-declined-dark');
  });

  test('a phone', async () => {
    const { visit, user } = await enter(phone, { mode: 'live' });
    await typeAll(user, { 'Card number': '4242', Expires: '13/31', 'Security code': '1' });
    await visit.loading(() => user.press('Pay $12.50'));
    await take(visit.page, 'checkout-phone');
  });
});
