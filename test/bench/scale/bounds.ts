import { type Bound, Report } from '../report';
import { isMeasured, type Measure } from './figure';
import type { Result, ServerResult } from './result';

/** The bounds of payments-sandbox on the file store, by the number of payments. */
export const bounds: readonly (readonly [payments: number, measure: Measure, bound: Bound, what: string])[] = [
  [10_000, 'residentMb', { most: 110 }, 'resident memory, MB'],
  [100_000, 'residentMb', { most: 300 }, 'resident memory, MB'],
  [100_000, 'heapBytesPerPayment', { most: 1_300 }, 'heap per payment, bytes'],
  [100_000, 'fileBytesPerPayment', { most: 1_200 }, 'file per payment, bytes'],
  [100_000, 'snapshotStopMs', { most: 20 }, 'longest stop of the loop, snapshot, ms'],
  [100_000, 'restoreStopMs', { most: 20 }, 'longest stop of the loop, restore, ms'],
  [100_000, 'resetStopMs', { most: 20 }, 'longest stop of the loop, reset, ms'],
  [100_000, 'undoStopMs', { most: 20 }, 'longest stop of the loop, undo of the reset, ms'],
  [1_000_000, 'longestStopTo300000Ms', { most: 40 }, 'longest stop of the loop, creates up to 300,000, ms'],
  [1_000_000, 'createsOfTenThousand', { least: 0.85 }, 'creates, share of those at 10,000 payments'],
  [1_000_000, 'residentMb', { most: 2_000 }, 'resident memory, MB'],
  [1_000_000, 'peakOpenedMb', { most: 2_000 }, 'most resident memory while opening, MB'],
  [1_000_000, 'openingOfParsing', { most: 2 }, 'opening, times reading and parsing the file'],
];

/** Returns the results of payments-sandbox on the file store. */
export function fileStoreOf({ servers }: Result): ServerResult | undefined {
  return servers.find(({ name }) => name === 'payments-sandbox');
}

/** Prints the bounds of the sizes that were measured. */
export function printBounds(result: Result): void {
  const report = new Report();
  report.heading('payments-sandbox on the file store');
  for (const [payments, measure, bound, what] of bounds) {
    const figures = fileStoreOf(result)?.figures[payments];
    if (figures === undefined) continue;
    const figure = figures[measure];
    const samples = isMeasured(figure) ? [figure.median, figure.low, figure.high] : Number.NaN;
    report.line(`${payments.toLocaleString('en')} payments: ${what}`, samples, bound);
  }
  const [before, after] = result.machine.load;
  report.line('load of the machine, processes, before', before);
  report.line('load of the machine, processes, after', after);
}
