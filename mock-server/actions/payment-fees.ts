import type { Context } from '../context';
import type { PaymentChannel } from '../domain/fees';
import { type GivenFees, newApplicationFee, newFees } from '../domain/payment-fees';
import { configuredFees } from './configured-fees';
import type { PaymentMethodRow, PaymentRow } from '../rows';
import { emptyList, listToKeep } from '../rows/empty';

/**
 * Returns the fees of a new payment: the given fees, and the configured fees of the other types. An application fee excludes all
 * other fees. Source: Endpoints, Create payment details.
 */
export function feesOf(
  context: Context,
  method: PaymentMethodRow,
  { amount, fees = [], application_fee_amount, expedited }: GivenFees & Pick<PaymentRow, 'amount' | 'expedited'>,
): Pick<PaymentRow, 'fees' | 'application_fee'> {
  const { newId, now, account } = context;
  if (application_fee_amount !== undefined) {
    return { fees: emptyList, application_fee: newApplicationFee(application_fee_amount, now, newId) };
  }
  const configured = configuredFees(context, { account, amount, channel: channelOf(method, expedited) });
  return { fees: listToKeep(newFees(amount, fees, configured, newId)), application_fee: null };
}

function channelOf({ card }: PaymentMethodRow, expedited: boolean | null): PaymentChannel {
  return card?.brand ?? (expedited === true ? 'bank_account_expedited' : 'bank_account');
}
