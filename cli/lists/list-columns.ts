/** A field: `payment_method.card.brand`, `attempts.-1.status`. Fields that are separated by spaces are shown together. */
type Fields = string | readonly string[];

/** The columns of a list by their names. Of several fields the first with a value is shown. */
export interface ListColumns {
  /** Columns that every terminal shows. */
  readonly always: Readonly<Record<string, Fields>>;
  /** Columns for the space that is left, the most important first. The id is the last column of the table all the same. */
  readonly more: Readonly<Record<string, Fields>>;
}

const card = (at: string) => `${at}card.brand ${at}card.acct_last_four`;
const bankAccount = (at: string) => `${at}bank_account.bank_name ${at}bank_account.acct_last_four`;
const payout = {
  always: { time: 'created_at', amount: 'amount', status: 'status', id: 'id' },
  more: { type: 'payout_type', deposits: 'deposits_at', bank: 'bank_account.bank_name' },
};

/** The columns of the lists of objects of a schema. Those of other schemas follow from their fields. */
export const listColumns: Readonly<Record<string, ListColumns>> = {
  RequestEntry: {
    always: { time: 'clock', method: 'method', path: 'path', status: 'status', verdict: 'verdict' },
    more: { duration: 'duration_ms', id: 'id', error: 'error_code', fault: 'fault_id', account: 'account_id' },
  },
  Delivery: {
    always: {
      event: 'event_name',
      url: 'url',
      status: 'status',
      response: ['attempts.-1.status', 'attempts.-1.failure'],
      next_attempt: 'next_attempt_at',
    },
    more: { id: 'id', event_id: 'event_id', time: 'created_at', attempts: 'attempts', publisher: 'publisher_id' },
  },
  Event: {
    always: {
      time: 'created_at',
      name: 'event_name',
      object: ['data.id', 'data.card.id', 'data.bank_account.id'],
      delivery: 'delivery',
    },
    more: { id: 'id', mode: 'account_type', account: 'account_id', request: 'request_id' },
  },
  Job: { always: { due: 'due_at', kind: 'kind', object: 'subject_id' }, more: { id: 'id' } },
  Publisher: {
    always: { url: 'url', status: 'status', events: 'events' },
    more: { id: 'id', dropped: 'dropped_count', time: 'created_at', mode: 'account_type', account: 'account_id' },
  },
  Snapshot: { always: { time: 'created_at', name: 'name', records: 'records' }, more: {} },
  SnapshotChange: {
    always: { change: 'change', type: 'type', object: 'id', field: 'path' },
    more: { before: 'before', after: 'after' },
  },
  Fault: {
    always: { matches: ['operation', 'event_name'], fault: 'fault', left: 'left' },
    more: { id: 'id', matched: 'matched', held: 'held', probability: 'probability', time: 'created_at' },
  },
  Platform: {
    always: { platform: 'id', objects: 'objects', size: 'bytes', last_write: 'last_write_at' },
    more: { open: 'open', owner: 'owner' },
  },
  PlatformToken: { always: { created: 'created_at', name: 'name', id: 'id' }, more: {} },
  Replica: { always: { url: 'url', state: 'state', release: 'release', platforms: 'platforms' }, more: { id: 'id' } },
  Payment: {
    always: {
      time: 'created_at',
      amount: 'amount',
      status: 'status',
      method: [card('payment_method.'), bankAccount('payment_method.')],
      id: 'id',
    },
    more: {
      error: 'error_code',
      description: 'description',
      amount_refunded: 'amount_refunded',
      account: 'account_id',
    },
  },
  PaymentIntent: {
    always: { time: 'created_at', amount: 'amount', status: 'status', id: 'id' },
    more: { description: 'description', account: 'account_id' },
  },
  PaymentMethod: {
    always: { time: 'created_at', method: [card(''), bankAccount('')], status: 'status' },
    more: { id: ['card.id', 'bank_account.id'], name: ['card.name', 'bank_account.name'], account: 'account_id' },
  },
  Refund: {
    always: { time: 'created_at', amount: 'amount', status: 'status', id: 'id' },
    more: { reason: 'reason', description: 'description', payment: 'payment_id' },
  },
  Dispute: {
    always: { time: 'created_at', amount: 'amount', status: 'status', reason: 'reason', id: 'id' },
    more: { due: 'due_date', payment: 'payment_id' },
  },
  Checkout: {
    always: {
      time: 'created_at',
      amount: 'payment_amount',
      status: 'status',
      description: 'payment_description',
      id: 'id',
    },
    more: { mode: 'mode', account: 'account_id' },
  },
  Payout: payout,
  ProceedsPayout: payout,
  BalanceTransaction: {
    always: { time: 'created_at', amount: 'amount', type: 'txn_type', net: 'net' },
    more: { id: 'id', fee: 'fee', available: 'available_on', source: 'source_id' },
  },
  PaymentBalanceTransaction: {
    always: { time: 'created_at', amount: 'amount', type: 'payment_balance_txn_type', balance: 'balance' },
    more: { id: 'id', source: 'source_id' },
  },
  SubAccount: {
    always: { time: 'created_at', name: 'name', status: 'status', id: 'id' },
    more: { mode: 'account_type', pays: 'processing_ready', is_paid: 'payout_ready', business: 'business_id' },
  },
  Business: {
    always: { time: 'created_at', name: 'legal_name', id: 'id' },
    more: { type: 'business_type', email: 'email' },
  },
};
