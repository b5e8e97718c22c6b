import type { Endpoint, EndpointDelivery, Evidence, LedgerPayment } from '../../mock-server/ready/evidence';
import type { RequestEntry } from '../../mock-server/request-log/entry';

const CLOCK = '2026-01-01T00:00:00.000Z';

export const entry = (fields: Partial<RequestEntry> = {}): RequestEntry => ({
  id: 'req_1',
  method: 'POST',
  path: '/v1/payments',
  operation: 'createPayment',
  status: 201,
  error_code: null,
  explanation: null,
  fault_id: null,
  duration_ms: 1,
  account_id: 'acc_1',
  account_type: 'test',
  credential: { type: 'access_token', resources: [] },
  own: false,
  idempotency: { key: 'k1', outcome: 'new' },
  events: [],
  clock: CLOCK,
  verdict: 'ok',
  violations: [],
  headers: {},
  request_body: { amount: 1_000, metadata: { order_id: 'A-1' } },
  answer_body: null,
  ...fields,
});

/** Returns the entry of a request that was carried out, and whose response was lost. */
export const lost = (fields: Partial<RequestEntry> = {}): RequestEntry =>
  entry({ status: null, events: [{ id: 'evt_1', event_name: 'payment.created' }], ...fields });

export const declinedEntry = (decline_code: string, fields: Partial<RequestEntry> = {}): RequestEntry =>
  entry({
    status: 402,
    error_code: 'card_declined',
    answer_body: { error: { code: 'card_declined', decline_code } },
    ...fields,
  });

export const withKey = (key: string, outcome: 'new' | 'replay' | 'mismatch' = 'new') => ({ key, outcome });

/** Returns the entry of a read. */
export const read = (operation: RequestEntry['operation'], path: string, answer_body: unknown = null): RequestEntry =>
  entry({
    id: 'req_read',
    method: 'GET',
    operation,
    path,
    status: 200,
    idempotency: null,
    request_body: null,
    answer_body,
  });

type Attempt = EndpointDelivery['attempts'][number];

export const attempt = (fields: Partial<Attempt> = {}): Attempt => ({
  attempted_at: CLOCK,
  signed_at: CLOCK,
  status: 200,
  failure: null,
  cause: null,
  duration_ms: 3,
  answer: '',
  fault: null,
  ...fields,
});

export const delivery = (attempts: readonly Attempt[], fields: Partial<EndpointDelivery> = {}): EndpointDelivery => ({
  id: 'dlv_1',
  event_id: 'evt_1',
  publisher_id: 'pub_1',
  event_name: 'payment.succeeded',
  status: 'delivered',
  attempts: [...attempts],
  ...fields,
});

export const endpoint = (...events: readonly string[]): Endpoint => ({ id: 'pub_1', events });

export const paymentInLedger = (fields: Partial<LedgerPayment> = {}): LedgerPayment => ({
  id: 'py_1',
  amount: 1_000,
  status: 'succeeded',
  card: 'visa 4242',
  created_at: CLOCK,
  ...fields,
});

interface Given extends Partial<Pick<Evidence, 'requests' | 'deliveries' | 'endpoints'>> {
  /** The payments that requests created, by the id of the request, and by their own. */
  readonly ledger?: Readonly<Record<string, LedgerPayment>>;
}

export const evidence = ({ requests = [], deliveries = [], endpoints = [], ledger = {} }: Given): Evidence => ({
  requests,
  deliveries,
  endpoints,
  paymentOf: ({ id }) => ledger[id],
  findPayment: (id) => ledger[id],
});
