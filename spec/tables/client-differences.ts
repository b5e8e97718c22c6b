import type { Provenance } from '../vocabulary/provenance';

export interface ClientDifference {
  /** The ids of the operations. */
  readonly operations: readonly string[];
  /** The expectation of the service's published client, in words. */
  readonly client: string;
  /** The value in the sandbox, in words. */
  readonly sandbox: string;
  readonly reason: string;
  readonly provenance: Provenance;
}

/** Where a response differs on purpose from what the published client of the service expects. */
export const clientDifferences: readonly ClientDifference[] = [
  {
    operations: [
      'createPaymentIntent',
      'getPaymentIntent',
      'updatePaymentIntent',
      'capturePaymentIntent',
      'cancelPaymentIntent',
    ],
    client: 'the payment intent in `data`, as in other responses',
    sandbox: 'the payment intent itself, without an envelope',
    reason:
      'The documented examples are bare, and canceling, which has none, follows them. A program that reads `data` finds nothing there: read the response itself if it has no `data`.',
    provenance: 'reference',
  },
];
