import {
  Client,
  testError,
  testScenario,
  verifyWebhook,
  type AccountClient,
  type ApiError,
  type BankAccount,
  type CardDeclinedError,
  type CardInput,
  type CreateOnboardingEntryParams,
  type CreatePaymentParams,
  type Dispute,
  type DisputeResponse,
  type Event,
  type EventName,
  type Hooks,
  type FeeConfiguration,
  type IdempotencyError,
  type InvalidRequestError,
  type OnboardingEntry,
  type Page,
  type Payment,
  type PaymentError,
  type PaymentMethod,
  type PaymentMethodInput,
  type Refund,
  type SubAccount,
  type WebComponentToken,
} from '../../sdk';

export const client = new Client({ clientId: 'a', clientSecret: 'b', baseUrl: 'c' });
new Client({
  clientId: 'a',
  clientSecret: 'b',
  baseUrl: 'c',
  fetch,
  timeoutMs: 1,
  maxRetries: 0,
  subAccountId: 'acc_1',
});
new Client({ clientId: 'a', clientSecret: 'b', baseUrl: 'c', fetch: async (url: string) => new Response(url) });
new Client({ accessToken: 'a', baseUrl: 'c' });
new Client({ accessToken: undefined, clientId: 'a', clientSecret: 'b', baseUrl: 'c' });
const takesRequests = async (request: Request) => new Response(request.url);
// @ts-expect-error it would be called with a URL
new Client({ clientId: 'a', clientSecret: 'b', baseUrl: 'c', fetch: takesRequests });

export const merchant: AccountClient = client.forSubAccount('acc_1');
export const alsoAClient: Client = merchant.forSubAccount('acc_2');

const entry: CreateOnboardingEntryParams = {
  business_details: { type: 'individual', structure: 'sole_proprietorship', url: 'a.example', industry: 'Tea' },
  representative: { name: 'Ada' },
  bank_account: { routing_number: '1', account_number: '2', account_type: 'checking', account_owner_name: 'Ada' },
  terms_and_conditions: { accepted: true, ip: '::1' },
};
const token = { token: 'pm_1' };
const card: CardInput = { name: 'Ada', number: '4242', month: 1, year: '2030', address_postal_code: '10001' };

// A call takes the parameters and resolves to the bare resource.
export const created: Promise<Payment> = client.payments.create({ amount: 1, currency: 'usd', payment_method: token });
export const componentToken: Promise<WebComponentToken> = client.webComponentTokens.create({
  resources: ['tokenize:acc_1'],
});
// @ts-expect-error a token is good for something
client.webComponentTokens.create({});
export const captured: Promise<Payment> = client.payments.capture('py_1');
export const refunded: Promise<Refund> = client.refunds.create('py_1', { amount: 1, reason: 'duplicate' });
export const disputed: Promise<Dispute> = client.disputes.submitResponse('dp_1', { forfeit: true });
export const answered: Promise<DisputeResponse> = client.disputes.updateResponse('dp_1', { customer_name: undefined });
export const account: Promise<SubAccount> = client.subAccounts.create({ name: 'A' }, { idempotencyKey: 'k' });
export const priced: Promise<FeeConfiguration> = client.feeConfigurations.create('acc_1', 'amex_brand_ecomm', {
  variable_rate: 2.75,
});
// @ts-expect-error unknown fee type
client.feeConfigurations.create('acc_1', 'scheduled', { variable_rate: 2.75 });
// @ts-expect-error the rate is required
client.feeConfigurations.create('acc_1', 'platform', {});
export const entered: Promise<OnboardingEntry> = client.onboarding.create('acc_1', entry);
// @ts-expect-error the bank account is required
client.onboarding.create('acc_1', { ...entry, bank_account: undefined });
// @ts-expect-error unknown structure
client.onboarding.create('acc_1', { ...entry, business_details: { ...entry.business_details, structure: 'llc' } });
client.payments.create(
  { amount: 1, currency: 'usd', payment_method: { card } },
  { timeoutMs: 1, signal: new AbortController().signal },
);
// @ts-expect-error the amount is missing
client.payments.create({ currency: 'usd', payment_method: token });
// @ts-expect-error an amount is a number
client.payments.create({ amount: '1', currency: 'usd', payment_method: token });
// @ts-expect-error unknown currency
client.payments.create({ amount: 1, currency: 'eur', payment_method: token });
// @ts-expect-error names are those of the wire
client.payments.create({ amount: 1, currency: 'usd', paymentMethod: token });
// @ts-expect-error unknown option
client.payments.create({ amount: 1, currency: 'usd', payment_method: token }, { idempotency_key: 'k' });
// @ts-expect-error a read has no idempotency key
client.payments.get('py_1', { idempotencyKey: 'k' });
// @ts-expect-error options come after the parameters
client.payments.capture('py_1', { idempotencyKey: 'k' });
// @ts-expect-error unknown reason
client.refunds.create('py_1', { reason: 'regret' });
// @ts-expect-error whether it is given up has to be said
client.disputes.submitResponse('dp_1', { customer_name: 'Ada' });
const pdf = { file_name: 'a.pdf', file_type: 'application/pdf' } as const;
// @ts-expect-error unknown type of evidence
client.disputes.createEvidence('dp_1', { ...pdf, dispute_evidence_type: 'rumor' });
// @ts-expect-error the payment method of a payment cannot be updated
client.payments.update('py_1', { payment_method: token });

