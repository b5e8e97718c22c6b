import { beforeAll, describe, expect, test } from 'vitest';
import { controlCall } from '../../mock-server/events/cause';
import { type OperationId, operations } from '../../spec/resources';
import { type Operation, pathParameters } from '../../spec/vocabulary/operation';
import type { Api, ApiResponse } from '../support/api';
import { payment } from '../support/bodies';
import { opened, type OpenedPlatform } from '../support/opened-platform';
import { bearerOperations, type Owner, requestOf } from '../support/operation-requests';
import { withToken } from '../support/web-component-tokens';

const withKey: readonly OperationId[] = bearerOperations.filter((id) => {
  const { idempotencyKey }: Operation = operations[id];
  return idempotencyKey !== 'none';
});
const namesObject = (id: OperationId) => pathParameters(operations[id].path).length > 0;
/** The operations that take a key and name an object in their path. */
const keyed = withKey.filter(namesObject);

const isReplay = ({ headers }: ApiResponse) => headers.get('idempotent-replayed') === 'true';

let world: OpenedPlatform;
let owner: Owner;
let sibling: Owner['account'];
let count = 0;

beforeAll(async () => {
  world = await opened();
  const { api } = world;
  const account = await api.newSubAccount();
  await account.api.post('/v1/payments', payment({ fees: [{ type: 'platform_fee', amount: 50 }] }));
  // To midnight, when payouts are made.
  await api.clock({ advance: '14h' });
  const testMode = api.testMode.renewed();
  owner = { platform: { ...api, testMode }, account: { id: account.id, api: testMode.on(account.id) } };
  const { id } = (await testMode.post('/v1/sub_accounts', { name: 'Sibling' })).subAccount;
  world.platform.jobSettings.set({ enable_sub_account: 'manual' });
  sibling = { id, api: testMode.on(id) };
});

/** Returns a request with a new key, and the callers that may send it: with the account in a header, and without. */
async function prepared(id: OperationId) {
  const { send, owner } = await requestOfOwner(id);
  const headers = { 'Idempotency-Key': `scope-${++count}` };
  const request = (api: Api) => send(api, headers);
  return {
    headers,
    request,
    account: owner.account.id,
    withHeader: owner.account.api,
    without: owner.platform.testMode,
  };
}

/** An account takes one onboarding entry. */
async function requestOfOwner(id: OperationId) {
  if (id !== 'createOnboardingEntry') return { ...(await requestOf(id, owner)), owner };
  const { testMode } = owner.platform;
  const account = (await testMode.post('/v1/sub_accounts', { name: `Shop of ${count}` })).subAccount.id;
  const other: Owner = { ...owner, account: { id: account, api: testMode.on(account) } };
  return { ...(await requestOf(id, other)), owner: other };
}

/** Stores the response of a key as older releases did: for the account of the platform. */
function storeAsBefore(account: string, key: string): void {
  const { platform } = world;
  const former = platform.keyPair('test').account_id;
  platform.transact(controlCall('moveClock'), ({ rows }) => {
    const row = rows.require('idempotency_keys', `${account} ${key}`);
    rows.delete('idempotency_keys', row.id);
    rows.insert('idempotency_keys', { ...row, id: `${former} ${key}` });
  });
}

test('these operations name an object, and take a key', () => {
  expect(keyed).toContain('createRefund');
  expect(keyed.length).toBeGreaterThan(20);
});

describe.each(keyed)('%s', (id) => {
  test.each(['with the header', 'without it'])('sent first %s, and then the other way: a replay', async (first) => {
    const { request, withHeader, without } = await prepared(id);
    const callers = first === 'with the header' ? [withHeader, without] : [without, withHeader];
    const sent = await request(callers[0] ?? without);
    const again = await request(callers[1] ?? without);
    expect([sent.status < 300, isReplay(sent)]).toEqual([true, false]);
    expect([again.text, isReplay(again)]).toEqual([sent.text, true]);
  });
});

