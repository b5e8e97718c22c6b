import type { StateOf } from '../../../spec/vocabulary/machine';
import type { refundStates } from '../../../spec/states';
import type { Metadata, ResourceRow } from './shared';

export interface RefundRow extends ResourceRow {
  readonly payment_id: string;
  readonly amount: number;
  readonly status: StateOf<typeof refundStates>;
  readonly description: string | null;
  readonly reason: 'duplicate' | 'fraudulent' | 'customer_request' | null;
  readonly metadata: Metadata;
}
