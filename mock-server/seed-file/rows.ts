import { backgroundJobNames } from '../../spec/tables/background-jobs';
import { events } from '../../spec/tables/events';
import { payoutStates, subAccountStates } from '../../spec/tables/states';
import type { JobKind, RenderedState, Rows, TableName } from '../rows';
import { parseJobSetting } from '../time/job-settings';
import { currency, feeType, fieldsOf, metadata, mode, resource } from './fields';
import {
  anything,
  nonEmptyString,
  instant,
  integer,
  isObject,
  kind,
  type Check,
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
import { paymentRowChecks } from './payment-rows';

const proceeds = {
  payments_count: integer,
  payments_total: integer,
  refunds_count: integer,
  refunds_total: integer,
  other_total: integer,
};

const jobSetting = kind(
  'immediate, manual or a span',
  (value) => typeof value === 'string' && value !== 'default' && parseJobSetting(value) === value,
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
  id: nonEmptyString,
  sequence: integer,
  due_at: nullable(instant),
  kind: oneOf(Object.keys(jobSubjects)),
  subject_id: nonEmptyString,
});

/** A job is about a row that is in the file. */
const job: Check = (value, place, findings) => {
  jobFields(value, place, findings);
  if (!isObject(value)) return;
  for (const [name, table] of Object.entries(jobSubjects))
    if (name === value['kind']) findings.reference(`${place}.subject_id`, table, String(value['subject_id']));
};

/** What a row of each table must look like; null for what belongs to its platform alone, and is in no seed file. */
export const rowChecks = {
  // Its keys, and what hashes are made with: a new platform has its own.
  platform: null,
  // The instant that it shows stands in the file instead.
  clock: null,
  accounts: fieldsOf<Rows['accounts']>({
    id: nonEmptyString,
    sequence: integer,
    kind: oneOf(['platform', 'sub']),
    mode,
    platform_account_id: ref('accounts'),
    name: text,
    status: stateOf(subAccountStates),
    currency,
    application_fee_rates: listOf(
      fieldsOf<Rows['accounts']['application_fee_rates'][number]>({
        id: nonEmptyString,
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
  ...paymentRowChecks,
  customers: fieldsOf<Rows['customers']>({ ...resource, email: nonEmptyString, payment_methods: integer }),
  card_declines: fieldsOf<Rows['card_declines']>({
    id: nonEmptyString,
    sequence: integer,
    declines: listOf(instant),
    blocked_until: nullable(instant),
    forgotten_at: instant,
  }),
  fee_configurations: fieldsOf<Rows['fee_configurations']>({
    ...resource,
    platform_account_id: ref('accounts'),
    fee_type: feeType,
    variable_rate: nonEmptyString,
    transaction_fee_cents: integer,
    transaction_fee_currency: currency,
    fee_cap_cents: nullable(integer),
    effective_start: instant,
    effective_end: nullable(instant),
  }),
  events: fieldsOf<Rows['events']>({
    id: nonEmptyString,
    sequence: integer,
    idempotency_key: nullable(text),
    request_id: nullable(text),
    created_at: instant,
    states: listOf(fieldsOf<RenderedState>({ mode, account_id: ref('accounts'), resource_id: text, data: anything })),
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
  job_settings: fieldsOf<Rows['job_settings']>({
    id: oneOf(['job_settings']),
    settings: object(Object.fromEntries(backgroundJobNames.map((step) => [step, optional(jobSetting)]))),
  }),
  proceeds_batches: fieldsOf<Rows['proceeds_batches']>({
    id: nonEmptyString,
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
} as const satisfies { readonly [Name in TableName]: Check | null };

/** The tables whose rows are in a seed file. */
export type SeedTable = {
  [Name in TableName]: (typeof rowChecks)[Name] extends null ? never : Name;
}[TableName];

export function isSeedTable(name: string): name is SeedTable {
  return Object.entries(rowChecks).some(([known, kind]) => known === name && kind !== null);
}

export const seedTables: readonly SeedTable[] = Object.keys(rowChecks).filter(isSeedTable);
