import { exchange } from './api';
import { bankAccount, bankPayment, card, manualPayment, payment, scenarioPayment } from './bodies';
import { cardToken, complete, decliningCard, makeCheckout } from './checkouts';
import { newAddress, newBankAccount, newBusiness, newDocument, newIdentity } from './entities';
import { onboardingEntry } from './onboarding';
import { succeeded, type TimedPlatform } from './timed-platform';

/** Creates an object. Returns its id. */
type Create = (timed: TimedPlatform) => Promise<string>;

const refusesRefunds = { account_number: '000444444440' };
const slowBank = { account_number: '000555555559' };
const bounces = { metadata: { payment_test: { scenario: 'insufficient_funds' } } };

const control = async ({ platform }: TimedPlatform, path: string, body: object) =>
  succeeded(await exchange(platform.testMode.target, 'POST', `/_sandbox/platforms/${platform.id}/${path}`, { body }));

const paid =
  (body: object, ...moves: readonly string[]): Create =>
  async (timed) => {
    const { id } = (await timed.api.post('/v1/payments', body)).payment;
    for (const move of moves) await timed.post(`/v1/payments/${id}/${move}`);
    return id;
  };

const refundedPartly: Create = async (timed) => {
  const id = await paid(payment())(timed);
  await timed.post(`/v1/payments/${id}/refunds`, { amount: 400 });
  return id;
};

const declined: Create = async (timed) => {
  await timed.api.post('/v1/payments', scenarioPayment('insufficient_funds'));
  const [newest] = (await timed.get('/v1/payments')).as('PaymentList').data;
  return newest?.id ?? '';
};

const disputed =
  (...outcomes: readonly string[]): Create =>
  async (timed) => {
    const id = await paid(payment())(timed);
    const { dispute } = await timed.platform.openDispute(id);
    for (const outcome of outcomes) await timed.platform.decideDispute(dispute.id, outcome);
    return id;
  };

const dispute =
  (...outcomes: readonly string[]): Create =>
  async (timed) => {
    const { disputes } = (await timed.get(`/v1/payments/${await disputed(...outcomes)(timed)}`)).payment;
    return disputes[0]?.id ?? '';
  };

const evidence =
  (isUploaded = false): Create =>
  async (timed) => {
    const { api } = timed;
    const path = `/v1/disputes/${await dispute()(timed)}/evidence`;
    const body = { file_name: 'receipt.pdf', file_type: 'application/pdf', dispute_evidence_type: 'receipt' };
    const { id, presigned_url } = succeeded(await api.put(path, body)).evidence;
    if (isUploaded) await api.target.fetch(presigned_url ?? '', { method: 'PUT', body: 'a receipt' });
    return id;
  };

const refund =
  (account: Readonly<Record<string, unknown>> | undefined, wait?: string): Create =>
  async (timed) => {
    const id = await paid(account ? bankPayment(account) : payment())(timed);
    if (account) await timed.wait('5d');
    const made = (await timed.post(`/v1/payments/${id}/refunds`)).refund.id;
    if (wait) await timed.wait(wait);
    return made;
  };

const intent =
  (body: object, ...moves: readonly string[]): Create =>
  async (timed) => {
    const { id } = (await timed.post('/v1/payment_intents', { amount: 1_000, currency: 'usd', ...body })).paymentIntent;
    for (const move of moves) await timed.post(`/v1/payment_intents/${id}/${move}`);
    return id;
  };

const intentOf =
  (make: Create): Create =>
  async (timed) =>
    (await timed.get(`/v1/payments/${await make(timed)}`)).payment.payment_intent_id;

const withCard = { payment_method: { card: card() } };
const withSlowBank = { payment_method: { bank_account: bankAccount(slowBank) } };

const checkout =
  (...numbers: readonly (string | undefined)[]): Create =>
  async (timed) => {
    const { id } = await makeCheckout(timed.api);
    for (const number of numbers) await complete(timed.api, id, await cardToken(timed.api, number));
    return id;
  };

const expiredCheckout: Create = async (timed) => {
  const id = await checkout()(timed);
  await timed.wait('7d');
  return id;
};

const account =
  (...outcomes: readonly string[]): Create =>
  async ({ platform }) => {
    const { id } = (await platform.liveMode.post('/v1/sub_accounts', { name: 'Tea Shop' })).subAccount;
    if (outcomes.length > 0) await platform.liveMode.post(`/v1/onboarding/${id}`, onboardingEntry('individual'));
    for (const outcome of outcomes) if (outcome !== 'submit') await platform.review(id, outcome);
    return id;
  };

const enabledByItself: Create = async ({ platform }) => (await platform.newSubAccount()).id;

