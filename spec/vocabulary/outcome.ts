import type { CardBrand } from '../tables/card-brands';
import type { DeclineCode } from '../tables/decline-codes';
import type { ErrorCode } from '../tables/errors';
import type { NetworkErrorCategory, NetworkErrorCode } from '../tables/network-errors';

/** Codes other than `card_declined` that a stored payment fails with. */
export type RefusalCode = Extract<ErrorCode, 'gateway_error' | 'expired_card' | 'invalid_cvc'>;

/** What the payment processor answers to a payment. */
export type Outcome =
  | { readonly result: 'approved' }
  /** The answer is `card_declined`; the payment is stored as failed. */
  | {
      readonly result: 'declined';
      readonly declineCode: DeclineCode;
      readonly networkErrorCode: NetworkErrorCode | null;
      /** The network's category by the brand of the card; `any` where the brand makes no difference. */
      readonly advice?: Readonly<Partial<Record<CardBrand | 'any', NetworkErrorCategory>>>;
    }
  /** The answer is another error code; the payment is stored as failed. */
  | {
      readonly result: 'refused';
      readonly errorCode: RefusalCode;
      readonly networkErrorCode: NetworkErrorCode | null;
    }
  /** No answer came in time; nothing is stored. */
  | { readonly result: 'unanswered'; readonly errorCode: 'gateway_timeout_error' };
