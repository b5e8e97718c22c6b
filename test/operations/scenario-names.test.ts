import { expect, test } from 'vitest';
import { bankScenarios } from '../../spec/tables/bank-scenarios';
import { scenarios } from '../../spec/tables/scenarios';
import { bankAccount, bankPayment, card, payment, paymentIntent, scenarioPayment } from '../support/bodies';
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
    const { payment: read } = await platform.testMode.get(`/v1/payments/${answer.payment.id}`);
    expect(read).toMatchObject({ status: 'failed', captured: false, error_code: scenario, success: false });
    expect(read.error_description).toMatch(/^[a-z].*[a-z]$/);
    expect(platform.events().at(-1)).toMatchObject({ event_name: 'payment.failed', data: read });
  });

  test.each(settled)('bank scenario %s settles, even from an account that would not', async (scenario) => {
    const platform = await front.newPlatform();
    const closed = bank({ account_number: '000111111113' });
    const answer = await platform.testMode.post('/v1/payments', scenarioPayment(scenario, closed));
    expect(answer.payment).toMatchObject({ status: 'pending', success: true });
    const { payment: read } = await platform.testMode.get(`/v1/payments/${answer.payment.id}`);
    expect(read).toMatchObject({ status: 'succeeded', captured: true, error_code: null });
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

  const form = (name: string) => `write "payment_test": { "scenario": "${name}" }`;
  test.each<[metadata: Readonly<Record<string, unknown>>, about: string, advice: string]>([
    [{ 'payment_test.scenario': 'do_not_honor' }, '"payment_test.scenario"', form('do_not_honor')],
    [{ 'payment_test[scenario]': 'do_not_honor' }, '"payment_test[scenario]"', form('do_not_honor')],
    [{ paymentTest: { scenario: 'do_not_honor' } }, '"paymentTest"', form('insufficient_funds')],
    [{ payment_test: 'do_not_honor' }, 'payment_test is not an object', form('do_not_honor')],
    [{ payment_test: ['do_not_honor'] }, 'payment_test is not an object', form('insufficient_funds')],
    [{ payment_test: { Scenario: 'do_not_honor' } }, 'unknown member "Scenario"', form('do_not_honor')],
    [{ payment_test: { scenario: 7 } }, 'payment_test.scenario is not a text', form('insufficient_funds')],
    [{ payment_test: { scenario: { name: 'x' } } }, 'payment_test.scenario is not a text', form('insufficient_funds')],
    [{ payment_test: { error: 7 } }, 'payment_test.error is not a text', '{ "error": "gateway_rate_limit_error" }'],
    [{ 'payment_test.error': 'gateway_error' }, '"payment_test.error"', '{ "error": "gateway_rate_limit_error" }'],
    [{ order: 7, scenario: 'do_not_honor' }, '"scenario"', form('do_not_honor')],
    [{ Scenario: 'account_frozen' }, '"Scenario"', form('account_frozen')],
  ])('%j asks for no scenario: the response and the request log say what to write', async (metadata, about, advice) => {
    const platform = await front.newPlatform();
    const answer = await platform.testMode.post('/v1/payments', payment({ metadata }));
    expect(answer.payment).toMatchObject({ status: 'succeeded', metadata });
    const warning = answer.headers.get('sandbox-warning');
    expect(warning).toContain(about);
    expect(warning).toContain(advice);
    const [entry] = front.opened.sandbox.platform(platform.id).requests.list({ operation: 'createPayment' });
    expect(entry).toMatchObject({
      verdict: 'warning',
      violations: [{ kind: 'ignored_metadata', message: `It has no effect: ${warning}.` }],
    });
    const live = await platform.liveMode.post('/v1/payments', { ...bankPayment(), metadata });
    expect(live.headers.get('sandbox-warning')).toBeNull();
  });

  test.each<Readonly<Record<string, unknown>>>([
    {},
    { scenario: 'a story of our own' },
    { scenario: 7 },
    { payment_test: null },
    { payment_test: {} },
    { payment_test: { scenario: null, error: null } },
    { scenarios: 'do_not_honor', test: 'do_not_honor' },
  ])('%j is metadata like any other', async (metadata) => {
    const { testMode: api } = await front.newPlatform();
    const answer = await api.post('/v1/payments', payment({ metadata }));
    expect([answer.status, answer.headers.get('sandbox-warning')]).toEqual([201, null]);
  });

  test.each([
    [card({ metadata: asking('do_not_honor') }), 'in the metadata of the payment', form('do_not_honor')],
    [card({ metadata: { scenario: 'do_not_honor' } }), '"scenario"', form('do_not_honor')],
  ])('a scenario in the metadata of a card warns as well', async (given, about, advice) => {
    const { testMode: api } = await front.newPlatform();
    const payment_method = { card: given };
    for (const [path, body] of [
      ['/v1/payments', payment({ payment_method })],
      ['/v1/payment_methods', { payment_method }],
    ] as const) {
      const answer = await api.post(path, body);
      expect(answer.status).toBe(201);
      expect(answer.headers.get('sandbox-warning')).toContain(about);
      expect(answer.headers.get('sandbox-warning')).toContain(advice);
    }
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
