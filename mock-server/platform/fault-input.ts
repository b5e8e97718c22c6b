import type { operations } from '../../spec/generated/control-types';
import { type FaultyOperation, isApiErrorCode, type RequestFault, type WebhookFault } from '../../spec/tables/faults';
import type { BodyOf } from '../../spec/derive/request-body';
import { SandboxError } from '../sandbox-error';
import type { FaultRow } from '../rows';

interface Frequency {
  /** How many it meets before it is spent. Without it, it lasts until it is taken away. */
  readonly times?: number;
  /** The random that it meets one, from 0 to 1. Without it, it meets every one. */
  readonly probability?: number;
  /** Decides by random: the same seed meets the same ones. Without it, one is made and shown. */
  readonly seed?: number;
}

type KeysOf<Kind> = Kind extends unknown ? keyof Kind : never;

/** One of several kinds, and nothing of another one. */
type ExactlyOne<Kind, All = Kind> = Kind extends unknown
  ? Kind & { readonly [Name in Exclude<KeysOf<All>, keyof Kind>]?: never }
  : never;

interface OfRequests extends Frequency {
  readonly operation?: FaultyOperation;
  readonly fault: ExactlyOne<RequestFault>;
}

interface OfDeliveries extends Frequency {
  readonly event_name?: NonNullable<FaultRow['event_name']>;
  readonly fault: ExactlyOne<WebhookFault>;
}

/** A fault of requests, or one of deliveries. */
export type FaultInput = ExactlyOne<OfRequests | OfDeliveries>;

/** The same as it comes over HTTP, where the parts are right and the whole may not be. */
export type FaultBody = BodyOf<operations['createFault']>;

/** Takes a body for what it must be, or throws the `ApiError` of the first field that is too much or not there. */
export function exactFault({ operation, event_name, fault, ...frequency }: FaultBody): FaultInput {
  if (frequency.seed !== undefined && frequency.probability === undefined) throw unexpected('seed');
  const exact = exactKind(fault);
  if ('webhook' in exact) {
    if (operation !== undefined) throw unexpected('operation');
    return { ...frequency, ...(event_name !== undefined && { event_name }), fault: exact };
  }
  if (event_name !== undefined) throw unexpected('event_name');
  return { ...frequency, ...(operation !== undefined && { operation }), fault: exact };
} // parameter_missing parameter_invalid unexpected_parameter

const kinds = 'error, status, delay_ms, drop, hold or webhook';

function exactKind(fault: FaultBody['fault']): RequestFault | WebhookFault {
  const { error, status, delay_ms, drop, hold, webhook } = fault;
  if (webhook === 'delay') {
    if (delay_ms === undefined) throw new SandboxError('parameter_missing', { name: 'fault.delay_ms' });
    return only({ webhook, delay_ms }, fault);
  }
  if (webhook !== undefined) return only({ webhook }, fault);
  if (error !== undefined) {
    if (!isApiErrorCode(error)) throw new SandboxError('parameter_invalid', { name: 'fault.error' });
    return only({ error }, fault);
  }
  if (status !== undefined) return only({ status }, fault);
  if (delay_ms !== undefined) return only({ delay_ms }, fault);
  if (drop !== undefined) return only({ drop }, fault);
  if (hold === undefined) throw new SandboxError('parameter_missing', { name: `fault.${kinds}` });
  if (!hold) throw new SandboxError('parameter_invalid', { name: 'fault.hold' });
  return { hold };
}

/** A fault of one kind, unless its body has a field of another one. */
function only<Kind extends RequestFault | WebhookFault>(kind: Kind, body: FaultBody['fault']): Kind {
  const other = Object.keys(body).find((name) => !Object.hasOwn(kind, name));
  if (other !== undefined) throw unexpected(`fault.${other}`);
  return kind;
}

function unexpected(name: string): SandboxError {
  return new SandboxError('unexpected_parameter', { name });
}
