import { businesses } from './objects/businesses';
import { disputes } from './objects/disputes';
import { detailPage, listPage, type ObjectPages } from './objects/object-page';
import { addresses, bankAccounts, documents, identities } from './objects/entities';
import { paymentIntents } from './objects/payment-intents';
import { payments } from './objects/payments';
import { refunds } from './objects/refunds';
import { balanceTransactions } from './objects/balance-transactions';
import { checkouts } from './objects/checkouts';
import { feeConfigurations } from './objects/fee-configurations';
import { paymentMethodGroups } from './objects/payment-method-groups';
import { paymentMethods } from './objects/payment-methods';
import { payouts } from './objects/payouts';
import { proceedsPayouts } from './objects/proceeds-payouts';
import { subAccounts } from './objects/sub-accounts';
import { overview } from './overview/overview';
import type { DashboardPage } from './page';
import { states } from './states';
import { event } from './traffic/event';
import { events } from './traffic/events';
import { publisher } from './traffic/publisher';
import { publishers } from './traffic/publishers';
import { request } from './traffic/request';
import { requests } from './traffic/requests';
import { fault, faults } from './sandbox/faults';
import { seedFile } from './sandbox/seed-file';
import { snapshots } from './sandbox/snapshots';
import { time } from './sandbox/time';

function object<Item>(pages: ObjectPages<Item>): { readonly list: DashboardPage; readonly detail: DashboardPage } {
  return { list: listPage(pages), detail: detailPage(pages) };
}

/** The pages of the dashboard by their path: a list or a page of its own, and the detail below it. */
export const pages: Readonly<Record<string, { readonly list: DashboardPage; readonly detail?: DashboardPage }>> = {
  '': { list: overview },
  payments: object(payments),
  payment_intents: object(paymentIntents),
  refunds: object(refunds),
  disputes: object(disputes),
  requests: { list: requests, detail: request },
  events: { list: events, detail: event },
  publishers: { list: publishers, detail: publisher },
  checkouts: object(checkouts),
  payment_methods: object(paymentMethods),
  payment_method_groups: object(paymentMethodGroups),
  sub_accounts: object(subAccounts),
  businesses: object(businesses),
  identities: object(identities),
  addresses: object(addresses),
  bank_accounts: object(bankAccounts),
  documents: object(documents),
  payouts: object(payouts),
  proceeds_payouts: object(proceedsPayouts),
  balance_transactions: object(balanceTransactions),
  fee_configurations: object(feeConfigurations),
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
