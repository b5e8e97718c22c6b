import type { Provenance } from '../vocabulary/provenance';

/** The method and the path of an operation. */
type MissingOperation = `${'GET' | 'POST' | 'PATCH'} /v1/${string}`;

interface MissingRow {
  /** The operations that are known. Only these get 501. */
  readonly operations: readonly MissingOperation[];
  /** The plural of what is missing. */
  readonly feature: string;
  /** Why the sandbox does not have it. */
  readonly reason: string;
  readonly provenance: Provenance;
}

/** Operations of the service that the sandbox does not have. */
export const notInSandbox: readonly MissingRow[] = [
  {
    operations: [
      'GET /v1/terminals',
      'POST /v1/terminals/pay',
      'GET /v1/terminals/order_models',
      'GET /v1/terminals/orders',
      'POST /v1/terminals/orders',
      'GET /v1/terminals/orders/{terminal_order_id}',
      'GET /v1/terminals/{terminal_id}',
      'PATCH /v1/terminals/{terminal_id}',
      'GET /v1/terminals/{terminal_id}/status',
      'POST /v1/terminals/{terminal_id}/identify',
    ],
    feature: 'terminals',
    reason: 'Payments at a terminal need its hardware.',
    provenance: 'reference',
  },
  {
    operations: ['POST /v1/reports', 'GET /v1/reports', 'GET /v1/reports/{report_id}'],
    feature: 'asynchronous reports',
    reason: 'The report of a payout is there: `GET /v1/reports/payouts/{payout_id}`.',
    provenance: 'reference',
  },
  {
    operations: ['GET /v1/payout_holds', 'GET /v1/payout_holds/{payout_hold_id}'],
    feature: 'payout holds',
    reason: 'Payouts of the sandbox are never held.',
    provenance: 'reference',
  },
  {
    operations: ['GET /v1/ach_return_fees/{ach_return_fee_id}'],
    feature: 'fees of bank returns',
    reason: 'A bank payment can be returned, without a fee for it.',
    provenance: 'reference',
  },
  {
    operations: ['POST /v1/insurance/quotes', 'POST /v1/insurance/quotes/{quote_id}/toggle'],
    feature: 'insurance of payments',
    reason: 'Insurers quote and accept it.',
    provenance: 'reference',
  },
  {
    operations: [
      'POST /v1/apple_pay/merchant_session',
      'POST /v1/apple_pay/process_token',
      'POST /v1/google_pay/process_token',
    ],
    feature: 'digital wallets',
    reason: 'The companies behind wallets issue their sessions and tokens.',
    provenance: 'reference',
  },
  {
    operations: ['POST /v1/plaid/{account_id}/link', 'POST /v1/plaid/{account_id}/tokenize'],
    feature: 'links to bank accounts',
    reason: 'Another company asks the bank of the payer.',
    provenance: 'reference',
  },
];
