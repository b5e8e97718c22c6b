import { afterAll, describe, expect, test } from 'vitest';
import { createSandbox } from '../../mock-server';
import { type OperationId, operations } from '../../spec/resources';
import type { Operation } from '../../spec/vocabulary/operation';
import { card, payment, paymentIntent } from '../support/bodies';
import { checkout } from '../support/checkouts';
import { eachFront } from '../support/fronts';
import { openPlatform } from '../support/test-platform';
import { withToken } from '../support/web-component-tokens';

const method = { payment_method: { card: card() } };
const creations: readonly (readonly [id: OperationId, path: string, body: object])[] = [
  ['createPayment', '/v1/payments', payment()],
  ['createPaymentIntent', '/v1/payment_intents', paymentIntent()],
  ['createPaymentMethod', '/v1/payment_methods', method],
  ['createPaymentMethodGroup', '/v1/payment_method_groups', {}],
  ['createCheckout', '/v1/checkouts', checkout()],
];

test('every operation that creates something of an account is here', () => {
  const marked = Object.entries<Operation>(operations).filter(([, { ofAccount }]) => ofAccount === true);
  expect(marked.map(([id]) => id).sort()).toEqual(creations.map(([id]) => id).sort());
});

eachFront((front) => {
  describe.each(creations)('%s without a Sub-Account header', (operation, path, body) => {
    const last = (id: string) => {
      const [entry] = front.opened.sandbox.platform(id).requests.list({ operation });
      return [entry?.verdict, entry?.violations.map(({ kind, where }) => `${kind} ${where}`)];
    };

    test('warns when the platform has a sub account in the mode, and works', async () => {
      const platform = await front.newPlatform();
      const { testMode: api, liveMode } = platform;
      const direct = await api.post(path, body);
      expect([direct.status, direct.headers.get('sandbox-warning')]).toEqual([201, null]);
      expect(last(platform.id)).toEqual(['ok', []]);

      const shop = await platform.newSubAccount();
      const unnamed = await api.post(path, body);
      expect(unnamed.status).toBe(201);
      expect(unnamed.headers.get('sandbox-warning')).toContain('Sub-Account');
      expect(last(platform.id)).toEqual(['warning', ['unnamed_account header.Sub-Account']]);

      for (const named of [shop.api, api.with({ Account: shop.id })]) {
        const answer = await named.post(path, body);
        expect([answer.status, answer.headers.get('sandbox-warning')]).toEqual([201, null]);
        expect(answer.text).toContain(shop.id);
        expect(last(platform.id)).toEqual(['ok', []]);
      }
      if (operation !== 'createPayment') {
        const live = await liveMode.post(path, body);
        expect([live.status, live.headers.get('sandbox-warning')]).toEqual([201, null]);
      }
    });
  });

  test('warnings of metadata stand beside it', async () => {
    const platform = await front.newPlatform();
    await platform.newSubAccount();
    const body = payment({ metadata: { payment_test: 'do_not_honor' } });
    const warning = (await platform.testMode.post('/v1/payments', body)).headers.get('sandbox-warning');
    expect(warning).toMatch(/Sub-Account.*, payment_test is not an object/);
  });

  test('a web component token names its account', async () => {
    const platform = await front.newPlatform();
    const { id } = await platform.newSubAccount();
    const bearer = await withToken(platform.testMode, [`write:tokenize:${id}`]);
    const answer = await bearer.post('/v1/payment_methods', method);
    expect([answer.status, answer.headers.get('sandbox-warning')]).toEqual([201, null]);
  });

  test('reading needs no account', async () => {
    const platform = await front.newPlatform();
    await platform.newSubAccount();
    expect((await platform.testMode.get('/v1/payments')).headers.get('sandbox-warning')).toBeNull();
  });
});

describe('with requireSubAccount', () => {
  const sandbox = createSandbox({ requireSubAccount: true });
  const target = { sandbox, baseUrl: 'http://sandbox.test', fetch: sandbox.fetch };
  afterAll(() => sandbox.close());

  test.each(creations)('%s without the header is 400, even without sub accounts', async (operation, path, body) => {
    const { id, testMode: api, newSubAccount } = await openPlatform(target);
    const refused = await api.post(path, body);
    expect([refused.status, refused.error.code]).toEqual([400, 'parameter_missing']);
    expect(refused.error.message).toContain('Sub-Account');
    expect(refused.headers.get('sandbox-explain')).toContain('requireSubAccount');
    const [entry] = sandbox.platform(id).requests.list({ operation });
    expect([entry?.verdict, entry?.violations]).toMatchObject([
      'violation',
      [{ kind: 'missing_header', where: 'header.Sub-Account' }],
    ]);
    const shop = await newSubAccount();
    expect((await shop.api.post(path, body)).status).toBe(201);
    expect((await api.get('/v1/payments')).status).toBe(200);
  });
});
