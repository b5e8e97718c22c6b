import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openSandboxIn } from '../../mock-server/server';
import { paymentInput } from '../../mock-server/testing/builders';
import { temporaryDirectory } from '../store/support';
import { blocksOf } from './documents';

/** The commands of a block: the lines that are no comments. */
const commandsOf = (block: string) => block.split('\n').filter((line) => line !== '' && !line.startsWith('#'));

test('the examples of jq read a data directory', async () => {
  const cwd = temporaryDirectory();
  const sandbox = await openSandboxIn(join(cwd, '.sandbox'));
  const { payments, refunds } = sandbox.client();
  const { id } = await payments.create(paymentInput({ amount: 1_000 }));
  await refunds.create(id, { amount: 400 });
  await sandbox.close();

  const blocks = blocksOf('docs/reference/data-directories.md').filter(({ language }) => language === 'sh jq');
  const commands = blocks.flatMap(({ text }) => commandsOf(text));
  const [versions = '', names = '', counts = ''] = commands.map((command) =>
    execFileSync('sh', ['-c', command], { cwd, encoding: 'utf8' }),
  );
  expect(commands).toHaveLength(3);
  expect(
    versions
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ).toEqual([
    { id, status: 'succeeded', amount_refunded: 0 },
    { id, status: 'partially_refunded', amount_refunded: 400 },
  ]);
  expect(names).toContain('payment.created\n');
  expect(names).toContain('payment.refunded\n');
  expect(JSON.parse(counts)).toMatchObject({ platform: 1, accounts: 2, payments: 2, refunds: 1, events: 2 });
});
