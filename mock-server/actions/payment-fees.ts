import type { Context, UnitOfWork } from '../context';
import { calculateFee, canadianFees, type Fee, type PaymentChannel, feeTypesOf } from '../domain/fees';
import { type GivenFees, newApplicationFee, newFees } from '../domain/payment-fees';
import type { AccountRow, PaymentMethodRow, PaymentRow } from '../rows';
import { emptyList, listToKeep } from '../fields/empty';
import { findInForce } from './fee-configurations';

/**
 * Returns the fees of a new payment: the given fees, and the calculated fees of the other types. An application fee excludes all
 * other fees. Source: Endpoints, Create payment details.
 */
export function feesOf(
  context: Context,
  method: PaymentMethodRow,
  {
    amount,
    fees = [],
    application_fee_amount,
    expedited,
  }: GivenFees & Pick<PaymentRow, 'amount'> & Partial<Pick<PaymentRow, 'expedited'>>,
): Pick<PaymentRow, 'fees' | 'application_fee'> {
  const { newId, now, account } = context;
  if (application_fee_amount !== undefined) {
    return { fees: emptyList, application_fee: newApplicationFee(application_fee_amount, now, newId) };
  }
  const configured = configuredFees(context, { account, amount, channel: channelOf(method, expedited) });
  return { fees: listToKeep(newFees(amount, fees, configured, newId)), application_fee: null };
}

/** Returns how a payment with a payment method is made. */
export function channelOf({ card }: PaymentMethodRow, expedited: boolean | null | undefined): PaymentChannel {
  return card?.brand ?? (expedited === true ? 'bank_account_expedited' : 'bank_account');
}

interface Charged {
  readonly account: AccountRow;
  readonly amount: number;
  readonly channel: PaymentChannel;
}

/**
 * Calculates the fees of a payment from the configurations in force: at most one of each type, the processing fee first. Their
 * total may exceed the amount; the payment bears them only up to its amount. An account in Canadian dollars has no configuration.
 * Source: Resources, Fee configuration.
 */
function configuredFees({ rows, now, settings }: UnitOfWork, { account, amount, channel }: Charged): readonly Fee[] {
  if (account.currency === 'cad') return canadianFees(amount, settings.cadProcessingFee);
  // Most accounts have no configuration.
  if (rows.first('fee_configurations', 'byStart', account.id) === undefined) return [];
  const fees: Fee[] = [];
  for (const [type, candidates] of feeTypesOf(channel)) {
    for (const fee_type of candidates) {
      const configuration = findInForce(rows, { account_id: account.id, fee_type }, now);
      if (configuration === undefined) continue;
      fees.push({ type, amount: calculateFee(amount, configuration), configuration });
      break;
    }
  }
  return fees;
}
