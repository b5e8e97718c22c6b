import { describe, expect, test } from 'vitest';
import type { ApiResponse, Api } from '../support/api';
import { bankAccount, bankPayment, card, manualPayment, paymentIntent, scenarioPayment } from '../support/bodies';
import { eachFront } from '../support/fronts';
import { captureSlowly, slowBankDelay } from '../support/slow-bank';

const outcome = ({ status, error }: ApiResponse) => [status, error.code];
const make = async (api: Api, fields: object = {}) =>
  (await api.post('/v1/payment_intents', { ...paymentIntent(), ...fields })).paymentIntent;
const withCard = (number = '4242424242424242') => ({ payment_method: { card: card({ number }) } });
const withBank = (account_number = '000123456789') => ({
  payment_method: { bank_account: bankAccount({ account_number }) },
});
const pathOf = ({ id }: { readonly id: string }) => `/v1/payment_intents/${id}`;
const get = async (api: Api, path: string) => (await api.get(path)).paymentIntent;
const attemptsOf = async (api: Api, path: string) => (await api.get(`${path}/payments`)).as('PaymentList').data;
const statuses = async (api: Api, path: string) => (await attemptsOf(api, path)).map(({ status }) => status);
const asks = (scenario: string) => ({ metadata: { payment_test: { scenario } } });
const lost = '4000000000009987';

