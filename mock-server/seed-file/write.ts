import { resourceOf } from '../rows/event-states';
import { renderEventState } from '../present/event-state';
import type { Reader } from '../store/reader';
import type { State } from '../store/state';
import type { EventsRow, JobRow, PlatformRow, Rows, SeedTable } from '../rows';
import { jobSubjects } from '../rows/jobs';
import { RELEASE } from '../fields/release';
import { recordOf } from '../rows/record-of';
import { tables } from '../rows/registry';
import { isSeedTable, seedTables } from '../rows/seed-tables';
import type { TableView } from '../store/table';
import { type Clock, toIso } from '../time/clock';
import { Slices } from '../time/slices';
import { sortInSlices } from '../time/sort-in-slices';
import { type SeedFileHead, seedFileFormat, seedFileVersion } from './format';
import { isRowOf } from './ids';
import { ordered } from './ordered';
import { TextEncoder } from '../../spec/vocabulary/globals';

type Row = Rows[SeedTable];
/** The rows of each table at one moment. */
type Views = ReadonlyMap<SeedTable, TableView<Row>>;

type ExportedPlatform = Pick<PlatformRow, 'currency' | 'test' | 'live'> & { readonly name: string | null };

/** Its files name no release. */
const FIRST_RELEASE = '0.1.0';
const CHUNK_CHARACTERS = 64 * 1024;

/**
 * Returns the seed file of a platform in chunks. It is the state at the time of the call, and costs little then: the rows are
 * collected, sorted and written in slices, between which the event loop runs. The same state gives the same bytes, each time it
 * is iterated. `rows` must have the rows that events are rendered from as long as the file is written.
 */
export function writeSeedFile(
  rows: Reader,
  { tables: rowsOf, sequence, counts }: Readonly<State>,
  { currency, test, live, name }: ExportedPlatform,
  clock: Clock & { readonly frozen: boolean },
): AsyncIterable<Uint8Array> {
  const views: Views = new Map(seedTables.map((name) => [name, rowsOf[name].view()]));
  const sizeOf = (name: string) => (isSeedTable(name) ? rowsOf[name].size : 0);
  const sizes = recordOf<SeedFileHead['rows']>(seedTables, sizeOf);
  const now = toIso(clock.now());
  const { frozen } = clock;
  const headWith = (jobs: number): SeedFileHead => ({
    format: seedFileFormat,
    version: seedFileVersion,
    ...(RELEASE !== FIRST_RELEASE && { release: RELEASE }),
    ...(name !== null && { name }),
    currency,
    accounts: { test: test.account_id, live: live.account_id },
    clock: { now, frozen },
    sequence,
    counts,
    rows: { ...sizes, jobs },
  });
  return { [Symbol.asyncIterator]: () => chunksOf(headWith, views, rows) };
}

async function* chunksOf(
  headWith: (jobs: number) => SeedFileHead,
  views: Views,
  rows: Reader,
): AsyncGenerator<Uint8Array, void, undefined> {
  const encoder = new TextEncoder();
  const slices = new Slices();
  const jobs = await sortInSlices(seedRows(views, 'jobs'), byCreation);
  let text = `${JSON.stringify(headWith(jobs.length))}\n`;
  let count = 0;
  for (const table of views.keys()) {
    const { fields } = tables[table];
    for (const row of table === 'jobs' ? jobs : await sortInSlices(seedRows(views, table), byCreation)) {
      const written = ordered(isRowOf('events', table, row) ? asRendered(rows, row) : row, fields);
      const line = `${JSON.stringify([table, written])}\n`;
      text += line;
      count++;
      if (text.length >= CHUNK_CHARACTERS) {
        yield encoder.encode(text);
        text = '';
      }
      if (slices.isFullAfter(line.length)) await slices.next();
    }
  }
  yield encoder.encode(`${text}${JSON.stringify({ end: true, rows: count })}\n`);
}

/** Yields the rows of a table that are part of a seed file. */
function* seedRows(views: Views, name: SeedTable): Generator<Row, void, undefined> {
  for (const row of views.get(name)?.values() ?? []) if (!isRowOf('jobs', name, row) || isAboutSeedRow(row)) yield row;
}

/** Compares by sequence number, and by id where rows have none. */
function byCreation(a: Row, b: Row): number {
  const first = sequenceOf(a);
  const second = sequenceOf(b);
  if (first !== second) return first - second;
  return a.id < b.id ? -1 : 1;
}

function sequenceOf(row: Row): number {
  return 'sequence' in row ? row.sequence : 0;
}

/** Returns events with their states rendered, so that a release that renders rows differently can read the file. */
export function asRendered(rows: Reader, row: EventsRow): EventsRow {
  const states = row.states.map((state) => {
    const { mode, account_id, resource_id } = resourceOf(state);
    return { mode, account_id, resource_id, data: renderEventState(rows, state, row.created_at) };
  });
  return { ...row, states };
}

/** Whether the subject of a job is in the file. */
function isAboutSeedRow({ kind }: JobRow): boolean {
  return isSeedTable(jobSubjects[kind]);
}
