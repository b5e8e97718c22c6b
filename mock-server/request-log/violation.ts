import { limits } from '../../spec/tables/limits';
import type { ViolationKind } from '../../spec/tables/request-log';
import { closestNames } from '../domain/closest-names';
import { printableName } from '../wire/parameter-name';
import { maskText } from './redact';

/** Something in a request that differs from what the document declares. */
export interface Violation {
  readonly kind: ViolationKind;
  /** `body.payment_method.card`, `query.limit`, `header.Idempotency-Key`, `path`. */
  readonly where: string;
  /** What is wrong there, and how to mend it. */
  readonly message: string;
}

export const MAX_VIOLATIONS = limits.request_journal.violations;

/** A name that a request brought, as a message may repeat it. */
export const shownName = (name: string): string => maskText(printableName(name));

/** ` Did you mean "amount"?`, where a name looks like a slip. */
export function didYouMean(name: string, known: readonly string[]): string {
  const [closest] = closestNames(name, known, (distance, { length }) => distance <= Math.max(1, length / 3));
  return closest === undefined ? '' : ` Did you mean "${closest}"?`;
}
