import { expect, test } from 'vitest';
import { limits } from '../../spec/tables/limits';
import type { Api, ApiResponse } from '../support/api';
import { bankAccount, card } from '../support/bodies';
import { cardToken } from '../support/checkouts';
import { recordExercised } from '../support/coverage';
import { eachFront } from '../support/fronts';
import { tokenOf } from '../support/payment-method';

const outcome = ({ status, error }: ApiResponse) => [status, error.code];
const path = '/v1/payment_method_groups';
const unknown = `${path}/pmg_0000000000000000000000`;

const newGroup = async (api: Api) => (await api.post(path)).paymentMethodGroup;
const tokensOf = (answer: ApiResponse) => answer.paymentMethodGroupDetails.payment_methods.map(tokenOf);
const add = (api: Api, group: string, ...payment_method_ids: readonly string[]) =>
  api.patch(`${path}/${group}`, { payment_method_ids });
const listed = async (api: Api, query: Readonly<Record<string, string>>) =>
  (await api.get(`/v1/payment_methods?${new URLSearchParams(query)}`)).as('PaymentMethodList').data.map(tokenOf);

eachFront((front) => {
  test('a group is created empty, with and without a body', async () => {
    const platform = await front.newPlatform();
    const { testMode: api } = platform;
    const answer = await api.post(path);
    const { id, account_id } = answer.paymentMethodGroup;
    expect(answer.status).toBe(201);
    expect(answer.body).toStrictEqual({
      id,
      type: 'payment_method_group',
      data: { id, account_id, platform_account_id: account_id },
      page_info: null,
    });
    expect(id).toMatch(/^pmg_[0-9A-Za-z]{22}$/);
    const shop = await platform.newSubAccount();
    const other = await shop.api.post(path, {}, { 'Idempotency-Key': null });
    expect([other.status, other.paymentMethodGroup]).toMatchObject([
      201,
      { account_id: shop.id, platform_account_id: account_id },
    ]);
    expect(outcome(await api.post(path, { name: 'Ada' }))).toEqual([422, 'unexpected_parameter']);
    expect((await api.get(`${path}/${id}`)).body).toStrictEqual({
      id,
      type: 'payment_method_group',
      data: { id, account_id, platform_account_id: account_id, payment_methods: [] },
      page_info: null,
    });
    expect(platform.eventNames().filter((name) => name.includes('group'))).toEqual([]);
  });

  test('an update adds payment methods, each once, and keeps those that the group has', async () => {
    const { testMode: api } = await front.newPlatform();
    const one = await cardToken(api);
    const two = await cardToken(api);
    const three = await cardToken(api);
    const { id } = await newGroup(api);
    const answer = await add(api, id, two, two);
    expect([answer.status, tokensOf(answer)]).toEqual([200, [two]]);
    expect(tokensOf(await add(api, id, three, one, two))).toEqual([three, two, one]);
    expect(tokensOf(await add(api, id))).toEqual([three, two, one]);
    const { payment_methods } = (await api.get(`${path}/${id}`)).paymentMethodGroupDetails;
    expect(payment_methods[2]).toEqual((await api.get(`/v1/payment_methods/${one}`)).paymentMethod);
  });

  test('of payment methods of which one does not exist, none is added', async () => {
    const platform = await front.newPlatform();
    const { testMode: api } = platform;
    const shop = await platform.newSubAccount();
    const own = await cardToken(api);
    const { id } = await newGroup(api);
    const foreign = await cardToken(shop.api);
    const live = await cardToken(platform.liveMode);
    for (const wrong of [foreign, live, 'pm_0000000000000000000000', id, '__proto__'])
      expect(outcome(await add(api, id, own, wrong)), wrong).toEqual([404, 'payment_method_not_found']);
    expect(tokensOf(await api.get(`${path}/${id}`))).toEqual([]);
  });

  test.each([
    [{}, 422, 'parameter_missing', 'payment_method_ids'],
    [{ payment_method_ids: 'pm_1' }, 422, 'parameter_invalid', 'payment_method_ids'],
    [{ payment_method_ids: [''] }, 422, 'parameter_invalid', 'payment_method_ids.0'],
    [{ payment_method_ids: [7] }, 422, 'parameter_invalid', 'payment_method_ids.0'],
    [{ payment_method_ids: [], name: 'Ada' }, 422, 'unexpected_parameter', 'name'],
  ])('an update with %j: %i %s', async (body, status, code, name) => {
    const { testMode: api } = await front.newPlatform();
    const { id } = await newGroup(api);
    const answer = await api.patch(`${path}/${id}`, body);
    expect(outcome(answer)).toEqual([status, code]);
    expect(answer.error.message.split(' ').at(-1)).toBe(name);
  });

  test('a group has no more payment methods than the limit', async () => {
    const { testMode: api } = await front.newPlatform();
    const { value } = limits.payment_method_group_payment_methods;
    recordExercised('limits', 'payment_method_group_payment_methods');
    const full = [422, 'payment_method_group_max_payment_methods'];
    const { id: payment_method_group_id } = await newGroup(api);
    const body = { payment_method: { card: card() }, payment_method_group_id };
    const tokens: string[] = [];
    while (tokens.length < value) tokens.push((await api.post('/v1/payment_methods', body)).token);
    const further = await cardToken(api);
    expect(outcome(await add(api, payment_method_group_id, further))).toEqual(full);
    expect(outcome(await add(api, payment_method_group_id, ...tokens, further))).toEqual(full);
    expect(outcome(await api.post('/v1/payment_methods', body))).toEqual(full);
    expect(await listed(api, { limit: '1' })).toEqual([further]);
    expect((await add(api, payment_method_group_id, ...tokens)).status).toBe(200);
    await api.delete(`${path}/${payment_method_group_id}/payment_methods/${tokens[0]}`);
    expect(tokensOf(await add(api, payment_method_group_id, further))).toHaveLength(value);
  });

  test('a payment method is deleted from one group, and nowhere else', async () => {
    const { testMode: api } = await front.newPlatform();
    const one = await cardToken(api);
    const two = await cardToken(api);
    const group = await newGroup(api);
    const other = await newGroup(api);
    for (const { id } of [group, other]) await add(api, id, one, two);
    const member = `${path}/${group.id}/payment_methods/${one}`;
    const answer = await api.delete(member);
    expect([answer.status, tokensOf(answer)]).toEqual([200, [two]]);
    expect(tokensOf(await api.get(`${path}/${other.id}`))).toEqual([two, one]);
    expect((await api.get(`/v1/payment_methods/${one}`)).status).toBe(200);
    expect(outcome(await api.delete(member))).toEqual([404, 'payment_method_not_found']);
    expect(outcome(await api.delete(`${unknown}/payment_methods/${two}`))).toEqual([404, 'resource_not_found']);
    expect(tokensOf(await add(api, group.id, one))).toEqual([two, one]);
    const key = { 'Idempotency-Key': 'one' };
    const deleted = await api.delete(member, key);
    expect((await api.delete(member, key)).text).toBe(deleted.text);
  });

  test('a payment method is created in a group of its account', async () => {
    const platform = await front.newPlatform();
    const { testMode: api } = platform;
    const shop = await platform.newSubAccount();
    const { id: payment_method_group_id } = await newGroup(api);
    const { id: foreign } = await newGroup(shop.api);
    const create = (group: string, payment_method: object = { card: card() }) =>
      api.post('/v1/payment_methods', { payment_method, payment_method_group_id: group });
    const answer = await create(payment_method_group_id);
    expect(answer.status).toBe(201);
    expect(tokensOf(await api.get(`${path}/${payment_method_group_id}`))).toEqual([answer.token]);
    for (const wrong of [foreign, 'pmg_0000000000000000000000', answer.token, '__proto__'])
      expect(outcome(await create(wrong)), wrong).toEqual([404, 'resource_not_found']);
    expect(outcome(await create(''))).toEqual([422, 'parameter_invalid']);
    const declined = await create(payment_method_group_id, { card: card({ number: '4242424242424241' }) });
    expect(outcome(declined)).toEqual([402, 'card_number_invalid']);
    expect(await listed(api, {})).toEqual([answer.token]);
  });

  test('payment methods of a group only, by page and with other filters', async () => {
    const platform = await front.newPlatform();
    const { testMode: api } = platform;
    const shop = await platform.newSubAccount();
    const start = front.clock.now();
    const at = (milliseconds: number) => new Date(start + milliseconds).toISOString();
    const { id: payment_method_group_id } = await newGroup(api);
    const create = (payment_method: object, email?: string) =>
      api.post('/v1/payment_methods', { payment_method, payment_method_group_id, ...(email && { email }) });
    const ada = (await create({ card: card() }, 'ada@tea.example')).paymentMethod;
    front.clock.advance({ milliseconds: 10 });
    const a = tokenOf(ada);
    const b = (await create({ bank_account: bankAccount() })).token;
    const c = (await create({ card: card() }, 'ada@tea.example')).token;
    await cardToken(api);
    const group = { payment_method_group_id };
    const customer_id = ada.customer_id ?? '';
    expect(await listed(api, group)).toEqual([c, b, a]);
    expect(await listed(api, { ...group, customer_id })).toEqual([c, a]);
    expect(await listed(api, { ...group, customer_id: 'cust_0' })).toEqual([]);
    expect(await listed(api, { ...group, created_after: at(0) })).toEqual([c, b]);
    expect(await listed(api, { ...group, created_before: at(10), customer_id })).toEqual([a]);
    expect(await listed(api, { payment_method_group_id: 'pmg_0000000000000000000000' })).toEqual([]);
    expect(await listed(api.on(ada.account_id), group)).toEqual([c, b, a]);
    expect(await listed(shop.api, group)).toEqual([]);
    expect(await listed(platform.liveMode, group)).toEqual([]);
    const first = await api.get(`/v1/payment_methods?${new URLSearchParams({ ...group, limit: '2' })}`);
    const { data, page_info } = first.as('PaymentMethodList');
    expect([data.map(tokenOf), page_info.has_next]).toEqual([[c, b], true]);
    expect(await listed(api, { ...group, after_cursor: page_info.end_cursor ?? '' })).toEqual([a]);
    await api.delete(`${path}/${payment_method_group_id}/payment_methods/${b}`);
    expect(await listed(api, group)).toEqual([c, a]);
  });

  test('without a header, the platform changes the group of a sub account with payment methods of that account', async () => {
    const platform = await front.newPlatform();
    const shop = await platform.newSubAccount();
    const { id } = await newGroup(shop.api);
    const own = await cardToken(platform.testMode);
    const theirs = await cardToken(shop.api);
    expect(outcome(await add(platform.testMode, id, own))).toEqual([404, 'payment_method_not_found']);
    expect(tokensOf(await add(platform.testMode, id, theirs))).toEqual([theirs]);
  });
});
