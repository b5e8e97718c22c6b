import type { ClockName } from '../vocabulary/schema';

interface InstantRow {
  readonly clock: ClockName;
  /** What shows or compares it. */
  readonly meaning: string;
  /** The fields of schemas that show it: all that are of the caller's clock. */
  readonly fields?: readonly string[];
}

/**
 * Every instant that leaves the sandbox, with its clock. What others compare with a clock of their own is of the caller's. What
 * belongs to an object is of the platform's, which `clock` commands move. See docs/decisions/42-two-clocks.md.
 */
export const instants = {
  webhook_signature: {
    clock: 'caller',
    meaning: 'The timestamp in the signature of a webhook, and `signed_at` of the attempt',
    fields: ['DeliveryAttempt.signed_at'],
  },
  access_token: { clock: 'caller', meaning: 'The end of an access token' },
  web_component_token: { clock: 'caller', meaning: '`iat` and `exp` of a web component token' },
  platform_token: {
    clock: 'caller',
    meaning: '`created_at` of a token of a platform, for its dashboard and the control API',
    fields: ['PlatformToken.created_at', 'NewPlatformToken.created_at'],
  },
  storage: {
    clock: 'caller',
    meaning: '`last_write_at` of a platform, and the end of the lease of a replica',
    fields: ['Platform.last_write_at', 'Health.lease.until'],
  },
  http_date: { clock: 'caller', meaning: 'The `Date` header of a response over HTTP' },
  object: {
    clock: 'platform',
    meaning: 'Instants of objects: created, updated, due, lapsed, deposited; `available_on`',
  },
  event: { clock: 'platform', meaning: '`created_at` of an event, in the body of its webhook too' },
  delivery: { clock: 'platform', meaning: 'The schedule of retries: `attempted_at`, `next_attempt_at`' },
  job: { clock: 'platform', meaning: '`due_at` of a job' },
  idempotency_key: { clock: 'platform', meaning: 'The end of an idempotency key' },
  checkout_session: { clock: 'platform', meaning: 'The end of a checkout session' },
  upload_address: { clock: 'platform', meaning: 'The end of the address of an upload' },
  report_address: { clock: 'platform', meaning: 'The end of the address of a payout report' },
  request_log: { clock: 'platform', meaning: 'The instant of an entry of the request log, a snapshot, a step to undo' },
  seed_file: { clock: 'platform', meaning: 'The clock in the head of a seed file' },
} as const satisfies Readonly<Record<string, InstantRow>>;

export type InstantName = keyof typeof instants;
