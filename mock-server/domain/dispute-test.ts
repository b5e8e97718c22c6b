import { valueRules } from '../../spec/tables/value-rules';
import { defaultDisputeReason, type DisputeReason, disputeReasonNames } from '../../spec/tables/dispute-reasons';
import { limits } from '../../spec/tables/limits';
import { invalidParameter, type SandboxError } from '../sandbox-error';
import type { DisputeTest, Metadata, Mode } from '../rows';
import { secondsAfter } from '../time/clock';
import { isDateText } from './calendar-date';
import { unknownName } from './unknown-name';

/** A dispute that the metadata of a payment ask for. */
export interface DisputeTestSpec {
  readonly reason: DisputeReason;
  /** The first instant at which it is too late to respond; null for the usual time. */
  readonly due_date: string | null;
  /** Whether the merchant gives up at once. */
  readonly forfeit: boolean;
  /** Seconds from the capture of the payment to the dispute. */
  readonly delay_seconds: number;
  /** Null: it waits for a decision. */
  readonly test_outcome: DisputeTest | null;
}

const FIELD = 'dispute_test_spec';
const MAX_DELAY_SECONDS = limits.dispute_test_delay_seconds.maximum;

/**
 * Returns the dispute that the metadata of a payment in test mode ask for. Throws `parameter_invalid` for the first invalid
 * member.
 */
export function requestedDispute(metadata: Metadata, mode: Mode): DisputeTestSpec | undefined {
  const spec = mode === 'test' ? metadata[FIELD] : undefined;
  if (spec === undefined || spec === null) return undefined;
  if (typeof spec !== 'object' || Array.isArray(spec)) throw invalid('', valueRules.object);
  const members = new Map<string, unknown>(Object.entries(spec).filter(([, value]) => value !== null));
  const delay_seconds = members.get('event_publish_delay_in_seconds') ?? 0;
  if (!isDelay(delay_seconds)) throw invalid('event_publish_delay_in_seconds', delayRule);
  const forfeit = members.get('forfeit') ?? false;
  if (typeof forfeit !== 'boolean') throw invalid('forfeit', valueRules.flag);
  return {
    reason: reasonOf(members.get('reason')),
    due_date: dueDateOf(members.get('due_date')),
    forfeit,
    delay_seconds,
    test_outcome: testOf(members.get('expected_result'), delay_seconds),
  };
}

const memberNames = ['reason', 'due_date', 'expected_result', 'forfeit', 'event_publish_delay_in_seconds'];

/** Returns the warning about the first member of a valid specification that has no effect. */
export function unknownMemberWarning(metadata: Metadata): string | undefined {
  const spec = metadata[FIELD];
  if (typeof spec !== 'object' || spec === null) return undefined;
  const name = Object.keys(spec).find((member) => !memberNames.includes(member));
  return name === undefined ? undefined : unknownName(`member of ${FIELD}`, name, memberNames);
}

/** Returns an error for a dispute that would be due before it is opened. */
export function dueDateProblem({ due_date, delay_seconds }: DisputeTestSpec, now: string): SandboxError | undefined {
  const isTooEarly = due_date !== null && due_date <= secondsAfter(now, delay_seconds);
  return isTooEarly ? invalid('due_date', valueRules.after_dispute) : undefined;
}

function reasonOf(value: unknown): DisputeReason {
  const reason = disputeReasonNames.find((name) => name === (value ?? defaultDisputeReason));
  if (reason === undefined) throw invalid('reason', reasonRule);
  return reason;
}

function dueDateOf(value: unknown): string | null {
  if (value === undefined) return null;
  if (typeof value !== 'string' || !isDateText(value)) throw invalid('due_date', valueRules.date);
  return `${value}T00:00:00.000Z`;
}

function testOf(expected_result: unknown, delay_seconds: number): DisputeTest | null {
  if (expected_result === undefined) return null;
  if (expected_result !== 'won' && expected_result !== 'lost')
    throw invalid('expected_result', valueRules.dispute_result);
  return { expected_result, delay_seconds };
}

const isDelay = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MAX_DELAY_SECONDS;

/** A rule for the member that it names. */
interface MemberRule {
  readonly fill: (values: { readonly name: string }) => string;
}

const delayRule: MemberRule = {
  fill: ({ name }) => valueRules.whole_number.fill({ name, minimum: '0', maximum: String(MAX_DELAY_SECONDS) }),
};
const reasonRule: MemberRule = {
  fill: ({ name }) => valueRules.choice.fill({ name, choices: disputeReasonNames.join(', ') }),
};

function invalid(member: string, rule: MemberRule): SandboxError {
  const name = ['metadata', FIELD, member].filter((part) => part !== '').join('.');
  return invalidParameter(name, rule.fill({ name }));
}
