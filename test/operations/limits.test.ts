import { expect, test } from 'vitest';
import { type LimitName, limits } from '../../spec/tables/limits';
import type { ApiResponse } from '../support/api';
import { cardPayment, manualPayment, otherCard, payment } from '../support/bodies';
import { cardToken, checkout, complete, makeCheckout } from '../support/checkouts';
import { recordExercised } from '../support/coverage';
import { FeeConfigurations } from '../support/fee-configurations';
import { eachFront } from '../support/fronts';
import { onboardingEntry } from '../support/onboarding';
import type { ShownElsewhere } from '../support/limits-elsewhere';
import { TimedPlatform } from '../support/timed-platform';
import { createSandbox } from '../../mock-server';

/** How a limit shows: what is answered below it, at it and above it. */
type Case = (world: TimedPlatform) => Promise<void>;

const codeOf = (answer: ApiResponse) => (answer.status < 300 ? 'ok' : answer.error.code);

/** Asks with each of some values, one after the other, and gives what was answered to them. */
async function codes<Value>(values: readonly Value[], ask: (value: Value) => Promise<ApiResponse>): Promise<string[]> {
  const found: string[] = [];
  for (const value of values) found.push(codeOf(await ask(value)));
  return found;
}

/** What is answered a moment before a time is over, and when it is. Each is asked about an object of its own. */
async function atTheEnd(
  world: TimedPlatform,
  { seconds, make, ask }: Deadline,
): Promise<readonly [before: string, then: string]> {
  const first = await make();
  const second = await make();
  await world.wait(`${seconds * 1_000 - 1}ms`);
  const before = codeOf(await ask(first));
  await world.wait('1ms');
  return [before, codeOf(await ask(second))];
}

interface Deadline {
  readonly seconds: number;
  readonly make: () => Promise<string>;
  readonly ask: (id: string) => Promise<ApiResponse>;
}

const paid = async (world: TimedPlatform, body: object = payment()) =>
  (await world.post('/v1/payments', body)).payment.id;

/** An instant of the platform's clock, in milliseconds, so many days away. */
async function instant(world: TimedPlatform, days = 0): Promise<number> {
  return Date.parse((await world.platform.clock()).asControl('Clock').now) + days * 86_400_000;
}

