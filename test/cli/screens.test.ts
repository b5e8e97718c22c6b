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

/** Commands whose help shows how arguments, options, choices, defaults, examples and long flags are laid out. */
const helped = [
  ...['start', 'exec', 'clock', 'report', 'ready', 'payments create', 'payments list', 'payments get'],
  ...['faults create', 'snapshots diff', 'platforms reset', 'search'],
];

/** Returns the screen of a command of the built package in a pseudo-terminal of some columns. */
async function screenOf(columns: number, args: readonly string[]): Promise<string> {
  const command = [process.execPath, builtCli(), ...args].join(' ');
  const script = `stty cols ${columns} rows 40; ${command}`;
  const { stdout } = await promisify(execFile)('script', ['-qec', script, '/dev/null'], {
    env: { PATH: process.env['PATH'], TERM: 'xterm-256color', SHELL: '/bin/sh' },
  });
  return stdout.replaceAll('\r\n', '\n');
}

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

describe('the screens of lists', () => {
  let listed: Awaited<ReturnType<typeof serveListedPlatform>>;
  beforeAll(async () => {
    listed = await serveListedPlatform();
  });
  afterAll(() => listed.close());

  const offline = ['cards', 'scenarios'];
  const screenHere = async (columns: number, command: string) => {
    const args = [...command.split(' '), ...(offline.includes(command) ? [] : listed.options)];
    return (await run(args, { isTTY: true, columns })).stdout;
  };

  test('at 60 and at 100 columns (-u updates them)', async () => {
    const narrow: string[] = [];
    const wide: string[] = [];
    // `requests list` comes first: the others add to the log.
    for (const command of lists) {
      narrow.push(plain(await screenHere(60, command)));
      wide.push(plain(await screenHere(100, command)));
    }
    expectToFit(60, narrow);
    expectToFit(100, wide);
    await expect(titled(lists, narrow)).toMatchFileSnapshot('golden/lists-60.txt');
    await expect(titled(lists, wide)).toMatchFileSnapshot('golden/lists-100.txt');
  });

  test('are as wide as their terminal, and in colours', async () => {
    const screen = await screenOf(72, ['payments', 'list', ...listed.options]);
    expect(screen).toContain('\u001b[32msucceeded\u001b[39m');
    expect(screen).toBe(await screenHere(72, 'payments list'));
  });
});

test('the screens of help (-u updates them) have the same words at 60 columns as at 100', async () => {
  const screensAt = async (columns: number) => {
    const screens: string[] = [];
    for (const command of helped)
      screens.push((await run([...command.split(' '), '--help'], { isTTY: true, columns })).stdout);
    expectToFit(columns, screens);
    return screens;
  };
  const wide = await screensAt(100);
  const narrow = await screensAt(60);
  const wordsOf = (screens: readonly string[]) => screens.map((screen) => screen.split(/\s+/));
  expect(wordsOf(narrow)).toEqual(wordsOf(wide));
  await expect(titled(helped, wide)).toMatchFileSnapshot('golden/help-100.txt');
});