// Entities of a business belong to the platform, and their operations ignore the header.
describe.each(keyed.filter((id) => !('onPlatform' in operations[id])))('%s', (id) => {
  test('a header with another account finds neither the object nor the response', async () => {
    const { request, without } = await prepared(id);
    const sent = await request(without);
    const other = await request(sibling.api);
    expect([other.status, isReplay(other)]).toEqual([404, false]);
    expect([(await request(without)).text, (await request(sibling.api)).text]).toEqual([sent.text, other.text]);
  });

  test('a response that an older release stored for the account of the platform is replayed', async () => {
    const { headers, request, account, withHeader, without } = await prepared(id);
    const sent = await request(without);
    storeAsBefore(account, headers['Idempotency-Key']);
    const other = await request(sibling.api);
    expect([other.status, isReplay(other)]).toEqual([404, false]);
    for (const api of [without, withHeader]) {
      const again = await request(api);
      expect([again.text, isReplay(again)]).toEqual([sent.text, true]);
    }
  });

  test('the same key on the account of the platform is another key', async () => {
    const { headers, request, without } = await prepared(id);
    const made = await without.post('/v1/payments', payment(), headers);
    const sent = await request(without);
    expect([made.status, sent.status < 300, isReplay(sent)]).toEqual([201, true, false]);
    expect(isReplay(await without.post('/v1/payments', payment(), headers))).toBe(true);
  });
});

test('the same refund with and without Sub-Account refunds once', async () => {
  const { withHeader, without, headers } = await prepared('createRefund');
  const path = `/v1/payments/${(await withHeader.post('/v1/payments', payment())).payment.id}`;
  for (const api of [withHeader, without, withHeader]) await api.post(`${path}/refunds`, { amount: 100 }, headers);
  expect((await without.get(path)).payment.amount_refunded).toBe(100);
  const other = await without.post(`${path}/refunds`, { amount: 200 }, headers);
  expect([other.status, other.error.code]).toEqual([422, 'idempotency_params_mismatch']);
});

test.each(withKey.filter((id) => !namesObject(id)))('%s: the same key once more is a replay', async (id) => {
  const { request, withHeader } = await prepared(id);
  const sent = await request(withHeader);
  const again = await request(withHeader);
  expect([sent.status < 300, again.text, isReplay(again)]).toEqual([true, sent.text, true]);
});

test('where no object is in the path, the account in use decides: two accounts are paid with one key', async () => {
  const headers = { 'Idempotency-Key': 'two accounts' };
  const { account, platform } = owner;
  const callers = [platform.testMode, account.api, sibling.api];
  for (const api of callers) expect(isReplay(await api.post('/v1/payments', payment(), headers))).toBe(false);
  for (const api of callers) expect(isReplay(await api.post('/v1/payments', payment(), headers))).toBe(true);
});

test('two at once, with and without the header: one of them is in progress', async () => {
  const { request, withHeader, without } = await prepared('createRefund');
  const answers = await Promise.all([request(withHeader), request(without)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
});

test('a web page and the server of the platform share a key of an object', async () => {
  const { request, without } = await prepared('createRefund');
  const page = await withToken(without, [`write:account:${owner.account.id}`]);
  const sent = await request(page);
  const again = await request(without);
  expect([sent.status, again.text, isReplay(again)]).toEqual([201, sent.text, true]);
});

test('an object of the other mode, and one that is not there, is 404 for the account in use', async () => {
  const { headers, request } = await prepared('createRefund');
  const live = await request(world.api.liveMode.renewed());
  expect([live.status, isReplay(await request(world.api.liveMode.renewed()))]).toEqual([404, true]);
  const nothing = (api: Api) => api.post('/v1/payments/py_0/refunds', {}, headers);
  const { account, platform } = owner;
  for (const api of [account.api, platform.testMode]) {
    const sent = await nothing(api);
    const again = await nothing(api);
    expect([sent.status, isReplay(sent), isReplay(again)]).toEqual([404, false, true]);
  }
  const refunded = await request(platform.testMode);
  expect([refunded.status, refunded.error.code]).toEqual([422, 'idempotency_params_mismatch']);
});
