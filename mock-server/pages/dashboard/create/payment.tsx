import { findEvent } from '../../../events/stored-events';
import { SelectField } from '../../form';
import { FormRefused } from '../form-refused';
import type { Visit } from '../page';
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

/** Creates a payment with a test card. A declined payment is stored: its page shows why it was declined. */
export const createPayment = creationPage({
  title: 'Create a payment',
  button: 'Create payment',
  fields: (state, visit) => (
    <>
      <AmountField state={state} />
      <TestMethodField state={state} visit={visit} empty={null} />
      <AccountField state={state} visit={visit} />
      <SelectField
        state={state}
        name="capture_strategy"
        label="Capture"
        options={{ manual: 'Manual: authorize now, capture later' }}
        empty="Automatic"
        half
      />
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
      capture_strategy: entered.text('capture_strategy'),
      description: entered.text('description'),
      metadata: metadataIn(entered),
    };
    entered.requireReadable();
    try {
      return `payments/${idIn(await send('createPayment', { body, subAccountId }))}`;
    } catch (error) {
      const id = error instanceof FormRefused ? storedPayment(visit, error) : undefined;
      if (id === undefined) throw error;
      return `payments/${id}`;
    }
  },
});

/** Returns the declined payment of a refused request: the object of an event that the request emitted. */
function storedPayment({ platform }: Visit, { requestId = '' }: FormRefused): string | undefined {
  const events = platform.requests.find(requestId)?.events ?? [];
  const emitted = events.map(({ id }) => findEvent(platform.rows, id)?.resource_id);
  return emitted.find((id) => id !== undefined && platform.rows.find('payments', id) !== undefined);
}
