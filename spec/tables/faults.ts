import { controlErrors } from './errors/control';
import { type ErrorCode, isErrorCode } from './errors';
import type { OperationId } from '../resources';

/** When the connection ends: before anything happened, or after it happened and was kept. */
export const dropMoments = ['before_commit', 'after_commit'] as const;

export type DropMoment = (typeof dropMoments)[number];

/** What can go wrong with one request to a publisher. */
export const webhookFaultKinds = ['duplicate', 'reorder', 'delay', 'lose', 'wrong_signature'] as const;

export type WebhookFaultKind = (typeof webhookFaultKinds)[number];

/** The longest delay, in milliseconds: five minutes, after which every client has given up. */
export const MAX_DELAY_MS = 300_000;

/** An error that a request to the API can meet: any but those of the sandbox's own paths. */
export type ApiErrorCode = Exclude<ErrorCode, keyof typeof controlErrors>;

export function isApiErrorCode(text: string): text is ApiErrorCode {
  return isErrorCode(text) && !Object.hasOwn(controlErrors, text);
}

/** What a fault does to a request. */
export type RequestFault =
  | { readonly error: ApiErrorCode }
  | { readonly status: number }
  | { readonly delay_ms: number }
  | { readonly drop: DropMoment }
  | { readonly hold: true };

/** What a fault does to one attempt to deliver an event. */
export type WebhookFault =
  { readonly webhook: 'delay'; readonly delay_ms: number } | { readonly webhook: Exclude<WebhookFaultKind, 'delay'> };

/** Which requests a fault meets: those of one operation, or `*` for all that run on an account. */
export type FaultyOperation = OperationId | '*';
