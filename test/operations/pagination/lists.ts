import { card, manualPayment, payment, paymentIntent } from '../../support/bodies';
import { cardToken, complete, decliningCard, makeCheckout } from '../../support/checkouts';
import type { TestClock } from '../../support/clock';
import type { Schemas } from '../../support/document';
import { newBusiness, newIdentity } from '../../support/entities';
import { FeeConfigurations } from '../../support/fee-configurations';
import type { TestPlatform } from '../../support/test-platform';
import { tokenOf } from '../../support/payment-method';

/** A record that was made: what tells it from the others, what its list is ordered by, whether the filter lets it pass. */
export interface Entry {
  readonly key: string;
  readonly place: number | string;
  readonly shown: boolean;
}

export interface Page extends Readonly<Schemas['PageInfo']> {
  readonly keys: readonly string[];
}

/** A list of a platform of its own. */
export interface List {
  /** Creates a record. The number selects its kind where a list has several. */
  readonly add: (kind: number) => Promise<Omit<Entry, 'place'> & Partial<Pick<Entry, 'place'>>>;
  readonly page: (query: URLSearchParams) => Promise<Page>;
}

/** Begins a list; the number chooses a filter, where there are several. */
type Begin = (platform: TestPlatform, clock: TestClock, filter: number) => List | Promise<List>;

interface PageBody<Item> {
  readonly data: readonly Item[];
  readonly page_info: Schemas['PageInfo'];
}

function pageOf<Item>({ data, page_info }: PageBody<Item>, keyOf: (item: Item) => string): Page {
  return { keys: data.map(keyOf), ...page_info };
}

const filtered = (filter: object, query: URLSearchParams) => new URLSearchParams([...Object.entries(filter), ...query]);

const idOf = ({ id }: { readonly id: string }) => id;
const shown = (key: string) => ({ key, shown: true });
const choose = <Item>(items: readonly [Item, ...Item[]], number: number): Item =>
  items[number % items.length] ?? items[0];

const payments: Begin = ({ testMode: api }, clock, number) => {
  const start = clock.now();
  const at = (milliseconds: number) => new Date(start + milliseconds).toISOString();
  const filter = choose<Partial<Record<'payment_status' | 'created_after' | 'created_before', string>>>(
    [
      {},
      { payment_status: 'succeeded' },
      { payment_status: 'failed' },
      { created_after: at(2) },
      { created_before: at(4) },
      { payment_status: 'succeeded', created_after: at(1), created_before: at(6) },
    ],
    number,
  );
  const { payment_status, created_after = at(-1), created_before = at(1e6) } = filter;
  return {
    add: async (kind) => {
      const metadata = { payment_test: { scenario: choose(['successful_payment', 'card_blocked'], kind) } };
      await api.post('/v1/payments', payment({ metadata }));
      // Asked for by the list of all, as the answer to a declined one does not tell it.
      const [made] = (await api.get('/v1/payments?limit=1')).as('PaymentList').data;
      const { id, status, created_at } = made ?? { id: '', status: '', created_at: '' };
      clock.advance({ milliseconds: kind % 3 });
      const isOfStatus = payment_status === undefined || payment_status === status;
      return { key: id, shown: isOfStatus && created_after < created_at && created_at < created_before };
    },
    page: async (query) => pageOf((await api.get(`/v1/payments?${filtered(filter, query)}`)).as('PaymentList'), idOf),
  };
};

const subAccounts: Begin = ({ testMode: api, review }, _, number) => {
  const filter = choose<{ readonly status?: string }>([{}, { status: 'enabled' }, { status: 'archived' }], number);
  let count = 0;
  return {
    add: async (kind) => {
      const name = `${choose(['M', 'a', 'É', '한', '🫖', 'B', 'm', ' b'], kind)}${++count}`;
      const { id } = (await api.post('/v1/sub_accounts', { name })).subAccount;
      const isArchived = kind % 3 === 0;
      if (isArchived) await review(id, 'archive');
      return { key: id, place: name, shown: isArchived === (filter.status === 'archived') };
    },
    page: async (query) =>
      pageOf((await api.get(`/v1/sub_accounts?${filtered(filter, query)}`)).as('SubAccountList'), idOf),
  };
};

