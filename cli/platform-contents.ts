import { unexpectedResponse } from './control-client';
import { firstLineOf } from './first-line';
import { formatCount } from './format-count';
import { openOnPlatform } from './platform-client';
import type { SandboxOptions } from './sandbox-options';
import { rowCountsIn } from './seed-file';
import { chunksOf } from './web-streams';

/** Records whose number is named, by their tables. Events are not: those of a transaction are one row. */
const nouns: Readonly<Record<string, string>> = {
  accounts: 'sub account',
  payments: 'payment',
  refunds: 'refund',
  disputes: 'dispute',
  checkouts: 'checkout',
  payouts: 'payout',
};

/** The accounts of the platform itself: one of each mode. */
const OWN_ACCOUNTS = 2;

/** Returns what a platform has: `24 records with 3 payments and 1 refund`. Returns undefined if it has nothing. */
export async function describeContents(options: SandboxOptions): Promise<string | undefined> {
  const { body } = await openOnPlatform(options, { method: 'GET', path: ['export'] });
  // The first line has the number of rows in each table. No more is read.
  const head = body === null ? undefined : await firstLineOf(chunksOf(body));
  if (!head?.startsWith('{')) throw unexpectedResponse(options.url, 'a seed file');
  const counts = new Map(rowCountsIn(head));
  counts.set('accounts', (counts.get('accounts') ?? 0) - OWN_ACCOUNTS);
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const named = Object.entries(nouns).flatMap(([table, noun]) => countOrNone(counts.get(table) ?? 0, noun) ?? []);
  const list = named.join(', ').replace(/, (?=[^,]*$)/, ' and ');
  return [countOrNone(total, 'record') ?? [], list === '' ? [] : `with ${list}`].flat().join(' ') || undefined;
}

const countOrNone = (count: number, noun: string) => (count > 0 ? formatCount(count, noun) : undefined);
