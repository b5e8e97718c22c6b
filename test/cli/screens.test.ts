import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import stringWidth from 'string-width';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builtCli } from '../support/built';
import { run } from './process-io';
import { serveListedPlatform } from './support/listed-platform';

/** The lists that people look at most. */
const lists = [
  ...['requests list', 'deliveries list', 'events list --limit 6', 'jobs list', 'publishers list', 'snapshots list'],
  ...['faults list', 'payments list', 'payment-methods list', 'sub-accounts list', 'search succeeded', 'cards'],
  'scenarios',
];

/** The commands that people use most. */
const used = [
  ...[
    'start',
    'init',
    'exec',
    'doctor',
    'open',
    'mcp',
    'listen',
    'trigger',
    'clock',
    'report',
    'ready',
    'export',
    'import',
  ],
  ...['payments create', 'payments list', 'payments get', 'payments capture', 'refunds create', 'sub-accounts create'],
  ...['requests list', 'requests get', 'events list', 'events get', 'deliveries list', 'publishers create'],
  ...['faults create', 'jobs list', 'snapshots create', 'snapshots diff', 'platforms create', 'platforms reset'],
  ...['transactions undo', 'search'],
];

/** Its help has arguments, options, examples and long flags: a snapshot of it shows how a narrow terminal wraps them. */
const WRAPPED = 'exec';

/** Runs commands one after the other in a pseudo-terminal of some columns. Returns the screen of each. */
async function screensOf(columns: number, commands: readonly (readonly string[])[]): Promise<string[]> {
  const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;
  const lines = commands.map((args) => `${[process.execPath, builtCli(), ...args].map(quoted).join(' ')}; echo ${END}`);
  const script = [`stty cols ${columns} rows 40`, ...lines].join('\n');
  const { stdout } = await promisify(execFile)('script', ['-qec', script, '/dev/null'], {
    env: { PATH: process.env['PATH'], TERM: 'xterm-256color', SHELL: '/bin/sh' },
    maxBuffer: 10_000_000,
  });
  return stdout.replaceAll('\r\n', '\n').split(`${END}\n`).slice(0, -1);
}

const END = '== end of a screen ==';

/** A screen as text: without colours, and without durations and ports, which differ from run to run. */
const plain = (screen: string): string =>
  screen
    .replace(/\u001b\[[\d;]*m/g, '')
    .replace(/ *\d+ ms$/gm, (duration) => 'ms'.padStart(duration.length))
    .replaceAll(/127\.0\.0\.1:\d{5}/g, '127.0.0.1:4010');

/** Whether a line has only words that fit: a command, a cursor and an address stay whole, so that they can be copied. */
const canWrap = (line: string): boolean =>
  !line.startsWith('  payments-sandbox ') && line.split(' ').every((word) => word.length < 50);

/** Expects that lines with only words that fit are as wide as the terminal, or narrower. */
function expectToFit(columns: number, screens: readonly string[]): void {
  for (const line of screens.join('').split('\n').filter(canWrap))
    expect(stringWidth(line), line).toBeLessThanOrEqual(columns);
}

const titled = (commands: readonly string[], screens: readonly string[]): string =>
  commands.map((command, index) => `$ payments-sandbox ${command}\n${screens[index] ?? ''}`).join('\n');

describe.each([60, 100])('in a terminal of %i columns', (columns) => {
  let listed: Awaited<ReturnType<typeof serveListedPlatform>>;
  beforeAll(async () => {
    listed = await serveListedPlatform();
  });
  afterAll(() => listed.close());

  const offline = ['cards', 'scenarios'];
  test('the screens of lists (-u updates them)', async () => {
    const screens = await screensOf(
      columns,
      lists.map((command) => [...command.split(' '), ...(offline.includes(command) ? [] : listed.options)]),
    );
    const texts = screens.map(plain);
    expectToFit(columns, texts);
    await expect(titled(lists, texts)).toMatchFileSnapshot(`golden/lists-${columns}.txt`);
  });

  test('a terminal has colours', async () => {
    const [screen = ''] = await screensOf(columns, [['payments', 'list', ...listed.options]]);
    expect(screen).toContain('\u001b[32msucceeded\u001b[39m');
  });
});

test('the screens of help (-u updates them) have the same words at 60 columns as at 100', async () => {
  const screensAt = async (columns: number) => {
    const screens: string[] = [];
    for (const command of used)
      screens.push((await run([...command.split(' '), '--help'], { isTTY: true, columns })).stdout);
    expectToFit(columns, screens);
    return screens;
  };
  const wide = await screensAt(100);
  const narrow = await screensAt(60);
  const wordsOf = (screens: readonly string[]) => screens.map((screen) => screen.split(/\s+/));
  expect(wordsOf(narrow)).toEqual(wordsOf(wide));
  await expect(titled(used, wide)).toMatchFileSnapshot('golden/help-100.txt');
  await expect(titled([WRAPPED], [narrow[used.indexOf(WRAPPED)] ?? ''])).toMatchFileSnapshot('golden/help-60.txt');
});