const refunds: Begin = async ({ testMode: api }) => {
  const { id } = (await api.post('/v1/payments', payment())).payment;
  return {
    add: async () => shown((await api.post(`/v1/payments/${id}/refunds`, { amount: 1 })).refund.id),
    page: async (query) => pageOf((await api.get(`/v1/refunds?${query}`)).as('RefundList'), idOf),
  };
};

const disputes: Begin = ({ testMode: api, openDispute, decideDispute }, _, number) => {
  const filter = choose<{ readonly status?: string }>([{}, { status: 'won' }, { status: 'needs_response' }], number);
  return {
    add: async (kind) => {
      const { id } = (await api.post('/v1/payments', payment())).payment;
      const { dispute } = await openDispute(id);
      const isWon = kind % 2 === 0;
      if (isWon) await decideDispute(dispute.id, 'win');
      const status = isWon ? 'won' : 'needs_response';
      return { key: dispute.id, shown: filter.status === undefined || filter.status === status };
    },
    page: async (query) => pageOf((await api.get(`/v1/disputes?${filtered(filter, query)}`)).as('DisputeList'), idOf),
  };
};

const paymentIntents: Begin = ({ testMode: api }) => ({
  add: async () => shown((await api.post('/v1/payment_intents', paymentIntent())).paymentIntent.id),
  page: async (query) => pageOf((await api.get(`/v1/payment_intents?${query}`)).as('PaymentIntentList'), idOf),
});

/** All payment methods, those of a customer, those of a group, or those that are of both. */
const paymentMethods: Begin = async ({ testMode: api }, _, number) => {
  const ofCustomer = number % 2 === 1;
  const ofGroup = Math.floor(number / 2) % 2 === 1;
  const { id: payment_method_group_id } = (await api.post('/v1/payment_method_groups')).paymentMethodGroup;
  let filter = { ...(ofCustomer && { customer_id: 'cust_0' }), ...(ofGroup && { payment_method_group_id }) };
  return {
    add: async (kind) => {
      const email = choose(['ada@tea.example', 'bob@tea.example'], kind);
      const group = kind % 3 === 0 ? {} : { payment_method_group_id };
      const answer = await api.post('/v1/payment_methods', { payment_method: { card: card() }, email, ...group });
      const isAda = email.startsWith('ada');
      if (ofCustomer && isAda) filter = { ...filter, customer_id: answer.paymentMethod.customer_id ?? '' };
      return { key: answer.token, shown: (!ofCustomer || isAda) && (!ofGroup || kind % 3 !== 0) };
    },
    page: async (query) =>
      pageOf((await api.get(`/v1/payment_methods?${filtered(filter, query)}`)).as('PaymentMethodList'), tokenOf),
  };
};

const paymentMethodGroups: Begin = ({ testMode: api }) => ({
  add: async () => shown((await api.post('/v1/payment_method_groups')).paymentMethodGroup.id),
  page: async (query) =>
    pageOf((await api.get(`/v1/payment_method_groups?${query}`)).as('PaymentMethodGroupList'), idOf),
});

const checkouts: Begin = async ({ testMode: api }, _, number) => {
  const filter = choose<Partial<Record<'status' | 'payment_status', string>>>(
    [{}, { status: 'created' }, { status: 'attempted', payment_status: 'failed' }],
    number,
  );
  const token = await cardToken(api, decliningCard);
  return {
    add: async (kind) => {
      const { id } = await makeCheckout(api);
      const status = choose(['created', 'attempted'], kind);
      if (status === 'attempted') await complete(api, id, token);
      return { key: id, shown: (filter.status ?? status) === status };
    },
    page: async (query) => pageOf((await api.get(`/v1/checkouts?${filtered(filter, query)}`)).as('CheckoutList'), idOf),
  };
};

/** The books of a payment: its capture is a line, and so is each refund. */
const balanceTransactions: Begin = async ({ testMode: api }) => {
  const { id } = (await api.post('/v1/payments', manualPayment())).payment;
  let captured = false;
  return {
    add: async () => {
      if (captured) return shown((await api.post(`/v1/payments/${id}/refunds`, { amount: 1 })).refund.id);
      captured = true;
      return shown((await api.post(`/v1/payments/${id}/capture`)).payment.id);
    },
    page: async (query) => {
      const answer = await api.get(`/v1/payments/${id}/payment_balance_transactions?${query}`);
      return pageOf(answer.as('PaymentBalanceTransactionList'), ({ source_id }) => source_id);
    },
  };
};

