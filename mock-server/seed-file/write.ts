import { resourceOf } from '../rows/event-states';
import { renderEventState } from '../present/event-state';
import type { Reader } from '../store/reader';
import type { State } from '../store/state';
import type { EventsRow, JobRow, PlatformRow, Rows, SeedTable } from '../rows';
import { jobSubjects } from '../rows/jobs';
import { recordOf } from '../rows/registry';
import { isSeedTable, seedTables } from '../rows/seed-tables';
import type { Tables } from '../store/tables';
import { type Clock, toIso } from '../time/clock';
import { Slices } from '../time/slices';
import { sortInSlices } from '../time/sort-in-slices';
import { type SeedFileHead, seedFileFormat, seedFileVersion } from './format';

type Row = Rows[SeedTable];
type Lists = ReadonlyMap<SeedTable, readonly Row[]>;

const CHUNK_CHARACTERS = 64 * 1024;

/**
 * Returns the seed file of a platform in chunks. It is the state at the time of the call: rows are never changed in place, so
 * lists of them are all that is copied. The same state gives the same bytes, each time it is iterated. `rows` must have the rows
 * that events are rendered from as long as the file is written.
 */
export function writeSeedFile(
  rows: Reader,
  { tables, sequence, counts }: Readonly<State>,
  { currency, test, live }: PlatformRow,
  clock: Clock & { readonly frozen: boolean },
): AsyncIterable<Uint8Array> {
  const lists: Lists = new Map(seedTables.map((name) => [name, seedRows(tables, name)]));
  const head: SeedFileHead = {
    format: seedFileFormat,
    version: seedFileVersion,
    currency,
    accounts: { test: test.account_id, live: live.account_id },
    clock: { now: toIso(clock.now()), frozen: clock.frozen },
    sequence,
    counts,
    rows: recordOf<SeedFileHead['rows']>(seedTables, (name) => (isSeedTable(name) ? lists.get(name)?.length : 0)),
  };
  return { [Symbol.asyncIterator]: () => chunksOf(head, lists, rows) };
}

async function* chunksOf(head: SeedFileHead, lists: Lists, rows: Reader): AsyncGenerator<Uint8Array, void, undefined> {
  const encoder = new TextEncoder();
  const slices = new Slices();
  let text = `${JSON.stringify(head)}\n`;
  let count = 0;
  for (const [table, list] of lists) {
    for (const row of await sortInSlices(list, byCreation)) {
      const line = `${JSON.stringify([table, isEvent(table, row) ? asRendered(rows, row) : row])}\n`;
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

/** Returns the rows of a table that are part of a seed file. */
function seedRows(tables: Tables, name: SeedTable): readonly Row[] {
  return name === 'jobs' ? [...tables.jobs.rows()].filter(isAboutSeedRow) : [...tables[name].rows()];
}

/** Compares by sequence number, and by id where rows have none. */
function byCreation(a: Row, b: Row): number {
  const [first, second] = [sequenceOf(a), sequenceOf(b)];
  if (first !== second) return first - second;
  return a.id < b.id ? -1 : 1;
}

function sequenceOf(row: Row): number {
  return 'sequence' in row ? row.sequence : 0;
}

function isEvent(table: SeedTable, _row: Row): _row is EventsRow {
  return table === 'events';
}

/** Returns events with their states rendered, so that a release that renders rows differently can read the file. */
export function asRendered(rows: Reader, row: EventsRow): EventsRow {
  const states = row.states.map((state) => {
    const { mode, account_id, resource_id } = resourceOf(state);
    return { mode, account_id, resource_id, data: renderEventState(rows, state) };
  });
  return { ...row, states };
}

/** Whether the subject of a job is in the file. */
function isAboutSeedRow({ kind }: JobRow): boolean {
  return isSeedTable(jobSubjects[kind]);
}
