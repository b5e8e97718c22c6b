import { serve } from 'payments-sandbox/server';
import { createTestKit, paymentInput } from 'payments-sandbox/testing';
import { expect, onTestFinished, vi } from 'vitest';
import { liveCard } from '../support/cards';
import { openDashboard } from '../support/dashboard';
import { startEndpoint } from '../support/endpoints';
import { openTerminal } from '../support/sandbox';
import { VendorClient } from '../support/vendor-client';
import type { Story } from '../story';

export const story: Story = {
  title: 'a tester looks at a test with a faked date in the dashboard and in a terminal, while the test waits',
  pairs: {
    timers: ['dashboard', 'cli', 'live', 'accounts', 'vendor', 'webhooks'],
    live: ['dashboard'],
    accounts: ['dashboard'],
  },
  run: async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-05-05T12:00:00Z') });
    onTestFinished(() => void vi.useRealTimers());
    const kit = await createTestKit();
    const { sandbox, platform } = kit;
    const server = await serve(sandbox);
    onTestFinished(async () => {
      await kit.close();
      await server.close();
    });
    const shop = await startEndpoint('sigk_of_the_shop');
    platform.publishers.create({ url: shop.url, secret: 'sigk_of_the_shop' });
    const client = new VendorClient([server.url], platform.keys.test);
    const account = String((await client.post('/v1/sub_accounts', { name: 'Tea Shop' })).body.id);
    await client.post('/v1/payments', paymentInput({ capture_strategy: 'manual' }), { account });
    const inLiveMode = new VendorClient([server.url], platform.keys.live);
    const order = paymentInput({ payment_method: { card: liveCard } });
    expect((await inLiveMode.post('/v1/payments', order)).status).toBe(201);
    await shop.received.next('payment.succeeded', ({ account_type }) => account_type === 'live');

    const dashboard = await openDashboard(server.url, { platform: platform.id });
    const { sandbox: command } = openTerminal({
      PAYMENTS_SANDBOX_URL: server.url,
      PAYMENTS_SANDBOX_PLATFORM: platform.id,
    });
    expect(await dashboard.read('time')).toContain('2031-05-05 12:00:00');
    expect(await dashboard.read('payments')).toContain('Tea Shop');
    expect(await dashboard.read('payments?mode=live')).toMatch(/2031-05-05 12:00:00.*1–1 of 1/);
    expect(await command('clock')).toContain('2031-05-05T12:00');
    expect(await command('payments list')).toContain('2031-05-05T12:00');

    vi.setSystemTime('2031-05-13T12:00:00Z');
    await platform.waitForIdle();
    await shop.received.next('payment.canceled', ({ account_id }) => account_id === account);
    expect(await dashboard.read('payments')).toContain('canceled');
    expect(await command('payments list --status canceled')).toContain('canceled');
    expect((await client.get('/v1/payments', { account })).status).toBe(200);
    expect([client.tokens, shop.received.refused]).toEqual([2, 0]);
  },
};
