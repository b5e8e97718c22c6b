// Generated from spec/ by "npm run generate". Do not edit.
import type { RequestBody } from '../vocabulary/request-body';
import type { Validator } from '../vocabulary/validator';
type OperationId =
  | 'createAccessToken'
  | 'createSubAccount'
  | 'listSubAccounts'
  | 'getSubAccount'
  | 'createPaymentMethod'
  | 'getPaymentMethod'
  | 'createPayment'
  | 'listPayments'
  | 'getPayment'
  | 'updatePayment'
  | 'capturePayment'
  | 'voidPayment'
  | 'createRefund'
  | 'listRefunds'
  | 'getRefund'
  | 'updateRefund'
export declare const validators: { readonly [Id in OperationId]: Validator<RequestBody<Id>> };
