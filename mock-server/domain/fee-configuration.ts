import { valueRules } from '../../spec/tables/value-rules';
import { type FeeType, feeTypes, type FeeTypeRow } from '../../spec/tables/fee-types';
import type { feeConfigurationStates } from '../../spec/tables/states';
import { parseDateTime } from '../../spec/vocabulary/date-time';
import type { StateOf } from '../../spec/vocabulary/machine';
import { Date } from '../../spec/vocabulary/globals';
import { invalidParameter, SandboxError } from '../sandbox-error';
import type { AccountRow, FeeConfigurationRow } from '../rows';
import { toIso } from '../time/clock';

/** A period that includes its start and excludes its end. */
export type Period = Pick<FeeConfigurationRow, 'effective_start' | 'effective_end'>;

/** Whether a configuration applies at an instant. Source: Fee configuration lifecycle. */
export function isInForce({ effective_start, effective_end }: Period, at: string): boolean {
  return effective_start <= at && (effective_end === null || at < effective_end);
}

/** Returns the state of a configuration at an instant. One that was replaced before it applied is retired. */
export function feeConfigurationState(period: Period, at: string): StateOf<typeof feeConfigurationStates> {
  if (isInForce(period, at)) return 'active';
  const { effective_start, effective_end } = period;
  return effective_start > at && effective_end !== effective_start ? 'scheduled' : 'retired';
}

/** Returns an error if an account cannot have configurations. */
export function feesProblem({ currency }: AccountRow): SandboxError | undefined {
  return currency === 'cad' ? new SandboxError('fee_configurations_not_supported', { currency }) : undefined;
}

/** Returns the period of a request. Default start: now. Source: Fee configuration rules. */
export function requirePeriod(
  feeType: FeeType,
  request: { readonly effective_start?: string; readonly effective_end?: string },
  now: string,
): Period {
  const canEnd: boolean = feeTypes[feeType].canEnd;
  if (!canEnd && request.effective_end !== undefined)
    throw new SandboxError('effective_end_must_be_nil_for_fee_type', {});
  const effective_start = request.effective_start === undefined ? now : instantOf(request.effective_start);
  if (effective_start === undefined || effective_start < now) {
    throw new SandboxError('effective_start_invalid', { name: 'effective_start' });
  }
  if (request.effective_end === undefined) return { effective_start, effective_end: null };
  const effective_end = instantOf(request.effective_end);
  if (effective_end === undefined)
    throw invalidParameter('effective_end', valueRules.timestamp.fill({ name: 'effective_end' }));
  if (effective_end <= effective_start) throw new SandboxError('effective_end_must_be_after_effective_start', {});
  return { effective_start, effective_end };
} // effective_end_must_be_nil_for_fee_type effective_start_invalid effective_end_must_be_after_effective_start

/** The last instant that compares with others as text. */
const LAST_INSTANT = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

function instantOf(text: string): string | undefined {
  const instant = parseDateTime(text);
  return instant === undefined || instant > LAST_INSTANT ? undefined : toIso(instant);
}

/** Returns the fee type that must be in force before this one can be, if there is one. */
export function baseTypeOf(feeType: FeeType): FeeType | undefined {
  const row: FeeTypeRow = feeTypes[feeType];
  return row.baseType;
}

/**
 * Returns a configuration that ends no later than the next one of its chain starts. A scheduled later configuration does not
 * change. Source: Fee configuration lifecycle.
 */
export function endingBefore<Configuration extends Period>(
  row: Configuration,
  next: string | undefined,
): Configuration {
  const { effective_end } = row;
  return next !== undefined && (effective_end === null || next < effective_end) ? { ...row, effective_end: next } : row;
}
