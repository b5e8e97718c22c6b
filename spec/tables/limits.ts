import type { Provenance } from '../vocabulary/provenance';

export interface LimitRow {
  /** The subject of the limit. */
  readonly meaning: string;
  readonly provenance: Provenance;
  /** The number, or several numbers by name; for webhooks by mode. */
  readonly [quantity: string]: number | string | Readonly<Record<string, number>>;
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * Every limit of the service and of the sandbox, with its unit in its name. Amounts are in the smallest currency unit; `above`
 * and `below` are exclusive, `minimum` and `maximum` inclusive. Source: Limits, for the stated ones.
 */
export const limits = {
  access_token_seconds: {
    value: day,
    meaning: 'Lifetime of an access token',
    provenance: 'stated',
  },
  web_component_token_seconds: {
    value: hour,
    meaning: 'Lifetime of a web component token',
    provenance: 'reference',
  },
  web_component_resources: {
    value: 50,
    meaning: 'Entries of `resources` of a web component token',
    provenance: 'chosen',
  },
  idempotency_key_characters: {
    value: 100,
    meaning: 'Longest Idempotency-Key',
    provenance: 'stated',
  },
  idempotency_retention_seconds: {
    value: day,
    meaning: 'How long a response is replayed for its Idempotency-Key',
    provenance: 'chosen',
  },
  kept_refusals: {
    value: 10_000,
    meaning: 'Refusals of a platform that are replayed for their Idempotency-Key; the oldest are deleted first',
    provenance: 'chosen',
  },
  page_size: {
    default: 25,
    minimum: 1,
    maximum: 100,
    meaning: 'Records on one page of a list',
    provenance: 'stated',
  },
  payment_amount: {
    above: 50,
    below: 100_000_000,
    meaning: 'Amount of a payment, payment intent or checkout',
    provenance: 'stated',
  },
  statement_descriptor_characters: {
    minimum: 5,
    maximum: 22,
    meaning: 'Length of a `statement_descriptor`',
    provenance: 'reference',
  },
  refund_amount: {
    above: 0,
    meaning: 'Amount of a refund',
    provenance: 'chosen',
  },
  fee_variable_rate: {
    minimum: 0,
    maximum: 100,
    meaning: 'Percent of the amount that a fee configuration charges',
    provenance: 'chosen',
  },
  fee_cents: {
    minimum: 0,
    maximum: 99_999_999,
    meaning: 'Flat fee and cap of a fee configuration',
    provenance: 'chosen',
  },
  cad_processing_fee: {
    basis_points: 290,
    cents: 30,
    meaning: 'Processing fee of a card payment of an account in `cad`',
    provenance: 'chosen',
  },
  capture_window_seconds: {
    value: 7 * day,
    meaning: 'How long an authorized payment can be captured',
    provenance: 'stated',
  },
  void_window_seconds: {
    value: 25 * minute,
    meaning: 'How long a payment can be voided',
    provenance: 'reference',
  },
  refund_window_seconds: {
    value: 180 * day,
    meaning: 'How long a payment can be refunded',
    provenance: 'chosen',
  },
  dispute_response_seconds: {
    value: 14 * day,
    meaning: 'How long a dispute waits for a response before it is lost',
    provenance: 'chosen',
  },
  dispute_test_delay_seconds: {
    maximum: 365 * day,
    meaning: 'Longest delay that `dispute_test_spec` can ask for',
    provenance: 'chosen',
  },
  checkout_window_seconds: {
    value: 7 * day,
    meaning: 'How long a checkout can be completed',
    provenance: 'reference',
  },
  checkout_session_window_seconds: {
    value: day,
    meaning: 'How long a checkout session can be completed',
    provenance: 'stated',
  },
  decline_limit: {
    declines: 5,
    window_seconds: day,
    block_seconds: day,
    meaning: 'Declines of one card on one account within the window, after which the card is blocked',
    provenance: 'chosen',
  },
  customer_payment_methods: {
    value: 50,
    meaning: 'Payment methods of one customer; the same card or bank account counts once',
    provenance: 'chosen',
  },
  payment_method_group_payment_methods: {
    value: 50,
    meaning: 'Payment methods of one payment method group',
    provenance: 'chosen',
  },
  request_header_bytes: {
    value: 64 * 1024,
    meaning: 'Longest headers of a request to a server, with its first line',
    provenance: 'chosen',
  },
  request_body_bytes: {
    value: 1024 * 1024,
    meaning: 'Longest request body',
    provenance: 'chosen',
  },
  upload: {
    bytes: 10 * 1024 * 1024,
    seconds: hour,
    meaning: 'Longest uploaded file, and how long its address takes it',
    provenance: 'chosen',
  },
  request_json: {
    depth: 100,
    values: 50_000,
    fields: 5000,
    meaning:
      'Levels of nested objects and lists in a request body, including the body itself; and how many of its values and fields are read, which is more than the other limits allow',
    provenance: 'chosen',
  },
  request_form: {
    fields: 1000,
    characters: 65_536,
    meaning: 'Fields and length of a request body that is sent as a form',
    provenance: 'chosen',
  },
  fees: {
    value: 100,
    meaning: 'Entries of `fees` in a request',
    provenance: 'chosen',
  },
  publisher_events: {
    value: 500,
    meaning: 'Event names of a publisher (webhook endpoint)',
    provenance: 'chosen',
  },
  metadata: {
    keys: 500,
    items: 10_000,
    meaning: 'Keys of `metadata`, and items of the lists in it; both including nested ones',
    provenance: 'chosen',
  },
  unknown_fields: {
    value: 20,
    meaning: 'Unknown fields of one object that validation looks at; the others change nothing',
    provenance: 'chosen',
  },
  unknown_parameters: {
    value: 20,
    meaning: 'Unknown query parameters that `Sandbox-Warning` names; of the others it has the number',
    provenance: 'chosen',
  },
  parameter_name_characters: {
    value: 40,
    meaning: 'Characters of a parameter name in a message; the rest is cut off',
    provenance: 'chosen',
  },
  id_random_characters: {
    value: 22,
    meaning: 'Base-62 characters after the prefix of an id',
    provenance: 'reference',
  },
  checkout_session_id_characters: {
    value: 64,
    meaning: 'Hexadecimal characters of the id of a checkout session',
    provenance: 'reference',
  },
  payout_sent_business_days: {
    value: 1,
    meaning: 'Business days from the end of a batch until its payout leaves for the bank account',
    provenance: 'chosen',
  },
  payout_deposit_business_days: {
    value: 2,
    meaning: 'Business days from the end of a batch to the deposit of its payout',
    provenance: 'chosen',
  },
  report_address_seconds: {
    value: 3_600,
    meaning: 'How long the address of a report is valid',
    provenance: 'chosen',
  },
  webhook_timeout_seconds: {
    value: 5,
    meaning: 'How long a publisher (webhook endpoint) may take to respond with 200',
    provenance: 'reference',
  },
  webhook_retries: {
    test: { retries: 3, within_seconds: hour },
    live: { retries: 10, within_seconds: day },
    meaning: 'Retries of a failed delivery of an event',
    provenance: 'reference',
  },
  publisher_queue: {
    value: 10_000,
    meaning: 'Open deliveries of a publisher (webhook endpoint); further events are dropped and counted',
    provenance: 'chosen',
  },
  request_log: {
    entries: 1000,
    body_characters: 4096,
    header_characters: 200,
    violations: 20,
    meaning:
      'Entries in the request log of a platform, and the characters of a body, the characters of a header and the violations in an entry',
    provenance: 'chosen',
  },
  snapshots: {
    value: 100,
    meaning: 'Snapshots of a platform',
    provenance: 'chosen',
  },
  platform_tokens: {
    value: 100,
    meaning: 'Tokens of a platform',
    provenance: 'chosen',
  },
  undo: {
    transactions: 1000,
    records: 100_000,
    meaning:
      'Transactions that can be undone, and the records that they wrote in total; the last transaction can always be undone',
    provenance: 'chosen',
  },
  business_name_characters: {
    value: 255,
    meaning: 'Longest legal name of a business, and longest name for its customers',
    provenance: 'chosen',
  },
  ownership_percentage: {
    minimum: 0,
    maximum: 100,
    meaning: 'How much of a business a person owns',
    provenance: 'reference',
  },
  entity_parts: {
    value: 100,
    meaning: 'Documents and bank accounts that a business or an identity shows; further ones are in their lists',
    provenance: 'chosen',
  },
  onboarding: {
    owners: 4,
    minimum_age_years: 18,
    meaning: 'Maximum number of owners of a business, and minimum age of its representative',
    provenance: 'chosen',
  },
} as const satisfies Record<string, LimitRow>;

export type LimitName = keyof typeof limits;

/** The format of a name of a platform. No id has it. */
export const platformNamePattern = /^(?!default$)[a-z0-9-]{1,64}$/;

/** The format of a control token: too long to guess, and only characters that a header can hold. */
export const controlTokenPattern = /^[!-~]{16,256}$/;
