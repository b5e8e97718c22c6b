import { expect, test } from 'vitest';
import { card, cardPayment, manualPayment, payment } from '../support/bodies';
import { allFronts, eachFront } from '../support/fronts';

/** Problems of a request to create a payment, in their order of precedence. */
const problems = [
  { code: 'not_authenticated', headers: { Authorization: 'Bearer x' } },
  { code: 'resource_not_found', headers: { 'Sub-Account': 'acc_1' } },
  { code: 'idempotency_key_required', headers: { 'Idempotency-Key': null } },
  { code: 'malformed_request', body: '{' },
  { code: 'idempotency_params_mismatch', headers: { 'Idempotency-Key': 'used' } },
  { code: 'amount_required', fields: { amount: undefined } },
  { code: 'currency_invalid', fields: { currency: 'cad' } },
  { code: 'card_number_invalid', fields: { payment_method: { card: card({ number: '1' }) } } },
  { code: 'card_declined', fields: { metadata: { payment_test: { scenario: 'do_not_honor' } } } },
] as const;

eachFront((front) => {
  test.each(problems.map((problem, i) => ({ code: problem.code, all: problems.slice(i) })))(
    '$code takes precedence over all errors after it',
    async ({ code, all }) => {
      const { testMode: api } = await front.newPlatform();
      await api.post('/v1/payments', payment({ amount: 99 }), { 'Idempotency-Key': 'used' });
      const body = payment();
      const headers: Record<string, string | null> = {};
      let text: string | undefined;
      for (const problem of all) {
        if ('fields' in problem) Object.assign(body, problem.fields);
        if ('headers' in problem) {
          // One header cannot be both missing and used: keep the first problem.
          for (const [name, value] of Object.entries(problem.headers)) if (!(name in headers)) headers[name] = value;
        }
        if ('body' in problem) text = problem.body;
      }
      const answer = await api.post('/v1/payments', text ?? body, headers);
      expect(answer.error.code).toBe(code);
    },
  );

  test.each([
    ['GET', '/v1/nothing', 404, 'resource_not_found'],
    ['PUT', '/v1/payments', 405, 'method_not_allowed'],
  ])('%s %s: the route comes before the token', async (method, path, status, code) => {
    const { testMode: api } = await front.newPlatform();
    const answer = await api.send(method, path, { headers: { Authorization: null, 'Sub-Account': 'acc_1' } });
    expect([answer.status, answer.error.code]).toEqual([status, code]);
  });

  test('a body over the size limit is reported after the token, the account and the key, like any other', async () => {
    const { testMode: api } = await front.newPlatform();
    const long = 'x'.repeat(1_048_577);
    const codes: string[] = [];
    for (const headers of [{ Authorization: null }, { 'Sub-Account': 'acc_1' }, { 'Idempotency-Key': null }, {}]) {
      codes.push((await api.post('/v1/payments', long, headers)).error.code);
    }
    const expected = ['not_authenticated', 'resource_not_found', 'idempotency_key_required', 'body_too_large'];
    expect(codes).toEqual(expected);
  });

  test('the shape of a body takes precedence over its subject, and the subject over its state', async () => {
    const { testMode: api, liveMode } = await front.newPlatform();
    const { payment: made } = await api.post('/v1/payments', manualPayment());
    const code = async (path: string, body: object) => (await api.post(path, body)).error.code;
    expect(await code('/v1/payments/py_1/refunds', { amount: 'x' })).toBe('amount_must_be_an_integer');
    expect(await code('/v1/payments/py_1/refunds', { amount: 1 })).toBe('resource_not_found');
    expect(await code(`/v1/payments/${made.id}/refunds`, { amount: 5_000 })).toBe('refund_error');
    const { id } = (await liveMode.post('/v1/sub_accounts', { name: 'A' })).subAccount;
    const notEnabled = await liveMode.on(id).post('/v1/payments', { ...cardPayment({ number: '1' }), currency: 'cad' });
    expect(notEnabled.error.code).toBe('sub_account_not_enabled');
  });
}, allFronts);
