import { system } from './system';
import { field, parseJson } from './transport/response';
import type { Event } from './types';

/** The greatest difference between the timestamp and the present. */
const DEFAULT_TOLERANCE_SECONDS = 300;

/** Why a delivery was rejected, in the order of the checks. */
export type WebhookFailure =
  | 'signature_missing'
  | 'timestamp_missing'
  | 'timestamp_malformed'
  | 'signature_malformed'
  | 'signature_wrong'
  | 'timestamp_outside_tolerance'
  | 'body_not_an_event';

const messages: Readonly<Record<WebhookFailure, string>> = {
  signature_missing: 'the Webhook-Signature header is missing',
  timestamp_missing: 'the Webhook-Timestamp header is missing',
  timestamp_malformed: 'the timestamp is not an ISO 8601 date',
  signature_malformed: 'the signature is not 64 lower-case hexadecimal digits',
  signature_wrong: 'the signature does not match this body, timestamp and secret; is the body unchanged?',
  timestamp_outside_tolerance: 'the delivery is too old, or its timestamp is in the future',
  body_not_an_event: 'the signature is valid, but the body is not an event',
};

/** A delivery that cannot be trusted. Respond with 400 and do not process it. */
export class WebhookSignatureError extends Error {
  static {
    this.prototype.name = 'WebhookSignatureError';
  }

  readonly reason: WebhookFailure;

  constructor(reason: WebhookFailure) {
    super(messages[reason]);
    this.reason = reason;
  }
}

/** Fetch `Headers`, or an object of header names and values such as those of node:http. */
export type WebhookHeaders = Pick<Headers, 'get'> | { readonly [name: string]: string | readonly string[] | undefined };

/** A delivery to verify. */
export type WebhookDelivery = {
  /** The unchanged bytes of the body: not parsed and serialized again. */
  readonly body: string | Uint8Array;
  /** The secret of the publisher (webhook endpoint); starts with `sigk_`. */
  readonly secret: string;
  /** The accepted age in seconds; `Infinity` for any. Default: 300. */
  readonly toleranceSeconds?: number;
  /** The present. Pass the sandbox's clock after it was moved. Default: the system clock. */
  readonly now?: Date;
} & (
  | { readonly headers: WebhookHeaders }
  | {
      /** The value of the Webhook-Signature header. */
      readonly signature: string;
      /** The value of the Webhook-Timestamp header. */
      readonly timestamp: string;
    }
);

/**
 * Verifies that a delivery was signed with the secret recently, and returns its event. `event_name` decides the type of
 * `data`. Events that are newer than this version are returned as well: a switch over names needs a default.
 *
 * Throws `WebhookSignatureError`, and a `TypeError` for an empty secret, with which anyone could sign. Source: Events.
 */
export async function verifyWebhook(delivery: WebhookDelivery): Promise<Event> {
  const { body, secret, toleranceSeconds = DEFAULT_TOLERANCE_SECONDS, now = new Date(system.now()) } = delivery;
  if (secret === '') throw new TypeError('secret is empty');
  const { signature, timestamp } = 'headers' in delivery ? readHeaders(delivery.headers) : delivery;

  if (!signature) throw new WebhookSignatureError('signature_missing');
  if (!timestamp) throw new WebhookSignatureError('timestamp_missing');
  const signedAt = Date.parse(timestamp);
  if (Number.isNaN(signedAt)) throw new WebhookSignatureError('timestamp_malformed');
  if (!/^[0-9a-f]{64}$/.test(signature)) throw new WebhookSignatureError('signature_malformed');

  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  if (!(await isSignedBy(secret, signature, timestamp, bytes))) throw new WebhookSignatureError('signature_wrong');

  const ageSeconds = Math.abs(now.getTime() - signedAt) / 1_000;
  if (ageSeconds > toleranceSeconds) throw new WebhookSignatureError('timestamp_outside_tolerance');

  const event = parseJson(new TextDecoder().decode(bytes));
  if (!isEvent(event)) throw new WebhookSignatureError('body_not_an_event');
  return event;
}

// `verify` compares in constant time.
async function isSignedBy(secret: string, signature: string, timestamp: string, body: Uint8Array): Promise<boolean> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(secret), algorithm, false, ['verify']);
  const prefix = new TextEncoder().encode(`${timestamp}.`);
  const message = new Uint8Array(prefix.length + body.length);
  message.set(prefix);
  message.set(body, prefix.length);
  return crypto.subtle.verify('HMAC', key, bytesOfHex(signature), message);
}

function bytesOfHex(hex: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(hex.length / 2);
  return bytes.map((_, i) => Number.parseInt(hex.slice(2 * i, 2 * i + 2), 16));
}

function readHeaders(headers: WebhookHeaders): { signature: string | undefined; timestamp: string | undefined } {
  return { signature: header(headers, 'webhook-signature'), timestamp: header(headers, 'webhook-timestamp') };
}

function header(headers: WebhookHeaders, name: string): string | undefined {
  if (isFetchHeaders(headers)) return headers.get(name) ?? undefined;
  const [, value] = Object.entries(headers).find(([key]) => key.toLowerCase() === name) ?? [];
  return typeof value === 'string' ? value : value?.[0];
}

function isFetchHeaders(headers: WebhookHeaders): headers is Pick<Headers, 'get'> {
  return typeof headers.get === 'function';
}

// The signature vouches for the shape. This rejects bodies that were signed for another purpose.
function isEvent(value: unknown): value is Event {
  return typeof field(value, 'event_name') === 'string' && typeof field(value, 'data') === 'object';
}
