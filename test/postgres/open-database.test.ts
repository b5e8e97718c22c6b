import { describe, expect, onTestFinished, test } from 'vitest';
import {
  DatabaseRefusedError,
  DatabaseUnavailableError,
  DatabaseUrlError,
  openDatabase,
} from '../../mock-server/store/journal/postgres/database';
import { UnsuitableServerError } from '../../mock-server/store/journal/postgres/check-server';
import { repeat } from '../../mock-server/store/journal/postgres/repeat';
import { createDatabase } from '../support/postgres/shared';
import { TcpProxy } from '../support/tcp-proxy';

const PASSWORD = 'p%40ss-w0rd%2Fsecret';

const errorOf = (opening: Promise<unknown>) => opening.then(() => undefined).catch((error: unknown) => error);

/** Everything that an error could print. */
function textOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return [error.stack, JSON.stringify(error), ...(error.cause === undefined ? [] : [textOf(error.cause)])].join('\n');
}

const changes: readonly (readonly [string, (url: string) => string, new (...values: never) => Error])[] = [
  ['a wrong password', (url) => url.replace(/:[^:@]*@/, `:${PASSWORD}@`), DatabaseRefusedError],
  ['an unknown user', (url) => url.replace(/[^/]*@/, `nobody:${PASSWORD}@`), DatabaseRefusedError],
  ['an unknown database', (url) => url.replace(/[^/]*$/, 'nothing'), DatabaseRefusedError],
  ['no server', () => `postgres://user:${PASSWORD}@127.0.0.1:1/database`, DatabaseUnavailableError],
  ['another protocol', () => `https://user:${PASSWORD}@host/database`, DatabaseUrlError],
];

test.each(changes)('%s is refused by a message without the password', async (_name, change, type) => {
  const { url } = await createDatabase();
  const error = await errorOf(openDatabase(change(url)));
  expect(error).toBeInstanceOf(type);
  for (const secret of [new URL(url).password, PASSWORD, decodeURIComponent(PASSWORD)])
    expect(textOf(error)).not.toContain(secret);
});

test('a host that does not respond is given up within the limit', async () => {
  const proxy = await TcpProxy.start((await createDatabase()).url);
  onTestFinished(() => proxy.close());
  proxy.drop();
  const began = performance.now();
  const opening = openDatabase(proxy.through((await createDatabase()).url));
  expect(await errorOf(opening)).toBeInstanceOf(DatabaseUnavailableError);
  expect(performance.now() - began).toBeLessThan(3000);
});

test('after a network that lost everything, statements arrive again within five seconds', async () => {
  const { url } = await createDatabase();
  const proxy = await TcpProxy.start(url);
  const database = await openDatabase(proxy.through(url));
  onTestFinished(async () => {
    await database.close();
    await proxy.close();
  });
  const select = () => repeat(() => database.query('select 1', [], { timeoutMs: 300 }), { isOver: () => false });
  await Promise.all(Array.from({ length: 8 }, select));
  proxy.drop();
  const cutOff = Promise.all(Array.from({ length: 8 }, select));
  // The connections are given up one by one. Then the next ones are made, into nothing.
  const lost = errorOf(database.query('select 1', [], { timeoutMs: 300 }));
  expect(await lost).toBeInstanceOf(DatabaseUnavailableError);
  proxy.pass();
  const began = performance.now();
  await cutOff;
  await select();
  expect(performance.now() - began).toBeLessThan(5000);
});

describe('what the server does at a commit', () => {
  /** Returns the setting on a connection and on a session, of a database with another default. */
  async function settingFor(value: string): Promise<readonly unknown[]> {
    const created = await createDatabase();
    await created.sql(`alter database ${new URL(created.url).pathname.slice(1)} set synchronous_commit = ${value}`);
    const database = await openDatabase(created.url);
    const session = await database.session();
    onTestFinished(async () => {
      await session.close();
      await database.close();
    });
    const shown = await Promise.all([database, session].map((sql) => sql.query('show synchronous_commit')));
    return shown.map(({ rows }) => rows[0]?.['synchronous_commit']);
  }

  test.each([
    ['off', 'on'],
    ['local', 'on'],
    ['on', 'on'],
    ['remote_apply', 'remote_apply'],
  ])('%s by default is %s for a replica', async (value, expected) => {
    expect(await settingFor(value)).toEqual([expected, expected]);
  });

  test('a server that overrides the setting of a connection is refused with the line to change', async () => {
    const { url, sql } = await createDatabase().then((created) => ({
      url: created.url,
      sql: created.sql.bind(created),
    }));
    const name = new URL(url).pathname.slice(1);
    await sql('create schema own');
    await sql("create function own.set_config(text, text, boolean) returns text language sql as 'select $2'");
    await sql(`alter database ${name} set search_path = own, pg_catalog`);
    await sql(`alter database ${name} set synchronous_commit = off`);
    const error = await errorOf(openDatabase(url));
    expect(error).toBeInstanceOf(UnsuitableServerError);
    expect(String(error)).toContain('alter role current_user set synchronous_commit = on');
  });
});