/** Sets the clock to a Monday, so that no weekend delays the payout. */
const earning: Create = async (timed) => {
  await timed.platform.clock({ set: '2032-03-01T12:00:00Z' });
  await timed.post('/v1/payments', payment({ fees: [{ type: 'platform_fee', amount: 50 }] }));
  return timed.platform.events().at(-1)?.platform_account_id ?? '';
};

const payoutOf =
  (list: 'payouts' | 'proceeds') =>
  (wait = '12h', outcome?: string): Create =>
  async (timed) => {
    await earning(timed);
    await timed.wait('12h');
    if (wait !== '12h') await timed.wait(wait);
    const { data } = (await timed.get(`/v1/${list}`)).as(list === 'payouts' ? 'PayoutList' : 'ProceedsPayoutList');
    const id = data[0]?.id ?? '';
    if (outcome) await timed.platform.endPayout(id, outcome);
    return id;
  };
const payout = payoutOf('payouts');
const proceedsPayout = payoutOf('proceeds');

const document =
  (file?: string): Create =>
  async ({ api }) => {
    const { id, presigned_url = '' } = await newDocument(api, { business_id: (await newBusiness(api)).id });
    if (file !== undefined) await api.target.fetch(presigned_url, { method: 'PUT', body: file });
    return id;
  };

/** For each resource, an object in each status, and more where more than the status matters. */
export const initialObjects = {
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
  'refund pending, coming back': async (timed) => {
    await control(timed, 'job_settings', { settle_refund: 'manual' });
    return refund(refusesRefunds)(timed);
  },
  'refund succeeded': refund(undefined),
  'refund failed': refund(refusesRefunds, '5d'),
  'dispute needs_response': dispute(),
  'dispute under_review': dispute('respond'),
  'dispute won': dispute('win'),
  'dispute lost': dispute('lose'),
  'dispute_evidence pending': evidence(),
  'dispute_evidence uploaded': evidence(true),
  'payment_intent requires_payment_method': intent({}),
  'payment_intent requires_capture': intent(withCard),
  'payment_intent requires_capture, by bank': intent(withSlowBank),
  'payment_intent requires_capture, declining': intent({ payment_method: { card: card({ number: decliningCard }) } }),
  'payment_intent pending': intent(withSlowBank, 'capture'),
  'payment_intent pending, bouncing': intent({ ...withSlowBank, ...bounces }, 'capture'),
  'payment_intent pending, of a bouncing payment': intentOf(paid({ ...bankPayment(slowBank), ...bounces })),
  'payment_intent succeeded': intent(withCard, 'capture'),
  'payment_intent canceled': intentOf(paid(manualPayment(), 'void')),
  'payment_method, a card': (timed) => timed.token({ card: card() }),
  'payment_method, a card with unknown details': async (timed) => {
    await control(timed, 'job_settings', { map_bin: 'manual' });
    return timed.token({ card: card() });
  },
  'payment_method, a bank account': (timed) => timed.token({ bank_account: bankAccount() }),
  'checkout created': checkout(),
  'checkout attempted': checkout(decliningCard),
  'checkout completed': checkout(undefined),
  'checkout expired': expiredCheckout,
  business: async ({ api }) => (await newBusiness(api)).id,
  identity: async ({ api }) => (await newIdentity(api)).id,
  address: async ({ api }) => (await newAddress(api)).id,
  bank_account: async ({ api }) => (await newBankAccount(api, (await newBusiness(api)).id)).id,
  'document pending': document(),
  'document uploaded': document('x'),
  'sub_account created': account(),
  'sub_account submitted': account('submit'),
  'sub_account information_needed': account('request_information'),
  'sub_account enabled': enabledByItself,
  'sub_account rejected': account('reject'),
  'sub_account disabled': account('approve', 'disable'),
  'sub_account archived': account('archive'),
  'platform_account with proceeds': earning,
  'platform_account without any': async (timed) => {
    await timed.post('/v1/payment_methods', withCard);
    return timed.platform.events().at(-1)?.platform_account_id ?? '';
  },
  'payout scheduled': payout(),
  'payout in_transit': payout('1d'),
  'payout paid': payout('2d'),
  'payout failed': payout('1d', 'fail'),
  'payout canceled': payout('12h', 'cancel'),
  'proceeds_payout scheduled': proceedsPayout(),
  'proceeds_payout in_transit': proceedsPayout('1d'),
  'proceeds_payout paid': proceedsPayout('2d'),
  'proceeds_payout failed': proceedsPayout('1d', 'fail'),
  'proceeds_payout canceled': proceedsPayout('12h', 'cancel'),
} satisfies Readonly<Record<string, Create>>;

export type InitialObject = keyof typeof initialObjects;
