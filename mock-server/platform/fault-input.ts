import type { operations } from '../../spec/generated/control-types';
import type { FaultyOperation } from '../../spec/control/faults';
import {
  type ChargingOperation,
  chargingOperations,
  isChargingOperation,
  scenarioInsteadOf,
} from '../../spec/derive/scenario-faults';
import { errors } from '../../spec/tables/errors';
import { didYouMean } from '../../spec/vocabulary/closest-names';
import { referenceUrl } from '../../spec/vocabulary/reference-page';
import {
  effectFields,
  type FaultEffect,
  isApiErrorCode,
  type RequestFault,
  type ScenarioFault,
  type WebhookFault,
} from '../../spec/tables/faults';
import type { BodyOf } from '../../spec/derive/request-body';
import type { EventPattern } from '../events/endpoints';
import { invalidControlParameter, SandboxError } from '../sandbox-error';

interface Frequency {
  /**
   * The number of requests or deliveries that the fault skips first, also those that an older fault matches. Default: none. With
   * `after: 2` and `times: 1` it matches the third one only.
   */
  readonly after?: number | undefined;
  /** The number of matches after which the fault is exhausted. Default: unlimited. */
  readonly times?: number | undefined;
  /** The probability of a match, from 0 to 1. Default: always. */
  readonly probability?: number | undefined;
  /** Seeds the random decisions: the same seed gives the same matches. Default: a generated seed, which the fault shows. */
  readonly seed?: number | undefined;
}

type KeysOf<Kind> = Kind extends unknown ? keyof Kind : never;

/** One of several kinds, without fields of another kind. */
type ExactlyOne<Kind, All = Kind> = Kind extends unknown
  ? Kind & { readonly [Name in Exclude<KeysOf<All>, keyof Kind>]?: undefined }
  : never;

/** A fault of requests. */
interface RequestFaultInput extends Frequency {
  /** The operation that it matches. Default: every one. */
  readonly operation?: FaultyOperation | undefined;
  /** The effect. */
  readonly fault: ExactlyOne<RequestFault, FaultEffect>;
}

/** A fault of charges. */
interface ScenarioFaultInput extends Frequency {
  /** The operation that it matches. Default: every one that charges a payment method. */
  readonly operation?: ChargingOperation | '*' | undefined;
  /** The effect: the charge has the outcome of this scenario. */
  readonly fault: ScenarioFault;
}

/** A fault of deliveries. */
interface WebhookFaultInput extends Frequency {
  /** The event, or the family of events, that it matches. Default: every one. */
  readonly event_name?: EventPattern | undefined;
  /** The effect. */
  readonly fault: ExactlyOne<WebhookFault, FaultEffect>;
}

/** A fault to create: one of requests, of charges, or of deliveries. */
export type FaultInput = ExactlyOne<RequestFaultInput | ScenarioFaultInput | WebhookFaultInput>;

/** The body of a request that creates a fault. Each field is valid, but they may not belong together. */
export type FaultBody = BodyOf<operations['createFault']>;

/** Returns a body as a fault input. Throws a `SandboxError` for the first field that is unexpected or missing. */
export function exactFault({ operation, event_name, fault, ...frequency }: FaultBody): FaultInput {
  if (frequency.seed !== undefined && frequency.probability === undefined)
    throw unexpected('seed', 'It is for a fault with a probability.');
  const exact = exactKind(fault);
  if ('webhook' in exact) {
    if (operation !== undefined) throw unexpected('operation', 'A fault of deliveries takes event_name.');
    return { ...frequency, ...(event_name !== undefined && { event_name }), fault: exact };
  }
  if (event_name !== undefined) throw unexpected('event_name', 'A fault of requests takes operation.');
  if ('scenario' in exact) return { ...frequency, ...chargingOperation(operation), fault: exact };
  const scenario = 'error' in exact ? scenarioInsteadOf(exact.error, operation) : undefined;
  if (scenario !== undefined)
    throw invalidControlParameter(
      'fault.error',
      `For ${operation} this is a decline, which is stored: pass scenario "${scenario}" instead of error.`,
    );
  return { ...frequency, ...(operation !== undefined && { operation }), fault: exact };
} // parameter_missing parameter_invalid unexpected_parameter

function chargingOperation(operation: FaultBody['operation']): Pick<ScenarioFaultInput, 'operation'> {
  if (operation === undefined || operation === '*') return {};
  if (isChargingOperation(operation)) return { operation };
  throw invalidControlParameter('operation', `With scenario it must be one of ${chargingOperations.join(', ')}.`);
}

const kinds = effectFields.join(', ').replace(/, (?=\w+$)/, ' or ');

function exactKind(fault: FaultBody['fault']): FaultEffect {
  const { error, scenario, status, delay_ms, drop, hold, body, webhook, at } = fault;
  if (delay_ms === undefined && (webhook === 'delay' || (at !== undefined && isOnly('at', fault))))
    throw new SandboxError('parameter_missing', { name: 'fault.delay_ms' });
  if (webhook === 'delay' && delay_ms !== undefined) return only({ webhook, delay_ms }, fault);
  if (webhook !== undefined && webhook !== 'delay') return only({ webhook }, fault);
  if (error !== undefined) {
    if (!isApiErrorCode(error)) throw invalidControlParameter('fault.error', errorRule(error));
    return only({ error }, fault);
  }
  if (scenario !== undefined) return only({ scenario }, fault);
  if (status !== undefined) return only({ status }, fault);
  if (delay_ms !== undefined) return only(at === undefined ? { delay_ms } : { delay_ms, at }, fault);
  if (drop !== undefined) return only({ drop }, fault);
  if (hold !== undefined) return only({ hold }, fault);
  if (body !== undefined) return only({ body }, fault);
  throw new SandboxError('parameter_missing', { name: `fault.${kinds}` });
}

function errorRule(code: string): string {
  const suggestion = didYouMean(code, Object.keys(errors).filter(isApiErrorCode));
  return suggestion.trim() || `It must be an error code of the API: ${referenceUrl('errors')}`;
}

const setFields = (body: FaultBody['fault']): readonly string[] =>
  Object.entries(body).flatMap(([name, value]) => (value === undefined ? [] : [name]));

const isOnly = (field: string, body: FaultBody['fault']) => setFields(body).every((name) => name === field);

/** Returns the fault. Throws a `SandboxError` if the body has a field of another kind. */
function only<Kind extends FaultEffect>(kind: Kind, body: FaultBody['fault']): Kind {
  const other = setFields(body).find((name) => !Object.hasOwn(kind, name));
  if (other !== undefined)
    throw unexpected(`fault.${other}`, `A fault has one effect: here, ${Object.keys(kind).join(' with ')}.`);
  return kind;
}

function unexpected(name: string, rule: string): SandboxError {
  return new SandboxError('unexpected_parameter', { name }, { rule });
}
