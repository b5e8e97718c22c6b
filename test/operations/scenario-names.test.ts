import { expect, test } from 'vitest';
import { bankScenarios } from '../../spec/tables/bank-scenarios';
import { scenarios } from '../../spec/tables/scenarios';
import { bankAccount, bankPayment, card, paymentIntent, scenarioPayment } from '../support/bodies';
import { eachFront } from '../support/fronts';

/** Scenarios of bank payments, and error codes. */
const failures = [
  'account_closed',
  'account_frozen',
  'bank_account_restricted',
  'insufficient_funds',
  'invalid_account_number',
  'no_account',
] as const;
const settled = ['success', 'succeeded'] as const;

const bank = (fields: Readonly<Record<string, unknown>> = {}) => ({
  payment_method: { bank_account: bankAccount(fields) },
});
const asking = (scenario: string) => ({ payment_test: { scenario } });
const ofCardsOnly = Object.keys(scenarios).filter((name) => !Object.hasOwn(bankScenarios, name));
const ofBankOnly = Object.keys(bankScenarios).filter((name) => !Object.hasOwn(scenarios, name));

test('the tables here have every scenario of bank payments', () => {
  expect([...failures, ...settled].sort()).toEqual(Object.keys(bankScenarios).sort());
});

eachFront((front) => {
  test.each(failures)('bank scenario %s: pending, then failed with this error code', async (scenario) => {
    const platform = await front.newPlatform();
    const answer = await platform.testMode.post('/v1/payments', scenarioPayment(scenario, bank()));
    expect(answer.status).toBe(201);
    expect(answer.payment).toMatchObject({ status: 'pending', success: false });
    expect(answer.headers.get('sandbox-warning')).toBeNull();
    const { payment } = await platform.testMode.get(`/v1/payments/${answer.payment.id}`);
    expect(payment).toMatchObject({ status: 'failed', captured: false, error_code: scenario, success: false });
    expect(payment.error_description).toMatch(/^[a-z].*[a-z]$/);
    expect(platform.events().at(-1)).toMatchObject({ event_name: 'payment.failed', data: payment });
  });

  test.each(settled)('bank scenario %s settles, even from an account that would not', async (scenario) => {
    const platform = await front.newPlatform();
    const closed = bank({ account_number: '000111111113' });
    const answer = await platform.testMode.post('/v1/payments', scenarioPayment(scenario, closed));
    expect(answer.payment).toMatchObject({ status: 'pending', success: true });
    const { payment } = await platform.testMode.get(`/v1/payments/${answer.payment.id}`);
    expect(payment).toMatchObject({ status: 'succeeded', captured: true, error_code: null });
  });

  test.each([
    ['insuficient_funds', {}, '; did you mean "insufficient_funds"?'],
    ['network_r2', {}, '; did you mean "network_r0"?'],
    ['sunshine', {}, ''],
    ['constructor', {}, ''],
    ['', {}, ''],
    ['acount_frozen', bank(), '; did you mean "account_frozen"?'],
    ['card_blocked', bank(), ''],
  ])('an unknown scenario "%s" pays, and the response says so', async (scenario, fields, hint) => {
    const platform = await front.newPlatform();
    const answer = await platform.testMode.post('/v1/payments', scenarioPayment(scenario, fields));
    expect(answer.status).toBe(201);
    expect(answer.payment).not.toHaveProperty('success');
    expect(answer.headers.get('sandbox-warning')).toBe(`unknown scenario "${scenario}"${hint}`);
    expect((await platform.testMode.get(`/v1/payments/${answer.payment.id}`)).payment.status).toBe('succeeded');
  });

  test.each([
    ...ofCardsOnly.map((name) => [name, 'bank', bank()] as const),
    ...ofBankOnly.map((name) => [name, 'card', {}] as const),
  ])('scenario %s on a %s payment has no effect, and the response says so', async (scenario, _, fields) => {
    const platform = await front.newPlatform();
    const answer = await platform.testMode.post('/v1/payments', scenarioPayment(scenario, fields));
    expect(answer.status).toBe(201);
    expect(answer.payment).not.toHaveProperty('success');
    expect(answer.headers.get('sandbox-warning')).toMatch(
      new RegExp(`^unknown scenario "${scenario}"(; did you mean "[a-z0-9_]+"\\?)?$`),
    );
    expect((await platform.testMode.get(`/v1/payments/${answer.payment.id}`)).payment.status).toBe('succeeded');
  });

  test('a long name in another script is cut and escaped', async () => {
    const { testMode: api } = await front.newPlatform();
    const answer = await api.post('/v1/payments', scenarioPayment('é'.repeat(100)));
    expect(answer.status).toBe(201);
    expect(answer.headers.get('sandbox-warning')).toBe(`unknown scenario "${'\\u00e9'.repeat(40)}"`);
  });

  test('the capture of an intent warns', async () => {
    const { testMode: api } = await front.newPlatform();
    const fields = { metadata: asking('do_not_honour'), payment_method: { card: card() } };
    const { paymentIntent: intent } = await api.post('/v1/payment_intents', paymentIntent(fields));
    const answer = await api.post(`/v1/payment_intents/${intent.id}/capture`);
    expect(answer.paymentIntent.status).toBe('succeeded');
    expect(answer.headers.get('sandbox-warning')).toBe(
      'unknown scenario "do_not_honour"; did you mean "do_not_honor"?',
    );
  });

  test('the request log has the warning', async () => {
    const platform = await front.newPlatform();
    await platform.testMode.post('/v1/payments', scenarioPayment('do_not_honour'));
    const { requests } = front.opened.sandbox.platform(platform.id);
    expect(requests.list({ operation: 'createPayment' })).toMatchObject([
      {
        verdict: 'warning',
        violations: [
          {
            kind: 'ignored_metadata',
            where: 'metadata.payment_test',
            message: 'It has no effect: unknown scenario "do_not_honour"; did you mean "do_not_honor"?',
          },
        ],
      },
    ]);
  });

  test('a live account does not look', async () => {
    const { liveMode } = await front.newPlatform();
    const answer = await liveMode.post('/v1/payments', {
      ...bankPayment({ account_number: '000999999999' }),
      metadata: asking('do_not_honour'),
    });
    expect([answer.status, answer.headers.get('sandbox-warning')]).toEqual([201, null]);
  });
});
