import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { kinds } from '../../mock-server/search/kinds';
import { displayOf } from '../../spec/derive/display-of';
import { searchedKinds } from '../../spec/tables/search';
import { sentenceCase } from '../../spec/vocabulary/sentence-case';
import { card, payment, paymentIntent, scenarioPayment } from '../support/bodies';
import { makeCheckout } from '../support/checkouts';
import { wholeBusiness } from '../support/entities';
import type { ShownPage } from './support/dashboard';
import { newDashboard, type OpenDashboard } from './support/open-dashboard';
import { newPayout } from './support/payouts';

let dashboard: OpenDashboard;

beforeAll(async () => {
  dashboard = await newDashboard();
  const { testMode, liveMode } = dashboard.platform;
  const shop = await dashboard.platform.newSubAccount({ name: 'Heron & Sons' });
  const teapot = payment({
    amount: 481_516,
    description: 'A teapot',
    email: 'Ada@mail.example',
    metadata: { order_id: 'A-42', gift: { wrapped: true } },
  });
  const paid = (await shop.api.post('/v1/payments', teapot, { 'Idempotency-Key': 'first-order-of-ada' })).payment;
  await shop.api.post(`/v1/payments/${paid.id}/refunds`, { amount: 1_600, description: 'Cracked lid' });
  await dashboard.platform.openDispute(paid.id, { reason: 'fraudulent' });
  const payment_method = { card: card({ name: 'Grace Hopper', number: '5555555555554444' }) };
  await testMode.post('/v1/payments', scenarioPayment('insufficient_funds', { amount: 1_999, payment_method }));
  await testMode.post('/v1/payment_intents', paymentIntent({ amount: 70_000, description: 'A samovar' }));
  await makeCheckout(testMode, { amount: 350, description: 'Two cups of green tea' });
  await wholeBusiness(testMode);
  dashboard.inProcess.publishers.create({ url: 'http://127.0.0.1:2/hooks/kettle' });
  await liveMode.post('/v1/payment_intents', paymentIntent({ description: 'A samovar for real' }));
  await newPayout(dashboard);
});
afterAll(() => dashboard.close());

/** Opens the page of a search. */
const search = (q: string, query: Readonly<Record<string, string>> = {}) =>
  dashboard.open(`search?${new URLSearchParams({ q, ...query }).toString()}`);

/** Returns the titles of the results by the names of their kinds. */
function resultsOf({ html }: ShownPage): Record<string, string[]> {
  const sections = html.matchAll(/<section class="part" id="found-\w+"><h2>(.*?)<\/h2>(.*?)<\/section>/gs);
  return Object.fromEntries(
    [...sections].map(([, kind = '', list = '']) => {
      const titles = [...list.matchAll(/class="title"[^>]*>(.*?)<\/a>/gs)];
      return [kind, titles.map(([, title = '']) => title.replaceAll('&amp;', '&'))];
    }),
  );
}

/** Returns what the control API finds, in the same form. */
async function resultsOfControl(text: string): Promise<Record<string, string[]>> {
  const path = `search?${new URLSearchParams({ text }).toString()}`;
  const { data } = (await dashboard.platform.control(path, undefined, 'GET')).asControl('SearchResultList');
  const titles: Record<string, string[]> = {};
  for (const { kind, title } of data) titles[sentenceCase(kind)] = [...(titles[sentenceCase(kind)] ?? []), title];
  return titles;
}

const teapot = { Payments: ['$4,815.16 · disputed · A teapot'] };
const ofAda = { Customers: ['Ada Lovelace'], ...teapot };
const ofTeapot = {
  ...teapot,
  Refunds: ['$16.00 · succeeded · Cracked lid'],
  Disputes: ['$4,799.16 · needs response · fraudulent'],
};
const declined = { Payments: ['$19.99 · failed'] };
const graceCard = { 'Payment methods': ['Mastercard •••• 4444 · Grace Hopper'] };
const refusedRequest = { Requests: ['POST /v1/payments · 402 · card_declined'] };
const greenTea = 'Two cups of green tea';