// Exactly one payment method.
export const methods: readonly PaymentMethodInput[] = [
  { card },
  token,
  // @ts-expect-error two at once
  { card, token: 'pm_1' },
  // @ts-expect-error none
  {},
  // @ts-expect-error a card without a number
  { card: { name: 'Ada', month: 1, year: 2030, address_postal_code: '10001' } },
];
client.paymentMethods.create({ payment_method: { card } });
// @ts-expect-error a token is tokenized already
client.paymentMethods.create({ payment_method: token });

// A scenario is assignable to metadata, with or without other keys.
export const only: CreatePaymentParams['metadata'] = testScenario('insufficient_funds');
export const among: CreatePaymentParams['metadata'] = { ...testScenario('gateway_timeout'), order: 'A-17' };
export const scenario: 'do_not_honor' = testScenario('do_not_honor').payment_test.scenario;
// @ts-expect-error unknown scenario
testScenario('insuficient_funds');
export const failedPayment: CreatePaymentParams['metadata'] = testError('do_not_honor');
export const failedCard: CardInput['metadata'] = testError('invalid_address');
// @ts-expect-error not a simulated error
testError('not_authenticated');

// An awaited list is a page; an iterated one yields records.
export const page: Promise<Page<Payment>> = client.payments.list({ limit: 10 }).then((first) => first);
export async function walk(): Promise<void> {
  const { data, page_info } = await client.payments.list({ after_cursor: 'c' });
  const next: Page<Payment> | undefined = await (await client.payments.list()).nextPage();
  for await (const payment of client.payments.list({ before_cursor: 'c' }))
    payment.amount.toFixed(page_info.has_next ? 1 : 0);
  for await (const each of client.refunds.list().pages()) each.data.map((refund: Refund) => refund.reason);
  for await (const each of client.subAccounts.list({ status: 'archived' })) each.name.at(data.length);
  for await (const each of client.paymentMethods.list()) each.signature.at(0);
  await client.payments.list({
    payment_status: 'failed',
    created_after: '2031-05-04',
    created_before: '2031-06-01T00:00Z',
  });
  // @ts-expect-error unknown status
  await client.payments.list({ payment_status: 'paid' });
  await client.paymentMethods.update('pm_1', { card: { year: 2040, metadata: { a: 1 } } });
  for await (const group of client.paymentMethodGroups.list()) {
    // @ts-expect-error a list has groups without their payment methods
    group.payment_methods.at(0);
    (await client.paymentMethodGroups.get(group.id)).payment_methods.map(({ signature }) => signature);
  }
  await client.paymentMethods.list({ payment_method_group_id: undefined });
  await client.paymentMethodGroups.update('pmg_1', { payment_method_ids: ['pm_1'] });
  // @ts-expect-error the destination is required
  await client.paymentMethods.clone('pm_1', {});
  // @ts-expect-error the number of a card cannot change
  await client.paymentMethods.update('pm_1', { card: { number: '4242' } });
  // @ts-expect-error there may be no next page
  next.data.at(0);
  // @ts-expect-error the records of a page are read-only
  data.push(data[0]);
}
// @ts-expect-error at most one cursor
client.payments.list({ after_cursor: 'a', before_cursor: 'b' });
// @ts-expect-error unknown status
client.subAccounts.list({ status: 'asleep' });
// @ts-expect-error `archived` is the status of an account
client.payments.list({ status: 'archived' });

// Errors: known codes are completed, and newer ones are allowed.
export function read(error: ApiError, decline: CardDeclinedError): boolean {
  const status: number | undefined = error.status;
  // @ts-expect-error without a response there is no status
  error.status.toFixed();
  // @ts-expect-error an error is read-only
  error.code = 'card_declined';
  if (error.code === 'a_newer_code' || error.code === 'timed_out') return status === undefined;
  return decline.declineCode === 'insufficient_funds' && decline.networkErrorCode === '116';
}

