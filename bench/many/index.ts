import { createPayment, createsPerSecond, LIST_PATH, prepare, read, throughput } from '../load';
import { median } from '../median';
import { type Bound, formatFigure, type Report } from '../report';
import { commands, startProbed, temporaryDirectory } from '../servers';
import { ratios } from '../shares';
import { ManyPayments, type Opened, stopDuring } from './platform';

/** What is measured of platforms with many payments, and how often. */
export interface Measuring {
  readonly cli: string;
  readonly report: Report;
  readonly rounds: number;
  readonly openings: number;
  readonly isQuick: boolean;
}

const FEW = 1_000;
/** The number that bounds are about. */
const MANY = 100_000;
const MOST = 300_000;
const QUICK_MANY = 10_000;
/** Before a comparison, so that the functions of a server with few payments are compiled as well. */
const WARM_UP_CREATES = 5_000;
const CREATES_PER_ROUND = 500;
const CREATES_BEFORE_RESTORE = 10;
const READ_SECONDS = 1;
const HEAP_MB = 2_048;
const MAX_HEAP = { most: 4_500 } as const;

export const sizeHeads = [
  'Payments',
  'Creates per second, relative to 1,000 payments',
  'Resident memory, MB',
  'File, MB',
  'Opening, seconds',
] as const;

/** Measures platforms of growing size. Returns a table row for each. */
export async function measureMany(measuring: Measuring): Promise<readonly (readonly string[])[]> {
  const { report, isQuick } = measuring;
  if (isQuick)
    report.heading(`Bounds for ${grouped(MANY)} payments are not judged: ${grouped(QUICK_MANY)} were created.`);
  const rows: (readonly string[])[] = [];
  for (const payments of isQuick ? [FEW, QUICK_MANY] : [FEW, 10_000, MANY, MOST])
    rows.push(await measureSize(measuring, payments));
  return rows;
}

async function measureSize(measuring: Measuring, payments: number): Promise<readonly string[]> {
  const { cli, report, openings, isQuick } = measuring;
  const { many, server, probed } = await ManyPayments.create(cli, payments);
  const isJudged = payments === (isQuick ? QUICK_MANY : MANY);
  if (payments === FEW) report.line('bytes of the journal line of a card payment', many.lineBytes, { most: 3_500 });
  const line = (what: string, samples: number | readonly number[], bound: Bound) =>
    report.line(`${grouped(payments)} payments: ${what}`, samples, payments === MANY ? bound : {});
  const creates = payments === FEW ? [1] : await compare(measuring, many, server, isJudged ? line : undefined);
  if (isJudged) {
    line('resident memory, MB', probed.residentMb, { most: 650 });
    line('longest stop of the event loop, creates, ms', probed.longestStopMs, { most: 120 });
  }
  await server.end();
  const { fileMb } = many;
  const opening = await openingMs(many);
  if (isJudged) {
    const shares = await ratios(
      () => openingMs(many),
      () => many.parsingMs(),
      openings,
    );
    line('opening, times reading and parsing the same lines', shares, { most: 2.5 });
    await measureOpened(many, line, openings);
  }
  if (payments === MOST) await measureInHeap(many, report);
  many.delete();
  const figures = [median(creates), probed.residentMb, fileMb, opening / 1_000];
  return [grouped(payments), ...figures.map(formatFigure)];
}

type Line = (what: string, samples: number | readonly number[], bound: Bound) => void;

/** Compares a server with one that has few payments. Returns the ratios of creates. */
async function compare(
  { cli, rounds }: Measuring,
  many: ManyPayments,
  server: Opened,
  line: Line | undefined,
): Promise<readonly number[]> {
  const started = await startProbed('file', commands.file(cli, temporaryDirectory()));
  await prepare(started, WARM_UP_CREATES);
  await post(started.url, 'reset');
  const few = await prepare(started, FEW);
  const rateOf = (each: Opened) => throughput(each, 'get', READ_SECONDS);
  if (line) {
    const reads = await ratios(
      () => rateOf(server),
      () => rateOf(few),
      rounds,
    );
    line('reads by id per second, relative to 1,000', reads, { least: 0.75 });
  }
  const createIn = (each: Opened) => createsPerSecond(each, CREATES_PER_ROUND);
  const creates = await ratios(
    () => createIn(server),
    () => createIn(few),
    rounds,
  );
  many.payments += CREATES_PER_ROUND * (rounds + 1);
  line?.('creates per second, relative to 1,000', creates, { least: 0.75 });
  few.stop();
  return creates;
}

