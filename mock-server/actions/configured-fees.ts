import type { CardBrand } from '../../spec/tables/card-brands';
import type { UnitOfWork } from '../context';
import { calculateFee, feeTypesOf } from '../domain/fees';
import type { Fee } from '../domain/payment-fees';
import type { AccountRow } from '../rows';
import { findInForce } from './fee-configurations';

interface Charged {
  readonly account: AccountRow;
  readonly amount: number;
  /** Of the card; null for a bank account. */
  readonly brand: CardBrand | null;
}

/**
 * The fees that the configurations in force make of a payment: at most one of each type, the processing fee first. They
 * may come to more than the payment, as those that it bears in the end may not. Source: Resources, Fee configuration.
 */
export function configuredFees({ rows, now }: UnitOfWork, { account, amount, brand }: Charged): readonly Fee[] {
  // Most accounts have no configuration at all.
  if (rows.first('fee_configurations', 'byStart', account.id) === undefined) return [];
  const fees: Fee[] = [];
  for (const [type, candidates] of feeTypesOf(brand)) {
    for (const fee_type of candidates) {
      const configuration = findInForce(rows, { account_id: account.id, fee_type }, now);
      if (configuration === undefined) continue;
      fees.push({ type, amount: calculateFee(amount, configuration) });
      break;
    }
  }
  return fees;
}
