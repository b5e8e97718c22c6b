import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSandbox, type RunningServer, serve } from '../../mock-server/server';
import { runProgram } from './run-program';

const readme = readFileSync('README.md', 'utf8');
const blocks = (language: string) =>
  Array.from(readme.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'gms')), ([, text = '']) => text);
const documented = 'http://127.0.0.1:4010';

describe('what the README shows', () => {
  const sandbox = createSandbox();
  let server: RunningServer;
  beforeAll(async () => {
    server = await serve(sandbox);
  });
  afterAll(async () => {
    await server.close();
    await sandbox.close();
  });
  const atServer = (text: string) => text.replaceAll(documented, server.url);

  test.each([
    [0, [expect.stringMatching(/^py_\w{22} succeeded$/)]],
    [1, ['charge_expired_for_capture', '5 events']],
    [2, expect.arrayContaining([expect.stringMatching(/^401 \{/)])],
  ])('program %i runs', async (index, printed) => {
    expect(await runProgram(`readme-${index}`, atServer(blocks('ts')[index] ?? ''))).toEqual(printed);
  });

  test('the program with a fault prints one payment', async () => {
    const program = blocks('ts').find((text) => text.includes('faults.add')) ?? '';
    expect(await runProgram('readme-fault', program)).toEqual(['succeeded 1 payment']);
  });

  test('the program with a held job prints a payment that waits for it', async () => {
    const program = blocks('ts').find((text) => text.includes('jobSettings.set')) ?? '';
    expect(await runProgram('readme-job-settings', program)).toEqual(['pending', 'succeeded']);
  });

  test('the program with seeds prints the same of two sandboxes', async () => {
    const program = blocks('ts').find((text) => text.includes('seed:')) ?? '';
    expect(await runProgram('readme-seed', program)).toEqual(['true', 'true 2026-01-01T00:00:00.000Z']);
  });

  test('the program that waits for a request prints what is wrong with it, and no secret', async () => {
    const program = blocks('ts').find((text) => text.includes('requests.waitFor')) ?? '';
    expect(await runProgram('readme-requests', program)).toEqual([
      'violation header.Content-Type',
      "{ client_id: 'test_default', client_secret: '[redacted]' }",
    ]);
  });

  test('the program with a snapshot prints what was made since, and that it is gone', async () => {
    const program = blocks('ts').find((text) => text.includes('snapshots.create')) ?? '';
    expect(await runProgram('readme-snapshot', program)).toEqual(['payment_intent', 'event', 'idempotency_key', '0']);
  });

  test('the curl commands work when pasted', async () => {
    const [pay = '', ...others] = blocks('sh').filter((text) => text.includes('curl'));
    const paste = async (command: string): Promise<unknown> =>
      JSON.parse((await promisify(execFile)('sh', ['-c', atServer(command)])).stdout);
    expect(await paste(pay)).toMatchObject({ type: 'payment', data: { status: 'succeeded', amount: 1000 } });
    const addFault = others.find((text) => text.includes('/faults')) ?? '';
    expect(await paste(addFault)).toMatchObject({ operation: 'createPayment', left: 1 });
    const snapshot = others.find((text) => text.includes('/snapshots')) ?? '';
    for (const command of snapshot.trim().split('\n')) expect(await paste(command)).toMatchObject({ name: 'base' });
  });

  test('the options of `start` are those of the program', async () => {
    const { stdout } = await promisify(execFile)(process.execPath, [
      process.env['SANDBOX_CLI'] ?? '',
      'start',
      '--help',
    ]);
    const options = Array.from(
      stdout.matchAll(/^ {2}.*?(--[a-z]+(?:-[a-z]+)*(?: <\w+>)?) {2}/gm),
      ([, option]) => option,
    );
    const told = Array.from(readme.matchAll(/^\| `(--[^`]+)`/gm), ([, option]) => option);
    expect(told.sort()).toEqual(options.filter((option) => option !== '--help').sort());
  });

  test('a newcomer has two commands', () => {
    const lines = blocks('sh').flatMap((text) => text.split('\n'));
    expect(lines).toEqual(expect.arrayContaining(['npm ci && npm start', 'npm ci && npm test']));
  });
});

test('links in the words of the project lead somewhere', () => {
  const pages = [
    ...['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md'],
    ...['docs/decisions', 'docs/reference'].flatMap((folder) => readdirSync(folder).map((name) => join(folder, name))),
  ];
  const links = pages.flatMap((page) =>
    Array.from(readFileSync(page, 'utf8').matchAll(/\]\((?!https?:)([^)#]+)/g), ([, to = '']) =>
      join(dirname(page), to),
    ),
  );
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter((path) => !existsSync(path))).toEqual([]);
});
