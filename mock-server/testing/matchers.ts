import type { DeclineCode, EventName } from '../../sdk';
import type { OperationId } from '../../spec';
import { findDecline } from './checks/declined';
import { type EventData, type EventsOf, findEmitted } from './checks/emitted';
import type { Finding } from './checks/finding';
import { checkIdempotent, type RequestsOf } from './checks/idempotent';
import { checkResource, type ResourceProperties } from './checks/resource';
import type { ResourceName } from './resource-validators';

/** The result of a matcher of Jest or Vitest. */
export interface MatcherResult {
  /** Whether the value is as expected. */
  readonly pass: boolean;
  /** Returns what to print if the assertion fails. */
  readonly message: () => string;
  /** The value, for a diff. */
  readonly actual?: unknown;
  /** The expected value, for a diff. */
  readonly expected?: unknown;
}

const resultOf = ({ message, ...finding }: Finding): MatcherResult => ({ ...finding, message: () => message });

/** The matchers for `expect.extend`, of Jest and of Vitest. */
export const matchers = {
  /** Passes for a call that rejects with a `PaymentError` of this decline code, or for such an error. */
  async toBeDeclinedWith(received: unknown, declineCode: DeclineCode): Promise<MatcherResult> {
    return resultOf(await findDecline(received, declineCode));
  },
  /** Passes for a platform or an inbox with an event of this name whose data contains `data`. */
  toHaveEmitted<Name extends EventName>(received: EventsOf, name: Name, data?: EventData<Name>): MatcherResult {
    return resultOf(findEmitted(received, name, data));
  },
  /** Passes for a value that is valid by the schema of this name in the document and contains `properties`. */
  toMatchResource<Name extends ResourceName>(
    received: unknown,
    name: Name,
    properties?: ResourceProperties<Name>,
  ): MatcherResult {
    return resultOf(checkResource(received, name, properties));
  },
  /**
   * Passes for a platform on which the operation was requested at least twice, always with one idempotency key and the same
   * request.
   */
  toHaveBeenIdempotent(received: RequestsOf, operationId: OperationId): MatcherResult {
    return resultOf(checkIdempotent(received, operationId));
  },
};

/** The matchers as methods of what `expect` returns, to declare them for a test runner. */
export interface PaymentMatchers<Result = void> {
  /** Passes for a call that rejects with a `PaymentError` of this decline code, or for such an error. Await it. */
  toBeDeclinedWith: (declineCode: DeclineCode) => Promise<Result>;
  /** Passes for a platform or an inbox with an event of this name whose data contains `data`. */
  toHaveEmitted: <Name extends EventName>(name: Name, data?: EventData<Name>) => Result;
  /** Passes for a value that is valid by the schema of this name in the document and contains `properties`. */
  toMatchResource: <Name extends ResourceName>(name: Name, properties?: ResourceProperties<Name>) => Result;
  /**
   * Passes for a platform on which the operation was requested at least twice, always with one idempotency key and the same
   * request.
   */
  toHaveBeenIdempotent: (operationId: OperationId) => Result;
}
