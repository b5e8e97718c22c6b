// Generated from spec/ by "npm run generate". Do not edit.
import type { Validator } from '../vocabulary/validator';
import type { components } from './types';
/** The name of a schema of an object in responses and events. */
export type ResourceName =
  | 'PageInfo'
  | 'Error'
  | 'AccessToken'
  | 'ApplicationFeeRate'
  | 'SubAccount'
  | 'SellerAccount'
  | 'OnboardingPayload'
  | 'OnboardingEntry'
  | 'FeeConfiguration'
  | 'Card'
  | 'BankAccount'
  | 'PaymentMethod'
  | 'Payment'
  | 'PaymentFee'
  | 'ApplicationFee'
  | 'Dispute'
  | 'PaymentIntent'
  | 'ReturnedFee'
  | 'Refund'
  | 'PaymentBalanceTransaction'
  | 'CheckoutFee'
  | 'CheckoutApplicationFees'
  | 'Checkout'
  | 'CheckoutCompletionItem'
  | 'CheckoutCompletion'
  | 'CheckoutRefund'
  | 'CheckoutReturnedFee'
  | 'CheckoutSession'
  | 'PayoutBankAccount'
  | 'Payout'
type Schemas = components['schemas'];
export declare const resourceValidators: { readonly [Name in ResourceName]: Validator<Schemas[Name]> };
