import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSandboxIn, type Sandbox } from '../../mock-server/server';
import { Api } from '../support/api';
import { payment } from '../support/bodies';
import { defaultKeys } from './caller';

/** More than fits into one string: the undo of a reset and an import write more than 512 MB as one commit. */
const PAYMENTS = 545;
const METADATA_CHARACTERS = 1_000_000;

const log = (text: string) => process.stdout.write(`${text}\n`);

function assertCount(sandbox: Sandbox, when: string): void {
  const size = [...sandbox.platform().rows.walk('payments', 'newest', 'test', 'ascending')].length;
  if (size !== PAYMENTS) throw new Error(`${when}: ${size} payments instead of ${PAYMENTS}`);
  log(`${when}: ${size} payments`);
}

const directory = await mkdtemp(join(tmpdir(), 'payments-sandbox-large-'));
try {
  let sandbox = await openSandboxIn(directory);
  const reopen = async () => {
    await sandbox.close();
    sandbox = await openSandboxIn(directory);
  };
  const api = new Api({ baseUrl: 'http://sandbox.test', fetch: sandbox.fetch }, defaultKeys);
  for (let i = 0; i < PAYMENTS; i++) {
    const response = await api.post('/v1/payments', payment({ metadata: { text: 'x'.repeat(METADATA_CHARACTERS) } }));
    if (response.status !== 201) throw new Error(`payment ${i} got ${response.status}`);
  }
  assertCount(sandbox, 'created');
  const seedFile: Uint8Array[] = [];
  for await (const chunk of sandbox.platform().export()) seedFile.push(chunk);
  sandbox.platform().reset();
  sandbox.platform().undo();
  await sandbox.platform().settled();
  await reopen();
  assertCount(sandbox, 'after the undo of a reset, reopened');
  sandbox.platform().reset();
  await sandbox.platform().import(seedFile);
  await reopen();
  assertCount(sandbox, 'after an import, reopened');
  await sandbox.close();
} finally {
  await rm(directory, { recursive: true, force: true });
}
