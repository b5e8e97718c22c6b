import { at, LIST_PATH, type Load, prepare, read, type Target, throughput } from './load';
import { median } from './median';
import type { Report } from './report';
import { commands, start, temporaryDirectory } from './servers';

/** How much is measured. */
export interface Extent {
  readonly runs: number;
  readonly rounds: number;
  /** Length of a measurement. */
  readonly seconds: number;
}

const PAYMENTS = 10_000;

/** Measures requests to the file store over 16 connections, as shares of a bare server with a response of the same size. */
export async function measureShares(cli: string, report: Report, extent: Extent): Promise<void> {
  const creates: number[] = [];
  // Each run has processes of its own.
  for (let run = 0; run < extent.runs; run++) {
    const file = await prepare(await start('file', commands.file(cli, temporaryDirectory())));
    creates.push(median(await sharesOf(file, 'create', file.response, extent)));
    file.stop();
  }
  const file = await prepare(await start('file', commands.file(cli, temporaryDirectory())), PAYMENTS);
  const gets = await sharesOf(file, 'get', file.response, extent);
  const lists = await sharesOf(file, 'list', await read(file, LIST_PATH), extent);
  file.stop();
  const payments = PAYMENTS.toLocaleString('en');
  report.line('create by card, durable, share of a bare server', creates, { least: 0.2 });
  report.line('get by id, share of a bare server', gets, { least: 0.55 });
  report.line(`list of 25 of ${payments} payments, share of a bare server`, lists, { least: 0.95 });
}

async function sharesOf(target: Target, load: Load, response: string, extent: Extent): Promise<readonly number[]> {
  const bare = at(target, await start('bare', commands.bare(response)));
  const measure = (each: Target) => throughput(each, load, extent.seconds);
  const shares = await ratios(
    () => measure(target),
    () => measure(bare),
    extent.rounds,
  );
  bare.stop();
  return shares;
}

/** Measures both alternately, so that changes in machine speed affect both. The first round is a warm-up. */
export async function ratios(
  measure: () => Promise<number>,
  measureReference: () => Promise<number>,
  rounds: number,
): Promise<readonly number[]> {
  const found: number[] = [];
  for (let round = 0; round <= rounds; round++) {
    const reference = await measureReference();
    found.push((await measure()) / reference);
  }
  return found.slice(1);
}
