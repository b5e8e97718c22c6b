import type { Row } from './row';
import type { Currency } from './shared';
import { id, ref, text } from '../fields/field';
import { currency, fieldsOf } from './fields';
import { everyRow, table } from './table-definition';

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
  /** The key of card signatures and of fingerprints of request bodies, in hex. */
  readonly hash_key: string;
}

const keyPair = fieldsOf<KeyPairRow>({ client_id: text, secret_hash: text, account_id: ref('accounts') });

export const platform = table<PlatformRow>()({
  type: 'platform',
  indexes: { only: { partitions: everyRow, sortBy: ({ id }) => id } },
  fields: fieldsOf<PlatformRow>({ id, currency, test: keyPair, live: keyPair, hash_key: text }),
  // Its keys, and the key of its hashes: a platform that imports a seed file has its own.
  seed: null,
  secrets: ['hash_key', 'test.secret_hash', 'live.secret_hash'],
});
