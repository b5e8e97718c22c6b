import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import stringWidth from 'string-width';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builtCli } from '../support/built';
import { serveListedPlatform } from './support/listed-platform';

/** The lists that people look at most. */
const lists = [
  ...['requests list', 'deliveries list', 'events list --limit 6', 'jobs list', 'publishers list', 'snapshots list'],
  ...['faults list', 'payments list', 'payment-methods list', 'sub-accounts list', 'cards', 'scenarios'],
];

/** The commands that people use most. */
const used = [
  ...['start', 'init', 'exec', 'doctor', 'open', 'mcp', 'listen', 'trigger', 'clock', 'report', 'export', 'import'],
  ...['payments create', 'payments list', 'payments get', 'payments capture', 'refunds create', 'sub-accounts create'],
  ...['requests list', 'requests get', 'events list', 'events get', 'deliveries list', 'publishers create'],
  ...['faults create', 'jobs list', 'snapshots create', 'snapshots diff', 'platforms create', 'platforms reset'],
  'transactions undo',
];

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

/** A screen as text: without colours, and without durations, which differ from run to run. */
const plain = (screen: string): string =>
  screen.replace(/\u001b\[[\d;]*m/g, '').replace(/ *\d+ ms$/gm, (duration) => 'ms'.padStart(duration.length));

/** Whether a line has only words that fit: a cursor and an address stay whole, so that they can be copied. */
const canWrap = (line: string): boolean => line.split(' ').every((word) => word.length < 50);

describe.each([60, 100])('in a terminal of %i columns', (columns) => {
  let listed: Awaited<ReturnType<typeof serveListedPlatform>>;
  beforeAll(async () => {
    listed = await serveListedPlatform();
  });
  afterAll(() => listed.close());

  const offline = ['cards', 'scenarios'];
  test.each([
    ['lists', lists],
    ['help', used],
  ] as const)('the screens of %s (-u updates them)', async (name, commands) => {
    const args = commands.map((command) => {
      const words = command.split(' ');
      if (name === 'help') return [...words, '--help'];
      return offline.includes(command) ? words : [...words, ...listed.options];
    });
    const screens = await screensOf(columns, args);
    const texts = screens.map((screen, index) => `$ payments-sandbox ${commands[index] ?? ''}\n${plain(screen)}`);
    for (const line of screens.map(plain).join('').split('\n').filter(canWrap))
      expect(stringWidth(line), line).toBeLessThanOrEqual(columns);
    await expect(texts.join('\n')).toMatchFileSnapshot(`golden/${name}-${columns}.txt`);
  });

  test('a terminal has colours', async () => {
    const [screen = ''] = await screensOf(columns, [['payments', 'list', ...listed.options]]);
    expect(screen).toContain('\u001b[32msucceeded\u001b[39m');
  });
});
