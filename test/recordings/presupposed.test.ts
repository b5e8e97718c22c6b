import { describe, expect, it } from 'vitest';
import type { EntryFacts } from './support/entries';
import { createPayment, day, hour, id, replayedEntries, start, statuses } from './support/replayed';

const LATER = new Date(start + hour).toISOString();

/** Returns the facts of a request for a token. */
function requestToken(token: string | null, facts: Partial<EntryFacts> = {}): EntryFacts {
  return {
    method: 'POST',
    path: '/oauth/token',
    at: start,
    status: token === null ? 401 : 200,
    headers: { 'Content-Type': 'application/json' },
    body: { client_id: 'real', client_secret: 'secret' },
    text: token === null ? { error: { code: 'not_authenticated' } } : { access_token: token },
    ...facts,
  };
}

describe('objects from before the recording', () => {
  const account = id('acc', 'Z');
  const shown = {
    id: account,
    platform_account_id: id('acc', 'P'),
    name: 'Old',
    account_type: 'test',
    currency: 'usd',
  };
  const card = {
    id: id('pm', 'Z'),
    acct_last_four: '4242',
    brand: 'visa',
    name: 'Ada',
    month: '5',
    year: '2042',
    metadata: {},
  };
  const payment = {
    id: id('py', 'Z'),
    account_id: account,
    amount: 2000,
    status: 'succeeded',
    currency: 'usd',
    payment_intent_id: id('pi', 'Z'),
    created_at: '2026-03-01T00:00:00Z',
    payment_method: { card },
  };

  const named = { 'Sub-Account': account };

  it('are imported where the recording shows them: an account with a payment', async () => {
    const { pairs } = await replayedEntries(
      createPayment('B', { headers: { 'Idempotency-Key': 'b', ...named } }),
      { path: `/v1/sub_accounts/${account}`, text: { data: { ...shown, status: 'enabled' } } },
      { path: '/v1/payments?limit=1', headers: named, text: { data: [payment] } },
      {
        method: 'POST',
        path: `/v1/payments/${id('py', 'Z')}/refunds`,
        headers: { 'Idempotency-Key': 'r' },
        body: { amount: 100 },
        status: 201,
        text: {},
      },
    );
    expect(statuses(pairs)).toEqual([201, 200, 200, 201]);
    expect(JSON.parse(pairs[1]?.sandbox?.body ?? '')).toMatchObject({ data: { id: account, name: 'Old' } });
  });

  it.each([
    ['is disputed', { status: 'disputed', disputes: [{ id: id('dp', 'Z') }] }],
    ['is pending', { status: 'pending' }],
    ['was returned by a bank', { amount_returned: 2000 }],
    ['has refunds that are not shown', { status: 'partially_refunded', amount_refunded: 100 }],
  ])('are not imported where others decide, or more happened than is shown: a payment that %s', async (_, facts) => {
    const { pairs } = await replayedEntries(createPayment('B', { headers: { 'Idempotency-Key': 'b', ...named } }), {
      path: `/v1/payments/${id('py', 'Z')}`,
      text: { data: { ...payment, ...facts } },
    });
    expect(statuses(pairs)).toEqual([201, undefined]);
  });

  it('are not imported where a later state is shown only: a payment that is captured first', async () => {
    const path = `/v1/payments/${id('py', 'Z')}`;
    const text = { data: payment };
    const { pairs } = await replayedEntries(
      { method: 'POST', path: `${path}/capture`, headers: { 'Idempotency-Key': 'c', ...named }, status: 201, text },
      { path, headers: named, text },
    );
    expect(statuses(pairs)).toEqual([undefined, undefined]);
  });

  it.each(['usd', 'cad'])('are created where a request only names them: an account in %s', async (currency) => {
    const body = { amount: 1000, currency, payment_method: { token: card.id } };
    const { pairs } = await replayedEntries(
      { path: '/v1/payments?limit=1', headers: named, text: { data: [{ ...payment, currency }] } },
      createPayment('B', { headers: { 'Idempotency-Key': 'b', ...named }, body }),
    );
    expect(statuses(pairs)).toEqual([200, 201]);
  });

  it('have the state that the recording shows: an account that is disabled', async () => {
    const { pairs } = await replayedEntries(
      { path: `/v1/sub_accounts/${account}`, text: { data: { ...shown, status: 'disabled' } } },
      createPayment('B', { headers: { 'Idempotency-Key': 'b', ...named }, status: 400 }),
    );
    expect(statuses(pairs)).toEqual([200, 400]);
  });
});

describe('accounts that others created during the recording', () => {
  it.each(['usd', 'cad'])(
    'are created when they were, so that lists before do not have them: in %s',
    async (currency) => {
      const shown = { platform_account_id: id('acc', 'P'), name: 'Later', account_type: 'test', created_at: LATER };
      const account = { ...shown, id: id('acc', 'L'), status: 'disabled', currency };
      const { pairs } = await replayedEntries(
        createPayment('B'),
        { path: '/v1/sub_accounts', text: { data: [] } },
        { path: `/v1/sub_accounts/${account.id}`, at: start + hour, text: { data: account } },
        { path: '/v1/sub_accounts', at: start + hour, text: { data: [account] } },
        { path: `/v1/payments/${id('py', 'B')}`, at: start + hour, text: {} },
      );
      const [, ...bodies] = pairs.map(({ sandbox }) => JSON.parse(sandbox?.body ?? ''));
      const found = { name: 'Later', status: 'disabled', currency };
      expect(bodies).toMatchObject([{ data: [] }, { data: found }, { data: [found] }, { data: { amount: 1000 } }]);
    },
  );
});

describe('credentials', () => {
  const form = { 'Content-Type': 'application/x-www-form-urlencoded' };

  it('are those of the platform; a wrong secret stays wrong, and a token ends as in the recording', async () => {
    const authorized = (at: number, status: number): EntryFacts => ({
      path: '/v1/payments',
      at,
      status,
      headers: { Authorization: 'Bearer recorded' },
    });
    const { pairs } = await replayedEntries(
      requestToken('recorded'),
      requestToken(null, { body: { client_id: 'real', client_secret: 'wrong' } }),
      requestToken('second', { body: 'client_id=real&client_secret=secret', headers: form }),
      requestToken('third', { body: '', headers: { Authorization: `Basic ${btoa('real:secret')}` } }),
      authorized(start + hour, 200),
      authorized(start + 2 * day, 401),
      { path: '/v1/payments', at: start, status: 401 },
      { path: '/v1/payments', at: start, status: 401, headers: { Authorization: 'Bearer unknown' } },
      { path: '/v1/payments', at: start + 3 * day, headers: { Authorization: 'Bearer from-before' } },
    );
    const inOrder = pairs.map(({ recorded, sandbox }) => [recorded.response.status, sandbox?.status]);
    expect(inOrder.filter(([recorded, sandbox]) => recorded !== sandbox)).toEqual([]);
    expect(inOrder).toHaveLength(9);
  });

  it('are those of live mode where an answer shows an object of live mode', async () => {
    const { pairs } = await replayedEntries(
      requestToken('recorded'),
      {
        path: '/v1/sub_accounts',
        headers: { Authorization: 'Bearer recorded' },
        text: '{"data":[{"account_type":"live"}]}',
      },
      {
        method: 'POST',
        path: '/v1/sub_accounts',
        status: 201,
        headers: { Authorization: 'Bearer recorded', 'Content-Type': 'application/json' },
        body: { name: 'Shop' },
      },
    );
    expect(JSON.parse(pairs[2]?.sandbox?.body ?? '')).toMatchObject({ data: { account_type: 'live' } });
  });
});