/** Ordered by when they begin, and those that begin together by when they were made. */
const feeConfigurationHistory: Begin = async ({ testMode: api, newSubAccount }, clock) => {
  const configurations = new FeeConfigurations(api, (await newSubAccount()).id);
  let count = 0;
  return {
    add: async (kind) => {
      const effective_start = new Date(clock.now() + kind * 60_000).toISOString();
      const { id } = await configurations.create('platform', { effective_start });
      return { ...shown(id), place: -(kind * 1_000 + ++count) };
    },
    page: async (query) =>
      pageOf((await api.get(`${configurations.path}/platform/history?${query}`)).as('FeeConfigurationList'), idOf),
  };
};

const businesses: Begin = ({ testMode: api }, _, number) => {
  const filter = choose<{ readonly business_name?: string }>(
    [{}, { business_name: 'tea' }, { business_name: 'e' }],
    number,
  );
  return {
    add: async (kind) => {
      const legal_name = choose(['Tea House', 'Coffee House', 'Milk Bar'], kind);
      const isNamed = legal_name.toLowerCase().includes(filter.business_name ?? '');
      return { key: (await newBusiness(api, { legal_name })).id, shown: isNamed };
    },
    page: async (query) =>
      pageOf((await api.get(`/v1/entities/business?${filtered(filter, query)}`)).as('BusinessList'), idOf),
  };
};

const identities: Begin = async ({ testMode: api }, _, number) => {
  const { id: business_id } = await newBusiness(api);
  const filter = choose<{ readonly business_id?: string }>([{}, { business_id }], number);
  return {
    add: async (kind) => {
      const isOfBusiness = kind % 2 === 0;
      const { id } = await newIdentity(api, isOfBusiness ? { business_id } : {});
      return { key: id, shown: isOfBusiness || filter.business_id === undefined };
    },
    page: async (query) =>
      pageOf((await api.get(`/v1/entities/identity?${filtered(filter, query)}`)).as('IdentityList'), idOf),
  };
};

/** A payout a day, each with an amount of its own. */
const proceeds: Begin = ({ testMode, clock: moveClock }) => {
  let api = testMode;
  let count = 0;
  return {
    add: async () => {
      const fees = [{ type: 'platform_fee', amount: ++count }];
      await api.post('/v1/payments', payment({ fees }));
      await moveClock({ advance: '1d' });
      api = testMode.renewed();
      return shown(String(count));
    },
    page: async (query) =>
      pageOf((await api.get(`/v1/proceeds?${query}`)).as('ProceedsPayoutList'), ({ amount }) => String(amount)),
  };
};

/** A payout a day, as for proceeds. */
const payouts: Begin = ({ testMode, clock: moveClock }) => {
  let api = testMode;
  let count = 0;
  return {
    add: async () => {
      await api.post('/v1/payments', payment({ amount: 1_000 + ++count }));
      await moveClock({ advance: '1d' });
      api = testMode.renewed();
      return shown(String(1_000 + count));
    },
    page: async (query) =>
      pageOf((await api.get(`/v1/payouts?${query}`)).as('PayoutList'), ({ amount }) => String(amount)),
  };
};

/** The ledger of an account. */
const ledger: Begin = ({ testMode: api }) => ({
  add: async (kind) => shown((await api.post('/v1/payments', payment({ amount: 1_000 + kind }))).payment.id),
  page: async (query) =>
    pageOf(
      (await api.get(`/v1/balance_transactions?${query}`)).as('BalanceTransactionList'),
      ({ source_id }) => source_id,
    ),
});

export const lists = {
  payments,
  'sub accounts': subAccounts,
  refunds,
  disputes,
  'payment intents': paymentIntents,
  'payment methods': paymentMethods,
  'payment method groups': paymentMethodGroups,
  checkouts,
  'balance transactions': balanceTransactions,
  'fee configuration history': feeConfigurationHistory,
  proceeds,
  payouts,
  ledger,
  businesses,
  identities,
} as const satisfies Record<string, Begin>;
