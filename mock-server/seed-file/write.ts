import { resourceOf } from '../rows/event-resource';
import { renderEventState } from '../present/event-state';
import type { State } from '../store/state';
import type { EventsRow, JobRow, PlatformRow, SeedTable } from '../rows';
import { jobSubjects } from '../rows/jobs';
import { isSeedTable, recordOf, seedTables } from '../rows/registry';
import type { Tables } from '../store/tables';
import { type Clock, toIso } from '../time/clock';
import { type SeedFile, seedFileFormat, seedFileVersion } from './seed-file';

type Row = SeedFile['rows'][SeedTable][number];

/** Returns the seed file of a platform. The same state gives the same file. */
export function writeSeedFile(
  { tables, sequence, counts }: Readonly<State>,
  { currency, test, live }: PlatformRow,
  clock: Clock & { readonly frozen: boolean },
): SeedFile {
  return {
    format: seedFileFormat,
    version: seedFileVersion,
    currency,
    accounts: { test: test.account_id, live: live.account_id },
    clock: { now: toIso(clock.now()), frozen: clock.frozen },
    sequence,
    counts,
    rows: recordOf<SeedFile['rows']>(seedTables, (name) => seedRows(tables, name)),
  };
}

/** Returns the rows of a table in the order of their creation, in the form that a seed file has. */
function seedRows(tables: Tables, name: SeedTable): Row[] {
  if (name === 'events') return [...tables.events.rows()].sort(byCreation).map(asRendered);
  if (name === 'jobs') return [...tables.jobs.rows()].sort(byCreation).filter(isAboutSeedRow);
  return [...tables[name].rows()].sort(byCreation);
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

/** Returns events with their states rendered, so that a release that renders rows differently can read the file. */
export function asRendered(row: EventsRow): EventsRow {
  const states = row.states.map((state) => {
    const { mode, account_id, resource_id } = resourceOf(state);
    return { mode, account_id, resource_id, data: renderEventState(state) };
  });
  return { ...row, states };
}

/** Whether the subject of a job is in the file. */
function isAboutSeedRow({ kind }: JobRow): boolean {
  return isSeedTable(jobSubjects[kind]);
}
