import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createCertificate } from '../../cli/commands/start/certificate';
import { openDatabase } from '../../mock-server/store/journal/postgres/database';
import { startCli } from '../support/cli-process';
import { findBinaries } from '../support/postgres/binaries';
import { OwnServer } from '../support/postgres/server';
import { createDatabase } from '../support/postgres/shared';
import { canRestartPostgres } from '../support/postgres/start';

/** Returns whether the connections of a URL are encrypted, or why there are none. */
async function isEncrypted(url: string, mode: string): Promise<unknown> {
  try {
    const database = await openDatabase(`${url}?sslmode=${mode}`);
    onTestFinished(() => database.close());
    const { rows } = await database.query('select ssl from pg_stat_ssl where pid = pg_backend_pid()');
    return rows[0]?.['ssl'];
  } catch (error) {
    return String(error);
  }
}

describe.skipIf(!canRestartPostgres)('a server with a certificate that nobody vouches for', () => {
  let server: OwnServer;
  beforeAll(async () => {
    server = new OwnServer(findBinaries().root);
    await server.start();
    await server.useTls(createCertificate(['localhost']));
  });
  afterAll(() => server.stop());

  test.each([
    ['disable', false],
    ['prefer', true],
    ['require', true],
    ['verify-full', expect.stringMatching(/certificate|self.signed/)],
  ])('sslmode=%s: encrypted %s', async (mode, expected) => {
    expect(await isEncrypted(server.url, mode)).toEqual(expected);
  });

  test('the start says once that require does not verify', async () => {
    const cli = await startCli(['--store', `${server.url}?sslmode=require`]);
    const { stderr } = await cli.stop();
    expect(stderr).toMatch(/^warning: sslmode=require does not verify who the database is\..*\n$/);
  });
});

describe('a server without a certificate', () => {
  test.each([
    ['prefer', false],
    ['require', expect.stringMatching(/^UnsuitableServerError: .*Turn on "ssl" there/)],
  ])('sslmode=%s: encrypted %s', async (mode, expected) => {
    expect(await isEncrypted((await createDatabase()).url, mode)).toEqual(expected);
  });
});
