import { operations } from '../../../../spec/resources';
import { deliveryStatuses } from '../../../../spec/tables/outcomes';
import { type MachineName, machines } from '../../../../spec/tables/states';
import type { Operation } from '../../../../spec/vocabulary/operation';
import { amounts, chips, choice, instants, type ListFilters, type OwnFilter } from './own-filters';

/** Returns a chip for each value of a parameter of an operation. */
const chipsOf = ({ query = {} }: Operation, name: string) =>
  chips(name, 'Status', query[name]?.enum?.map(String) ?? []);

const statusClasses = ['2xx', '4xx', '5xx'];

/** A single status is a parameter of the operation. */
const statusClass: OwnFilter = {
  kind: 'choice',
  conditionOf: (value) =>
    statusClasses.includes(value)
      ? { field: 'status', meets: (status) => String(status).startsWith(value.charAt(0)) }
      : undefined,
  rule: 'It must be an HTTP status such as 402, or 2xx, 4xx or 5xx.',
};

const faultState: OwnFilter = {
  kind: 'choice',
  conditionOf: (value) => {
    if (value === 'active') return { field: 'left', meets: (left) => left !== 0 };
    return value === 'exhausted' ? { field: 'left', meets: (left) => left === 0 } : undefined;
  },
  rule: 'It must be active or exhausted.',
};

const created = instants();

/** The filters of the lists by their paths, besides the parameters of their operations. */
export const listFilters: Readonly<Record<string, ListFilters>> = {
  payments: { chips: [chipsOf(operations.listPayments, 'payment_status')], account: 'selected', own: amounts() },
  payment_intents: withStates('payment_intent', { account: 'selected', own: { ...amounts(), ...created } }),
  refunds: withStates('refund', { account: 'selected', own: { ...amounts(), ...created } }),
  disputes: {
    chips: [chipsOf(operations.listDisputes, 'status')],
    account: 'selected',
    own: { ...amounts(), ...created },
  },
  checkouts: { chips: [chipsOf(operations.listCheckouts, 'status')], account: 'selected', own: amounts() },
  payment_methods: { account: 'selected' },
  payment_method_groups: { account: 'selected' },
  sub_accounts: { chips: [{ ...chipsOf(operations.listSubAccounts, 'status'), none: 'Not archived' }] },
  payouts: { chips: [chipsOf(operations.listPayouts, 'status')], account: 'selected', own: amounts() },
  proceeds_payouts: withStates('payout', { own: amounts() }),
  balance_transactions: { account: 'selected', own: { ...amounts(), ...created } },
  fee_configurations: { account: 'selected' },
  requests: {
    chips: [
      {
        name: 'status',
        label: 'Status',
        titles: Object.fromEntries(statusClasses.map((each) => [each, each])),
        none: 'Any status',
      },
      {
        name: 'verdict',
        label: 'Verdict',
        titles: { ok: 'OK', warning: 'Warning', violation: 'Violation' },
        none: 'Any verdict',
      },
    ],
    account: 'of row',
    own: { status: statusClass, ...instants('clock') },
  },
  events: { account: 'of row', own: created, maxRows: 2_500 },
  deliveries: { chips: [chips('status', 'Status', deliveryStatuses)], own: created },
  faults: { chips: [chips('state', 'State', ['active', 'exhausted'])], own: { state: faultState } },
};

/** Returns the filters of a list whose operation has no filter by state. */
function withStates(machine: MachineName, { own, ...filters }: ListFilters): ListFilters {
  const names = Object.keys(machines[machine].states);
  return { ...filters, chips: [chips('status', 'Status', names)], own: { status: choice('status', names), ...own } };
}
