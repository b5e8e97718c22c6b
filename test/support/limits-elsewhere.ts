import type { LimitName } from '../../spec/tables/limits';

/**
 * Limits that no response of an operation shows, or that are tested with deliveries, uploads, the request log, snapshots,
 * undo, error codes, unread requests or their noun.
 */
export type ShownElsewhere = Extract<
  LimitName,
  | `${'webhook' | 'dispute_test' | 'checkout_session_window'}_${string}`
  | 'request_header_bytes'
  | `${'upload' | 'request_log' | 'snapshots' | 'platform_tokens' | 'undo' | 'kept_refusals'}`
  | LimitOfInput
  | LimitOfEntities
>;

/**
 * Tested in `body-limits.test.ts`, `unknown-parameters.test.ts`, `web-component-tokens.test.ts` and
 * `payment-method-groups.test.ts`.
 */
type LimitOfInput = `request_${'json' | 'form'}` | `${PrefixOfInput}_${string}` | 'fees' | 'metadata';
type PrefixOfInput = 'statement' | 'publisher' | 'unknown' | 'web_component' | 'payment_method_group';

/** Tested in `entity-limits.test.ts`. */
type LimitOfEntities = 'business_name_characters' | 'ownership_percentage' | 'entity_parts';
