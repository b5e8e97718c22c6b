import { findEvent } from '../../../events/stored-events';
import { SelectField } from '../../form';
import { actedByApi } from '../acts/api-answers';
import { FormRefused } from '../form-refused';
import type { Visit } from '../page';
import { ChargeFields, chargeIn } from './charge';
import { creationPage, idIn, type Send } from './creation';

/** Creates a payment with a test card. A declined payment is stored: its page shows why it was declined. */
export const createPayment = creationPage({
  title: 'Create a payment',
  button: 'Create payment',
  fields: (state, visit) => (
    <ChargeFields state={state} visit={visit} noMethod={null}>
      <SelectField
        state={state}
        name="capture_strategy"
        label="Capture"
        options={{ manual: 'Manual: authorize now, capture later' }}
        empty="Automatic"
        half
      />
    </ChargeFields>
  ),
  create: async (visit, entered, send) => {
    const charge = chargeIn(visit, entered);
    const body = { ...charge.body, email: entered.text('email'), capture_strategy: entered.text('capture_strategy') };
    entered.requireReadable();
    const id = await sent(visit, send('createPayment', { ...charge, body }));
    return actedByApi(visit, 'createPayment', id, { to: `payments/${id}` });
  },
});

/** Returns the id of the payment of a request, also of one that was declined. */
async function sent(visit: Visit, response: ReturnType<Send>): Promise<string> {
  try {
    return idIn(await response);
  } catch (error) {
    const id = error instanceof FormRefused ? storedPayment(visit, error) : undefined;
    if (id === undefined) throw error;
    return id;
  }
}

/** Returns the declined payment of a refused request: the object of an event that the request emitted. */
function storedPayment({ platform }: Visit, { requestId = '' }: FormRefused): string | undefined {
  const events = platform.requests.find(requestId)?.events ?? [];
  const emitted = events.map(({ id }) => findEvent(platform.rows, id)?.resource_id);
  return emitted.find((id) => id !== undefined && platform.rows.find('payments', id) !== undefined);
}
