import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { defaultPlatform, type OpenOptions, openSandboxIn, type Sandbox } from '../../mock-server/server';
import { openDataDirectory } from '../../mock-server/store/journal/file/data-directory';
import { exchange } from '../support/api';
import { run } from '../cli/process-io';
import { temporaryDirectory } from '../store/support';
import { createOverHttp, targetOf } from './support';

const fileOf = (directory: string, id: string) => readFileSync(join(directory, 'platforms', `${id}.ndjson`));

async function open(directory: string, options: OpenOptions = {}): Promise<Sandbox> {
  const sandbox = await openSandboxIn(directory, options);
  onTestFinished(() => sandbox.close());
  return sandbox;
}

/** Appends what this release cannot read to the journal of a platform. */
async function appendUnreadable(directory: string, id: string): Promise<void> {
  const data = await openDataDirectory(directory);
  const adapter = await data.open(id);
  await adapter.read();
  await adapter.fill(['{"release":"99.0.0"}', '{"tomorrow":true}']);
  await data.close();
}

test('a platform that a newer release wrote answers 503, and its file stays as it is', async () => {
  const directory = temporaryDirectory();
  const first = await openSandboxIn(directory);
  const { id } = await createOverHttp(targetOf(first));
  const other = await createOverHttp(targetOf(first));
  await first.close();
  await appendUnreadable(directory, id);
  const before = fileOf(directory, id);

  const errors: unknown[] = [];
  const sandbox = await open(directory, { onError: (error) => errors.push(error) });
  const clockOf = (platform: string) => exchange(targetOf(sandbox), 'GET', `/_sandbox/platforms/${platform}/clock`);
  const { status, body } = await clockOf(id);
  expect([status, JSON.stringify(body)]).toEqual([
    503,
    expect.stringMatching(/tomorrow is not known.*Release 99\.0\.0 wrote it.*Use that release, or a newer one/),
  ]);
  expect(JSON.stringify(body)).not.toContain('damaged');
  expect((await clockOf(other.id)).status).toBe(200);
  await sandbox.close();
  expect(fileOf(directory, id).equals(before)).toBe(true);
  expect(errors.map(String)).toContainEqual(expect.stringContaining('Release 99.0.0 wrote it'));
});

test('start on a default platform that a newer release wrote ends with 1, and says which release to use', async () => {
  const directory = temporaryDirectory();
  const { id } = defaultPlatform;
  await (await openSandboxIn(directory)).close();
  await appendUnreadable(directory, id);
  const before = fileOf(directory, id);
  const { code, stdout, stderr } = await run(['start', '--port', '0', '--data', directory]);
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(
    /cannot be read by release .*tomorrow.*Release 99\.0\.0 wrote it.*Use that release, or a newer one/,
  );
  expect(stderr).not.toMatch(/damaged|delete|remove|\n +at /i);
  expect(fileOf(directory, id).equals(before)).toBe(true);
});

test('start reports another platform that a newer release wrote, without a stack', async () => {
  const directory = temporaryDirectory();
  const first = await openSandboxIn(directory);
  const { id } = await createOverHttp(targetOf(first));
  await first.close();
  await appendUnreadable(directory, id);
  const signals = new EventEmitter();
  const written = { stdout: '', stderr: '' };
  const outputOf = (name: keyof typeof written) => ({
    write: (text: string) => {
      written[name] += text;
      if (written.stdout === '' || written.stderr === '') return;
      signals.emit('SIGTERM');
      signals.removeAllListeners(); // a second signal would end this process
    },
  });
  const io = { signals, stdout: outputOf('stdout'), stderr: outputOf('stderr') };
  expect(await run(['start', '--port', '0', '--data', directory], io)).toMatchObject({ code: 0 });
  expect(written.stderr).toMatch(
    /^error: A platform cannot be opened: .*Release 99\.0\.0 wrote it.*or a newer one\.\n$/,
  );
});
