import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { explainListenError, explainOpenError } from '../../cli/commands/start/failures';
import { temporaryDirectory } from '../store/support';
import { listen } from '../support/listen';
import { run, startHere } from './process-io';

/** Expects that a start prints only an error, without a stack. */
async function expectFailure(args: readonly string[], ...texts: readonly string[]): Promise<void> {
  const { code, stdout, stderr } = await run(['start', ...args]);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toMatch(/^error: /);
  expect(stderr).not.toMatch(/\n +at /);
  for (const text of texts) expect(stderr).toContain(text);
}

test('a port in use: the error suggests --port 0, and the data directory is unlocked', async () => {
  const other = createServer();
  const port = String(await listen(other));
  onTestFinished(() => void other.close());
  const directory = temporaryDirectory();
  await expectFailure(['--port', port, '--data', directory], `Port ${port} of 127.0.0.1 is in use`, '--port 0');
  const { url, stop } = await startHere(['--data', directory]);
  await expectFailure(['--port', new URL(url).port, '--memory'], `is in use by a sandbox: ${url}\n`, '--port 0');
  await stop();
});

test('an address of another machine', async () => {
  const args = ['--memory', '--port', '0', '--host', '203.0.113.7', '--control-token', 'a-token-of-sixteen-or-more'];
  await expectFailure(args, '203.0.113.7 is not an address of this machine', '--host 127.0.0.1');
});

test('a foreign journal in the data directory', async () => {
  const directory = temporaryDirectory();
  mkdirSync(join(directory, 'platforms'));
  writeFileSync(join(directory, 'platforms', 'default.ndjson'), '{"a":1}\n{"b":2}\n');
  const args = ['--port', '0', '--data', directory];
  await expectFailure(args, 'is not a journal', 'Nothing was changed', '--data DIR');
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
