import { brand } from './brand';

/** Why a delivery was rejected, in the order of the checks. */
export type WebhookFailure =
  | 'signature_missing'
  | 'timestamp_missing'
  | 'body_not_raw'
  | 'body_empty'
  | 'timestamp_malformed'
  | 'signature_malformed'
  | 'signature_wrong'
  | 'timestamp_outside_tolerance'
  | 'body_not_an_event';

/**
 * A delivery that cannot be trusted. Respond with 400 and do not process it. The message says what to do about a mistake in
 * the program, and contains neither the secret nor a part of the body.
 */
export class WebhookVerificationError extends Error {
  static override readonly name: string = /* @__PURE__ */ brand(this, 'WebhookVerificationError');

  /** The reason for the rejection of the webhook. */
  readonly reason: WebhookFailure;

  constructor(reason: WebhookFailure, message: string) {
    super(message);
    this.reason = reason;
  }
}
