import type {
  AccountRow,
  EventRow,
  IdempotencyRow,
  JobRow,
  PaymentIntentRow,
  PaymentMethodRow,
  PaymentRow,
  PlatformRow,
  RefundRow,
} from './rows';
import { type Index, Table } from './table';

export interface Rows {
  platform: PlatformRow;
  accounts: AccountRow;
  payment_methods: PaymentMethodRow;
  payment_intents: PaymentIntentRow;
  payments: PaymentRow;
  refunds: RefundRow;
  events: EventRow;
  idempotency_keys: IdempotencyRow;
  jobs: JobRow;
}

export type TableName = keyof Rows;

/** The sorted lists of each table. */
interface IndexNames {
  platform: never;
  accounts: 'byName';
  payment_methods: 'newest';
  payment_intents: 'newest';
  payments: 'newest';
  refunds: 'newest' | 'ofPayment';
  events: 'newest';
  idempotency_keys: 'oldest';
  jobs: 'due';
}

export type IndexName<Name extends TableName> = IndexNames[Name];

const bySequence = (row: { readonly sequence: number }) => row.sequence;
const newestOfOwner = {
  buckets: (row: { readonly account_id: string; readonly mode: string }) => [row.account_id, row.mode],
  sortBy: bySequence,
};
const everywhere = ['all'] as const;

/** Every sorted list, by table. */
export const indexes: { readonly [Name in TableName]: Readonly<Record<IndexName<Name>, Index<Rows[Name]>>> } = {
  platform: {},
  accounts: {
    byName: {
      buckets: ({ kind, mode, status }) => {
        if (kind === 'platform') return [];
        const lists = [`${mode} any`, `${mode} ${status}`];
        return status === 'archived' ? lists : [...lists, `${mode} not archived`];
      },
      sortBy: ({ name, id }) => `${name}\u0000${id}`,
    },
  },
  payment_methods: { newest: newestOfOwner },
  payment_intents: { newest: newestOfOwner },
  payments: { newest: newestOfOwner },
  refunds: {
    newest: newestOfOwner,
    ofPayment: { buckets: (row) => [row.payment_id], sortBy: bySequence },
  },
  events: { newest: { buckets: () => everywhere, sortBy: bySequence } },
  idempotency_keys: {
    oldest: { buckets: () => everywhere, sortBy: bySequence },
  },
  jobs: {
    due: { buckets: () => everywhere, sortBy: (row) => `${row.due_at} ${String(row.sequence).padStart(15, '0')}` },
  },
};

/** The tables of one platform. */
export type Tables = { readonly [Name in TableName]: Table<Rows[Name], IndexName<Name>> };

export function createTables(): Tables {
  return {
    platform: new Table(indexes.platform),
    accounts: new Table(indexes.accounts),
    payment_methods: new Table(indexes.payment_methods),
    payment_intents: new Table(indexes.payment_intents),
    payments: new Table(indexes.payments),
    refunds: new Table(indexes.refunds),
    events: new Table(indexes.events),
    idempotency_keys: new Table(indexes.idempotency_keys),
    jobs: new Table(indexes.jobs),
  };
}
