import type { Row } from './row';
import type { Currency } from './shared';

/** One key pair of a platform. The secret itself is shown once and never stored. */
export interface KeyPairRow {
  readonly client_id: string;
  readonly secret_hash: string;
  /** The platform account that requests with this pair run on. */
  readonly account_id: string;
}

export interface PlatformRow extends Row {
  readonly currency: Currency;
  readonly test: KeyPairRow;
  readonly live: KeyPairRow;
  /** Keys the signatures of cards and the fingerprints of request bodies; hex. */
  readonly hash_key: string;
}
