import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { explainListening, explainOpening } from '../../cli/commands/start/failures';
import { type Ended, runCli, startCli } from '../support/cli-process';
import { temporaryDirectory } from '../store/support';

/** It ended with 1, and with words alone: no output, no stack. */
function expectFailure({ code, stdout, stderr }: Ended, ...texts: readonly string[]): void {
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toMatch(/^error: /);
  expect(stderr).not.toMatch(/\n +at /);
  for (const text of texts) expect(stderr).toContain(text);
}

test('a directory that is taken: the pid of who has it', async () => {
  const directory = temporaryDirectory();
  const { pid, stop } = await startCli(['--data', directory]);
  const second = await runCli(['start', '--port', '0', '--json', '--data', directory]);
  expectFailure(second, `${directory} is in use by process ${pid}`, `kill ${pid}`, '--memory');
  expect((await stop()).code).toBe(0);
});

test('a port that is taken: which one, and --port 0. The directory is free again', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void other.close());
  const address = other.address();
  const port = typeof address === 'object' ? `${address?.port}` : '';
  const directory = temporaryDirectory();
  expectFailure(
    await runCli(['start', '--port', port, '--data', directory]),
    `Port ${port} of 127.0.0.1 is taken`,
    '--port 0',
  );
  const next = await startCli(['--data', directory]);
  expect((await next.stop()).code).toBe(0);
});

test('an address of another machine', async () => {
  const token = ['--control-token', 'a-token-of-sixteen-or-more'];
  const args = ['start', '--memory', '--port', '0', '--host', '203.0.113.7', ...token];
  expectFailure(await runCli(args), '203.0.113.7 is no address of this machine', '--host 127.0.0.1');
});

/** A data directory whose only journal is this text. */
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
])('%s in the place of a data directory', async (_, directory, ...texts) => {
  expectFailure(await runCli(['start', '--port', '0', '--data', directory()]), ...texts);
});

const refusal = (code: string, syscall = 'open') => Object.assign(new Error(`${code}: refused`), { code, syscall });

describe('what the system refuses, in words', () => {
  test.each<[error: unknown, words: RegExp]>([
    [
      refusal('EACCES'),
      /^You may not write to the data directory \/d \(permission denied\)\.\nChoose .*--data.*--memory/,
    ],
    [refusal('EPERM'), /permission denied/],
    [refusal('EACCES', 'link'), /permission denied/],
    [refusal('EPERM', 'link'), /^The file system of \/d has no hard links/],
    [refusal('EROFS'), /can only be read/],
    [refusal('ENOENT'), /cannot be made there/],
    [refusal('ENOSPC'), /no space left/],
    [refusal('EIO'), /^EIO: refused\nChoose/],
    ['what', /^what\nChoose/],
  ])('opening: %o', (error, words) => {
    expect(explainOpening(error, '/d')).toMatch(words);
  });

  test.each<[error: unknown, words: RegExp]>([
    [refusal('EADDRINUSE', 'listen'), /^Port 80 of h is taken[^]*--port 0/],
    [refusal('EACCES', 'listen'), /^You may not listen on port 80 of h[^]*--port 0/],
    [refusal('EADDRNOTAVAIL', 'listen'), /^h is no address of this machine/],
    [refusal('ENOTFOUND', 'getaddrinfo'), /^There is no machine named h\./],
    [refusal('EAI_AGAIN', 'getaddrinfo'), /^There is no machine named h\./],
    [refusal('EMFILE', 'listen'), /^Cannot listen on h, port 80: EMFILE: refused$/],
  ])('listening: %o', (error, words) => {
    expect(explainListening(error, { host: 'h', port: 80 })).toMatch(words);
  });
});