eachFront((front) => {
  test('a capture charges the attached payment method', async () => {
    const platform = await front.newPlatform();
    const { testMode: api } = platform;
    const made = await make(api, { ...withCard(), description: 'Tea', metadata: { order: 7 } });
    const count = platform.countEvents();
    front.clock.advance({ seconds: 1 });
    const answer = await api.post(`${pathOf(made)}/capture`);
    expect(answer.status).toBe(201);
    const updated_at = new Date(front.clock.now()).toISOString();
    const [paid, ...others] = await attemptsOf(api, pathOf(made));
    expect(others).toEqual([]);
    expect(answer.body).toStrictEqual({
      ...made,
      status: 'succeeded',
      successful_payment_id: paid?.id,
      updated_at,
    });
    expect(paid).toMatchObject({
      amount: 1_000,
      status: 'succeeded',
      captured: true,
      capture_strategy: 'automatic',
      description: 'Tea',
      metadata: { order: 7 },
      payment_intent_id: made.id,
      payment_method: made.payment_method,
    });
    const events = platform.events().slice(count);
    expect(events.map(({ event_name, data }) => [event_name, data])).toEqual([
      ['payment.created', paid],
      ['payment.succeeded', paid],
      ['payment_intent.succeeded', answer.paymentIntent],
    ]);
  });

  test('a capture brings the payment method that is missing', async () => {
    const platform = await front.newPlatform();
    const { testMode: api } = platform;
    const made = await make(api);
    const { paymentIntent: paid } = await api.post(`${pathOf(made)}/capture`, withCard());
    expect(paid).toMatchObject({ status: 'succeeded', payment_method: { card: { acct_last_four: '4242' } } });
    expect(platform.eventNames()).toEqual([
      'payment_intent.created',
      'payment_method.created',
      'payment_method.bin_mapped',
      'payment_intent.attached',
      'payment_intent.requires_capture',
      'payment.created',
      'payment.succeeded',
      'payment_intent.succeeded',
    ]);
  });

  test('a capture that is declined can be tried again: every attempt is kept', async () => {
    const platform = await front.newPlatform();
    const { testMode: api } = platform;
    const made = await make(api, { ...withCard(), ...asks('insufficient_funds') });
    const count = platform.countEvents();
    const declined = await api.post(`${pathOf(made)}/capture`);
    expect(outcome(declined)).toEqual([402, 'card_declined']);
    expect(declined.error.decline_code).toBe('insufficient_funds');
    expect(platform.eventNames().slice(count)).toEqual(['payment.created', 'payment.failed']);
    expect(await get(api, pathOf(made))).toEqual(made);
    expect(outcome(await api.post(`${pathOf(made)}/capture`))).toEqual([402, 'card_declined']);
    await api.patch(pathOf(made), asks('successful_payment'));
    expect((await api.post(`${pathOf(made)}/capture`)).paymentIntent.status).toBe('succeeded');
    const attempts = await attemptsOf(api, pathOf(made));
    expect(attempts.map(({ status, error_code, success }) => [status, error_code, success])).toEqual([
      ['succeeded', null, true],
      ['failed', 'insufficient_funds', false],
      ['failed', 'insufficient_funds', false],
    ]);
    for (const attempt of attempts) expect((await api.get(`/v1/payments/${attempt.id}`)).payment).toEqual(attempt);
    const page = (await api.get(`${pathOf(made)}/payments?limit=1`)).as('PaymentList');
    expect([page.data, page.page_info?.has_next]).toEqual([attempts.slice(0, 1), true]);
  });

  test('a card that is declined with the capture that brought it stays attached', async () => {
    const { testMode: api } = await front.newPlatform();
    const path = pathOf(await make(api));
    expect(outcome(await api.post(`${path}/capture`, withCard(lost)))).toEqual([402, 'card_declined']);
    expect(await get(api, path)).toMatchObject({
      status: 'requires_capture',
      payment_method: { card: { acct_last_four: '9987' } },
    });
    expect(outcome(await api.post(`${path}/capture`, withCard()))).toEqual([422, 'payment_intent_unexpected_state']);
    expect(outcome(await api.post(`${path}/capture`))).toEqual([402, 'card_declined']);
    expect(await statuses(api, path)).toEqual(['failed', 'failed']);
  });

  test('after a decline, the explanations name what takes another card: a new intent or a checkout', async () => {
    const { testMode: api } = await front.newPlatform();
    const path = pathOf(await make(api));
    const declined = await api.post(`${path}/capture`, withCard(lost));
    const refused = [
      await api.post(`${path}/capture`, withCard()),
      await api.patch(path, withCard()),
      await api.patch(path, { amount: 2_000 }),
    ];
    expect(outcome(declined)).toEqual([402, 'card_declined']);
    const explanation = declined.headers.get('sandbox-explain');
    expect(explanation).toMatch(
      /^The intent keeps its payment method\. .*new payment intent.*checkout.*hosted checkout/,
    );
    expect(explanation).toContain('A failed payment is stored');
    for (const answer of refused) {
      expect(outcome(answer)).toEqual([422, 'payment_intent_unexpected_state']);
      expect(answer.headers.get('sandbox-explain')).toMatch(/new payment intent.*checkout/);
    }
    const again = await make(api, withCard());
    expect((await api.post(`${pathOf(again)}/capture`)).paymentIntent.status).toBe('succeeded');
  });

  test('a decline that stores no intent of its own has no such advice', async () => {
    const { testMode: api } = await front.newPlatform();
    const declined = await api.post('/v1/payments', { ...paymentIntent(), ...withCard(lost) });
    expect(declined.headers.get('sandbox-explain')).not.toContain('intent');
  });

  test('nothing is stored when no answer came, and an unknown scenario is told of', async () => {
    const platform = await front.newPlatform();
    const { testMode: api } = platform;
    const made = await make(api, asks('gateway_timeout'));
    const count = platform.countEvents();
    const answer = await api.post(`${pathOf(made)}/capture`, withCard());
    expect([...outcome(answer), answer.headers.get('should-retry')]).toEqual([500, 'gateway_timeout_error', 'true']);
    expect(await get(api, pathOf(made))).toEqual(made);
    expect([await statuses(api, pathOf(made)), platform.countEvents()]).toEqual([[], count]);
    await api.patch(pathOf(made), asks('insuficient_funds'));
    const warned = await api.post(`${pathOf(made)}/capture`, withCard());
    expect(warned.headers.get('sandbox-warning')).toContain('insufficient_funds');
    expect(warned.paymentIntent.status).toBe('succeeded');
  });

  test('20 captures at once take the money once', async () => {
    const { testMode: api } = await front.newPlatform();
    const path = pathOf(await make(api, withCard()));
    const answers = await Promise.all(Array.from({ length: 20 }, () => api.post(`${path}/capture`)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const answer of answers.filter(({ status }) => status !== 201)) {
      expect(outcome(answer)).toEqual([422, 'payment_intent_cannot_be_captured']);
    }
    expect(await statuses(api, path)).toEqual(['succeeded']);
  });

  describe('a bank account', () => {
    test.each([
      ['000123456789', 'succeeded', 'succeeded', ['payment.succeeded', 'payment_intent.succeeded']],
      ['000222222227', 'requires_capture', 'failed', ['payment.failed', 'payment_intent.requires_capture']],
    ])('%s: pending first, then the intent is in %s', async (account_number, status, paymentStatus, events) => {
      const platform = await front.newPlatform();
      const { testMode: api } = platform;
      const made = await make(api, withBank(account_number));
      const count = platform.countEvents();
      const answer = await api.post(`${pathOf(made)}/capture`);
      expect([answer.status, answer.paymentIntent.status]).toEqual([201, 'pending']);
      const [attempt] = await attemptsOf(api, pathOf(made));
      const successful_payment_id = status === 'succeeded' ? attempt?.id : null;
      expect(await get(api, pathOf(made))).toEqual({ ...made, status, successful_payment_id });
      expect(await statuses(api, pathOf(made))).toEqual([paymentStatus]);
      expect(platform.eventNames().slice(count)).toEqual(['payment.created', 'payment.pending', ...events]);
    });

    test('that failed can be tried again', async () => {
      const { testMode: api } = await front.newPlatform();
      const path = pathOf(await make(api, { ...withBank(), ...asks('insufficient_funds') }));
      await api.post(`${path}/capture`);
      expect((await get(api, path)).status).toBe('requires_capture');
      await api.patch(path, { metadata: {} });
      await api.post(`${path}/capture`);
      expect((await get(api, path)).status).toBe('succeeded');
      expect(await statuses(api, path)).toEqual(['succeeded', 'failed']);
    });

    test.each([
      ['arrives', '000123456789', { status: 'succeeded', amount: 1_000, payment_method: { bank_account: {} } }],
      ['comes back', '000222222227', { status: 'requires_capture', amount: 700, payment_method: { card: {} } }],
    ])('what changes on its way holds for the next attempt: it %s', async (_, account_number, expected) => {
      const platform = await front.newPlatform();
      const { testMode: api } = platform;
      const made = await make(api, withBank(account_number));
      const path = pathOf(made);
      captureSlowly(front.opened.sandbox, platform.id, made.id);
      const count = platform.countEvents();
      const { paymentIntent: changed } = await api.patch(path, { amount: 700, ...withCard() });
      expect(changed).toMatchObject({ status: 'pending', amount: 700, payment_method: { card: {} } });
      expect(platform.eventNames().slice(count)).toEqual([
        'payment_method.created',
        'payment_method.bin_mapped',
        'payment_intent.attached',
      ]);
      expect((await attemptsOf(api, path))[0]).toMatchObject({ status: 'pending', amount: 1_000 });
      front.clock.advance(slowBankDelay);
      expect(await get(api, path)).toMatchObject(expected);
    });
  });

  describe('the intent of a payment that was made directly', () => {
    test('a capture of it captures what was authorized, and charges nothing twice', async () => {
      const platform = await front.newPlatform();
      const { testMode: api } = platform;
      const { payment } = await api.post('/v1/payments', manualPayment());
      const path = `/v1/payment_intents/${payment.payment_intent_id}`;
      const count = platform.countEvents();
      expect((await api.post(`${path}/capture`)).paymentIntent.status).toBe('succeeded');
      const [captured, ...others] = await attemptsOf(api, path);
      expect(others).toEqual([]);
      expect(captured).toMatchObject({ id: payment.id, status: 'succeeded', captured: true });
      expect(platform.eventNames().slice(count)).toEqual([
        'payment.captured',
        'payment.succeeded',
        'payment_intent.succeeded',
      ]);
      const again = await api.post(`/v1/payments/${payment.id}/capture`);
      expect(outcome(again)).toEqual([422, 'payment_already_captured']);
    });

    test.each(['card_declined', 'a bank account'])('%s: it waits for another payment method', async (kind) => {
      const { testMode: api } = await front.newPlatform();
      const body =
        kind === 'card_declined' ? scenarioPayment('card_blocked') : bankPayment({ account_number: '000111111113' });
      await api.post('/v1/payments', body);
      const [own] = (await api.get('/v1/payment_intents')).as('PaymentIntentList').data;
      const path = `/v1/payment_intents/${own?.id}`;
      expect(own).toMatchObject({ status: 'requires_payment_method', payment_method: null });
      await api.patch(path, { metadata: {}, ...withCard() });
      expect((await api.post(`${path}/capture`)).paymentIntent.status).toBe('succeeded');
      expect(await statuses(api, path)).toEqual(['succeeded', 'failed']);
    });
  });
});
