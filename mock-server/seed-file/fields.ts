import { feeTypes, paymentFeeTypes } from '../../spec/tables/fee-types';
import { anything, nonEmptyString, instant, integer, type Check, object, oneOf, ref } from './checks';

/** Every field of an object. One that is missing here does not compile. */
type Fields<Of> = { readonly [Name in keyof Of]-?: Check };

export const fieldsOf = <Of>(fields: Fields<Of>): Check => object(fields);

export const mode = oneOf(['test', 'live']);
export const currency = oneOf(['usd', 'cad']);
export const feeType = oneOf(Object.keys(feeTypes));
export const paymentFeeType = oneOf(Object.keys(paymentFeeTypes));
export const metadata = anything;

export const resource = {
  id: nonEmptyString,
  sequence: integer,
  mode,
  account_id: ref('accounts'),
  created_at: instant,
  updated_at: instant,
};
