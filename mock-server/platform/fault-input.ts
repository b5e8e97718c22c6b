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
import { isApiErrorCode, type RequestFault, type ScenarioFault, type WebhookFault } from '../../spec/tables/faults';
import type { BodyOf } from '../../spec/derive/request-body';
import type { EventPattern } from '../events/endpoints';
import { invalidControlParameter, SandboxError } from '../sandbox-error';

interface Frequency {
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
  readonly fault: ExactlyOne<RequestFault>;
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
  readonly fault: ExactlyOne<WebhookFault>;
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

const kinds = 'error, scenario, status, delay_ms, drop, hold or webhook';

function exactKind(fault: FaultBody['fault']): RequestFault | ScenarioFault | WebhookFault {
  const { error, scenario, status, delay_ms, drop, hold, webhook } = fault;
  if (webhook === 'delay') {
    if (delay_ms === undefined) throw new SandboxError('parameter_missing', { name: 'fault.delay_ms' });
    return only({ webhook, delay_ms }, fault);
  }
  if (webhook !== undefined) return only({ webhook }, fault);
  if (error !== undefined) {
    if (!isApiErrorCode(error)) throw invalidControlParameter('fault.error', errorRule(error));
    return only({ error }, fault);
  }
  if (scenario !== undefined) return only({ scenario }, fault);
  if (status !== undefined) return only({ status }, fault);
  if (delay_ms !== undefined) return only({ delay_ms }, fault);
  if (drop !== undefined) return only({ drop }, fault);
  if (hold === undefined) throw new SandboxError('parameter_missing', { name: `fault.${kinds}` });
  if (!hold) throw invalidControlParameter('fault.hold', 'It must be true.');
  return { hold };
}

function errorRule(code: string): string {
  const suggestion = didYouMean(code, Object.keys(errors).filter(isApiErrorCode));
  return suggestion.trim() || `It must be an error code of the API: ${referenceUrl('errors')}`;
}

/** Returns the fault. Throws a `SandboxError` if the body has a field of another kind. */
function only<Kind extends RequestFault | ScenarioFault | WebhookFault>(kind: Kind, body: FaultBody['fault']): Kind {
  const set = Object.entries(body).filter(([, value]) => value !== undefined);
  const other = set.map(([name]) => name).find((name) => !Object.hasOwn(kind, name));
  if (other !== undefined)
    throw unexpected(`fault.${other}`, `A fault has one effect: here, ${Object.keys(kind).join(' with ')}.`);
  return kind;
}

function unexpected(name: string, rule: string): SandboxError {
  return new SandboxError('unexpected_parameter', { name }, { rule });
}
