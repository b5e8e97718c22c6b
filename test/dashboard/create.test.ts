import { describe, expect, test } from 'vitest';
import { testBankAccounts, testCards } from '../../spec/tables/test-cards';
import { testMethods } from '../../mock-server/pages/test-methods';
import { openDashboard, tea } from './support/traffic';

const entered = { action: 'create', amount: '19.99', payment_method: 'card_4242', description: 'A teapot' };

/** Opens a dashboard with an enabled sub account and a payment. */
async function openShop() {
  const on = openDashboard();
  const shop = await on.client.subAccounts.create({ name: 'Tea <shop>' });
  await on.platform.waitForIdle();
  const payment = await on.client.payments.create(tea);
  return { ...on, shop, payment };
}

describe('each form creates an object by a request to the API, and leads to its page', () => {
  test.each([
    ['payments', {}, 'createPayment', 'payment.succeeded'],
    ['payment_intents', { payment_method: '' }, 'createPaymentIntent', 'payment_intent.created'],
    ['sub_accounts', { name: 'Books', currency: '' }, 'createSubAccount', 'sub_account.updated'],
    ['checkouts', {}, 'createCheckoutSession', 'payment_intent.created'],
  ])('%s', async (list, fields, operation, event) => {
    const { platform, open, send, follow, newest } = openDashboard();
    const received: string[] = [];
    platform.publishers.create({
      fetch: async (request) => {
        received.push(await request.text());
        return new Response();
      },
      events: ['*'],
    });
    expect((await open(`${list}/new`)).html).toContain('<button>Create ');
    const sent = await send(`${list}/new`, { ...entered, ...fields });
    expect(sent.status, sent.alert).toBe(303);
    expect(newest()).toMatchObject({ operation, status: 201, account_type: 'test', verdict: 'ok' });
    expect((await follow(sent)).status).toBe(200);
    await platform.waitForIdle();
    expect(received.join()).toContain(`"event_name":"${event}"`);
  });

  test('of a payment with an account, a capture strategy, a scenario and metadata', async () => {
    const { shop, open, send, newest } = await openShop();
    const form = await open('payments/new');
    expect(form.inputs.find(({ name }) => name === 'account')?.options).toEqual(['', shop.id]);
    const fields = {
      account: shop.id,
      capture_strategy: 'manual',
      scenario: 'do_not_honor',
      metadata: 'a = b\n\n c=d=e',
    };
    await send('payments/new', { ...entered, ...fields });
    expect(newest()).toMatchObject({ operation: 'createPayment', account_id: shop.id, error_code: 'card_declined' });
    expect(newest().request_body).toMatchObject({
      amount: 1_999,
      capture_strategy: 'manual',
      description: 'A teapot',
      metadata: { a: 'b', c: 'd=e', payment_test: { scenario: 'do_not_honor' } },
    });
  });

  test('of a refund, of the whole amount unless another is entered', async () => {
    const { payment, open, send, follow, newest } = await openShop();
    const path = `refunds/new?payment_id=${payment.id}`;
    const { fields } = await open(path);
    expect(fields).toMatchObject({ payment_id: payment.id, amount: '10.00' });
    const page = await follow(await send(path, { ...fields, amount: '$2.50', reason: 'duplicate' }));
    expect(page.facts).toMatchObject({ Amount: '$2.50', Reason: 'duplicate' });
    expect(newest()).toMatchObject({ operation: 'createRefund', request_body: { amount: 250, reason: 'duplicate' } });
    expect((await open(path)).fields).toMatchObject({ amount: '7.50' });
  });

  test('in live mode, with keys of live mode', async () => {
    const { open, send, newest } = openDashboard();
    const { fields, html } = await open('payments/new?mode=live');
    expect(html).not.toContain('Scenario');
    const sent = await send('payments/new?mode=live', { ...fields, amount: '5', payment_method: 'card_1111' });
    expect(sent.location).toMatch(/payments\/py_\w+\?mode=live$/);
    expect(newest()).toMatchObject({ status: 201, account_type: 'live' });
  });
});

