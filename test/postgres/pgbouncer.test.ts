import { describe, expect, onTestFinished, test } from 'vitest';
import { runCli, startCli } from '../support/cli-process';
import { hasPgBouncer, PgBouncer } from '../support/postgres/pgbouncer';
import { createDatabase } from '../support/postgres/shared';
import { HttpCaller } from '../replicas/support/http-caller';
import { createPlatform, creation } from '../replicas/support/load';

async function bouncer(mode: 'session' | 'transaction'): Promise<PgBouncer> {
  const started = await PgBouncer.start((await createDatabase()).url, mode);
  onTestFinished(() => started.stop());
  return started;
}

describe.skipIf(!hasPgBouncer)('behind PgBouncer with its defaults', () => {
  test('in session mode, two replicas serve one platform', async () => {
    const { url } = await bouncer('session');
    const one = await startCli(['--store', url]);
    const other = await startCli(['--store', url]);
    const http = new HttpCaller(5_000);
    onTestFinished(() => http.close());
    const platform = await createPlatform(http, one.url);
    const statuses = [];
    for (const cli of [one, other]) statuses.push((await http.send(cli.url, creation(platform, cli.url))).status);
    expect(statuses).toEqual([201, 201]);
    expect([(await one.stop()).code, (await other.stop()).code]).toEqual([0, 0]);
  });

  test('transaction mode is refused at the start, with what to do', async () => {
    const { url } = await bouncer('transaction');
    const { code, stderr } = await runCli(['start', '--store', url, '--port', '0']);
    expect(code).toBe(1);
    expect(stderr).toContain('Set pool_mode = session in PgBouncer, or use the address of PostgreSQL itself.');
  });
});
