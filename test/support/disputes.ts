import { payment } from './bodies';
import type { Schemas } from './document';
import type { TestPlatform } from './test-platform';

/** Creates a card payment of 1000 with a dispute (default: of the whole amount). */
export async function disputedPayment(
  { testMode: api, openDispute }: TestPlatform,
  body?: object,
): Promise<{ readonly id: string; readonly dispute: Schemas['Dispute'] }> {
  const { id } = (await api.post('/v1/payments', payment())).payment;
  return { id, dispute: (await openDispute(id, body)).dispute };
}