async function openingMs(many: ManyPayments): Promise<number> {
  const { server, milliseconds } = await many.open();
  await server.end();
  return milliseconds;
}

/** Measures memory and stops of servers that opened the file, as it was written and after a compaction. */
async function measureOpened(many: ManyPayments, line: Line, rounds: number): Promise<void> {
  const lists: number[] = [];
  const overviews: number[] = [];
  const compactions: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const { server } = await many.open();
    if (round === 0) line('heap for a payment after opening, bytes', await many.heapBytesPerPayment(server), MAX_HEAP);
    lists.push(await stopDuring(server, () => read(server, `${LIST_PATH}&payment_status=failed`)));
    overviews.push(await stopDuring(server, () => read(server, '/_sandbox/dashboard/default/')));
    await server.end();
  }
  for (let round = 0; round < rounds; round++) compactions.push(await many.compact());
  line('longest stop of the event loop, first filtered list, ms', lists, { most: 120 });
  line('longest stop of the event loop, first overview of the dashboard, ms', overviews, { most: 120 });
  line('longest stop of the event loop, compaction, ms', compactions, { most: 120 });
  const { server } = await many.open();
  const { residentMb } = await server.probe();
  line('resident memory after opening the compacted file, MB', residentMb, { most: 650 });
  const heap = await many.heapBytesPerPayment(server);
  line('heap for a payment after opening the compacted file, bytes', heap, MAX_HEAP);
  await measureReplacements(server, line, rounds);
  await server.end();
}

async function measureReplacements(server: Opened, line: Line, rounds: number): Promise<void> {
  const stops = new Map<string, number[]>();
  const stopOf = async (what: string, path: string, body?: object) => {
    const stop = await stopDuring(server, () => post(server.url, path, body));
    stops.set(what, [...(stops.get(what) ?? []), stop]);
  };
  for (let round = 0; round < rounds; round++) {
    await stopOf('snapshot', 'snapshots', { name: 'many' });
    for (let created = 0; created < CREATES_BEFORE_RESTORE; created++) await createPayment(server);
    await stopOf('restore', 'snapshots/many/restore');
    await stopOf('reset', 'reset');
    await stopOf('undo of the reset', 'undo');
  }
  for (const [what, samples] of stops) line(`longest stop of the event loop, ${what}, ms`, samples, { most: 20 });
}

/** Opens the file and a compacted one with a small heap, and sends a request of each kind. */
async function measureInHeap(many: ManyPayments, report: Report): Promise<void> {
  const answers = async (what: string) => {
    let seconds = Number.NaN;
    try {
      const { server, milliseconds } = await many.open(`--max-old-space-size=${HEAP_MB}`);
      await createPayment(server);
      await read(server, LIST_PATH);
      await server.end();
      seconds = milliseconds / 1_000;
    } catch (error) {
      console.log(error instanceof Error ? error.message : error);
    }
    report.line(`${grouped(MOST)} payments: opening ${what} in a heap of ${grouped(HEAP_MB)} MB, s`, seconds, 'works');
  };
  await answers('the file');
  await many.compact();
  await answers('the compacted file');
}

async function post(url: string, path: string, body?: object): Promise<void> {
  const response = await fetch(`${url}/_sandbox/platforms/default/${path}`, {
    method: 'POST',
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path}: the response is ${response.status} ${text.slice(0, 200)}`);
}

function grouped(value: number): string {
  return value.toLocaleString('en');
}
