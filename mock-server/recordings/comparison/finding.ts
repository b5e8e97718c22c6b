import { noPlace, type RulePlace } from './declared';
import type { DifferenceKind } from './kinds';

/** The object that has a field. */
export interface Owner {
  /** Its id in the recording. */
  readonly id: string;
  /** Its path in the body. */
  readonly field: string;
}

/** One difference of one response or event. */
export interface Finding extends RulePlace {
  readonly field: string;
  readonly kind: DifferenceKind;
  readonly recorded: unknown;
  readonly sandbox: unknown;
  /** The object that has the field. */
  readonly owner?: Owner | undefined;
  /** The object by which it follows from an earlier difference, if that is not its owner: an id of either side. */
  readonly caused?: string | undefined;
}

/** Returns a finding. Without a place, no table has a rule for it. */
export function finding(
  kind: DifferenceKind,
  field: string,
  values: Pick<Finding, 'recorded' | 'sandbox'>,
  { provenance, rule }: RulePlace = noPlace,
  rest: Pick<Finding, 'owner' | 'caused'> = {},
): Finding {
  return { kind, field, ...values, provenance, rule, ...rest };
}
