import { createSandbox } from '../../mock-server';
import { paymentInput } from '../../mock-server/testing/entries/testing';

/** Each fault, and the statuses of the attempts to deliver an event to an endpoint that handles it. */
const attemptsOf = [
  ['duplicate', [200]],
  ['reorder', [200]],
  ['lose', [null, 200]],
  ['wrong_signature', [400, 200]],
  ['stale', [400, 200]],
] as const;

/** What an endpoint responded wrongly, and the payment of each fault, which it must have printed once. */
interface FaultyDeliveries {
  readonly failures: readonly string[];
  readonly payments: readonly (readonly [fault: string, id: string])[];
}

/** Sends an event to an endpoint with each fault of deliveries. */
export async function sendFaultyDeliveries(endpoint: {
  readonly url: string;
  readonly secret: string;
}): Promise<FaultyDeliveries> {
  const failures: string[] = [];
  const payments: (readonly [string, string])[] = [];
  for (const [webhook, expected] of attemptsOf) {
    const sandbox = createSandbox();
    const platform = sandbox.platform();
    platform.publishers.create({ ...endpoint, events: ['payment.*'] });
    platform.faults.create({ event_name: 'payment.succeeded', times: 1, fault: { webhook } });
    const { id } = await sandbox.client().payments.create(paymentInput());
    await platform.waitForIdle();
    platform.clock.advance('1h');
    await platform.waitForIdle();
    payments.push([webhook, id]);
    const [event] = platform.events().filter(({ event_name }) => event_name === 'payment.succeeded');
    const attempts = platform.deliveries({ event_id: event?.id }).flatMap((delivery) => delivery.attempts);
    const found = attempts.map(({ status }) => String(status)).join();
    if (found !== expected.map(String).join())
      failures.push(`${webhook}: responses ${found} instead of ${expected.join()}`);
    await sandbox.close();
  }
  return { failures, payments };
}

/** Returns which payments an endpoint did not print once, by all that its process has printed. */
export function notHandledOnce({ payments }: FaultyDeliveries, printed: string): readonly string[] {
  const times = (id: string): number => printed.split(`paid ${id}`).length - 1;
  return payments.filter(([, id]) => times(id) !== 1).map(([fault, id]) => `${fault}: handled ${times(id)} times`);
}
