import type { components } from '../../spec/generated/control-types';
import { WEBHOOK_HEADER_PREFIX } from '../../spec/tables/headers';
import type { PublisherStatus } from '../../spec/tables/outcomes';
import type { Row } from './row';
import type { Mode } from './shared';
import {
  added,
  boolean,
  id,
  instant,
  integer,
  listOf,
  nullable,
  optional,
  ref,
  repeatedText,
  sequence,
  text,
  wholeText,
} from '../fields/field';
import { fieldsOf, mode } from './fields';
import { bySequence, everyRow, table } from './table-definition';

type EventPattern = components['schemas']['Publisher']['events'][number];

/** Failures of an endpoint for which deliveries wait. */
export interface RetrySpan {
  /**
   * The first failure. The retries of everything that waits are counted from here, or from when the event happened if that is
   * later.
   */
  readonly counted_from: string;
  /** The first failure since the endpoint last responded with 200; null if there is none. */
  readonly failing_since: string | null;
  /** A delivery used up its retries, and nothing was received meanwhile: what waits has one attempt left. */
  readonly is_over: boolean;
}

/** A publisher (webhook endpoint). */
export interface PublisherRow extends Row {
  readonly sequence: number;
  readonly url: string;
  /** It is a function of the process that created it, and ends with that. Nothing is sent to its URL. */
  readonly is_function?: true;
  /** It belongs to a tool, such as an inbox of the test kit, and is no endpoint of the program. */
  readonly is_of_tool?: true;
  /** Names and families of events, or `*`. */
  readonly events: readonly EventPattern[];
  /** The account whose events it is subscribed to; null for all. */
  readonly account_id: string | null;
  /** The mode whose events it is subscribed to; null for both. */
  readonly account_type: Mode | null;
  /** Prefix of `-Signature` and `-Timestamp` in the names of the headers that it gets. */
  readonly header_prefix: string;
  /** The secret that signs its deliveries. It is stored as it is, since it is needed after a restart, too. */
  readonly secret: string;
  /** Disabled: it failed for a full span of retries. */
  readonly status: PublisherStatus;
  /** Events that were not queued: it was disabled, or its queue was full. */
  readonly dropped_count: number;
  /** Null while no delivery waits for a retry. */
  readonly retry_span: RetrySpan | null;
  readonly created_at: string;
}

const retrySpan = fieldsOf<RetrySpan>({ counted_from: instant, failing_since: nullable(instant), is_over: boolean });

export const publishers = table<PublisherRow>()({
  type: 'publisher',
  idPrefix: 'pub',
  indexes: { newest: { partitions: everyRow, sortBy: bySequence } },
  fields: fieldsOf<PublisherRow>({
    id,
    sequence,
    url: wholeText,
    is_function: optional(boolean),
    is_of_tool: optional(boolean),
    events: listOf(repeatedText),
    account_id: nullable(ref('accounts')),
    account_type: nullable(mode),
    header_prefix: added<string>('0.2.0', WEBHOOK_HEADER_PREFIX, text),
    secret: wholeText,
    status: repeatedText,
    dropped_count: integer,
    retry_span: nullable(retrySpan),
    created_at: instant,
  }),
  // A subscriber is not part of the platform. Its secret is shown once, to its creator only.
  seed: null,
  secrets: ['secret'],
});
