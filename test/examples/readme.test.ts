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

  test('the curl commands work when pasted', async () => {
    const commands = blocks('sh').filter((text) => text.includes('curl'));
    expect(commands).toHaveLength(1);
    const { stdout } = await promisify(execFile)('sh', ['-c', atServer(commands.join('\n'))]);
    expect(JSON.parse(stdout)).toMatchObject({ type: 'payment', data: { status: 'succeeded', amount: 1000 } });
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
