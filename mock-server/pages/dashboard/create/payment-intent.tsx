import { actedByApi } from '../acts/api-answers';
import { ChargeFields, chargeIn } from './charge';
import { creationPage, idIn } from './creation';

/** Creates a payment intent, with or without a test card. One with an e-mail address is stored for its customer first. */
export const createPaymentIntent = creationPage({
  title: 'Create a payment intent',
  button: 'Create payment intent',
  fields: (state, visit) => <ChargeFields state={state} visit={visit} noMethod="None yet" />,
  create: async (visit, entered, send) => {
    const charge = chargeIn(visit, entered);
    const email = entered.text('email');
    entered.requireReadable();
    const { subAccountId, body } = charge;
    const payment_method =
      email === undefined
        ? body.payment_method
        : {
            token: idIn(
              await send('createPaymentMethod', { subAccountId, body: { payment_method: body.payment_method, email } }),
            ),
          };
    const id = idIn(await send('createPaymentIntent', { subAccountId, body: { ...body, payment_method } }));
    return actedByApi(visit, 'createPaymentIntent', id, { to: `payment_intents/${id}` });
  },
});
