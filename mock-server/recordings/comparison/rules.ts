import { operations } from '../../../spec/resources';
import { events } from '../../../spec/tables/events';
import { didYouMean } from '../../../spec/vocabulary/closest-names';
import { isPlainObject } from '../../wire/json';
import { type DifferenceKind, differenceKinds } from './kinds';

/** A rule on what may differ, with its reason. */
export interface Rule {
  /** The id of the operation, or the name of the event. Default: all. */
  readonly operation?: string;
  /** The field of a difference: all of its path, or its last segments. */
  readonly field: string;
  /** Default: all. */
  readonly kind?: DifferenceKind;
  readonly reason: string;
}

/** The rules for what differs between any two instances of the service, or between a machine and the service. */
export const defaultRules: readonly Rule[] = [
  {
    field: 'financial_transaction_id',
    kind: 'value',
    reason: 'The ledger of each service has numbers of its own.',
  },
  {
    field: 'application_fee_rate_id',
    kind: 'value',
    reason: 'Accounts of the service can share a rate. In the sandbox each account has rates of its own.',
  },
  { field: 'signature', kind: 'value', reason: 'A text that says only whether two cards or bank accounts are equal.' },
  { field: 'bin_details.issuer', kind: 'value', reason: 'The sandbox has one invented bank for all test cards.' },
  {
    field: 'bin_details.card_class',
    kind: 'value',
    reason: 'The sandbox has one product for each range of test cards.',
  },
];

interface Differing {
  readonly operation: string | null;
  readonly event?: string | undefined;
  readonly field: string;
  readonly kind: DifferenceKind;
}

/** Returns the first rule that allows a difference. */
export function findRule(rules: readonly Rule[], { operation, event, field, kind }: Differing): Rule | undefined {
  return rules.find(
    (rule) =>
      (rule.operation === undefined || rule.operation === operation || rule.operation === event) &&
      (rule.kind === undefined || rule.kind === kind) &&
      (rule.field === field || field.endsWith(`.${rule.field}`)),
  );
}

/** Rules that cannot be used. The message has their place and what is wrong. */
export class InvalidRulesError extends Error {
  override get name(): string {
    return 'InvalidRulesError';
  }
}

const members = ['operation', 'field', 'kind', 'reason'];

/** Returns the rules of a parsed file. Throws an `InvalidRulesError` for anything but a list of rules. */
export function requireRules(value: unknown): readonly Rule[] {
  if (!Array.isArray(value)) throw new InvalidRulesError('The rules are not a list.');
  return value.map((item: unknown, index) => requireRule(item, `Rule ${index + 1}`));
}

function requireRule(value: unknown, place: string): Rule {
  if (!isPlainObject(value)) throw new InvalidRulesError(`${place} is not an object.`);
  const unknown = Object.keys(value).find((name) => !members.includes(name));
  if (unknown !== undefined)
    throw new InvalidRulesError(`${place} has an unknown field "${unknown}". Fields are ${members.join(', ')}.`);
  const { operation, kind } = value;
  if (operation !== undefined) requireCompared(operation, place);
  if (kind !== undefined && !isKind(kind))
    throw new InvalidRulesError(`The kind of ${place.toLowerCase()} is not one of ${differenceKinds.join(', ')}.`);
  return {
    ...(operation !== undefined && { operation }),
    field: requireText(value, 'field', place),
    ...(kind !== undefined && { kind }),
    reason: requireText(value, 'reason', place),
  };
}

const compared = [...Object.keys(operations), ...Object.keys(events)];

/** An unknown name would match nothing, without a reason in the report. */
function requireCompared(operation: unknown, place: string): asserts operation is string {
  if (typeof operation !== 'string')
    throw new InvalidRulesError(`The operation of ${place.toLowerCase()} is not a text.`);
  if (!compared.includes(operation))
    throw new InvalidRulesError(
      `The operation of ${place.toLowerCase()}, "${operation}", is neither one of the API nor an event.${didYouMean(operation, compared)}`,
    );
}

function requireText(rule: Readonly<Record<string, unknown>>, name: string, place: string): string {
  const text = rule[name];
  if (typeof text !== 'string' || text === '') throw new InvalidRulesError(`${place} has no ${name}.`);
  return text;
}

function isKind(value: unknown): value is DifferenceKind {
  return differenceKinds.some((kind) => kind === value);
}
