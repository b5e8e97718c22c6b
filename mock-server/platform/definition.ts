import { applicationFeeRates } from '../domain/account';
import { hashSecret } from '../random/hashes';
import type { Entropy } from '../random/random';
import type { NewId } from '../random/ids';
import type { Currency, KeyPairRow, Mode, PlatformRow } from '../rows';
import type { Transaction } from '../store/transaction';
import { type Clock, toIso } from '../time/clock';
import { frozenClock } from './restart';

/** A key pair: it authenticates a platform in one mode. */
export interface KeyPair {
  /** Starts with `test_` or `live_`, the mode of the pair. */
  readonly client_id: string;
  /** The secret of the pair. */
  readonly client_secret: string;
}

/** The first rows of a platform. */
export interface PlatformDefinition {
  /** Id of the platform. */
  readonly id: string;
  /** The key pair of test mode. */
  readonly test: KeyPair;
  /** The key pair of live mode. */
  readonly live: KeyPair;
  /** The currency of the platform account. */
  readonly currency: Currency;
}

/** A new platform with its secrets, which are shown only once. */
export interface NewPlatform extends Omit<PlatformDefinition, 'currency'> {
  /** Its name; null without one. */
  readonly name: string | null;
}

/** The platform that always exists. Its secrets are public: the README prints them. */
export const defaultPlatform: PlatformDefinition = {
  id: 'default',
  test: { client_id: 'test_default', client_secret: 'test_default_secret' },
  live: { client_id: 'live_default', client_secret: 'live_default_secret' },
  currency: 'usd',
};

/** Creates the definition of a platform with new key pairs. */
export function newPlatformDefinition({ newId, newKey }: Entropy, currency: Currency): PlatformDefinition {
  const pair = (mode: Mode): KeyPair => ({ client_id: newId(mode), client_secret: `${mode}_${newKey()}` });
  return { id: newId('pf'), test: pair('test'), live: pair('live'), currency };
}

/** Returns the row of a platform. Only hashes of its secrets are stored. */
export function platformRow({ id, currency, test, live }: PlatformDefinition, { newId, newKey }: Entropy): PlatformRow {
  const keyPairRow = ({ client_id, client_secret }: KeyPair): KeyPairRow => ({
    client_id,
    secret_hash: hashSecret(client_secret),
    account_id: newId('acc'),
  });
  return { id, currency, test: keyPairRow(test), live: keyPairRow(live), hash_key: newKey() };
}

/** Puts the first rows of a platform: its key pairs, its accounts, and its clock if that is frozen from the start. */
export function putPlatform(
  rows: Transaction,
  row: PlatformRow,
  newId: NewId,
  { startAt, clock }: { readonly startAt: number | null; readonly clock: Clock },
): void {
  const now = toIso(startAt ?? clock.now());
  rows.insert('platform', row);
  const related_accounts = { live_account_id: row.live.account_id, test_account_id: row.test.account_id };
  for (const mode of ['test', 'live'] as const) {
    rows.insert('accounts', {
      id: row[mode].account_id,
      sequence: rows.nextSequence(),
      kind: 'platform',
      mode,
      platform_account_id: row[mode].account_id,
      name: row.id,
      status: 'enabled',
      currency: row.currency,
      application_fee_rates: applicationFeeRates(row.currency, { newId, now }),
      related_accounts,
      created_at: now,
      updated_at: now,
    });
  }
  if (startAt !== null) rows.insert('clock', frozenClock(startAt));
}
