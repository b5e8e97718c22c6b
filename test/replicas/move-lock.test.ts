import { execFileSync } from 'node:child_process';
import { expect, onTestFinished, test } from 'vitest';
import { openSandboxAt } from '../../mock-server/fronts/postgres';
import { openSourceDatabase, openTargetDatabase } from '../../mock-server/replicas/database-end';
import { openSourceDirectory, openTargetDirectory } from '../../mock-server/replicas/directory-end';
import { moveStore } from '../../mock-server/replicas/move';
import { openSandboxIn } from '../../mock-server/server';
import { createDatabase as createTables } from '../../mock-server/store/state';
import { run } from '../cli/process-io';
import type { TestDatabase } from '../support/postgres/database';
import { createDatabase } from '../support/postgres/shared';
import { TcpProxy } from '../support/tcp-proxy';
import { temporaryDirectory } from '../store/support';

const beingMoved = /The platforms of .* are being moved \(payments-sandbox store move\)\. Try again/;

/** A database with the default platform and another one. */
async function filledDatabase(): Promise<TestDatabase> {
  const database = await createDatabase();
  const sandbox = await openSandboxAt(database.url);
  await sandbox.createPlatform();
  await sandbox.close();
  return database;
}

/** Ends all sessions, those of a move included, before this process does anything else. */
function endSessionsNow({ url }: TestDatabase): void {
  const script = `
    import pg from 'pg';
    const client = new pg.Client(process.argv[1]);
    await client.connect();
    await client.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()");
    await client.end();`;
  execFileSync(process.execPath, ['--input-type=module', '--eval', script, url]);
}

test('while a move uses a database, replicas do not start there, and no other move does: with advice', async () => {
  const source = await filledDatabase();
  const target = await createDatabase();
  for (const [database, open] of [
    [source, openSourceDatabase],
    [target, openTargetDatabase],
  ] as const) {
    const { url } = database;
    const end = await open(url);
    onTestFinished(() => end.close());
    const start = await run(['start', '--store', url, '--port', '0']);
    expect(start).toEqual({ code: 1, stdout: '', stderr: expect.stringMatching(beingMoved) });
    expect(start.stderr).not.toContain(new URL(url).password);
    const move = await run([
      'store',
      'move',
      '--from',
      source.url,
      '--to',
      url === source.url ? temporaryDirectory() : url,
    ]);
    expect(move).toEqual({ code: 1, stdout: '', stderr: expect.stringMatching(beingMoved) });
    expect(await database.sql('select 1 from sandbox.replicas')).toEqual([]);
  }
});

test('a replica starts once the move has ended', async () => {
  const source = await filledDatabase();
  await moveStore({ from: { url: source.url }, to: { directory: temporaryDirectory() } });
  const sandbox = await openSandboxAt(source.url);
  await sandbox.close();
});

test.each(['source', 'target'] as const)('a move whose session with the %s ends is no success', async (end) => {
  const source = await filledDatabase();
  const target = await createDatabase();
  const databases = { source, target };
  const moving = moveStore({
    from: { url: source.url },
    to: { url: target.url },
    onProgress: (moved, total) => moved === total && endSessionsNow(databases[end]),
  });
  await expect(moving).rejects.toThrow(
    /ended, and with it the lock[^]*Only 2 of 2 platforms were moved[^]*empty the target/,
  );
  await expect(moving).rejects.toMatchObject({ name: 'MoveFailedError' });
});

test('a source and a target that were lost are not used any more', async () => {
  const source = await filledDatabase();
  const target = await createDatabase();
  const ends = { source: await openSourceDatabase(source.url), target: await openTargetDatabase(target.url) };
  onTestFinished(() => Promise.all([ends.source.close(), ends.target.close()]).then(() => undefined));
  for (const database of [source, target]) await database.endAllSessions();
  await expect(ends.source.confirm()).rejects.toThrow('with it the lock');
  await expect(ends.target.confirm()).rejects.toThrow('with it the lock');
  await expect(ends.target.write('pf_1', createTables())).rejects.toThrow('with it the lock');
  const [sandbox] = await Promise.all([openSandboxAt(source.url)]);
  await sandbox.close();
});

test('a move to a database that gives no response any more ends', async () => {
  const source = await filledDatabase();
  const target = await createDatabase();
  const proxy = await TcpProxy.start(target.url);
  onTestFinished(() => proxy.close());
  const moving = moveStore({
    from: { url: source.url },
    to: { url: proxy.through(target.url) },
    onProgress: (moved) => moved === 1 && proxy.drop(),
  });
  await expect(moving).rejects.toThrow('with it the lock');
});

test('a directory that another process takes over during a move is noticed', async () => {
  const directory = temporaryDirectory();
  await (await openSandboxIn(directory)).close();
  const source = await openSourceDirectory(directory);
  const target = await openTargetDirectory(temporaryDirectory());
  onTestFinished(() => Promise.all([source.close(), target.close()]).then(() => undefined));
  await Promise.all([source.confirm(), target.confirm()]);
  const other = await openSandboxIn(directory, { takeOver: true });
  await expect(source.confirm()).rejects.toThrow('was taken over by another process');
  await other.close();
});
