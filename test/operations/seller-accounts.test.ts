import { expect, test } from 'vitest';
import { operations, resources } from '../../spec/resources';
import type { Operation } from '../../spec/vocabulary/operation';
import { type ApiResponse, type Api, exchange } from '../support/api';
import { payment } from '../support/bodies';
import { openApiDocument } from '../support/document';
import { eachFront } from '../support/fronts';

const outcome = ({ status, error }: ApiResponse) => [status, error.code];
const deprecation = ({ headers }: ApiResponse) => headers.get('deprecation');
const nobody = 'acc_0000000000000000000000';

eachFront((front) => {
  test('a seller account is a sub account by another name, either way', async () => {
    const { testMode: api } = await front.newPlatform();
    const made = await api.post('/v1/seller_accounts', { name: 'Tea Shop', currency: 'cad' });
    const { sellerAccount } = made;
    expect([made.status, made.body]).toEqual([
      201,
      { id: sellerAccount.id, type: 'seller_account', data: sellerAccount, page_info: null },
    ]);
    expect(sellerAccount).toMatchObject({ name: 'Tea Shop', currency: 'cad', status: 'created', account_type: 'test' });

    const asSubAccount = await api.get(`/v1/sub_accounts/${sellerAccount.id}`);
    const asSellerAccount = await api.get(`/v1/seller_accounts/${sellerAccount.id}`);
    expect(asSubAccount.subAccount).toEqual({ ...made.sellerAccount, status: 'enabled', ...ready(true) });
    expect(asSellerAccount.body).toEqual({
      id: sellerAccount.id,
      type: 'seller_account',
      data: asSubAccount.subAccount,
      page_info: null,
    });
  });

  test('one list: names are unique across both, and a page of one is a page of the other', async () => {
    const { testMode: api, liveMode } = await front.newPlatform();
    for (const name of ['a', 'c']) await api.post('/v1/sub_accounts', { name });
    await api.post('/v1/seller_accounts', { name: 'b' });
    await liveMode.post('/v1/seller_accounts', { name: 'd' });
    for (const path of ['/v1/sub_accounts', '/v1/seller_accounts']) {
      expect(outcome(await api.post(path, { name: 'b' }))).toEqual([403, 'duplicate_record']);
    }
    for (const query of ['', '?limit=2', '?status=enabled', '?status=archived', '?status=x', '?after_cursor=x']) {
      const older = await api.get(`/v1/seller_accounts${query}`);
      const newer = await api.get(`/v1/sub_accounts${query}`);
      expect([older.status, older.text]).toEqual([newer.status, newer.text]);
      expect([deprecation(older), deprecation(newer)]).toEqual(['true', null]);
    }
    const { type, data } = (await api.get('/v1/seller_accounts')).as('SellerAccountList');
    expect([type, data.map(({ name }) => name)]).toEqual(['array', ['a', 'b', 'c', 'd']]);
  });

  test('a live one makes both accounts', async () => {
    const { testMode: api, liveMode } = await front.newPlatform();
    const { sellerAccount } = await liveMode.post('/v1/seller_accounts', { name: 'Tea Shop' });
    const { live_account_id, test_account_id } = sellerAccount.related_accounts;
    expect([sellerAccount.id, sellerAccount.account_type]).toEqual([live_account_id, 'live']);
    const twin = (await api.get(`/v1/seller_accounts/${test_account_id}`)).sellerAccount;
    expect(twin).toMatchObject({ status: 'enabled', related_accounts: sellerAccount.related_accounts });
  });

  test('an optional key works like a required one, and is not the key of the newer path', async () => {
    const { testMode: api } = await front.newPlatform();
    const key = { 'Idempotency-Key': 'k' };
    const first = await api.post('/v1/seller_accounts', { name: 'Tea' }, key);
    const second = await api.post('/v1/seller_accounts', { name: 'Tea' }, key);
    expect([second.text, second.headers.get('idempotent-replayed')]).toEqual([first.text, 'true']);
    expect(deprecation(second)).toBe('true');
    const newer = await api.post('/v1/sub_accounts', { name: 'Tea' }, key);
    expect(outcome(newer)).toEqual([422, 'idempotency_params_mismatch']);
  });

  /** Every answer that a seller path has. */
  const answers: readonly [what: string, status: number, ask: (api: Api) => Promise<ApiResponse>][] = [
    ['made', 201, (api) => api.post('/v1/seller_accounts', { name: 'A' })],
    ['listed', 200, (api) => api.get('/v1/seller_accounts')],
    ['no body', 400, (api) => api.post('/v1/seller_accounts', '{')],
    ['no token', 401, (api) => api.get('/v1/seller_accounts', { Authorization: null })],
    ['no such account', 404, (api) => api.get(`/v1/seller_accounts/${nobody}`)],
    ['no such account in the header', 404, (api) => api.on(nobody).get('/v1/seller_accounts')],
    ['no such method', 405, (api) => api.send('DELETE', '/v1/seller_accounts')],
    ['no name', 422, (api) => api.post('/v1/seller_accounts', {})],
    ['too long a key', 422, (api) => api.post('/v1/seller_accounts', {}, { 'Idempotency-Key': 'x'.repeat(101) })],
  ];

  test.each(answers)('deprecated is every answer of a seller path: %s, %i', async (_, status, ask) => {
    const { testMode: api } = await front.newPlatform();
    const answer = await ask(api);
    expect([answer.status, deprecation(answer)]).toEqual([status, 'true']);
  });

  test('and every answer to the Seller-Account header', async () => {
    const { testMode: api, newSubAccount } = await front.newPlatform();
    const shop = await newSubAccount();
    const older = { 'Seller-Account': shop.id };
    const seen: [number, string | null][] = [];
    for (const answer of [
      await api.post('/v1/payments', payment(), older),
      await api.get('/v1/payments', older),
      await api.get('/v1/payments', { ...older, Authorization: 'Bearer x' }),
      await api.get('/v1/payments', { 'Seller-Account': nobody }),
      await api.post('/v1/payments', payment(), { ...older, 'Idempotency-Key': null }),
      await api.post('/v1/payments', {}, older),
      await api.post('/v1/payments', payment({ metadata: { payment_test: { scenario: 'pin_required' } } }), older),
    ]) {
      seen.push([answer.status, deprecation(answer)]);
    }
    expect(seen).toEqual([201, 200, 401, 404, 400, 422, 402].map((status) => [status, 'true']));
    expect(deprecation(await api.on(shop.id).get('/v1/payments'))).toBeNull();
    expect(deprecation(await exchange(front.opened, 'POST', '/oauth/token', { body: '{' }))).toBeNull();
  });
});

const ready = (enabled: boolean) => ({ processing_ready: enabled, payout_ready: enabled });

test('the document calls deprecated what is, and says which answers carry the header', () => {
  const deprecated = Object.entries<Operation>(operations).flatMap(([id, operation]) =>
    operation.deprecated ? [id] : [],
  );
  for (const id of ['createSellerAccount', 'listSellerAccounts', 'getSellerAccount']) expect(deprecated).toContain(id);
  expect(resources.map(({ tag }) => tag)).toContain('Seller accounts');
  for (const methods of Object.values(openApiDocument.paths)) {
    for (const operation of Object.values(methods)) {
      const flagged = operation.deprecated === true;
      expect([operation.operationId, flagged]).toEqual([
        operation.operationId,
        deprecated.includes(operation.operationId),
      ]);
      for (const response of Object.values(operation.responses)) {
        const headers = 'headers' in response ? Object.keys(Object(response.headers)) : [];
        expect(headers.includes('Deprecation')).toBe(operation.operationId !== 'createAccessToken');
      }
    }
  }
});
