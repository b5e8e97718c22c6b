import { Date, TextEncoder } from '../spec/vocabulary/globals';
import { system } from './system';
import { field } from './transport/response';
import type { Event, EventName } from './types';
import { headerNames, requireSecret, signatureOf } from './webhook-signature';

/** The fields of an event around its name and data. */
type Envelope = Omit<Event, 'event_name' | 'data'>;
/** Fields of an event beside its name and data; those that are absent get a default. */
type PartialEnvelope = { readonly [Field in keyof Envelope]?: Envelope[Field] | undefined };

/**
 * An event to sign: its name, its data and any other fields. Absent ones are filled: a new `id`, the present as
 * `created_at`, the account and the mode that the data names, otherwise a made-up platform account in test mode.
 */
export type UnsignedEvent<Name extends EventName = EventName> = {
  [Each in Name]: Pick<Event<Each>, 'event_name' | 'data'> & PartialEnvelope;
}[Name];

/** An event to sign, and how. */
export interface SignWebhookParams<Name extends EventName = EventName, Prefix extends string = 'Webhook'> {
  /** `event_name` decides the type of `data`. */
  readonly event: { readonly event_name: Name } & UnsignedEvent<Name>;
  /** The secret by which the webhook endpoint under test verifies; any text. */
  readonly secret: string;
  /** The `header_prefix` of the publisher (webhook endpoint). Default: `Webhook`. */
  readonly headerPrefix?: Prefix | undefined;
  /** The instant of the signature. Default: the system clock. */
  readonly now?: Date | undefined;
}

/** The body and the headers of a delivery, as `fetch` takes them. */
export type SignedWebhook<Prefix extends string = 'Webhook'> = {
  /** The body as text, exactly as it was signed. */
  readonly body: string;
  /** The headers with the signature and its timestamp. */
  readonly headers: { readonly [name in 'Content-Type' | `${Prefix}-Signature` | `${Prefix}-Timestamp`]: string };
};

/** The platform account of events whose data names none. */
const PLATFORM_ACCOUNT_ID = 'acc_0000000000000000000000';

/**
 * Returns a delivery that is signed like those of the service, for tests of a webhook endpoint.
 * `verifyWebhook({ ...signed, secret })` returns its event.
 *
 * Throws a `TypeError` without a secret. Source: Events.
 */
export async function signWebhook<Name extends EventName, Prefix extends string = 'Webhook'>(
  params: SignWebhookParams<Name, Prefix>,
): Promise<SignedWebhook<Prefix>>;
export async function signWebhook(params: SignWebhookParams<EventName, string>): Promise<SignedWebhook<string>> {
  const { event, secret, headerPrefix, now = new Date(system.now()) } = params;
  const names = headerNames(headerPrefix);
  const timestamp = now.toISOString();
  const body = JSON.stringify(complete(event, timestamp));
  return {
    body,
    headers: {
      'Content-Type': 'application/json',
      [names.signature]: await signatureOf(requireSecret(secret), timestamp, new TextEncoder().encode(body)),
      [names.timestamp]: timestamp,
    },
  };
}

/** Returns an event with all fields, in the order of the service. */
function complete(event: PartialEnvelope & { readonly event_name: EventName; readonly data: object }, now: string) {
  const { data } = event;
  const platformAccountId = event.platform_account_id ?? textOf(data, 'platform_account_id') ?? PLATFORM_ACCOUNT_ID;
  return {
    id: event.id ?? newId('evt'),
    event_name: event.event_name,
    version: event.version ?? 'v1',
    account_id: event.account_id ?? accountOf(data) ?? platformAccountId,
    account_type: event.account_type ?? (isLive(data) ? 'live' : 'test'),
    platform_account_id: platformAccountId,
    idempotency_key: event.idempotency_key ?? null,
    request_id: event.request_id ?? null,
    created_at: event.created_at ?? now,
    data,
  };
}

/** Returns the account that a resource belongs to, or is. */
function accountOf(data: object): string | undefined {
  const id = textOf(data, 'id');
  return textOf(data, 'account_id') ?? (id?.startsWith('acc_') ? id : undefined);
}

function isLive(data: object): boolean {
  return field(data, 'account_type') === 'live' || field(data, 'is_test') === false;
}

function textOf(data: object, name: string): string | undefined {
  const value = field(data, name);
  return typeof value === 'string' ? value : undefined;
}

/** Returns an id in the format of the service. */
function newId(prefix: string): string {
  return `${prefix}_${system.newKey().replaceAll('-', '').slice(0, 22)}`;
}
