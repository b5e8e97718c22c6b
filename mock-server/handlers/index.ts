import type { OperationId } from '../../spec/resources';
import type { Handler } from '../context';
import { createPaymentMethod, getPaymentMethod } from './payment-methods';
import { capturePayment, createPayment, getPayment, listPayments, updatePayment, voidPayment } from './payments';
import { createRefund, getRefund, listRefunds, updateRefund } from './refunds';
import { createSubAccount, getSubAccount, listSubAccounts } from './sub-accounts';

/** The operations that run on an account: all but getting a token. */
export type AccountOperationId = Exclude<OperationId, 'createAccessToken'>;

export type Handlers = { readonly [Id in AccountOperationId]: Handler<Id> };

/** What each operation does. An operation without a handler does not compile. */
export const handlers: Handlers = {
  createSubAccount,
  listSubAccounts,
  getSubAccount,
  createPaymentMethod,
  getPaymentMethod,
  createPayment,
  listPayments,
  getPayment,
  updatePayment,
  capturePayment,
  voidPayment,
  createRefund,
  listRefunds,
  getRefund,
  updateRefund,
};
