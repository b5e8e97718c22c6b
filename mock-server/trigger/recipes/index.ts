import type { EventName } from '../../../spec/tables/events';
import type { Recipes } from '../recipe';
import { accountRecipes } from './accounts';
import { checkoutRecipes } from './checkouts';
import { disputeRecipes } from './disputes';
import { entityRecipes } from './entities';
import { paymentIntentRecipes } from './payment-intents';
import { paymentMethodRecipes } from './payment-methods';
import { paymentRecipes } from './payments';
import { payoutRecipes } from './payouts';

/** The recipes for each event. An event without recipes does not compile. */
export const recipes: { readonly [Name in EventName]: Recipes } = {
  ...paymentRecipes,
  ...disputeRecipes,
  ...paymentMethodRecipes,
  ...paymentIntentRecipes,
  ...checkoutRecipes,
  ...accountRecipes,
  ...entityRecipes,
  ...payoutRecipes,
};
