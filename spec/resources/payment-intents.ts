import { paymentIntentStates } from '../states';
import { defineResource } from '../vocabulary/operation';
import { choice, id, money, nullable, ref, resource, timestamp } from '../vocabulary/schema';
import { currency, storedDescription, storedMetadata } from './shared';

export const paymentIntents = defineResource({
  tag: 'Payment intents',
  description: 'What a payment is for: it tracks the payment method and every attempt.',
  schemas: {
    PaymentIntent: resource(
      {
        id: id('pi', 'Id of the intent.'),
        account_id: id('acc', 'The account it was made on.'),
        amount: money('What is to be paid.'),
        currency,
        description: storedDescription,
        metadata: storedMetadata,
        payment_method: nullable(ref('PaymentMethod')),
        status: choice(Object.keys(paymentIntentStates.states), 'Where it stands.'),
        created_at: timestamp('When it was made.'),
        updated_at: timestamp('When it last changed.'),
      },
      { description: 'The wish to be paid once, whatever the number of attempts.', 'x-provenance': 'stated' },
    ),
  },
  operations: {},
});
