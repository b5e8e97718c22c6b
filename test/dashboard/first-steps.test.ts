import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { firstPayment } from '../../spec/derive/first-payment';
import { BASE_URL, openDashboard, tea } from './support/traffic';

test('an overview without payments shows three steps', async () => {
  const { platform, open } = openDashboard();
  const page = await open('');
  const { client_id, client_secret } = platform.keys.test;
  const keys = { client_id, client_secret: client_secret ?? '' };
  expect(page.copied('Copy commands')).toBe(firstPayment(BASE_URL, keys));
  expect(page.link('Create one here')).toBe('payments/new');
  expect(page.link('publisher')).toBe('publishers');
  expect(await readFile('docs/guides/vitest.md', 'utf8')).toContain(page.copied('Copy test').split('\n\n')[1]);
  expect(new TextEncoder().encode(page.html).length).toBeLessThan(40_000);
  expect((await open('?mode=live')).html).not.toContain('First steps');
});

test('the steps are not shown once there is a payment of any account', async () => {
  const { client, open } = openDashboard();
  const shop = await client.subAccounts.create({ name: 'Shop' });
  await client.forSubAccount(shop.id).payments.create(tea);
  expect((await open('')).html).not.toContain('First steps');
});

test.each(['', 'payments', 'payment_intents', 'checkouts', 'sub_accounts', 'refunds'])(
  'the head of /%s leads to the form of a new object',
  async (path) => {
    const { open } = openDashboard();
    const [, target = ''] = /<a class="button" href="([^"]*)"/.exec((await open(path)).html) ?? [];
    expect(target).toBe(`${path || 'payments'}/new`);
    expect((await open(target)).status).toBe(200);
  },
);
