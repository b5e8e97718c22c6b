import { exchange } from './api';
import { bankAccount, bankPayment, card, manualPayment, payment, scenarioPayment } from './bodies';
import { cardToken, complete, decliningCard, makeCheckout } from './checkouts';
import { onboardingEntry } from './onboarding';
import { succeeded, type TimedPlatform } from './timed-platform';

/** Makes an object, and gives its id. */
type Make = (world: TimedPlatform) => Promise<string>;

const refusesRefunds = { account_number: '000444444440' };
const slowBank = { account_number: '000555555559' };
const bounces = { metadata: { payment_test: { scenario: 'insufficient_funds' } } };

const control = async ({ platform }: TimedPlatform, path: string, body: object) =>
  succeeded(await exchange(platform.testMode.target, 'POST', `/_sandbox/platforms/${platform.id}/${path}`, { body }));

const paid =
  (body: object, ...moves: readonly string[]): Make =>
  async (world) => {
    const { id } = (await world.api.post('/v1/payments', body)).payment;
    for (const move of moves) await world.post(`/v1/payments/${id}/${move}`);
    return id;
  };

const refundedPartly: Make = async (world) => {
  const id = await paid(payment())(world);
  await world.post(`/v1/payments/${id}/refunds`, { amount: 400 });
  return id;
};

const declined: Make = async (world) => {
  await world.api.post('/v1/payments', scenarioPayment('insufficient_funds'));
  const [newest] = (await world.get('/v1/payments')).as('PaymentList').data;
  return newest?.id ?? '';
};

const disputed =
  (...outcomes: readonly string[]): Make =>
  async (world) => {
    const id = await paid(payment())(world);
    const { dispute } = await world.platform.openDispute(id);
    for (const outcome of outcomes) await world.platform.decideDispute(dispute.id, outcome);
    return id;
  };

const dispute =
  (...outcomes: readonly string[]): Make =>
  async (world) => {
    const { disputes } = (await world.get(`/v1/payments/${await disputed(...outcomes)(world)}`)).payment;
    return disputes[0]?.id ?? '';
  };

const refund =
  (account: Readonly<Record<string, unknown>> | undefined, wait?: string): Make =>
  async (world) => {
    const id = await paid(account ? bankPayment(account) : payment())(world);
    if (account) await world.wait('5d');
    const made = (await world.post(`/v1/payments/${id}/refunds`)).refund.id;
    if (wait) await world.wait(wait);
    return made;
  };

const intent =
  (body: object, ...moves: readonly string[]): Make =>
  async (world) => {
    const { id } = (await world.post('/v1/payment_intents', { amount: 1_000, currency: 'usd', ...body })).paymentIntent;
    for (const move of moves) await world.post(`/v1/payment_intents/${id}/${move}`);
    return id;
  };

const intentOf =
  (make: Make): Make =>
  async (world) =>
    (await world.get(`/v1/payments/${await make(world)}`)).payment.payment_intent_id;

const withCard = { payment_method: { card: card() } };
const withSlowBank = { payment_method: { bank_account: bankAccount(slowBank) } };

const checkout =
  (...numbers: readonly (string | undefined)[]): Make =>
  async (world) => {
    const { id } = await makeCheckout(world.api);
    for (const number of numbers) await complete(world.api, id, await cardToken(world.api, number));
    return id;
  };

const expiredCheckout: Make = async (world) => {
  const id = await checkout()(world);
  await world.wait('24h');
  return id;
};

const account =
  (...outcomes: readonly string[]): Make =>
  async ({ platform }) => {
    const { id } = (await platform.liveMode.post('/v1/sub_accounts', { name: 'Tea Shop' })).subAccount;
    if (outcomes.length > 0) await platform.liveMode.post(`/v1/onboarding/${id}`, onboardingEntry('individual'));
    for (const outcome of outcomes) if (outcome !== 'submit') await platform.review(id, outcome);
    return id;
  };

