import { describe, expect, test } from 'vitest';
import { differencesIn, openDashboard, payWith, tea } from './support/traffic';

const declined = '4000 0000 0000 9995';

describe('the comparison', () => {
  test('has what differs from the previous request of the operation, account and mode', async () => {
    const { client, open, newest } = openDashboard();
    const { id: shop } = await client.subAccounts.create({ name: 'Shop' });
    await client.payments.create({ ...tea, description: 'Tea' });
    const first = newest();
    await client.forSubAccount(shop).payments.create(tea);
    expect((await open(`requests/${newest().id}`)).html).not.toContain('id="compared"');
    await client.payments.list({ limit: 3 });
    await client.payments.create({ ...payWith(declined), amount: 2_000 }).catch(() => undefined);
    const page = await open(`requests/${newest().id}`);
    expect(page.html).toContain(`href="../requests/${first.id}"`);
    const rows = differencesIn(page);
    expect(rows.slice(0, 2)).toEqual([
      ['body.amount', '1000', '2000'],
      ['body.payment_method.card.number', '"[test card visa]"', '"[test card insufficient_funds]"'],
    ]);
    expect(rows).toContainEqual(['body.description', '"Tea"', 'None']);
    expect(rows).toContainEqual(['response.status', '201', '402']);
    expect(rows).toContainEqual(['response.body.error', 'None', expect.stringContaining('card_declined')]);
  });

  test('lists a bounded number of fields', async () => {
    const { client, open, newest } = openDashboard();
    const many = (value: string) => Object.fromEntries(Array.from({ length: 60 }, (_, i) => [`key-${i}`, value]));
    await client.paymentIntents.create({ amount: 1_000, currency: 'usd', metadata: many('tea') });
    await client.paymentIntents.create({ amount: 1_000, currency: 'usd', metadata: many('x'.repeat(50)) });
    const page = await open(`requests/${newest().id}`);
    expect(page.html).toMatch(/<caption>Changed fields: the first 40 of \d+</);
    expect(differencesIn(page)).toHaveLength(40);
  });
});

describe('Fail the next one like this', () => {
  test('creates a fault that the next one meets, and the fault shows which one it was', async () => {
    const { client, open, send, follow, newest, platform } = openDashboard();
    await client.payments.create(tea);
    const { id } = newest();
    const created = await send(`requests/${id}`, { action: 'fail_next', effect: 'scenario.expired_card' });
    const [fault] = platform.faults.list();
    expect(fault).toMatchObject({ operation: 'createPayment', times: 1, fault: { scenario: 'expired_card' } });
    const page = await follow(created);
    expect(page.heading).toBe('createPayment');
    expect(page.html).toContain(`Fault ${fault?.id}`);
    expect(page.html).toContain('There are no requests yet.');
    await expect(client.payments.create(tea)).rejects.toMatchObject({ declineCode: 'expired_card' });
    const failed = newest();
    const met = await open(`faults/${fault?.id}`);
    expect(met.rows('The latest requests that it matched, newest first: at most 20').map((row) => row[0])).toEqual([
      expect.stringContaining(failed.id),
    ]);
    expect((await open(`requests/${failed.id}`)).link(fault?.id ?? '')).toBe(`../faults/${fault?.id}`);
    platform.requests.deleteAll();
    expect((await open(`faults/${fault?.id}`)).html).toContain('The request log does not have them any more.');
  });

  test.each([
    ['status', { status: 500 }],
    ['drop.before_commit', { drop: 'before_commit' }],
    ['drop.after_commit', { drop: 'after_commit' }],
    ['hold.until_webhooks', { hold: 'until_webhooks' }],
    ['hold.true', { hold: true }],
    ['body.truncated', { body: 'truncated' }],
    ['delay', { delay_ms: 60_000 }],
  ])('%s is an effect', async (effect, fault) => {
    const { client, send, newest, platform } = openDashboard();
    await client.payments.list();
    await send(`requests/${newest().id}`, { action: 'fail_next', effect });
    expect(platform.faults.list()).toMatchObject([{ operation: 'listPayments', times: 1, fault }]);
  });

  test('refuses an effect that the operation does not have', async () => {
    const { client, send, newest, platform } = openDashboard();
    await client.payments.list();
    const page = await send(`requests/${newest().id}`, { action: 'fail_next', effect: 'error.card_declined' });
    expect([page.status, page.errors['effect']]).toEqual([422, expect.stringContaining('Choose what happens.')]);
    expect(platform.faults.list()).toEqual([]);
  });
});

test('a request shows who sent it, and its headers', async () => {
  const { client, open, send, newest } = openDashboard();
  await client.raw.GET('/v1/payments', { headers: { 'User-Agent': 'tea/1.0', Cookie: 'tea=milk' } });
  const { id } = newest();
  const page = await open(`requests/${id}`);
  expect(page.text('request-body')).toMatch(/^GET \/v1\/payments\n(.+\n)*User-Agent: tea\/1\.0\n/);
  expect(page.html).not.toContain('milk');
  expect(page.facts).toMatchObject({ 'Sent by': 'tea/1.0' });
  await send(`requests/${id}`, { action: 'repeat' });
  expect((await open(`requests/${newest().id}`)).facts).toMatchObject({ 'Sent by': 'The dashboard' });
  const paths = (await open('requests')).rows('Requests of both modes, newest first').map((row) => row[0]);
  expect(paths.map((path) => path?.endsWith('Sent by the dashboard'))).toEqual([true, true, false, false]);
});