describe('a search finds by', () => {
  test.each<readonly [what: string, typed: string, found: Record<string, readonly string[]>]>([
    ['e-mail address', 'ada@MAIL.example', { ...ofAda, 'Payment methods': ['Visa •••• 4242 · Ada Lovelace'] }],
    ['part of an e-mail address', 'mail.ex', { ...ofAda, 'Payment methods': ['Visa •••• 4242 · Ada Lovelace'] }],
    ['name of a card holder', 'hopper', { ...declined, ...graceCard }],
    ['two names in any order', 'HOPPER gra', { ...declined, ...graceCard }],
    [
      'name of an account',
      'heron & sons',
      { ...ofTeapot, 'Payment methods': ['Visa •••• 4242 · Ada Lovelace'], 'Sub accounts': ['Heron & Sons · enabled'] },
    ],
    [
      'name of a business',
      'tea shop ltd',
      {
        Businesses: ['Tea Shop Ltd · Tea Shop'],
        Identities: ['Mary Somerville', 'Charles Babbage', 'Ada Lovelace · Director'],
        'Bank accounts': ['First Bank •••• 9876 · Tea Shop Ltd'],
      },
    ],
    ['last four digits of a card', '4444', { ...declined, ...graceCard }],
    ['last four digits as a page shows them', '•••• 4444', { ...declined, ...graceCard }],
    ['last four digits of a bank account', '9876', { 'Bank accounts': ['First Bank •••• 9876 · Tea Shop Ltd'] }],
    ['card number, by its last four digits', '5555 5555-55554444', { ...declined, ...graceCard }],
    ['amount', '4815.16', teapot],
    ['amount with a sign and a comma', '$4,815.16', teapot],
    ['amount of whole dollars', '700', { 'Payment intents': ['$700.00 · requires payment method · A samovar'] }],
    ['amount of a payout', '$0.30', { 'Proceeds payouts': ['$0.30 · scheduled'] }],
    ['amount and a state', '19.99 failed', declined],
    ['title of a result', '$4,815.16 · disputed · A teapot', teapot],
    ['description', 'cracked', { Refunds: ofTeapot.Refunds }],
    [
      'words of a description',
      'TEA green',
      {
        'Payment intents': [`$3.50 · requires payment method · ${greenTea}`],
        Checkouts: [`$3.50 · created · ${greenTea}`],
      },
    ],
    ['key of metadata', 'order_id', teapot],
    ['key and value of metadata', 'order_id=a-42', teapot],
    ['value inside of metadata', 'wrapped', teapot],
    ['idempotency key', 'first-order', { Requests: ['POST /v1/payments · 201'], Events: ['payment_method.created'] }],
    ['error code', 'card_declined', refusedRequest],
    ['decline code', 'insufficient_funds', { ...declined, ...refusedRequest }],
    ['reason of a dispute', 'fraudulent', { Disputes: ofTeapot.Disputes }],
    ['name of an event', 'checkout.cr', { Events: ['checkout.created'] }],
    ['method and path of a request', 'post /v1/payment_intents', { Requests: ['POST /v1/payment_intents · 201'] }],
    ['word for a publisher', 'webhook', { Publishers: ['http://127.0.0.1:2/hooks/kettle · enabled'] }],
    ['URL of a publisher', 'kettle', { Publishers: ['http://127.0.0.1:2/hooks/kettle · enabled'] }],
  ])('%s: %s', async (_, typed, found) => {
    const answered = await search(typed);
    const page =
      answered.status === 303
        ? await dashboard.open(answered.location?.split(dashboard.address('')).at(-1) ?? '')
        : answered;
    expect([page.status, resultsOf(page)]).toEqual([200, found]);
    expect(await resultsOfControl(typed)).toEqual(found);
  });

  test('the beginning of an id', async () => {
    const [intent] = dashboard.inProcess.rows.walk('payment_intents', 'newest', 'live', 'descending');
    const page = await search(intent?.id.slice(0, 12) ?? '', { mode: 'live' });
    expect(resultsOf(page)).toEqual({ 'Payment intents': ['$10.00 · requires payment method · A samovar for real'] });
  });
});

test('a word of the navigation leads to its page, whether or not something else is found', async () => {
  const leads = async (typed: string) => (await search(typed)).html.match(/Page: <a href="([^"]+)"/)?.[1];
  expect(await leads('webhook')).toBe('publishers');
  expect(await leads('webhooks')).toBe('publishers');
  expect(await leads('payment methods')).toBe('payment_methods');
  expect(await leads('teapot')).toBeUndefined();
});

test('each kind of the table is searched, in its order', () => {
  expect(kinds.map(({ list }) => list)).toEqual(searchedKinds);
});

describe('each searched field of', () => {
  const lists = {
    payments: 'Payment',
    payment_intents: 'PaymentIntent',
    checkouts: 'Checkout',
    refunds: 'Refund',
    disputes: 'Dispute',
    sub_accounts: 'SubAccount',
    businesses: 'Business',
    identities: 'Identity',
    bank_accounts: 'EntityBankAccount',
    proceeds_payouts: 'ProceedsPayout',
  } as const;

  test.each(Object.entries(lists))('%s', async (list, schema) => {
    const found = Object.values((await dashboard.open(list)).links).filter((href) => /^\w+\/\w+_\w+$/.test(href));
    const pages = await Promise.all(found.filter((href) => href.startsWith(`${list}/`)).map(dashboard.open));
    const missing: string[] = [];
    for (const field of displayOf(schema).searched ?? []) {
      const having = pages.filter(({ json }) => typeof json[field] === 'string');
      const results = await Promise.all(having.map(({ json }) => search(String(json[field]))));
      const isFound = results.some(({ html }, at) => html.includes(`href="${list}/${String(having[at]?.json['id'])}`));
      if (having.length > 0 && !isFound) missing.push(field);
    }
    expect(missing).toEqual([]);
    expect(pages).not.toEqual([]);
  });
});

