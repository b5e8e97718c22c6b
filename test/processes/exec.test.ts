import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { spawnCli } from '../support/cli-process';
import { isRunning } from '../support/is-running';
import { isWindows } from '../support/this-system';
import { temporaryDirectory } from '../store/support';

/** Ignores signals, as what it starts does, and says so once another one is not taken for the same Ctrl+C. */
const stubborn = `
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => setTimeout(() => console.log('got ' + signal), 300));
  const ignore = "for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {}); setInterval(() => {}, 1000);";
  const child = require('node:child_process').spawn(process.execPath, ['-e', ignore + "console.log('ready')"]);
  child.stdout.once('data', () => {
    const facts = [process.pid, child.pid, process.env.PAYMENTS_SANDBOX_URL];
    require('node:fs').writeFileSync(process.argv[1], JSON.stringify(facts));
    console.log('running');
  });`;

// Windows has no process groups, and no signals that a program can handle.
test.skipIf(isWindows)('a second Ctrl+C ends exec, its command, what that has started, and the sandbox', async () => {
  const file = join(temporaryDirectory(), 'written');
  const exec = spawnCli(['exec', '--', process.execPath, '-e', stubborn, file]);
  await exec.printed(/running/);
  const [command, child, url]: [number, number, string] = JSON.parse(readFileSync(file, 'utf8'));
  expect((await fetch(`${url}/_sandbox/health`)).status).toBe(200);
  exec.signal('SIGINT');
  await exec.printed(/got SIGINT/);
  exec.signal('SIGINT');
  expect(await exec.exited).toMatchObject({ code: 130, stderr: '' });
  for (const pid of [command, child]) await vi.waitUntil(() => !isRunning(pid), 10_000);
  await expect(fetch(url)).rejects.toThrow('fetch failed');
});
