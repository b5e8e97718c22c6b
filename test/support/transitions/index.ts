import { checkoutRecipes } from './checkout';
import { disputeRecipes } from './dispute';
import { feeConfigurationRecipes } from './fee-configuration';
import { paymentRecipes } from './payment';
import { paymentIntentRecipes } from './payment-intent';
import { payoutRecipes } from './payout';
import { refundRecipes } from './refund';
import { subAccountRecipes } from './sub-account';
import type { MachineName, MachineRecipes } from './recipe';

export type { Read, Recipe } from './recipe';

/** The recipes of every machine. A machine or a transition without one does not compile. */
export const recipes: { readonly [M in MachineName]: MachineRecipes<M> } = {
  payment: paymentRecipes,
  payment_intent: paymentIntentRecipes,
  refund: refundRecipes,
  sub_account: subAccountRecipes,
  checkout: checkoutRecipes,
  payout: payoutRecipes,
  dispute: disputeRecipes,
  fee_configuration: feeConfigurationRecipes,
};
