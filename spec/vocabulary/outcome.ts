import type { CardBrand } from '../tables/card-brands';
import type { DeclineCode } from '../tables/decline-codes';
import type { ErrorCode } from '../tables/errors';
import type { NetworkErrorCategory, NetworkErrorCode } from '../tables/network-errors';

/** Error codes of stored, failed payments, other than `card_declined`. */
export type RefusalCode = Extract<ErrorCode, 'gateway_error' | 'expired_card' | 'invalid_cvc'>;

/** The result of a payment at the payment processor. */
export type Outcome =
  | { readonly result: 'approved' }
  /** The error code is `card_declined`; the payment is stored as failed. */
  | {
      readonly result: 'declined';
      readonly declineCode: DeclineCode;
      readonly networkErrorCode: NetworkErrorCode | null;
      /** The reason, if it says more than that of the decline code. */
      readonly message?: string;
      /** The network's category by the brand of the card; `any` if it is the same for all brands. */
      readonly advice?: Readonly<Partial<Record<CardBrand | 'any', NetworkErrorCategory>>>;
    }
  /** The error code is another one; the payment is stored as failed. */
  | {
      readonly result: 'refused';
      readonly errorCode: RefusalCode;
      readonly networkErrorCode: NetworkErrorCode | null;
    }
  /** The processor did not respond in time; nothing is stored. */
  | { readonly result: 'unanswered'; readonly errorCode: 'gateway_timeout_error' };
