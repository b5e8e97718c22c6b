import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type DataDirectory, openDataDirectory } from '../../../../mock-server/store/journal/file/data-directory';
import { type FileSystem, nodeFileSystem } from '../../../../mock-server/store/journal/file/file-system';
import { JournalFile } from '../../../../mock-server/store/journal/file/journal-file';
import { lock } from '../../../../mock-server/store/journal/file/lock-file';
import { ownIdentity } from '../../../../mock-server/store/journal/file/process-identity';
import type { TakeOverStep } from '../../../../mock-server/store/journal/file/take-over';
import { JournalLostError } from '../../../../mock-server/store/journal/journal';
import { createDatabase, type Database } from '../../../../mock-server/store/state';
import { macFiles, WindowsFiles } from '../../../support/other-systems';
import { liveChanges, putEvent, temporaryDirectory, transact } from '../../support';

const platforms = ['acc_1', 'acc_2', 'acc_3'];

/** The files of a machine, for one process after the other. */
type Machine = () => FileSystem;

const systems: readonly (readonly [name: string, start: () => Machine])[] = [
  ['this system', () => () => nodeFileSystem],
  ['macOS', () => () => macFiles(nodeFileSystem)],
  [
    'Windows',
    () => {
      const files = new WindowsFiles();
      return () => files.mount(nodeFileSystem);
    },
  ],
];

/** A data directory with what one owner has in memory of it. */
class Owner {
  readonly directory: DataDirectory;
  readonly #databases = new Map<string, Database>();

  private constructor(directory: DataDirectory) {
    this.directory = directory;
  }

  static async open(
    path: string,
    mount: Machine,
    takeOver = false,
    onStep?: (step: TakeOverStep) => void,
  ): Promise<Owner> {
    const owner = new Owner(await openDataDirectory(path, { takeOver }, onStep, { files: mount() }));
    for (const id of platforms) {
      const database = await (await owner.directory.open(id)).read();
      owner.#databases.set(id, database ?? createDatabase());
    }
    return owner;
  }

  /** Resolves when a row is durable. */
  async put(platform: string, number: number): Promise<void> {
    const database = this.#databases.get(platform) ?? createDatabase();
    transact(database, putEvent(number));
    await (await this.directory.open(platform)).write(database);
  }

  numbersOf(platform: string): readonly string[] {
    const database = this.#databases.get(platform);
    return database === undefined ? [] : [...liveChanges(database)].map(([, id]) => id).sort();
  }

  /** Closes it. A former owner cannot write what is pending. */
  async abandon(): Promise<void> {
    await this.directory.close().catch(() => undefined);
  }
}

const deadOwner = () => JSON.stringify({ ...ownIdentity(), started: 'another time 1', nonce: 'the dead one' });

function expectTidy(path: string): void {
  expect(readdirSync(path).sort()).toEqual(['lock', 'platforms']);
  for (const name of readdirSync(join(path, 'platforms'))) expect(name).toMatch(/^acc_\d\.ndjson$/);
}

const steps: readonly (readonly [step: TakeOverStep, count: number])[] = [
  ['marked', 1],
  ['locked', 1],
  ['cleared', 1],
  ['copied', 1],
  ['moved', 1],
  ['replaced', 1],
  ['copied', 2],
  ['moved', 2],
  ['replaced', 2],
  ['finished', 1],
];

