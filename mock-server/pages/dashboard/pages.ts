import { checkoutLink, createCheckoutLink } from './create/checkout-link';
import { createPayment } from './create/payment';
import { createPaymentIntent } from './create/payment-intent';
import { createRefund } from './create/refund';
import { createSubAccount } from './create/sub-account';
import { balanceTransactions } from './objects/balance-transactions';
import { addresses, bankAccounts, businesses, documents, identities } from './objects/businesses';
import { checkoutSessions } from './objects/checkout-sessions';
import { checkouts } from './objects/checkouts';
import { customers } from './objects/customers';
import { disputes } from './objects/disputes';
import { feeConfigurations } from './objects/fee-configurations';
import { paymentIntents } from './objects/payment-intents';
import { paymentMethodGroups, paymentMethods } from './objects/payment-methods';
import { payments } from './objects/payments';
import { payouts, proceedsPayouts } from './objects/payouts';
import { refunds } from './objects/refunds';
import { subAccounts } from './objects/sub-accounts';
import { overview } from './overview/overview';
import type { DashboardPage } from './page';
import { deletion } from './platforms/deletion';
import { naming } from './platforms/naming';
import { tokens } from './platforms/tokens';
import { ready } from './ready/ready';
import { fault, faults } from './sandbox/faults';
import { seedFile, seedFileImport } from './sandbox/seed-file';
import { snapshots } from './sandbox/snapshots';
import { time } from './sandbox/time';
import { states } from './states';
import { deliveries, delivery } from './traffic/delivery';
import { event } from './traffic/event';
import { events } from './traffic/events';
import { publisher } from './traffic/publisher';
import { publishers } from './traffic/publishers';
import { request } from './traffic/request';
import { requests } from './traffic/requests';

interface Pages {
  /** A list, or a page of its own. */
  readonly list?: DashboardPage;
  /** The page of one object, below the list. */
  readonly detail?: DashboardPage;
  /** The page that creates an object: `new` below the list. */
  readonly create?: DashboardPage;
}

/** The pages that a token of the platform opens, as the control token does. */
const platformPages: Readonly<Record<string, Pages>> = {
  '': { list: overview },
  payments: { ...payments, create: createPayment },
  payment_intents: { ...paymentIntents, create: createPaymentIntent },
  refunds: { ...refunds, create: createRefund },
  disputes,
  requests: { list: requests, detail: request },
  events: { list: events, detail: event },
  publishers: { list: publishers, detail: publisher },
  checkouts: { ...checkouts, create: createCheckoutLink },
  checkout_sessions: { list: checkoutSessions, detail: checkoutLink },
  deliveries: { list: deliveries, detail: delivery },
  customers,
  payment_methods: paymentMethods,
  payment_method_groups: paymentMethodGroups,
  sub_accounts: { ...subAccounts, create: createSubAccount },
  businesses,
  identities,
  addresses,
  bank_accounts: bankAccounts,
  documents,
  payouts,
  proceeds_payouts: proceedsPayouts,
  balance_transactions: balanceTransactions,
  fee_configurations: feeConfigurations,
  import: { list: seedFileImport },
  ready: { list: ready },
  states: { list: states },
  time: { list: time },
  faults: { list: faults, detail: fault },
  snapshots: { list: snapshots, detail: seedFile },
};

/** The pages of the dashboard by their path. */
export const pages: Readonly<Record<string, Pages>> = {
  ...platformPages,
  delete: { list: deletion },
  name: { list: naming },
  tokens: { list: tokens },
};

/** Whether a token of the platform opens the page at a path. */
export const isOpenToPlatform = (path: string): boolean => Object.hasOwn(platformPages, path.split('/')[0] ?? '');

/** Returns the page at a path; undefined for an unknown one. No object has the id `new`. */
export function pageAt(path: string): DashboardPage | undefined {
  const [list = '', id] = path.split('/');
  const found = Object.hasOwn(pages, list) ? pages[list] : undefined;
  if (id === undefined) return found?.list;
  return id === 'new' && found?.create !== undefined ? found.create : found?.detail;
}
