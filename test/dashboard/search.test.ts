import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { payment, card } from '../support/bodies';
import { openSession } from '../support/checkout-sessions';
import { cardToken, complete, completedCheckout, makeCheckout } from '../support/checkouts';
import { FeeConfigurations } from '../support/fee-configurations';
import { newDashboard, type OpenDashboard } from './support/open-dashboard';
import { newPayout } from './support/payouts';
import { openDashboard as openWithClient, tea } from './support/traffic';
import { bankAccountInput } from '../../mock-server/testing/builders';

let dashboard: OpenDashboard;
beforeAll(async () => {
  dashboard = await newDashboard();
});
afterAll(() => dashboard.close());

/** Returns where the search for an id leads to. */
async function found(id: string, mode?: 'live'): Promise<string | null> {
  const query = new URLSearchParams({ q: id, ...(mode && { mode }) });
  const page = await dashboard.open(`search?${query.toString()}`);
  expect(page.status).toBe(303);
  return page.location;
}

const expectFound = async (id: string, path: string) => expect(await found(id)).toBe(dashboard.address(path));

const newPayment = async () =>
  (await dashboard.platform.testMode.renewed().post('/v1/payments', payment({ email: 'ada@tea.example' }))).payment;

/** Creates a publisher whose endpoint refuses connections. */
const newPublisher = () => dashboard.inProcess.publishers.create({ url: 'http://127.0.0.1:2/' }).id;

describe('an id leads to the page of', () => {
  test('a payment, also from one of its ledger entries', async () => {
    const { id } = await newPayment();
    const path = `/v1/payments/${id}/payment_balance_transactions`;
    const entries = (await dashboard.platform.testMode.get(path)).balanceTransactions;
    expect(entries).not.toEqual([]);
    for (const each of [id, ...entries.map((entry) => entry.id)]) await expectFound(each, `payments/${id}`);
  });

  test('a payment intent, also from a checkout session', async () => {
    const { payment_intent_id } = await newPayment();
    await expectFound(payment_intent_id, `payment_intents/${payment_intent_id}`);
    const { sessionId } = await openSession(dashboard.platform.testMode);
    await expectFound(sessionId, `checkout_sessions/${sessionId}`);
  });

  test('a refund, also one of a checkout', async () => {
    const { testMode } = dashboard.platform;
    const { checkout_id } = await completedCheckout(testMode);
    const { id } = (await testMode.post(`/v1/checkouts/${checkout_id}/refunds`, { amount: 100 })).checkoutRefund;
    const refund = id.replace('chr_', 're_');
    for (const each of [id, refund]) await expectFound(each, `refunds/${refund}`);
  });

  test('a dispute', async () => {
    const { dispute } = await dashboard.platform.openDispute((await newPayment()).id);
    await expectFound(dispute.id, `disputes/${dispute.id}`);
  });

  test('a checkout, also from an attempt to pay it', async () => {
    const { testMode } = dashboard.platform;
    const checkout = await makeCheckout(testMode);
    const { completion } = await complete(testMode, checkout.id, await cardToken(testMode));
    for (const each of [checkout.id, completion.id]) await expectFound(each, `checkouts/${checkout.id}`);
  });

  test('a payment method, whose id is its token', async () => {
    const token = await cardToken(dashboard.platform.testMode);
    await expectFound(token, `payment_methods/${token}`);
  });

  test('a payment method group', async () => {
    const { id } = (await dashboard.platform.testMode.post('/v1/payment_method_groups')).paymentMethodGroup;
    await expectFound(id, `payment_method_groups/${id}`);
  });

  test('a customer', async () => {
    const { customer_id } = (await newPayment()).payment_method;
    await expectFound(customer_id ?? '', `customers/${customer_id}`);
  });

  test('a sub account', async () => {
    const { id } = await dashboard.platform.newSubAccount();
    await expectFound(id, `sub_accounts/${id}`);
  });

  test('the overview for a platform account and for its client id, in their mode', async () => {
    const { testMode, liveMode, keys } = dashboard.platform;
    const platformAccount = async (api: typeof testMode) =>
      (await api.post('/v1/sub_accounts', { name: `Shop of ${api.keys.client_id}` })).subAccount.platform_account_id;
    for (const id of [await platformAccount(testMode), keys.test.client_id]) await expectFound(id, '');
    for (const id of [await platformAccount(liveMode), keys.live.client_id]) await expectFound(id, '?mode=live');
  });

  test('a fee configuration', async () => {
    const { platform } = dashboard;
    const configurations = new FeeConfigurations(platform.testMode, (await platform.newSubAccount()).id);
    const { id } = await configurations.create('processing_ecomm');
    await expectFound(id, `fee_configurations/${id}`);
  });

  test('an event, one of its deliveries, and a request', async () => {
    const { platform, inProcess } = dashboard;
    const publisher_id = newPublisher();
    const response = await platform.testMode.renewed().post('/v1/payments', payment());
    const request = response.headers.get('request-id') ?? '';
    await expectFound(request, `requests/${request}`);
    const deliveries = inProcess.deliveries({ publisher_id });
    expect(deliveries).not.toEqual([]);
    for (const { id, event_id } of deliveries)
      for (const [each, path] of [[id, `deliveries/${id}`] as const, [event_id, `events/${event_id}`] as const])
        await expectFound(each, path);
  });

  test('a publisher, a fault and a background job, or of their list', async () => {
    const { faults, jobs } = dashboard.inProcess;
    const fault = faults.create({ operation: 'createPayment', fault: { scenario: 'gateway_error' } });
    expect(await found(newPublisher())).toContain(dashboard.address('publishers'));
    expect(await found(fault.id)).toContain(dashboard.address(`faults/${fault.id}`));
    faults.deleteAll();
    await completedCheckout(dashboard.platform.testMode.renewed());
    await makeCheckout(dashboard.platform.testMode.renewed());
    await expectFound(jobs.list()[0]?.id ?? '', 'time');
  });

  test('a payout', async () => {
    const { id } = await newPayout(dashboard);
    await expectFound(id, `proceeds_payouts/${id}`);
  });
});

