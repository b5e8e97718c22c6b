import type { Provenance } from '../vocabulary/provenance';

interface MissingRow {
  /** The methods of its operations that are known. Requests with any method get the same response. */
  readonly methods: readonly string[];
  /** The path. What is below it is missing as well. */
  readonly path: `/v1/${string}`;
  /** The plural of what is missing. */
  readonly feature: string;
  /** Why the sandbox does not have it. */
  readonly reason: string;
  readonly provenance: Provenance;
}

/** Operations of the service that the sandbox does not have. */
export const notInSandbox: readonly MissingRow[] = [
  {
    methods: ['GET'],
    path: '/v1/terminals',
    feature: 'terminals',
    reason: 'Payments at a terminal need its hardware.',
    provenance: 'reference',
  },
  {
    methods: ['POST', 'GET'],
    path: '/v1/reports',
    feature: 'asynchronous reports',
    reason: 'The report of a payout is there: `GET /v1/reports/payouts/{payout_id}`.',
    provenance: 'reference',
  },
  {
    methods: ['GET'],
    path: '/v1/payout_holds',
    feature: 'payout holds',
    reason: 'Payouts of the sandbox are never held.',
    provenance: 'reference',
  },
  {
    methods: ['GET'],
    path: '/v1/ach_return_fees',
    feature: 'fees of bank returns',
    reason: 'A bank payment can be returned, without a fee for it.',
    provenance: 'reference',
  },
  {
    methods: ['POST'],
    path: '/v1/insurance',
    feature: 'insurance of payments',
    reason: 'Insurers quote and accept it.',
    provenance: 'reference',
  },
  {
    methods: ['POST'],
    path: '/v1/apple_pay',
    feature: 'sessions of digital wallets',
    reason: 'The companies behind wallets issue them.',
    provenance: 'reference',
  },
];
