import { balanceTransactions } from './objects/balance-transactions';
import { addresses, bankAccounts, businesses, documents, identities } from './objects/businesses';
import { checkouts } from './objects/checkouts';
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
import { fault, faults } from './sandbox/faults';
import { seedFile } from './sandbox/seed-file';
import { snapshots } from './sandbox/snapshots';
import { time } from './sandbox/time';
import { states } from './states';
import { event } from './traffic/event';
import { events } from './traffic/events';
import { publisher } from './traffic/publisher';
import { publishers } from './traffic/publishers';
import { request } from './traffic/request';
import { requests } from './traffic/requests';

/** The pages of the dashboard by their path: a list or a page of its own, and the detail below it. */
export const pages: Readonly<Record<string, { readonly list: DashboardPage; readonly detail?: DashboardPage }>> = {
  '': { list: overview },
  payments,
  payment_intents: paymentIntents,
  refunds,
  disputes,
  requests: { list: requests, detail: request },
  events: { list: events, detail: event },
  publishers: { list: publishers, detail: publisher },
  checkouts,
  payment_methods: paymentMethods,
  payment_method_groups: paymentMethodGroups,
  sub_accounts: subAccounts,
  businesses,
  identities,
  addresses,
  bank_accounts: bankAccounts,
  documents,
  payouts,
  proceeds_payouts: proceedsPayouts,
  balance_transactions: balanceTransactions,
  fee_configurations: feeConfigurations,
  states: { list: states },
  time: { list: time },
  faults: { list: faults, detail: fault },
  snapshots: { list: snapshots, detail: seedFile },
};

/** Returns the page at a path; undefined for an unknown one. */
export function pageAt(list: string, isDetail: boolean): DashboardPage | undefined {
  const found = Object.hasOwn(pages, list) ? pages[list] : undefined;
  return isDetail ? found?.detail : found?.list;
}