// Categories and advice are literals, the categories open to newer ones.
export function mayRetry({ network, networkErrorCategory, advice }: PaymentError): boolean {
  const category: '1' | 'R0' | null = networkErrorCategory === 'R0' || networkErrorCategory === '1' ? 'R0' : null;
  // @ts-expect-error there may be no advice
  advice.retry;
  // @ts-expect-error unknown advice
  if (advice?.retry === 'soon') return false;
  return advice?.retry === 'later' && network !== 'VISA' && network !== 'A_NEWER_NETWORK' && category === null;
}
export const reusedKey = (error: IdempotencyError): InvalidRequestError & ApiError => error;
export const ids: (error: ApiError) => Readonly<Record<string, string>> = ({ pathParams }) => pathParams;

// A payment method is a card or a bank account.
export function lastFour(method: PaymentMethod, payment: Payment, event: Event<'payment.created'>): string {
  // @ts-expect-error it may be a bank account
  method.card;
  if ('card' in method) return method.card.month;
  const bank: BankAccount = method.bank_account;
  if ('bank_account' in payment.payment_method) return payment.payment_method.bank_account.acct_last_four;
  const { payment_method: ofEvent } = event.data;
  return 'card' in ofEvent ? ofEvent.card.year : bank.name;
}

// Events: the name decides the type of the data.
export async function receive(request: Request): Promise<string> {
  const event: Event = await verifyWebhook({ body: await request.text(), headers: request.headers, secret: 'sigk_' });
  // @ts-expect-error the type of the data is not known yet
  event.data.payment_id;
  if (event.event_name === 'payment.refunded') return event.data.payment_id;
  if (event.event_name === 'sub_account.updated') return event.data.status;
  // @ts-expect-error unknown event
  if (event.event_name === 'payment.regretted') return '';
  return event.request_id ?? '';
}
export const status = (event: Event<'payment.failed'>): Payment['status'] => event.data.status;
export const names: readonly EventName[] = ['payment.created', 'payment_method.created'];
verifyWebhook({ body: '', secret: '', signature: '', timestamp: '', now: new Date(), toleranceSeconds: 1 });
verifyWebhook({ body: new Uint8Array(), secret: '', headers: { 'webhook-signature': ['a'], host: undefined } });
// @ts-expect-error neither headers nor a signature
verifyWebhook({ body: '', secret: '' });
// @ts-expect-error a parsed body has lost its bytes
verifyWebhook({ body: {}, secret: '', headers: {} });

// Every option can be undefined, and none is required: the environment has defaults.
new Client();
new Client({
  clientId: undefined,
  subAccountId: undefined,
  fetch: undefined,
  logger: undefined,
  system: { now: undefined },
});
new Client({ logger: console, logLevel: 'debug', onRequest: ({ path, attempt }) => path.at(attempt) });
new Client({
  appInfo: { name: 'tea-shop', version: '2.1.0', url: undefined },
  // What an observer returns is ignored.
  onRequest: ({ request, path }) => [request.headers.get('X-Shop'), path].length,
  onResponse: async ({ response, status }) => (status === 503 ? new Response(await response.text()) : undefined),
  onError: ({ error: { idempotencyKey, code } }) => new Error(`${code} ${idempotencyKey}`),
});
export const hooks: Hooks = {
  onRequest: ({ request, attempt }) => new Request(request, { headers: { 'X-Attempt': `${attempt}` } }),
};
// @ts-expect-error a program has a name
new Client({ appInfo: { version: '2.1.0' } });
// @ts-expect-error only a response has one
new Client({ onRequest: ({ response }) => response });
export const pageOfError: (error: ApiError) => string = ({ docUrl }) => docUrl;
// @ts-expect-error unknown level
new Client({ logLevel: 'trace' });
// @ts-expect-error a hook observes: its argument is read-only
new Client({ onRetry: (retry) => (retry.delayMs = 0) });
export const copy: Client = client.with({ timeoutMs: 1 });
export const idOfRequest: Promise<string | undefined> = client.payments
  .get('py_1', { subAccountId: 'acc_1', headers: { a: 'b' }, deadlineMs: 1, maxRetries: 0, signal: undefined })
  .withResponse()
  .then(({ requestId }) => requestId);
export const firstTen: Promise<Payment[]> = client.payments.list({}, { subAccountId: 'acc_1' }).toArray({ limit: 10 });
export const promised: Promise<Page<Payment>> = client.payments.list();
client.payments.create({
  amount: 1,
  currency: 'usd',
  payment_method: token,
  description: undefined,
  metadata: undefined,
});
client.payments.list({ limit: undefined, after_cursor: undefined });
export async function rawly(): Promise<number | undefined> {
  const { data, error, response } = await client.raw.GET('/v1/payments', { params: { query: { limit: 1 } } });
  // @ts-expect-error unknown path
  await client.raw.GET('/v1/payment');
  return data?.data[0]?.amount ?? (error === undefined ? undefined : response.status);
}
