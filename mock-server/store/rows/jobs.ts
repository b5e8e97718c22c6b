import type { Row } from '../table';

/** Work that is due at an instant of the platform's clock. */
export interface JobRow extends Row {
  readonly sequence: number;
  readonly due_at: string;
  readonly kind: JobKind;
  /** The id of the row it is about. */
  readonly subject_id: string;
}

export type JobKind =
  | 'enable_sub_account'
  | 'lapse_authorization'
  | 'settle_payment'
  | 'settle_refund'
  | 'lose_dispute'
  | 'expire_checkout'
  | 'close_proceeds_batch'
  | 'send_proceeds_payout'
  | 'pay_proceeds_payout'
  | 'retry_delivery';