const enabledByItself: Make = async ({ platform }) => (await platform.newSubAccount()).id;

/** The clock is set to a Monday, so that no weekend comes between. */
const earning: Make = async (world) => {
  await world.platform.clock({ set: '2032-03-01T12:00:00Z' });
  await world.post('/v1/payments', payment({ fees: [{ type: 'platform_fee', amount: 50 }] }));
  return world.platform.events().at(-1)?.platform_account_id ?? '';
};

const payout =
  (wait = '12h', outcome?: string): Make =>
  async (world) => {
    await earning(world);
    await world.wait('12h');
    if (wait !== '12h') await world.wait(wait);
    const [newest] = (await world.get('/v1/proceeds')).as('PayoutList').data;
    if (outcome) await world.platform.endPayout(newest?.id ?? '', outcome);
    return newest?.id ?? '';
  };

/** What there is to start from: of every object one in each of its statuses, and more where more than the status counts. */
export const starts = {
  'payment pending': paid(bankPayment(slowBank)),
  'payment pending, bouncing': paid({ ...bankPayment(slowBank), ...bounces }),
  'payment authorized': paid(manualPayment()),
  'payment succeeded': paid(payment()),
  'payment succeeded, by bank': paid(bankPayment()),
  'payment failed': declined,
  'payment canceled': paid(payment(), 'void'),
  'payment partially_refunded': refundedPartly,
  'payment fully_refunded': paid(payment(), 'refunds'),
  'payment disputed': disputed(),
  'payment disputed, and lost': disputed('lose'),
  'refund pending': refund(slowBank),
  'refund pending, coming back': async (world) => {
    await control(world, 'job_settings', { settle_refund: 'manual' });
    return refund(refusesRefunds)(world);
  },
  'refund succeeded': refund(undefined),
  'refund failed': refund(refusesRefunds, '5d'),
  'dispute needs_response': dispute(),
  'dispute under_review': dispute('respond'),
  'dispute won': dispute('win'),
  'dispute lost': dispute('lose'),
  'payment_intent requires_payment_method': intent({}),
  'payment_intent requires_capture': intent(withCard),
  'payment_intent requires_capture, by bank': intent(withSlowBank),
  'payment_intent requires_capture, declining': intent({ payment_method: { card: card({ number: decliningCard }) } }),
  'payment_intent pending': intent(withSlowBank, 'capture'),
  'payment_intent pending, bouncing': intent({ ...withSlowBank, ...bounces }, 'capture'),
  'payment_intent pending, of a bouncing payment': intentOf(paid({ ...bankPayment(slowBank), ...bounces })),
  'payment_intent succeeded': intent(withCard, 'capture'),
  'payment_intent canceled': intentOf(paid(manualPayment(), 'void')),
  'payment_method, a card': (world) => world.token({ card: card() }),
  'payment_method, a bank account': (world) => world.token({ bank_account: bankAccount() }),
  'checkout created': checkout(),
  'checkout attempted': checkout(decliningCard),
  'checkout completed': checkout(undefined),
  'checkout expired': expiredCheckout,
  'sub_account created': account(),
  'sub_account submitted': account('submit'),
  'sub_account information_needed': account('request_information'),
  'sub_account enabled': enabledByItself,
  'sub_account rejected': account('reject'),
  'sub_account disabled': account('approve', 'disable'),
  'sub_account archived': account('archive'),
  'platform_account with proceeds': earning,
  'platform_account without any': async (world) => {
    await world.post('/v1/payment_methods', withCard);
    return world.platform.events().at(-1)?.platform_account_id ?? '';
  },
  'payout scheduled': payout(),
  'payout in_transit': payout('1d'),
  'payout paid': payout('2d'),
  'payout failed': payout('1d', 'fail'),
  'payout canceled': payout('12h', 'cancel'),
} satisfies Readonly<Record<string, Make>>;

export type Start = keyof typeof starts;
