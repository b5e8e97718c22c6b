import { limits } from '../../spec/tables/limits';
import type { ViolationKind } from '../../spec/tables/request-log';
import { printableName } from '../domain/parameter-name';
import { maskText } from '../wire/redact';

/** A difference between a request and the OpenAPI document. */
export interface Violation {
  readonly kind: ViolationKind;
  /** The place, such as `body.payment_method.card`, `query.limit`, `header.Idempotency-Key`, `path`. */
  readonly where: string;
  /** The problem, and how to fix it. */
  readonly message: string;
}

export const MAX_VIOLATIONS = limits.request_log.violations;

/** Returns a name from a request, safe to repeat in a message. */
export const safeName = (name: string): string => maskText(printableName(name));
