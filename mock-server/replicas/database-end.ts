import { openDatabase } from '../store/journal/postgres/database';
import { NEW_EPOCH, tenureOf } from '../store/journal/postgres/platform-rows';
import { PostgresJournal } from '../store/journal/postgres/postgres-journal';
import { textOf } from '../store/journal/postgres/row-values';
import { applySchema } from '../store/journal/postgres/schema';
import type { Database } from '../store/journal/postgres/sql';
import { hasSandbox } from './existing-schema';
import { MoveLock } from './move-lock';
import { addressesOfPlatform, linesOfPlatform, readPlatform } from './platform-lines';
import { MoveRefusedError, type MoveSource, type MoveTarget } from './store-end';

const PLATFORMS = 'select id from sandbox.platforms where head > 0 order by id';
const PLATFORM = 'select epoch, head, size, checkpoint_size, name from sandbox.platforms where id = $1';
const SHARED = `select a.id, a.platform from sandbox.addresses a
  where exists (select from sandbox.addresses b where b.id = a.id and b.platform <> a.platform) order by a.position`;
/** A platform exists once it has lines. */
const CREATE = `insert into sandbox.platforms (id, epoch) values ($1, ${NEW_EPOCH}) returning epoch, head, size, checkpoint_size, name`;
const NAMES = 'select id, name from sandbox.platforms where name is not null';
const RENAME = 'update sandbox.platforms set name = $2 where id = $1';
const DELETE_ADDRESS = 'delete from sandbox.addresses where id = $1';
const INSERT_ADDRESS = `insert into sandbox.addresses (id, platform)
  select $1, platform from unnest($2::text[]) with ordinality as p (platform, place) order by place`;

/** Opens the sandbox in a database to move from. No replica can start before it is closed. */
export async function openSourceDatabase(url: string): Promise<MoveSource> {
  const database = await openDatabase(url);
  return closedOnFailure(database, async () => {
    if (!(await hasSandbox(database))) throw new MoveRefusedError(`${database.name} has no sandbox.`);
    const lock = await MoveLock.take(database);
    const shared = await readShared(database);
    return {
      name: database.name,
      platforms: async () => (await database.query(PLATFORMS)).rows.map((row) => textOf(row, 'id')),
      read: async (id) => {
        const journal = await journalOf(database, id, PLATFORM);
        lock.onLost((error) => journal.lose(error));
        return readPlatform(journal);
      },
      names: async () =>
        new Map((await database.query(NAMES)).rows.map((row) => [textOf(row, 'name'), textOf(row, 'id')])),
      owners: (address) => shared.get(address) ?? [],
      confirm: () => lock.confirm(),
      close: () => closeBoth(lock, database),
    };
  });
}

/** Opens a database without platforms to move to, and creates the tables. No replica can start before it is closed. */
export async function openTargetDatabase(url: string): Promise<MoveTarget> {
  const database = await openDatabase(url);
  return closedOnFailure(database, async () => {
    await applySchema(database);
    const lock = await MoveLock.take(database);
    const howToEmpty = `in ${database.name}, run: drop schema sandbox cascade`;
    if ((await database.query('select 1 from sandbox.platforms limit 1')).count > 0) {
      await lock.close();
      throw new MoveRefusedError(
        `${database.name} is not empty. Choose another database. If a move to it was interrupted, ${howToEmpty}`,
      );
    }
    return {
      name: database.name,
      howToEmpty,
      write: async (id, platform) => {
        await lock.confirm();
        const journal = await journalOf(database, id, CREATE);
        lock.onLost((error) => journal.lose(error));
        await journal.read(() => undefined);
        // The first replica that opens it finds out what is due.
        const details = { dueAt: () => 0, addresses: () => addressesOfPlatform(platform) };
        await journal.append(linesOfPlatform(platform, journal), details);
        await journal.close();
      },
      rename: async (ids) => {
        for (const [name, id] of ids) await database.query(RENAME, [id, name]);
      },
      order: async (shared) => {
        if (shared.size === 0) return;
        await database.transaction(async (sql) => {
          for (const [address, owners] of shared) {
            await sql.query(DELETE_ADDRESS, [address]);
            await sql.query(INSERT_ADDRESS, [address, owners]);
          }
        });
      },
      confirm: () => lock.confirm(),
      close: () => closeBoth(lock, database),
    };
  });
}

async function closedOnFailure<Result>(database: Database, run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function closeBoth(lock: MoveLock, database: Database): Promise<void> {
  await lock.close();
  await database.close();
}

async function readShared(database: Database): Promise<ReadonlyMap<string, readonly string[]>> {
  const shared = new Map<string, string[]>();
  for (const row of (await database.query(SHARED)).rows) {
    const address = textOf(row, 'id');
    const owners = shared.get(address) ?? [];
    owners.push(textOf(row, 'platform'));
    shared.set(address, owners);
  }
  return shared;
}

async function journalOf(database: Database, id: string, statement: string): Promise<PostgresJournal> {
  const [row] = (await database.query(statement, [id])).rows;
  return new PostgresJournal({ database, id, tenure: tenureOf(row) });
}
