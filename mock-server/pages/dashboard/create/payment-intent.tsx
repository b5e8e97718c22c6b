import { ChargeFields, chargeIn } from './charge';
import { creationPage, idIn } from './creation';

/** Creates a payment intent, with or without a test card. */
export const createPaymentIntent = creationPage({
  title: 'Create a payment intent',
  button: 'Create payment intent',
  fields: (state, visit) => <ChargeFields state={state} visit={visit} noMethod="None yet" />,
  create: async (visit, entered, send) => {
    const charge = chargeIn(visit, entered);
    entered.requireReadable();
    return `payment_intents/${idIn(await send('createPaymentIntent', charge))}`;
  },
});
