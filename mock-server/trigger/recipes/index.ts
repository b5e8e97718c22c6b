import type { EventName } from '../../../spec/tables/events';
import type { Ways } from '../recipe';
import { accountWays } from './accounts';
import { checkoutWays } from './checkouts';
import { paymentIntentWays } from './payment-intents';
import { paymentMethodWays } from './payment-methods';
import { paymentWays } from './payments';
import { payoutWays } from './payouts';

/** The ways to each event. One that is missing here does not compile. */
export const ways: { readonly [Name in EventName]: Ways } = {
  ...paymentWays,
  ...paymentMethodWays,
  ...paymentIntentWays,
  ...checkoutWays,
  ...accountWays,
  ...payoutWays,
};
