import { Date, TextDecoder } from '../spec/vocabulary/globals';
import { time } from './option-checks';
import { system } from './system';
import { field, parseJson } from './transport/response';
import type { Event } from './types';
import { bytesOfBody, RAW_BODY_HINT } from './webhook-body';
import { type WebhookFailure, WebhookVerificationError } from './webhook-error';
import { type HeaderReader, listNames, readHeaders, type WebhookHeaders } from './webhook-headers';
import { headerNames, isSignature, isSignedByAny, requireSecrets } from './webhook-signature';

/** The greatest difference between the timestamp and the present. */
const DEFAULT_TOLERANCE_SECONDS = 300;

/** A delivery to verify. */
export type WebhookDelivery = {
  /** The unchanged bytes of the body: not parsed and serialized again. */
  readonly body: string | Uint8Array | ArrayBuffer;
  /** The secret of the publisher (webhook endpoint); starts with `sigk_`. Several: any of them may have signed. */
  readonly secret: string | readonly string[];
  /** The accepted age in seconds; `Infinity` for any. Default: 300. */
  readonly toleranceSeconds?: number | undefined;
  /** The present. Default: the system clock, which a sandbox signs by, too. */
  readonly now?: Date | undefined;
} & (
  | {
      readonly headers: WebhookHeaders;
      /** The `header_prefix` of the publisher (webhook endpoint). Default: `Webhook`. */
      readonly headerPrefix?: string | undefined;
    }
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
 * Throws a `WebhookVerificationError` for a delivery that cannot be trusted, whatever its sender made of it. Throws a `TypeError`
 * only for a missing secret, and a `RangeError` (or `TypeError`) for `toleranceSeconds` that is not a number above 0. Source:
 * Events.
 */
export async function verifyWebhook(delivery: WebhookDelivery): Promise<Event> {
  const secrets = requireSecrets(delivery.secret);
  if (delivery.toleranceSeconds !== undefined) time('toleranceSeconds', delivery.toleranceSeconds);
  const headers = headersOf(delivery);
  const names = namesOf(delivery);
  const signature = requireHeader(headers, 'signature', names);
  const timestamp = requireHeader(headers, 'timestamp', names);
  const body = bytesOfBody(delivery.body);

  if (body.length === 0) throw rejection('body_empty', `body is empty. Was it read before? Then ${RAW_BODY_HINT}`);
  const signedAt = Date.parse(timestamp);
  if (Number.isNaN(signedAt))
    throw rejection('timestamp_malformed', `${names.timestamp} is not an ISO 8601 date: pass it unchanged`);
  if (!isSignature(signature))
    throw rejection(
      'signature_malformed',
      `${names.signature} is not 64 lower-case hexadecimal digits: pass it unchanged`,
    );
  if (!(await isSignedByAny(secrets, signature, timestamp, body)))
    throw rejection(
      'signature_wrong',
      'the signature does not match. Either secret is that of another publisher (webhook endpoint), as each has its own, or ' +
        `the body was changed on its way, for example parsed and serialized again. Then ${RAW_BODY_HINT}`,
    );
  requireTolerated(delivery, signedAt);

  const event = parseJson(new TextDecoder().decode(body));
  if (!isEvent(event)) throw rejection('body_not_an_event', 'the signature is valid, but the body is not an event');
  return event;
}

function rejection(reason: WebhookFailure, message: string): WebhookVerificationError {
  return new WebhookVerificationError(reason, message);
}

type HeaderNames = ReturnType<typeof headerNames>;

function namesOf(delivery: WebhookDelivery): HeaderNames {
  return headerNames('headerPrefix' in delivery ? delivery.headerPrefix : undefined);
}

function requireHeader(headers: HeaderReader, part: keyof HeaderNames, names: HeaderNames): string {
  const name = names[part];
  const value = headers.get(name);
  if (value) return value;
  const hint =
    'pass all headers of the request, unchanged. Does a proxy rename them? Has the publisher a header_prefix? ' +
    'Then pass it as headerPrefix.';
  throw rejection(`${part}_missing`, `the delivery has no ${name} header (${listNames(headers)}): ${hint}`);
}

function headersOf(delivery: WebhookDelivery): HeaderReader {
  if ('headers' in delivery) return readHeaders(delivery.headers);
  const { signature, timestamp } = headerNames();
  return readHeaders({ [signature]: delivery.signature, [timestamp]: delivery.timestamp });
}

/** Throws for a delivery that is too old. A comparison with NaN is false, and must not accept it. */
function requireTolerated(delivery: WebhookDelivery, signedAt: number): void {
  const { toleranceSeconds = DEFAULT_TOLERANCE_SECONDS, now = new Date(system.now()) } = delivery;
  const ageSeconds = (now.getTime() - signedAt) / 1_000;
  if (Math.abs(ageSeconds) <= toleranceSeconds) return;
  const present = Number.isNaN(ageSeconds) ? 'an invalid date' : now.toISOString();
  const age = `${Math.abs(ageSeconds)} seconds ${ageSeconds < 0 ? 'after' : 'before'} now (${present})`;
  const hint =
    'Is the clock of this machine right? A sandbox signs with the time of its machine, wherever its own clock is';
  throw rejection(
    'timestamp_outside_tolerance',
    `the delivery was signed ${age}, and toleranceSeconds is ${toleranceSeconds}. ${hint}`,
  );
}

// The signature vouches for the shape. This rejects bodies that were signed for another purpose.
function isEvent(value: unknown): value is Event {
  return typeof field(value, 'event_name') === 'string' && typeof field(value, 'data') === 'object';
}
