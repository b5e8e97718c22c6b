import { checkoutWays } from './checkout';
import { disputeWays } from './dispute';
import { feeConfigurationWays } from './fee-configuration';
import { paymentWays } from './payment';
import { paymentIntentWays } from './payment-intent';
import { payoutWays } from './payout';
import { refundWays } from './refund';
import { subAccountWays } from './sub-account';
import type { MachineName, Ways } from './recipe';

export type { Look, Recipe } from './recipe';

/** Every way of every machine. A machine or a transition without one does not compile. */
export const ways: { readonly [M in MachineName]: Ways<M> } = {
  payment: paymentWays,
  payment_intent: paymentIntentWays,
  refund: refundWays,
  sub_account: subAccountWays,
  checkout: checkoutWays,
  payout: payoutWays,
  dispute: disputeWays,
  fee_configuration: feeConfigurationWays,
};
