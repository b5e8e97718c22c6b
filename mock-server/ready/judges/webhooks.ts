import { limits } from '../../../spec/tables/limits';
import type { ReadyFact, Sighting } from '../../../spec/derive/ready-facts';
import type { DeliveryAttempt } from '../../rows';
import type { EndpointDelivery, Evidence } from '../evidence';
import { factOf, type Judge, notForIt } from './fact';

/** How long the service waits for the response of an endpoint. */
const ANSWER_TIMEOUT_MS = limits.webhook_timeout_seconds.value * 1_000;

const isDelivered = ({ status }: DeliveryAttempt): boolean => status === 200;
const isRefused = ({ status, fault }: DeliveryAttempt): boolean => status !== null && status !== 200 && fault === null;

const attemptsOf = ({ deliveries }: Evidence) =>
  deliveries.flatMap((delivery) => delivery.attempts.map((attempt) => ({ delivery, attempt })));

/** Returns a judge of programs with an endpoint. */
const withEndpoint =
  (judge: Judge): Judge =>
  (evidence) =>
    evidence.endpoints.length === 0 ? notForIt : judge(evidence);

export const wrongSignature = withEndpoint((evidence) => {
  const forged = attemptsOf(evidence).filter(({ attempt }) => attempt.fault === 'wrong_signature');
  const accepted = forged.filter(({ attempt }) => isDelivered(attempt));
  return factOf(
    { wrong_signature: forged.some(({ attempt }) => attempt.status !== null && attempt.status >= 400) },
    {
      failed: accepted.map(({ delivery }) => ({
        id: delivery.id,
        summary: `The endpoint accepted ${delivery.event_name} with a wrong signature.`,
      })),
    },
  );
});

export const deliveries = withEndpoint((evidence) => {
  const attempts = attemptsOf(evidence);
  const accepted = attempts.filter(({ attempt }) => isDelivered(attempt));
  const has = (fault: DeliveryAttempt['fault']) => accepted.some(({ attempt }) => attempt.fault === fault);
  const isRetried = ({ attempts: all }: EndpointDelivery) => all.length > 1 && all.some(isDelivered);
  const repeats = repeatedDeliveries(evidence);
  return factOf(
    {
      twice: has('duplicate') || repeats.some(({ attempts: all }) => all.some(isDelivered)),
      late: has('delay') || evidence.deliveries.some(isRetried),
      // One kind of event has no order that matters.
      ...(isOrdered(evidence) && { out_of_order: has('reorder') }),
    },
    {
      failed: repeats
        .filter(({ attempts: all }) => all.some(isRefused) && !all.some(isDelivered))
        .map(({ id, event_name }) => ({
          id,
          summary: `The endpoint refused ${event_name} when it came again: the service would repeat it for days.`,
        })),
    },
  );
});

const isOrdered = ({ endpoints }: Evidence): boolean =>
  endpoints.some(({ events }) => events.length > 1 || events.some((name) => name.includes('*')));

const toEndpoint = ({ event_id, publisher_id }: EndpointDelivery): string => `${event_id} ${publisher_id}`;

/** Returns the deliveries of events that the same endpoint had accepted before. */
function repeatedDeliveries({ deliveries: all }: Evidence): readonly EndpointDelivery[] {
  const accepted = new Set<string>();
  return all.filter((delivery) => {
    const isRepeated = accepted.has(toEndpoint(delivery));
    if (delivery.attempts.some(isDelivered)) accepted.add(toEndpoint(delivery));
    return isRepeated;
  });
}

export const eventsHandled = withEndpoint((evidence): ReadyFact => {
  const named = evidence.endpoints.flatMap(({ events }) => events.filter((name) => !name.includes('*')));
  const arrived = evidence.deliveries.filter(({ attempts }) => attempts.some(({ status }) => status !== null));
  const handled = arrived.filter(({ attempts }) => attempts.some(isDelivered));
  return {
    needed: [...new Set([...named, ...arrived.map(({ event_name }) => event_name)])],
    met: [...new Set(handled.map(({ event_name }) => event_name))],
    failed: [...refusedForGood(evidence), ...answeredTooLate(evidence)],
    refused: [],
  };
});

/** An event that comes again may be refused: that is another row. */
function refusedForGood({ deliveries: all }: Evidence): readonly Sighting[] {
  const accepted = new Set(all.filter(({ attempts }) => attempts.some(isDelivered)).map(toEndpoint));
  return all
    .filter((delivery) => delivery.attempts.some(isRefused) && !accepted.has(toEndpoint(delivery)))
    .map(({ id, event_name, attempts }) => ({
      id,
      summary: `The endpoint refused ${event_name} with ${attempts.find(isRefused)?.status}, and never accepted it.`,
    }));
}

function answeredTooLate(evidence: Evidence): readonly Sighting[] {
  return attemptsOf(evidence)
    .filter(({ attempt: { fault, failure, duration_ms } }) => {
      const isLate = failure === 'timed_out' || duration_ms > ANSWER_TIMEOUT_MS;
      return fault === null && isLate;
    })
    .map(({ delivery: { id, event_name } }) => ({
      id,
      summary: `The endpoint did not answer ${event_name} within ${ANSWER_TIMEOUT_MS / 1_000} seconds.`,
    }));
}
