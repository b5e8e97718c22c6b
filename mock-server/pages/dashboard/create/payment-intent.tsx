import { creationPage, idIn } from './creation';
import {
  accountIn,
  AccountField,
  AmountField,
  DescriptionField,
  MetadataField,
  metadataIn,
  methodIn,
  ScenarioField,
  TestMethodField,
} from './fields';

/** Creates a payment intent, with or without a test card. */
export const createPaymentIntent = creationPage({
  title: 'Create a payment intent',
  button: 'Create payment intent',
  fields: (state, visit) => (
    <>
      <AmountField state={state} />
      <TestMethodField state={state} visit={visit} empty="None yet" />
      <AccountField state={state} visit={visit} />
      <ScenarioField state={state} visit={visit} />
      <DescriptionField state={state} />
      <MetadataField state={state} />
    </>
  ),
  create: async (visit, entered, send) => {
    const { id: subAccountId, currency } = accountIn(visit, entered);
    const body = {
      amount: entered.cents('amount'),
      currency,
      payment_method: methodIn(visit, entered, currency),
      description: entered.text('description'),
      metadata: metadataIn(entered),
    };
    entered.requireReadable();
    return `payment_intents/${idIn(await send('createPaymentIntent', { body, subAccountId }))}`;
  },
});
