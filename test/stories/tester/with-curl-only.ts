import { expect } from 'vitest';
import { startPythonEndpoint } from '../support/endpoints';
import { asAnswer, rowsOf } from '../support/sandbox';
import { startTeamSandbox } from '../support/team';
import type { Story } from '../story';

export const story: Story = {
  title: 'a tester with curl only gets a platform, and tries declines, an outage and a week on it',
  pairs: {
    tenants: ['time', 'webhooks', 'declines', 'faults', 'retries', 'undo'],
    vendor: ['tenants', 'declines', 'faults', 'undo'],
  },
  run: async () => {
    const { administrator, controlToken } = await startTeamSandbox();
    const send = (path: string, body: object, ...headers: string[]) =>
      administrator.curl(
        path,
        '-d',
        JSON.stringify(body),
        ...['Content-Type: application/json', ...headers].flatMap((line) => ['-H', line]),
      );
    const control = `Authorization: Bearer ${controlToken}`;
    const created = await send('/_sandbox/platforms', { name: 'curl' }, control);
    const { access_token } = await send('/oauth/token', asAnswer(created['test']));
    const bearer = `Authorization: Bearer ${String(access_token)}`;
    const own = `/_sandbox/platforms/${created.id}`;
    const shop = await startPythonEndpoint('sigk_of_curl');
    await send(`${own}/publishers`, { url: shop.url, events: ['payment.*'], secret: 'sigk_of_curl' }, control);
    const pay = (order: string, number: string) => {
      const card = { name: 'Ada Lovelace', number, month: 12, year: 2040, address_postal_code: '94107' };
      const body = { amount: 1000, currency: 'usd', payment_method: { card }, capture_strategy: 'manual' };
      return send('/v1/payments', body, bearer, `Idempotency-Key: ${order}`);
    };

    const declined = await pay('order-1-1', '4000000000009995');
    expect(declined.error).toMatchObject({ code: 'card_declined', decline_code: 'insufficient_funds' });
    expect((await pay('order-1-1', '4000000000009995')).error).toEqual(declined.error);
    const paid = await pay('order-1-2', '4242424242424242');
    expect((await pay('order-1-2', '4242424242424242')).id).toBe(paid.id);

    await send(
      `${own}/faults`,
      { operation: 'createPayment', times: 1, fault: { error: 'gateway_timeout_error' } },
      control,
    );
    expect((await pay('order-2-1', '4242424242424242')).error?.['code']).toBe('gateway_timeout_error');
    const late = await pay('order-2-1', '4242424242424242');
    expect(asAnswer(late.data)['status']).toBe('authorized');

    const moved = await send(`${own}/clock`, { advance: '8d' }, control);
    expect(JSON.stringify(moved['outcomes'])).toContain('authorization lapsed');
    for (const { id } of [paid, late]) await shop.received.next('payment.canceled', ({ data }) => data['id'] === id);
    await send(`${own}/undo`, {}, control);
    const { data } = await administrator.curl(`/v1/payments/${paid.id}`, '-H', bearer);
    expect(data).toMatchObject({ status: 'authorized' });
    const events = await administrator.curl(`${own}/events?event_name=payment.canceled`, '-H', control);
    expect(rowsOf(events)).toEqual([]);
    expect(shop.received.refused).toBe(0);
  },
};