describe('a test card or bank account', () => {
  test.each(testMethods('test').map(({ key, title }) => [title, key]))('%s', async (title, payment_method) => {
    const { platform, send, follow, newest } = openDashboard();
    const sent = await send('payments/new', { ...entered, payment_method });
    const word = (/^(Fails later|Declined|Refused|Succeeds)/.exec(title)?.[1] ?? '').toLowerCase();
    const code = /: (.*?) \(/.exec(title)?.[1]?.toLowerCase().replaceAll(' ', '_');
    if (word === 'refused') {
      expect([newest().error_code, Object.keys(sent.errors)]).toEqual([code, ['payment_method']]);
      return;
    }
    platform.clock.advance({ days: 5 });
    const page = await follow(sent);
    expect(page.facts['Status']).toBe(word === 'succeeds' ? 'succeeded' : 'failed');
    if (code !== undefined) expect(page.html).toContain(code);
  });

  test('is chosen by its outcome: no page has a whole number', async () => {
    const { open, send, follow } = openDashboard();
    const shown = [await open('payments/new'), await send('payments/new', { ...entered, amount: 'x' })];
    shown.push(await follow(await send('payments/new', entered)));
    const numbers = [...testCards.map(({ number }) => number), ...testBankAccounts.map((each) => each.account_number)];
    for (const { html } of shown) expect(numbers.filter((number) => html.includes(number))).toEqual([]);
  });
});

describe('a refused form is shown again with what was entered', () => {
  test.each([
    ['payments', { amount: '19,99' }, { amount: 'Enter an amount such as 19.99.' }],
    ['payments', { amount: '1.005', metadata: 'order' }, { amount: expect.any(String), metadata: expect.any(String) }],
    ['payments', { amount: '' }, { amount: expect.stringMatching(/^Enter an amount such as 19\.99\. The API says: /) }],
    [
      'payments',
      { amount: '0' },
      { amount: expect.stringMatching(/^The amount must be greater than \$0\.50\. The API says: /) },
    ],
    [
      'payments',
      { account: 'acc_unknown' },
      { account: 'Nothing on this platform has this id. The API says: resource not found' },
    ],
    ['checkouts', { description: '' }, { description: expect.stringMatching(/^Enter a description\. The API says: /) }],
    ['checkouts', { after_payment_url: 'shop' }, { after_payment_url: expect.stringContaining('https://') }],
    [
      'sub_accounts',
      { name: 'Tea <shop>' },
      { name: 'Another one has this name already. The API says: a record with these values already exists' },
    ],
    [
      'refunds',
      { payment_id: 'py_unknown' },
      { payment_id: 'Nothing on this platform has this id. The API says: resource not found' },
    ],
    ['refunds', { payment_id: '' }, { payment_id: 'Enter the id of a payment.' }],
  ])('%s %j', async (list, fields, errors) => {
    const { send } = await openShop();
    const page = await send(`${list}/new`, { ...entered, account: '', metadata: '', ...fields });
    expect(page.status).toBeGreaterThanOrEqual(400);
    expect(page.errors).toEqual(errors);
    expect(page.fields).toMatchObject({ action: 'create', ...('amount' in fields && { amount: fields.amount }) });
  });

  test('with a link to the request', async () => {
    const { send, newest } = openDashboard();
    const page = await send('payments/new', { ...entered, amount: '0' });
    expect(page.link('the request')).toBe(`../requests/${newest().id}`);
  });

  test('when a fault drops the connection', async () => {
    const { platform, send } = openDashboard();
    platform.faults.create({ operation: 'createPayment', fault: { drop: 'before_commit' } });
    const page = await send('payments/new', entered);
    expect(page.alert).toContain('A fault dropped the connection');
    expect(page.fields).toMatchObject({ amount: '19.99', description: 'A teapot' });
  });
});

test('a platform with many sub accounts asks for the id of one', async () => {
  const { client, open, send, newest } = openDashboard();
  const names = Array.from({ length: 101 }, (_, index) => `Shop ${index}`);
  const [first] = await Promise.all(names.map((name) => client.subAccounts.create({ name })));
  expect((await open('payments/new')).inputs.find(({ name }) => name === 'account')?.options).toEqual([]);
  await send('payments/new', { ...entered, account: first?.id ?? '' });
  expect(newest().account_id).toBe(first?.id);
});

test('a checkout link leads to a checkout that returns to it after the payment', async () => {
  const { send, follow, sandbox } = openDashboard();
  const page = await follow(await send('checkouts/new', entered));
  expect(page.facts).toMatchObject({ Status: 'open', Amount: '$19.99', Description: 'A teapot' });
  const link = page.link('Open the checkout') ?? '';
  expect(page.data['copy']).toBe(link);
  const body = new URLSearchParams({ card_number: '4242424242424242', expires: '12/40', security_code: '123' });
  body.set('card_name', 'Ada');
  body.set('postal_code', '94107');
  const paid = await sandbox.fetch(link, { method: 'POST', redirect: 'manual', body });
  expect([paid.status, paid.headers.get('location')]).toEqual([303, link]);
});
