import { resourceOf } from '../rows/event-resource';
import type { Rows, TableName } from '../rows';
import { type Index, Table } from './table';

/** The sorted lists of each table. */
interface IndexNames {
  platform: 'only';
  clock: never;
  accounts: 'byName';
  onboarding_entries: never;
  payment_methods: 'newest';
  customers: 'byEmail';
  card_declines: 'forgottenFirst';
  payment_intents: 'newest';
  payments: 'newest' | 'ofIntent';
  refunds: 'newest' | 'ofPayment';
  disputes: 'ofPayment';
  payment_balance_transactions: 'ofPayment';
  fee_configurations: 'byStart';
  events: 'newest' | 'byName' | 'ofResource';
  publishers: 'newest';
  deliveries: 'newest' | 'open';
  faults: 'newest' | 'active';
  idempotency_keys: 'oldest';
  jobs: 'due' | 'newest';
  job_settings: never;
  checkouts: 'newest';
  checkout_sessions: never;
  proceeds_batches: never;
  payouts: 'newest';
}

export type IndexName<Name extends TableName> = IndexNames[Name];

const bySequence = (row: { readonly sequence: number }) => row.sequence;
const newestOfOwner = {
  partitions: (row: { readonly account_id: string; readonly mode: string }) => [row.account_id, row.mode],
  sortBy: bySequence,
};
const everywhere = ['all'] as const;
const nowhere = [] as const;
const distinct = (names: readonly string[]) => [...new Set(names)];

/** Every sorted list, by table. */
export const indexes: { readonly [Name in TableName]: Readonly<Record<IndexName<Name>, Index<Rows[Name]>>> } = {
  clock: {},
  platform: { only: { partitions: () => everywhere, sortBy: ({ id }) => id } },
  accounts: {
    byName: {
      partitions: ({ kind, mode, id, status }) => {
        if (kind === 'platform') return [];
        const lists = [`${mode} any`, `${mode} ${status}`, `${id} ${status}`];
        return status === 'archived' ? lists : [...lists, `${mode} not archived`, `${id} not archived`];
      },
      sortBy: ({ name, id }) => `${name}\u0000${id}`,
    },
  },
  onboarding_entries: {},
  payment_methods: { newest: newestOfOwner },
  customers: { byEmail: { partitions: (row) => [`${row.account_id} ${row.email}`], sortBy: bySequence } },
  card_declines: {
    forgottenFirst: {
      partitions: () => everywhere,
      sortBy: (row) => `${row.forgotten_at} ${String(row.sequence).padStart(15, '0')}`,
    },
  },
  payment_intents: { newest: newestOfOwner },
  payments: {
    newest: {
      partitions: ({ account_id, mode, status }) => [account_id, mode, `${account_id} ${status}`, `${mode} ${status}`],
      sortBy: bySequence,
    },
    ofIntent: { partitions: (row) => [row.payment_intent_id], sortBy: bySequence },
  },
  refunds: {
    newest: newestOfOwner,
    ofPayment: { partitions: (row) => [row.payment_id], sortBy: bySequence },
  },
  disputes: { ofPayment: { partitions: (row) => [row.payment_id], sortBy: bySequence } },
  payment_balance_transactions: { ofPayment: { partitions: (row) => [row.payment_id], sortBy: bySequence } },
  fee_configurations: {
    // A type of an account has its chain there; an account all that was or will be in force.
    byStart: {
      partitions: ({ account_id, fee_type, effective_start, effective_end }) => {
        const chain = `${account_id} ${fee_type}`;
        return effective_start === effective_end ? [chain] : [chain, account_id];
      },
      sortBy: (row) => `${row.effective_start} ${String(row.sequence).padStart(15, '0')}`,
    },
  },
  events: {
    newest: { partitions: () => everywhere, sortBy: bySequence },
    // Asked for on the control surface alone, and by few.
    byName: { partitions: ({ names }) => distinct(names), sortBy: bySequence, lazy: true },
    ofResource: {
      partitions: ({ states }) => distinct(states.map((state) => resourceOf(state).resource_id)),
      sortBy: bySequence,
      lazy: true,
    },
  },
  publishers: { newest: { partitions: () => everywhere, sortBy: bySequence } },
  deliveries: {
    newest: {
      partitions: ({ event_id, publisher_id, status }) => [
        'all',
        `of ${event_id}`,
        `to ${publisher_id}`,
        `is ${status}`,
        `to ${publisher_id} ${status}`,
      ],
      sortBy: bySequence,
    },
    // What a publisher is still to be sent, the next one first.
    open: {
      partitions: ({ publisher_id, status }) => (status === 'pending' || status === 'failed' ? [publisher_id] : []),
      sortBy: bySequence,
    },
  },
  faults: {
    newest: { partitions: () => everywhere, sortBy: bySequence },
    // Those that are not spent, by what they meet.
    active: {
      partitions: ({ times, matched, fault }) => {
        if (times !== null && matched >= times) return nowhere;
        return ['webhook' in fault ? 'webhooks' : 'requests'];
      },
      sortBy: bySequence,
    },
  },
  idempotency_keys: {
    oldest: { partitions: () => everywhere, sortBy: bySequence },
  },
  jobs: {
    due: {
      partitions: ({ due_at }) => (due_at === null ? nowhere : everywhere),
      sortBy: (row) => `${row.due_at} ${String(row.sequence).padStart(15, '0')}`,
    },
    newest: {
      partitions: ({ subject_id, kind }) => ['all', `of ${subject_id}`, `is ${kind}`, `of ${subject_id} ${kind}`],
      sortBy: bySequence,
      lazy: true,
    },
  },
  job_settings: {},
  checkouts: { newest: newestOfOwner },
  checkout_sessions: {},
  proceeds_batches: {},
  payouts: { newest: newestOfOwner },
};

/** The tables of one platform. */
export type Tables = { readonly [Name in TableName]: Table<Rows[Name], IndexName<Name>> };

export function createTables(): Tables {
  return tablesOf((name) => new Table(indexes[name]));
}

/** Tables with the same rows, to be changed apart from them. */
export function copyTables(tables: Tables): Tables {
  return tablesOf((name) => tables[name].copy());
}

function tablesOf(table: <Name extends TableName>(name: Name) => Table<Rows[Name], IndexName<Name>>): Tables {
  return {
    platform: table('platform'),
    clock: table('clock'),
    accounts: table('accounts'),
    onboarding_entries: table('onboarding_entries'),
    payment_methods: table('payment_methods'),
    customers: table('customers'),
    card_declines: table('card_declines'),
    payment_intents: table('payment_intents'),
    payments: table('payments'),
    refunds: table('refunds'),
    disputes: table('disputes'),
    payment_balance_transactions: table('payment_balance_transactions'),
    fee_configurations: table('fee_configurations'),
    events: table('events'),
    publishers: table('publishers'),
    deliveries: table('deliveries'),
    faults: table('faults'),
    idempotency_keys: table('idempotency_keys'),
    jobs: table('jobs'),
    job_settings: table('job_settings'),
    checkouts: table('checkouts'),
    checkout_sessions: table('checkout_sessions'),
    proceeds_batches: table('proceeds_batches'),
    payouts: table('payouts'),
  };
}
