import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { explainListenError, explainOpenError } from '../../cli/commands/start/failures';
import { type ProcessExit, runCli, startCli } from '../support/cli-process';
import { temporaryDirectory } from '../store/support';

/** Expects exit code 1, no output, and an error message without a stack. */
function expectFailure({ code, stdout, stderr }: ProcessExit, ...texts: readonly string[]): void {
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toMatch(/^error: /);
  expect(stderr).not.toMatch(/\n +at /);
  for (const text of texts) expect(stderr).toContain(text);
}

test('a data directory in use: the error has the pid of the other process', async () => {
  const directory = temporaryDirectory();
  const { pid, stop } = await startCli(['--data', directory]);
  const second = await runCli(['start', '--port', '0', '--json', '--data', directory]);
  expectFailure(second, `${directory} is in use by process ${pid}`, `kill ${pid}`, '--memory');
  expect((await stop()).code).toBe(0);
});

test('a port in use: the error suggests --port 0, and the data directory is unlocked', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void other.close());
  const address = other.address();
  const port = typeof address === 'object' ? `${address?.port}` : '';
  const directory = temporaryDirectory();
  expectFailure(
    await runCli(['start', '--port', port, '--data', directory]),
    `Port ${port} of 127.0.0.1 is in use`,
    '--port 0',
  );
  const next = await startCli(['--data', directory]);
  const { url } = next;
  const third = await runCli(['start', '--port', new URL(url).port, '--memory']);
  expectFailure(third, `is in use by a sandbox: ${url}\n`, '--port 0');
  expect((await next.stop()).code).toBe(0);
});

test('an address of another machine', async () => {
  const token = ['--control-token', 'a-token-of-sixteen-or-more'];
  const args = ['start', '--memory', '--port', '0', '--host', '203.0.113.7', ...token];
  expectFailure(await runCli(args), '203.0.113.7 is not an address of this machine', '--host 127.0.0.1');
});

/** Creates a data directory with a single journal file. */
function withJournal(text: string): string {
  const directory = temporaryDirectory();
  mkdirSync(join(directory, 'platforms'));
  writeFileSync(join(directory, 'platforms', 'default.ndjson'), text);
  return directory;
}

function withFile(): string {
  const file = join(temporaryDirectory(), 'file');
  writeFileSync(file, '');
  return file;
}

test.each<[what: string, directory: () => string, ...texts: string[]]>([
  ['a file', withFile, 'cannot be a data directory', '--data DIR'],
  ['below a file', () => join(withFile(), 'x'), 'cannot be a data directory', '--memory'],
  [
    'a foreign journal',
    () => withJournal('{"a":1}\n{"b":2}\n'),
    'is not a journal',
    'Nothing was changed',
    '--data DIR',
  ],
])('%s instead of a data directory', async (_, directory, ...texts) => {
  expectFailure(await runCli(['start', '--port', '0', '--data', directory()]), ...texts);
});

const systemError = (code: string, syscall = 'open') => Object.assign(new Error(`${code}: refused`), { code, syscall });

describe('explanations of operating system errors', () => {
  test.each<[error: unknown, message: RegExp]>([
    [systemError('EACCES'), /^Cannot write to the data directory \/d: permission denied\.\nChoose .*--data.*--memory/],
    [systemError('EPERM'), /permission denied/],
    [systemError('EACCES', 'link'), /permission denied/],
    [systemError('EPERM', 'link'), /^The file system of \/d does not support hard links/],
    [systemError('EROFS'), /file system is read-only/],
    [systemError('ENOENT'), /cannot be created/],
    [systemError('ENOSPC'), /no space left/],
    [systemError('EIO'), /^EIO: refused\nChoose/],
    ['what', /^what\nChoose/],
  ])('opening: %o', (error, message) => {
    expect(explainOpenError(error, '/d')).toMatch(message);
  });

  test.each<[error: unknown, message: RegExp]>([
    [systemError('EADDRINUSE', 'listen'), /^Port 80 of h is in use[^]*--port 0/],
    [systemError('EACCES', 'listen'), /^Cannot listen on port 80 of h: permission denied[^]*--port 0/],
    [systemError('EADDRNOTAVAIL', 'listen'), /^h is not an address of this machine/],
    [systemError('ENOTFOUND', 'getaddrinfo'), /^The host name h is unknown\./],
    [systemError('EAI_AGAIN', 'getaddrinfo'), /^The host name h is unknown\./],
    [systemError('EMFILE', 'listen'), /^Cannot listen on port 80 of h: EMFILE: refused$/],
  ])('listening: %o', async (error, message) => {
    expect(await explainListenError(error, { host: 'h', port: 80 })).toMatch(message);
  });
});