test('a result leads to the page of the object, and says whose it is and why it was found', async () => {
  const page = await search('order_id');
  const [payment] = dashboard.inProcess.rows.walk('payments', 'newest', 'test', 'ascending');
  expect(page.links[teapot.Payments[0] ?? '']).toBe(`payments/${payment?.id}`);
  const [customer] = dashboard.inProcess.rows.walk('customers', 'newest', 'test', 'ascending');
  const facts = [...page.html.matchAll(/<span>(.*?)<\/span>/g)].map(([, fact]) => fact?.replace('&amp;', '&'));
  expect(facts).toEqual(['Ada Lovelace', 'Visa •••• 4242', 'Heron & Sons', 'order_id=A-42']);
  expect(page.links['ada@mail.example']).toBe(`customers/${customer?.id}`);
});

test('the field at the top has the text of the search, and so has the link to the other mode', async () => {
  const [field] = /<input id="search".*?>/.exec((await search('$4,815.16 "tea"')).html) ?? [];
  expect(field).toContain('value="$4,815.16 &quot;tea&quot;"');
  expect((await search('tea')).html).toContain('<a class="live" href="search?q=tea&amp;mode=live">');
  expect((await dashboard.open('payments?q=tea')).html).not.toContain('value="tea"');
});

test('only the mode of the page is searched, with a link to the other one', async () => {
  const page = await search('for real');
  expect([page.status, resultsOf(page)]).toEqual([200, {}]);
  expect(page.html).toContain('Nothing in test mode matches <b>for real</b>.');
  expect(page.links['Search in live mode']).toBe('search?q=for+real&mode=live');
});

test('nothing found is a page that says what can be searched, with the text escaped', async () => {
  const page = await search('py_x<b>\u202e');
  expect([page.status, page.heading]).toEqual([200, 'Results for “py_x<b>\\u202e”']);
  expect(page.html).toContain('matches <b>py_x&lt;b&gt;\\u202e</b>. An object may have been removed by a reset.');
});

test.each([
  ['4242424242424242', '4242'],
  ['4242 4242 4242 4242 lovelace', '4242 lovelace'],
  ['ada 378282246310005', 'ada 0005'],
  ['card:5555-5555-5555-4444', 'card:4444'],
  ['4242424242424241', '4241'], // a test card with an invalid number
  ['6759649826438453', '8453'], // of no brand that is known
])('the number in %s appears in no page and no link', async (typed, kept) => {
  const { status, location } = await search(typed, { mode: 'live' });
  expect([status, location]).toEqual([
    303,
    dashboard.address(`search?${new URLSearchParams({ q: kept, mode: 'live' }).toString()}`),
  ]);
});

test('the page of an error does not show a card number either', async () => {
  const page = await dashboard.open('../unknown/search?q=4242424242424242');
  expect(page.status).toBe(404);
  expect(page.html).not.toContain('424242');
});

test.each(['1234567890123456', 'order-4242424242424', '17000000000'])(
  'the number in %s is searched as it is',
  async (typed) => {
    expect((await search(typed)).heading).toBe(`Results for “${typed}”`);
  },
);

describe('the control API finds by', () => {
  const one = async (text: string) => {
    const path = `search?${new URLSearchParams({ text }).toString()}`;
    return (await dashboard.platform.control(path, undefined, 'GET')).asControl('SearchResultList').data;
  };

  test('a whole id or an address the object, in either mode', async () => {
    const [paid] = dashboard.inProcess.rows.walk('payments', 'newest', 'test', 'ascending');
    const [intent] = dashboard.inProcess.rows.walk('payment_intents', 'newest', 'live', 'descending');
    const [customer] = dashboard.inProcess.rows.walk('customers', 'newest', 'test', 'ascending');
    const found = { kind: 'payments', id: paid?.id, account_type: 'test', title: teapot.Payments[0], because: null };
    expect(await one(String(paid?.id))).toMatchObject([
      { ...found, details: expect.arrayContaining(['Ada Lovelace']) },
    ]);
    expect(await one(`/v1/payments/${paid?.id}/refunds`)).toMatchObject([found]);
    expect(await one(dashboard.address(`payments/${paid?.id}`))).toMatchObject([found]);
    expect(await one(String(intent?.id))).toMatchObject([{ kind: 'payment_intents', account_type: 'live' }]);
    const named = { kind: 'customers', id: customer?.id, title: 'Ada Lovelace', details: [], created_at: null };
    expect(await one(String(customer?.id))).toMatchObject([named]);
  });

  test('what a result does not show of why it was found', async () => {
    expect(await one('order_id')).toMatchObject([{ because: 'order_id=A-42' }]);
  });

  test.each(['search', 'search?text=%20'])('%s: nothing, without a text', async (path) => {
    const { status, error } = await dashboard.platform.control(path, undefined, 'GET');
    expect([status, error.code, error.message]).toEqual([422, 'parameter_invalid', expect.stringContaining('text')]);
  });
});
