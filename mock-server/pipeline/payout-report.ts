import type { Resources } from '../context';
import type { Reader } from '../store/reader';
import { csvLine } from '../wire/csv';
import type { ByteStream } from '../wire/envelope';
import { endOfTick } from '../time/tick';
import { presentLedgerEntry } from '../present/balance-transactions';
import { TextEncoder } from '../../spec/vocabulary/globals';

const columns = [
  'id',
  'account_id',
  'txn_type',
  'amount',
  'fee',
  'net',
  'currency',
  'source_type',
  'source_id',
  'source_payment_id',
  'financial_transaction_id',
  'payout_id',
  'available_on',
  'created_at',
] as const satisfies readonly (keyof Resources['BalanceTransaction'])[];

/** Lines of a chunk: the event loop runs after each. */
const CHUNK_LINES = 256;

/** Yields the ledger entries of some partitions as CSV, in chunks: a header line, then a line for each entry. */
export async function* payoutReport(rows: () => Reader, partitions: readonly string[]): ByteStream {
  const encoder = new TextEncoder();
  yield encoder.encode(csvLine(columns));
  for (const partition of partitions) {
    let last: number | undefined;
    for (;;) {
      const lines: string[] = [];
      for (const row of rows().walk('balance_transactions', 'collectedIn', partition, 'ascending', last)) {
        const entry = presentLedgerEntry(rows(), row);
        lines.push(csvLine(columns.map((column) => entry[column])));
        last = row.sequence;
        if (lines.length === CHUNK_LINES) break;
      }
      if (lines.length > 0) yield encoder.encode(lines.join(''));
      if (lines.length < CHUNK_LINES) break;
      await endOfTick();
    }
  }
}