test('the page is in the mode of the object, whatever mode the search began in', async () => {
  const { liveMode } = dashboard.platform;
  const account = (await liveMode.renewed().post('/v1/sub_accounts', { name: 'Both' })).subAccount;
  const { live_account_id = '', test_account_id } = account.related_accounts;
  expect(await found(live_account_id)).toBe(dashboard.address(`sub_accounts/${live_account_id}?mode=live`));
  expect(await found(test_account_id, 'live')).toBe(dashboard.address(`sub_accounts/${test_account_id}`));
  const token = await cardToken(liveMode.renewed());
  expect(await found(token)).toBe(dashboard.address(`payment_methods/${token}?mode=live`));
  const event = dashboard.platform.events().at(-1)?.id ?? '';
  expect(await found(event)).toBe(dashboard.address(`events/${event}?mode=live`));
});

test('spaces around an id are ignored, and an empty search leads to the overview', async () => {
  const { id } = await newPayment();
  await expectFound(`  ${id}\n`, `payments/${id}`);
  await expectFound(' ', '');
});

test('the parameter of older links finds as well', async () => {
  const { id } = await newPayment();
  expect((await dashboard.open(`search?id=${id}`)).location).toBe(dashboard.address(`payments/${id}`));
});

describe('an address leads to', () => {
  /** Returns the ids that addresses contain. */
  async function objects() {
    const { testMode, id: platform } = dashboard.platform;
    const { id: payment } = await newPayment();
    const { sessionId: session } = await openSession(testMode.renewed());
    const { id: account } = (await testMode.renewed().post('/v1/sub_accounts', { name: payment })).subAccount;
    return { platform, payment, session, account };
  }

  const hosts = ['', 'http://127.0.0.1:4010', 'https://pay.shop.test/base', 'localhost:4010', '127.0.0.1:4010'];

  test.each([
    ['a page of the dashboard', '/_sandbox/dashboard/{platform}/payments/{payment}', 'payments/{payment}'],
    [
      'the page in the mode of its object',
      '/_sandbox/dashboard/{platform}/payments/{payment}?mode=live',
      'payments/{payment}',
    ],
    ['a list with its filter', '/_sandbox/dashboard/{platform}/requests?verdict=ok', 'requests?verdict=ok'],
    ['a list in live mode', '/_sandbox/dashboard/{platform}/refunds?mode=live', 'refunds?mode=live'],
    ['the overview', '/_sandbox/dashboard/{platform}/', ''],
    ['a page of another platform', '/_sandbox/dashboard/other/time', '../other/time'],
    ['the object of an operation', '/v1/payments/{payment}/capture', 'payments/{payment}'],
    ['the last object of a path', '/v1/sub_accounts/{account}/payments/{payment}', 'payments/{payment}'],
    ['a list of the API with its filter', '/v1/payments?payment_status=failed', 'payments?payment_status=failed'],
    ['the link of a hosted checkout', '/r/{session}', 'checkout_sessions/{session}'],
    ['the account of a hosted onboarding', '/onboarding/{account}?platform={platform}', 'sub_accounts/{account}'],
  ])('%s: %s', async (_, address, path) => {
    const ids: Readonly<Record<string, string>> = await objects();
    const filled = (text: string) => text.replace(/\{(\w+)\}/g, (__, name: string) => ids[name] ?? '');
    for (const host of hosts)
      expect(await found(host + filled(address)), host).toBe(new URL(filled(path), dashboard.address('')).href);
  });

  test('no page for an unknown one: it is searched for', async () => {
    for (const address of [
      'http://sandbox.test/v1/payments/py_unknown',
      '/',
      '//',
      'http://[',
      '/_sandbox/dashboard/x/none',
    ])
      expect((await dashboard.open(`search?${new URLSearchParams({ q: address }).toString()}`)).status, address).toBe(
        200,
      );
  });
});

