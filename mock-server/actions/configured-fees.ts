import type { UnitOfWork } from '../context';
import { calculateFee, type Fee, type PaymentChannel, feeTypesOf } from '../domain/fees';
import type { AccountRow } from '../rows';
import { findInForce } from './fee-configurations';

interface Charged {
  readonly account: AccountRow;
  readonly amount: number;
  readonly channel: PaymentChannel;
}

/**
 * Calculates the fees of a payment from the configurations in force: at most one of each type, the processing fee first. Their
 * total may exceed the amount; the payment bears them only up to its amount. Source: Resources, Fee configuration.
 */
export function configuredFees({ rows, now }: UnitOfWork, { account, amount, channel }: Charged): readonly Fee[] {
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
