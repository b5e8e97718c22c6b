import { tokenize } from '../actions/tokenize';
import type { Handler } from '../context';
import { presentPaymentMethod } from '../present/payment-methods';
import { requireVisible } from '../visibility';

export const createPaymentMethod: Handler<'createPaymentMethod'> = (context, { body }) =>
  presentPaymentMethod(tokenize(context, body.payment_method)); // card_number_invalid invalid_card_brand expired_card invalid_cvc

export const getPaymentMethod: Handler<'getPaymentMethod'> = (context, { path }) =>
  presentPaymentMethod(requireVisible(context, 'payment_methods', path('token'), 'payment_method_not_found'));
