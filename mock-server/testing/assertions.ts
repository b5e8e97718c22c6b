import type { DeclineCode, Event, EventName, PaymentError } from '../../sdk';
import type { OperationId } from '../../spec';
import { AssertionError } from './assertion-error';
import { findDecline } from './checks/declined';
import { type EventData, type EventsOf, findEmitted } from './checks/emitted';
import type { Finding } from './checks/finding';
import { checkIdempotent, type RequestsOf } from './checks/idempotent';
import { checkResource, type ResourceProperties } from './checks/resource';
import type { ResourceName } from './resource-validators';

function require<Found>(finding: Finding<Found>): Found {
  if (finding.pass) return finding.found;
  const { message, actual, expected } = finding;
  throw new AssertionError(message, { actual, expected });
}

/**
 * Resolves with the error of a call, or with the error itself, if it is a decline with this code. Rejects with an
 * `AssertionError` otherwise.
 */
export async function assertDeclinedWith(callOrError: unknown, declineCode: DeclineCode): Promise<PaymentError> {
  return require(await findDecline(callOrError, declineCode));
}

/**
 * Returns the oldest event of this name whose data contains `data`: emitted by a platform, or received by an inbox. Throws an
 * `AssertionError` if there is none.
 */
export function assertEmitted<Name extends EventName>(
  platformOrInbox: EventsOf,
  name: Name,
  data?: EventData<Name>,
): Event<Name> {
  return require(findEmitted(platformOrInbox, name, data));
}

/** Throws an `AssertionError` unless the value is valid by the schema of this name in the document and contains `properties`. */
export function assertMatchesResource<Name extends ResourceName>(
  value: unknown,
  name: Name,
  properties?: ResourceProperties<Name>,
): void {
  require(checkResource(value, name, properties));
}

/**
 * Throws an `AssertionError` unless the operation was requested on the platform at least twice, always with one idempotency key
 * and the same request. Reads the request log.
 */
export function assertIdempotent(platform: RequestsOf, operationId: OperationId): void {
  require(checkIdempotent(platform, operationId));
}