describe.each(systems)('on %s', (system, start) => {
  const stepsHere = steps.filter(([step]) => step !== 'moved' || system === 'Windows');

  test('the new owner has all that was acknowledged; the former one acknowledges nothing more', async () => {
    const path = temporaryDirectory();
    const mount = start();
    const former = await Owner.open(path, mount);
    for (const id of ['acc_1', 'acc_2']) await former.put(id, 1);
    const owner = await Owner.open(path, mount, true);
    for (const id of platforms) await expect(former.put(id, 2)).rejects.toBeInstanceOf(JournalLostError);
    await owner.put('acc_1', 3);
    await owner.put('acc_3', 3);
    await former.abandon();
    expectTidy(path);
    await owner.directory.close();

    const next = await Owner.open(path, mount);
    expect(platforms.map((id) => next.numbersOf(id))).toEqual([['pld_1', 'pld_3'], ['pld_1'], ['pld_3']]);
    await next.directory.close();
  });

  describe.each(stepsHere)('a take-over that dies when it is %s (%i)', (step, count) => {
    test('loses nothing, and the next start completes it', async () => {
      const path = temporaryDirectory();
      const mount = start();
      const former = await Owner.open(path, mount);
      for (const id of ['acc_1', 'acc_2']) await former.put(id, 1);

      let passed = 0;
      const dies = Owner.open(path, mount, true, (reached) => {
        if (reached === step && ++passed === count) throw new Error('died');
      });
      await expect(dies).rejects.toThrow('died');
      const acknowledged = await former.put('acc_1', 2).then(
        () => ['pld_1', 'pld_2'],
        () => ['pld_1'],
      );
      expect(acknowledged).toHaveLength(step === 'marked' ? 2 : 1);
      if (step !== 'marked') writeFileSync(join(path, 'lock'), deadOwner());
      const isAnnounced = readdirSync(path).some((name) => name.startsWith('take-over-'));
      expect(isAnnounced).toBe(step !== 'finished');
      await former.abandon();

      const reached: TakeOverStep[] = [];
      const next = await Owner.open(path, mount, false, (each) => reached.push(each));
      expect(reached.filter((each) => each === 'replaced')).toHaveLength(step === 'finished' ? 0 : 2);
      expectTidy(path);
      await next.put('acc_1', 3);
      expect(next.numbersOf('acc_1')).toEqual([...acknowledged, 'pld_3']);
      expect(next.numbersOf('acc_2')).toEqual(['pld_1']);
      await next.directory.close();
    });
  });

  test('one take-over that another one overtakes at any step stops before it replaces a journal', async () => {
    for (const [step, count] of stepsHere.slice(1, -1)) {
      const path = temporaryDirectory();
      const mount = start();
      const former = await Owner.open(path, mount);
      for (const id of ['acc_1', 'acc_2']) await former.put(id, 1);
      let passed = 0;
      let winner: Promise<Owner> | undefined;
      const loser = Owner.open(path, mount, true, (reached) => {
        if (reached === step && ++passed === count) winner = Owner.open(path, mount, true);
      });
      const outcome = await loser.then(
        (owner) => owner,
        (error: unknown) => error,
      );
      const owner = await winner;
      if (owner === undefined) throw new Error('it did not begin');
      if (outcome instanceof Owner) await expect(outcome.put('acc_1', 2)).rejects.toBeInstanceOf(JournalLostError);
      await owner.put('acc_1', 3);
      expect(owner.numbersOf('acc_1')).toEqual(['pld_1', 'pld_3']);
      for (const each of [former, outcome]) if (each instanceof Owner) await each.abandon();
      await owner.directory.close();

      const next = await Owner.open(path, mount);
      expect(next.numbersOf('acc_1')).toEqual(['pld_1', 'pld_3']);
      expect(next.numbersOf('acc_2')).toEqual(['pld_1']);
      await next.directory.close();
    }
  });
});

/** Longer than an append writes before it yields, so that a take-over comes in between. */
const longLines = Array.from({ length: 40 }, (_, i) => JSON.stringify({ text: String(i).repeat(400_000) }));

test('an append of the former owner that is under way is not acknowledged, and does not reach the new file', async () => {
  const path = temporaryDirectory();
  mkdirSync(join(path, 'platforms'));
  const former = await lock(path);
  const file = join(path, 'platforms', 'acc_1.ndjson');
  const journal = new JournalFile(file, { assertHeld: former.assertHeld });
  await journal.read(ignore, ignore);
  await journal.append(['{"text":"first"}']);

  const append = journal.append(longLines);
  const owner = await openDataDirectory(path, { takeOver: true });
  const isAcknowledged = await append.then(
    () => true,
    (error: unknown) => {
      expect(error).toBeInstanceOf(JournalLostError);
      return false;
    },
  );
  expect(isAcknowledged).toBe(false);
  await expect(journal.append(['{"text":"second"}'])).rejects.toBeInstanceOf(JournalLostError);
  await journal.close();
  await owner.close();
  former.release();

  const lines: string[] = [];
  const next = new JournalFile(file);
  await next.read(
    (line) => lines.push(line),
    () => lines.splice(0),
  );
  expect([['{"text":"first"}'], ['{"text":"first"}', ...longLines]]).toContainEqual(lines);
  await next.close();
});

test('a draft to which the former owner was about to give the name of a journal is removed', async () => {
  const path = temporaryDirectory();
  const mount: Machine = () => nodeFileSystem;
  const former = await Owner.open(path, mount);
  await former.put('acc_1', 1);
  const drafts = ['platforms/acc_1.ndjson.compacting', 'platforms/acc_9.ndjson.new', 'addresses.ndjson.new'];
  for (const draft of drafts) writeFileSync(join(path, draft), '');
  const owner = await Owner.open(path, mount, true);
  for (const draft of drafts) expect(existsSync(join(path, draft))).toBe(false);
  await former.abandon();
  await owner.directory.close();
});

function ignore(): void {}
