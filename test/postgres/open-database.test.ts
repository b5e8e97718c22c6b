import { expect, onTestFinished, test } from 'vitest';
import {
  DatabaseRefusedError,
  DatabaseUnavailableError,
  DatabaseUrlError,
  openDatabase,
} from '../../mock-server/store/journal/postgres/database';
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
