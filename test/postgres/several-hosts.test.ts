import { describe, expect, onTestFinished, test } from 'vitest';
import {
  DatabaseRefusedError,
  DatabaseUnavailableError,
  openDatabase,
} from '../../mock-server/store/journal/postgres/database';
import type { Sql } from '../../mock-server/store/journal/postgres/database';
import { repeat } from '../../mock-server/store/journal/postgres/repeat';
import { findBinaries } from '../support/postgres/binaries';
import { canReplicate, OwnServer } from '../support/postgres/server';
import { canRestartPostgres } from '../support/postgres/start';

const NOBODY = '127.0.0.1:1';

async function startPair() {
  const primary = new OwnServer(findBinaries().root);
  onTestFinished(() => primary.stop('immediate'));
  await primary.start();
  const standby = await primary.startStandby();
  onTestFinished(() => standby.stop('immediate'));
  const hostOf = ({ url }: OwnServer) => new URL(url).host;
  const url = (hosts: string, attributes = '') => primary.url.replace(hostOf(primary), hosts) + attributes;
  return { primary, standby, url, first: hostOf(primary), second: hostOf(standby) };
}

const portOf = async (sql: Sql) => (await sql.query("select current_setting('port') as port", [])).rows[0]?.['port'];
const errorOf = (opening: Promise<unknown>) => opening.then(() => undefined).catch((error: unknown) => error);

describe.skipIf(!canRestartPostgres || !canReplicate(findBinaries().root))('several hosts', () => {
  test('lead to the one that takes writes, also after a failover', { timeout: 60_000 }, async () => {
    const { primary, standby, url, first, second } = await startPair();
    const [port, otherPort] = [first, second].map((host) => host.split(':')[1]);
    for (const [hosts, attributes] of [
      [`${NOBODY},${second},${first}`, ''],
      [`${second},${first}`, '?target_session_attrs=any'],
      [`${second},${first}`, '?target_session_attrs=read-write'],
      [`${first},${second}`, '?target_session_attrs=primary'],
    ] as const) {
      const database = await openDatabase(url(hosts, attributes));
      const session = await database.session();
      expect([hosts, await portOf(database), await portOf(session)]).toEqual([hosts, port, port]);
      await session.close();
      await database.close();
    }
    const alone = await errorOf(openDatabase(url(second, '?target_session_attrs=primary')));
    expect(alone).toBeInstanceOf(DatabaseUnavailableError);
    expect(String(alone)).toContain(`${second}: it takes no writes`);
    const password = new URL(primary.url).password;
    const refused = await errorOf(openDatabase(url(`${second},${first}`).replace(password, 'wrong')));
    expect(refused).toBeInstanceOf(DatabaseRefusedError);
    expect(String(refused)).not.toContain('wrong');

    const database = await openDatabase(url(`${first},${second}`));
    onTestFinished(() => database.close());
    expect(await portOf(database)).toBe(port);
    await primary.end('immediate');
    await standby.promote();
    expect(await repeat(() => portOf(database), { isOver: () => false })).toBe(otherPort);
    const session = await database.session();
    onTestFinished(() => session.close());
    expect(await portOf(session)).toBe(otherPort);
  });
});
