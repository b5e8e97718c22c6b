import { feeTypes, paymentFeeTypes, returnableFeeTypes } from '../../spec/tables/fee-types';
import { anyObject, type Check, instant, integer, nonEmptyString, object, oneOf, ref } from './checks';

/** A check for every field of a row. A field without one does not compile. */
type Fields<Of> = { readonly [Name in keyof Of]-?: Check };

export const fieldsOf = <Of>(fields: Fields<Of>): Check => object(fields);

export const mode = oneOf(['test', 'live']);
export const currency = oneOf(['usd', 'cad']);
export const feeType = oneOf(Object.keys(feeTypes));
export const paymentFeeType = oneOf(Object.keys(paymentFeeTypes));
export const returnableFeeType = oneOf(Object.keys(returnableFeeTypes));
export const metadata = anyObject;

/** The fields of every resource. */
export const resourceFields = {
  id: nonEmptyString,
  sequence: integer,
  mode,
  account_id: ref('accounts'),
  created_at: instant,
  updated_at: instant,
};
