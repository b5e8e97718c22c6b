import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { freePort } from '../../deploy/free-port';
import { spawnCli } from '../../support/cli-process';
import { startEndpoint } from '../support/endpoints';
import { asAnswer, openTerminal, rowsOf } from '../support/sandbox';
import type { Story } from '../story';

export const story: Story = {
  title:
    'a project writes a file by init, starts by it, and every other command finds the sandbox, its data and its clock',
  pairs: { cli: ['time', 'webhooks', 'faults', 'seeds', 'undo', 'declines'], faults: ['declines'] },
  run: async () => {
    const { cwd, sandbox, json } = openTerminal();
    const shop = await startEndpoint('sigk_of_the_shop');
    const port = await freePort();
    await sandbox('init');
    const path = join(cwd, 'payments-sandbox.config.yaml');
    const settings = readFileSync(path, 'utf8')
      .replace(/^#port: .*/m, `port: ${port}`)
      .replace(/^#data: .*/m, 'data: of-the-shop');
    const endpoint = `publishers:\n  - url: ${shop.url}\n    events: [payment.*]\n    secret: sigk_of_the_shop\n`;
    writeFileSync(path, settings + endpoint);
    const started = spawnCli(['start'], { cwd });
    await started.printed(/is ready/);

    expect(await sandbox('whoami')).toContain('default');
    const { id } = await json('payments create --amount 1000 --card visa --capture-strategy manual');
    await sandbox('payments create --amount 1000 --card insufficient_funds', 1);
    expect(await sandbox('clock advance 8d')).toContain('1 payment canceled (authorization lapsed)');
    expect((await shop.received.next('payment.canceled')).data).toMatchObject({ id });
    await sandbox('snapshots create lapsed --json');
    await sandbox('faults create --operation createPayment --scenario expired_card --times 1');
    await sandbox('payments create --amount 2500 --card visa', 1);
    const [own] = (await sandbox('requests list --operation createPayment')).match(/req_\w+/) ?? [];
    expect(await sandbox(`requests get ${own} --curl`)).toContain(`http://127.0.0.1:${port}/v1/payments`);
    expect(await sandbox('report --include-own')).toContain('createPayment');
    expect(await sandbox('export')).toContain(String(id));
    await sandbox('snapshots restore lapsed --yes');
    expect(await sandbox('transactions undo --yes')).toContain('restoreSnapshot');
    expect(rowsOf(await json('payments list')).map(({ status }) => status)).toEqual(['failed', 'failed', 'canceled']);

    // The doctor and verify know the port and the directory of the file.
    const found = Object.values(asAnswer((await json('doctor'))['checks'])).map(asAnswer);
    expect(found.filter(({ status }) => status === 'problem')).toEqual([]);
    expect(await sandbox('verify')).toContain('of-the-shop');

    started.signal('SIGTERM');
    expect((await started.exited).code).toBe(0);
    expect(await sandbox('verify')).toContain('Everything is intact');
    expect(shop.received.refused).toBe(0);
  },
};