/** Tested in `canadian-accounts.test.ts`, `payouts.test.ts` and `tokens.test.ts`. */
type TestedElsewhere = 'cad_processing_fee' | 'report_address_seconds' | 'access_token_seconds';
const cases: Readonly<Record<Exclude<LimitName, ShownElsewhere | TestedElsewhere>, Case>> = {
  idempotency_key_characters: async ({ api }) => {
    const { value } = limits.idempotency_key_characters;
    const ask = (length: number) => api.post('/v1/payments', payment(), { 'Idempotency-Key': 'k'.repeat(length) });
    expect(await codes([value - 1, value, value + 1], ask)).toEqual(['ok', 'ok', 'idempotency_key_invalid']);
  },

  idempotency_retention_seconds: async (world) => {
    const { value } = limits.idempotency_retention_seconds;
    const ask = () => world.api.post('/v1/payments', payment(), { 'Idempotency-Key': 'k' });
    const first = (await ask()).payment.id;
    await world.wait(`${value * 1_000 - 1}ms`);
    expect((await ask()).payment.id).toBe(first);
    await world.wait('1ms');
    expect((await ask()).payment.id).not.toBe(first);
  },

  page_size: async ({ api }) => {
    const { minimum, maximum, default: usual } = limits.page_size;
    for (let i = 0; i <= maximum; i++) await api.post('/v1/payment_intents', { amount: 1_000, currency: 'usd' });
    const sizes: number[] = [];
    for (const query of ['', ...[minimum - 1, minimum, minimum + 1, maximum - 1, maximum, maximum + 1].map(limitOf)]) {
      sizes.push((await api.get(`/v1/payment_intents${query}`)).as('PaymentIntentList').data.length);
    }
    expect(sizes).toEqual([usual, minimum, minimum, minimum + 1, maximum - 1, maximum, maximum]);
  },

  payment_amount: async ({ api }) => {
    const { above, below } = limits.payment_amount;
    const asks = [
      (amount: number) => api.post('/v1/payments', payment({ amount })),
      (amount: number) => api.post('/v1/payment_intents', { amount, currency: 'usd' }),
      (amount: number) => api.post('/v1/checkouts', checkout({ amount })),
    ];
    for (const ask of asks) {
      expect(await codes([above - 1, above, above + 1], ask)).toEqual([
        'amount_below_minimum',
        'amount_below_minimum',
        'ok',
      ]);
      expect(await codes([below - 1, below, below + 1], ask)).toEqual([
        'ok',
        'amount_above_maximum',
        'amount_above_maximum',
      ]);
    }
  },

  refund_amount: async (world) => {
    const { above } = limits.refund_amount;
    const id = await paid(world);
    const ask = (amount: number) => world.api.post(`/v1/payments/${id}/refunds`, { amount });
    expect(await codes([above - 1, above, above + 1], ask)).toEqual([
      'amount_below_minimum',
      'amount_below_minimum',
      'ok',
    ]);
  },

  fee_variable_rate: async ({ platform }) => {
    const { minimum, maximum } = limits.fee_variable_rate;
    const fees = new FeeConfigurations(platform.testMode, (await platform.newSubAccount()).id);
    const ask = (variable_rate: number) => fees.post('platform', { variable_rate });
    expect(await codes([minimum - 0.01, minimum, minimum + 0.01], ask)).toEqual(['parameter_invalid', 'ok', 'ok']);
    expect(await codes([maximum - 0.01, maximum, maximum + 0.01], ask)).toEqual(['ok', 'ok', 'parameter_invalid']);
  },

  fee_cents: async ({ platform }) => {
    const { minimum, maximum } = limits.fee_cents;
    const fees = new FeeConfigurations(platform.testMode, (await platform.newSubAccount()).id);
    for (const name of ['transaction_fee_cents', 'fee_cap_cents']) {
      const ask = (cents: number) => fees.post('platform', { [name]: cents });
      expect(await codes([minimum - 1, minimum, minimum + 1], ask)).toEqual(['parameter_invalid', 'ok', 'ok']);
      expect(await codes([maximum - 1, maximum, maximum + 1], ask)).toEqual(['ok', 'ok', 'parameter_invalid']);
    }
  },

  capture_window_seconds: async (world) => {
    const { value } = limits.capture_window_seconds;
    const make = () => paid(world, manualPayment());
    const ask = (id: string) => world.api.post(`/v1/payments/${id}/capture`);
    expect(await atTheEnd(world, { seconds: value, make, ask })).toEqual(['ok', 'charge_expired_for_capture']);
  },

  void_window_seconds: async (world) => {
    const { value } = limits.void_window_seconds;
    const ask = (id: string) => world.api.post(`/v1/payments/${id}/void`);
    const ends = await atTheEnd(world, { seconds: value, make: () => paid(world), ask });
    expect(ends).toEqual(['ok', 'payment_outside_void_window']);
  },

  refund_window_seconds: async (world) => {
    const { value } = limits.refund_window_seconds;
    const ask = (id: string) => world.api.post(`/v1/payments/${id}/refunds`);
    const ends = await atTheEnd(world, { seconds: value, make: () => paid(world), ask });
    expect(ends).toEqual(['ok', 'payment_outside_refund_window']);
  },

  dispute_response_seconds: async (world) => {
    const { value } = limits.dispute_response_seconds;
    const make = async () => (await world.platform.openDispute(await paid(world))).dispute.id;
    const ask = (id: string) => world.platform.decideDispute(id, 'respond');
    expect(await atTheEnd(world, { seconds: value, make, ask })).toEqual(['ok', 'dispute_unexpected_state']);
  },

  checkout_window_seconds: async (world) => {
    const { value } = limits.checkout_window_seconds;
    const make = async () => (await makeCheckout(world.api)).id;
    const ask = async (id: string) => complete(world.api, id, await cardToken(world.api));
    expect(await atTheEnd(world, { seconds: value, make, ask })).toEqual(['ok', 'checkout_cannot_be_completed']);
  },

  decline_limit: async (world) => {
    const { declines, window_seconds, block_seconds } = limits.decline_limit;
    const blocked = 'card_decline_rate_limit_exceeded';
    const tryTimes = (times: number) =>
      codes(Array(times).fill('4000000000009995'), (number) => world.api.post('/v1/payments', cardPayment({ number })));
    const declined = (times: number) => Array<string>(times).fill('card_declined');

    // All but one, and those are forgotten: so the next one is the first again.
    expect(await tryTimes(declines - 1)).toEqual(declined(declines - 1));
    await world.wait(`${window_seconds}s`);
    expect(await tryTimes(declines - 1)).toEqual(declined(declines - 1));
    await world.wait(`${window_seconds * 1_000 - 1}ms`);
    expect(await tryTimes(2)).toEqual(['card_declined', blocked]);
    await world.wait(`${block_seconds * 1_000 - 1}ms`);
    expect(await tryTimes(1)).toEqual([blocked]);
    await world.wait('1ms');
    expect(await tryTimes(1)).toEqual(['card_declined']);
  },

  customer_payment_methods: async ({ api }) => {
    const { value } = limits.customer_payment_methods;
    const bodies = Array.from({ length: value + 1 }, (_, index) => ({
      payment_method: { card: otherCard(index) },
      email: 'ada@tea.example',
    }));
    const found = await codes(bodies, (each: object) => api.post('/v1/payment_methods', each));
    expect(found).toEqual([...Array<string>(value).fill('ok'), 'customer_max_payment_methods']);
  },

  request_body_bytes: async ({ api }) => {
    const { value } = limits.request_body_bytes;
    const ask = (bytes: number) => api.post('/v1/payments', JSON.stringify(payment()).padEnd(bytes));
    expect(await codes([value - 1, value, value + 1], ask)).toEqual(['ok', 'ok', 'body_too_large']);
  },

  parameter_name_characters: async ({ api }) => {
    const { value } = limits.parameter_name_characters;
    const repeated = async (length: number) =>
      (await api.post('/v1/payments', { ...payment(), ['x'.repeat(length)]: 1 })).error.message.match(/x{2,}.*/)?.[0];
    expect(await repeated(value - 1)).toBe('x'.repeat(value - 1));
    expect(await repeated(value)).toBe('x'.repeat(value));
    expect(await repeated(value + 1)).toBe(`${'x'.repeat(value)}…`);
  },

  id_random_characters: async (world) => {
    const [prefix, random = ''] = (await paid(world)).split('_');
    expect([prefix, random.length]).toEqual(['py', limits.id_random_characters.value]);
  },

  checkout_session_id_characters: async (world) => {
    const { id } = (await world.post('/v1/payment_intents', { amount: 1_000, currency: 'usd' })).as('PaymentIntent');
    const body = { payment_intent_id: id, after_payment_url: 'https://tea.example/thanks' };
    const { data } = (await world.post('/v1/checkout_sessions', body)).as('CheckoutSessionEnvelope');
    expect(data.checkout_session_id).toHaveLength(limits.checkout_session_id_characters.value);
  },

  payout_sent_business_days: async (world) => {
    expect(await payoutAround(world, limits.payout_sent_business_days.value)).toEqual(['scheduled', 'in_transit']);
  },

  payout_deposit_business_days: async (world) => {
    expect(await payoutAround(world, limits.payout_deposit_business_days.value)).toEqual(['in_transit', 'paid']);
  },

  onboarding: async (world) => {
    const { owners, minimum_age_years } = limits.onboarding;
    let shops = 0;
    const enter = async (changes: object) => {
      const { id } = (await world.liveApi.post('/v1/sub_accounts', { name: `Shop ${++shops}` })).subAccount;
      return world.liveApi.post(`/v1/onboarding/${id}`, onboardingEntry('multi_llc', { ...changes }));
    };
    const owner = { name: 'Ada Lovelace', email: 'ada@tea.example' };
    const withOwners = (count: number) => enter({ owners: Array(count).fill(owner) });
    expect(await codes([owners - 1, owners, owners + 1], withOwners)).toEqual(['ok', 'ok', 'parameter_invalid']);

    const bornYearsBefore = async (days: number) => {
      const [year, month, day] = new Date(await instant(world, days)).toISOString().slice(0, 10).split('-');
      return enter({
        'representative.dob_year': String(Number(year) - minimum_age_years),
        'representative.dob_month': month,
        'representative.dob_day': day,
      });
    };
    expect(await codes([-1, 0, 1], bornYearsBefore)).toEqual(['ok', 'ok', 'parameter_invalid']);
  },
};

function limitOf(size: number): string {
  return `?limit=${size}`;
}

/** The status of a payout of a Monday, some business days after its batch: a moment before, and at the instant. */
async function payoutAround(world: TimedPlatform, days: number): Promise<readonly string[]> {
  await world.platform.clock({ set: '2032-03-01T12:00:00Z' });
  await paid(world, payment({ fees: [{ type: 'platform_fee', amount: 50 }] }));
  await world.wait(`${(0.5 + days) * 86_400_000 - 1}ms`);
  const status = async () =>
    (await world.get('/v1/proceeds')).as('ProceedsPayoutList').data.map((payout) => payout.status);
  const before = await status();
  await world.wait('1ms');
  return [...before, ...(await status())];
}

eachFront((front) => {
  test.each(Object.entries(cases))('%s', async (name, assertLimit) => {
    await assertLimit(new TimedPlatform(await front.newPlatform()));
    recordExercised('limits', name);
  });
});

// The bound itself is tested with a smaller queue, in `test/events/dead-endpoint.test.ts`.
test('the queue of a publisher holds as many deliveries as the table of limits says', () => {
  expect(createSandbox().platformOptions.limits.publisherQueue).toBe(limits.publisher_queue.value);
  recordExercised('limits', 'publisher_queue');
});
