import { controlErrors } from './errors/control';
import { type ErrorCode, isErrorCode } from './errors';
import type { ScenarioName } from './scenarios';

/** The moment at which the connection is dropped: before or after the transaction is committed. */
export const dropMoments = ['before_commit', 'after_commit'] as const;

/** The moment at which a connection is dropped: before or after the transaction is committed. */
export type DropMoment = (typeof dropMoments)[number];

/** The faults of a request to a publisher (webhook endpoint). */
export const webhookFaultKinds = ['duplicate', 'reorder', 'delay', 'lose', 'wrong_signature', 'stale'] as const;

/** The kind of a fault of deliveries. */
export type WebhookFaultKind = (typeof webhookFaultKinds)[number];

/** How old the signature of a `stale` delivery is: twice the usual tolerance. */
export const STALE_SECONDS = 600;

/** The longest delay of a fault: five minutes, after which every client has timed out. */
export const MAX_DELAY_MS = 300_000;

/** The error codes of the API: all except those of the control API. */
export type ApiErrorCode = Exclude<ErrorCode, keyof typeof controlErrors>;

export function isApiErrorCode(text: string): text is ApiErrorCode {
  return isErrorCode(text) && !Object.hasOwn(controlErrors, text);
}

/** The effect of a fault on a request. */
export type RequestFault =
  | { readonly error: ApiErrorCode }
  | { readonly status: number }
  | { readonly delay_ms: number }
  | { readonly drop: DropMoment }
  | { readonly hold: true };

/** The effect of a fault on a charge: it has the outcome of the scenario. */
export interface ScenarioFault {
  /** The name of a scenario of cards, or of bank accounts. */
  readonly scenario: ScenarioName;
}

/** The effect of a fault on a delivery attempt. */
export type WebhookFault =
  { readonly webhook: 'delay'; readonly delay_ms: number } | { readonly webhook: Exclude<WebhookFaultKind, 'delay'> };