describe('links of both modes', () => {
  /** Opens a dashboard of a platform with objects, jobs, events, deliveries and faults in both modes. */
  async function openWithBoth() {
    const dashboard = openWithClient();
    const { sandbox, platform, client } = dashboard;
    platform.publishers.create({ fetch: () => Promise.resolve(new Response(null, { status: 500 })) });
    platform.faults.create({ operation: 'getPayment', times: 1, fault: { error: 'service_unavailable' } });
    platform.snapshots.create('before');
    const ids = { test: '', live: '' };
    for (const mode of ['test', 'live'] as const) {
      const merchant = sandbox.client({ mode });
      await merchant.subAccounts.create({ name: `Shop in ${mode} mode` });
      const payment_method = { card: card({ number: mode === 'live' ? '4539578763621486' : '4242424242424242' }) };
      const { id } = await merchant.payments.create({ ...tea, payment_method });
      ids[mode] = id;
      platform.disputes.open(id);
      const { id: refunded } = await merchant.payments.create({ ...tea, payment_method });
      await merchant.refunds.create(refunded, { amount: 10 });
      await merchant.payments.create({ ...tea, payment_method, capture_strategy: 'manual' });
      await merchant.payments.create({ ...tea, payment_method: { bank_account: bankAccountInput() } });
    }
    await client.payments.get(ids.test);
    platform.clock.advance('3d');
    await platform.waitForIdle();
    return { ...dashboard, ids };
  }

  /** Pages that show what is in both modes. */
  const ofBothModes = /^(?:|time|requests|events|publishers|faults|snapshots)(?:[/?]|$)/;

  test('each link of a page that shows both modes leads to a page, from either mode', { timeout: 60_000 }, async () => {
    const { open, address } = await openWithBoth();
    const left = ['', '?mode=live'];
    const seen = new Map(left.map((path) => [path, 'nothing']));
    for (const path of left) {
      const page = await open(path);
      expect(page.status, `${path}, a link of ${seen.get(path)}`).toBeLessThan(400);
      if (!ofBothModes.test(path)) continue;
      for (const [, href = ''] of page.html.matchAll(/<a [^>]*href="([^"]*)"/g)) {
        const url = new URL(href.replaceAll('&amp;', '&'), address(path)).href;
        const next = url.slice(address('').length);
        if (!url.startsWith(address('')) || seen.has(next)) continue;
        seen.set(next, path);
        left.push(next);
      }
    }
    expect(seen.size).toBeGreaterThan(100);
  });

  test('a page that is not found in its mode leads to the object in the other one', async () => {
    const { open, ids } = await openWithBoth();
    for (const [path, address] of [
      [`payments/${ids.test}?mode=live`, ids.test],
      [`payments/${ids.live}`, `${ids.live}?mode=live`],
      [`refunds/${ids.live}`, `../payments/${ids.live}?mode=live`],
    ] as const) {
      const page = await open(path);
      expect([page.status, page.heading], path).toEqual([404, 'Not found']);
      expect(page.link(ids[path.includes(ids.test) ? 'test' : 'live']), path).toBe(
        address.replace(/^(?=py_)/, '../payments/'),
      );
    }
    const unknown = await open('payments/py_unknown');
    expect(unknown.html).toContain('Nothing is at this address. It may have been removed by a reset.');
  });
});
