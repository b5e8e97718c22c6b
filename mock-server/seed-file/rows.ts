import { workStepNames } from '../../spec/tables/background-jobs';
import { events } from '../../spec/tables/events';
import { payoutStates, subAccountStates } from '../../spec/tables/states';
import type { JobKind, StateAsShown } from '../rows';
import type { Rows, TableName } from '../store/tables';
import { readMode } from '../time/job-settings';
import { currency, feeType, fieldsOf, metadata, mode, resource } from './fields';
import {
  anything,
  filled,
  instant,
  integer,
  isObject,
  kind,
  type Kind,
  listOf,
  nullable,
  number,
  object,
  oneOf,
  optional,
  ref,
  stateOf,
  text,
} from './checks';
import { paymentRowKinds } from './payment-rows';

const proceeds = {
  payments_count: integer,
  payments_total: integer,
  refunds_count: integer,
  refunds_total: integer,
  other_total: integer,
};

const workMode = kind(
  'immediate, manual or a span',
  (value) => typeof value === 'string' && value !== 'usual' && readMode(value) === value,
);

/** What a job is about. */
export const jobSubjects: { readonly [Kind in JobKind]: TableName } = {
  enable_sub_account: 'accounts',
  settle_payment: 'payments',
  settle_refund: 'refunds',
  close_proceeds_batch: 'proceeds_batches',
  send_proceeds_payout: 'payouts',
  pay_proceeds_payout: 'payouts',
  lapse_authorization: 'payments',
  lose_dispute: 'disputes',
  expire_checkout: 'checkouts',
  retry_delivery: 'deliveries',
};

const jobFields = fieldsOf<Rows['jobs']>({
  id: filled,
  sequence: integer,
  due_at: nullable(instant),
  kind: oneOf(Object.keys(jobSubjects)),
  subject_id: filled,
});

/** A job is about a row that is in the file. */
const job: Kind = (value, place, findings) => {
  jobFields(value, place, findings);
  if (!isObject(value)) return;
  for (const [name, table] of Object.entries(jobSubjects))
    if (name === value['kind']) findings.reference(`${place}.subject_id`, table, String(value['subject_id']));
};

/** What a row of each table must look like; null for what belongs to its platform alone, and is in no seed file. */
export const rowKinds = {
  // Its keys, and what hashes are made with: a new platform has its own.
  platform: null,
  // The instant that it shows stands in the file instead.
  clock: null,
  accounts: fieldsOf<Rows['accounts']>({
    id: filled,
    sequence: integer,
    kind: oneOf(['platform', 'sub']),
    mode,
    platform_account_id: ref('accounts'),
    name: text,
    status: stateOf(subAccountStates),
    currency,
    application_fee_rates: listOf(
      fieldsOf<Rows['accounts']['application_fee_rates'][number]>({
        id: filled,
        transaction_fee: integer,
        currency,
        basis_point_rate: number,
        rate_type: oneOf(['cc', 'ach']),
        created_at: instant,
        updated_at: instant,
      }),
    ),
    related_accounts: anything,
    created_at: instant,
    updated_at: instant,
  }),
  onboarding_entries: fieldsOf<Rows['onboarding_entries']>({ ...resource, payload: anything }),
  ...paymentRowKinds,
  customers: fieldsOf<Rows['customers']>({ ...resource, email: filled, payment_methods: integer }),
  card_declines: fieldsOf<Rows['card_declines']>({
    id: filled,
    sequence: integer,
    declines: listOf(instant),
    blocked_until: nullable(instant),
    forgotten_at: instant,
  }),
  fee_configurations: fieldsOf<Rows['fee_configurations']>({
    ...resource,
    platform_account_id: ref('accounts'),
    fee_type: feeType,
    variable_rate: filled,
    transaction_fee_cents: integer,
    transaction_fee_currency: currency,
    fee_cap_cents: nullable(integer),
    effective_start: instant,
    effective_end: nullable(instant),
  }),
  events: fieldsOf<Rows['events']>({
    id: filled,
    sequence: integer,
    idempotency_key: nullable(text),
    request_id: nullable(text),
    created_at: instant,
    states: listOf(fieldsOf<StateAsShown>({ mode, account_id: ref('accounts'), resource_id: text, data: anything })),
    names: listOf(oneOf(Object.keys(events))),
    about: listOf(integer),
  }),
  // Whoever listens to the platform is not of it; their secrets were shown once, and to them alone.
  publishers: null,
  deliveries: null,
  // What a test lets go wrong.
  faults: null,
  // What callers were answered: a request to the new platform is a new one.
  idempotency_keys: null,
  jobs: job,
  work_modes: fieldsOf<Rows['work_modes']>({
    id: oneOf(['work']),
    modes: object(Object.fromEntries(workStepNames.map((step) => [step, optional(workMode)]))),
  }),
  proceeds_batches: fieldsOf<Rows['proceeds_batches']>({
    id: filled,
    ...proceeds,
    mode,
    currency,
    closes_at: nullable(instant),
  }),
  payouts: fieldsOf<Rows['payouts']>({
    ...resource,
    ...proceeds,
    currency,
    amount: integer,
    status: stateOf(payoutStates),
    description: nullable(text),
    metadata,
    deposits_at: instant,
  }),
} as const satisfies { readonly [Name in TableName]: Kind | null };

/** The tables whose rows are in a seed file. */
export type SeedTable = {
  [Name in TableName]: (typeof rowKinds)[Name] extends null ? never : Name;
}[TableName];

export function isSeedTable(name: string): name is SeedTable {
  return Object.entries(rowKinds).some(([known, kind]) => known === name && kind !== null);
}

export const seedTables: readonly SeedTable[] = Object.keys(rowKinds).filter(isSeedTable);
