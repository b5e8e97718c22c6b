import { execFileSync, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryDirectory } from '../store/support';
import { expectUsageError, run } from './process-io';

const { stdout: script } = await run(['completion', 'bash']);

/** Returns what bash offers for a command line. An empty last word is one that is not begun. */
function complete(...words: string[]): readonly string[] {
  const program = `${script}
    COMP_WORDS=(payments-sandbox "$@"); COMP_CWORD=$#
    _payments_sandbox; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const printed = execFileSync('bash', ['--norc', '-c', program, 'bash', ...words], { encoding: 'utf8' });
  return printed.split('\n').filter((each) => each !== '');
}

describe('bash offers', () => {
  test.each<[words: string[], offered: string[]]>([
    [['sta'], ['start']],
    [['payments', 'cr'], ['create']],
    [['payments', 'create', '--card', 'lost'], ['lost_card']],
    [['payments', 'create', '--live', '--capture-str'], ['--capture-strategy']],
    [
      ['payments', 'create', '--capture-strategy', ''],
      ['automatic', 'manual'],
    ],
    [['clock', 'adv'], ['advance']],
    [
      ['completion', ''],
      ['bash', 'zsh', 'fish', '--help'],
    ],
    [
      ['report', '--fail-on', ''],
      ['accepted-violation', 'violation', 'warning', 'never'],
    ],
    [['store', 'move', '--from', ''], []],
    [['nonsense', '--unknown', 'sta'], ['start']],
  ])('after %j', (words, offered) => {
    expect(complete(...words)).toEqual(offered);
  });

  test('each command, and none that the help hides', () => {
    expect(complete('')).toEqual(
      expect.arrayContaining(['start', 'payments', 'events', 'errors', 'help', '--version']),
    );
    expect(complete('start', '--d')).toEqual(['--data', '--data-if-writable', '--detach', '--dispute-fee-cents']);
  });
});

const isInstalled = (shell: string) => spawnSync(shell, ['--version']).error === undefined;

describe('where they are installed', () => {
  test.runIf(isInstalled('zsh'))('zsh can read its script', async () => {
    const { stdout } = await run(['completion', 'zsh']);
    const { status, stderr } = spawnSync('zsh', ['-f', '-n'], { input: stdout, encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
  });

  test.runIf(isInstalled('fish'))('fish offers the same as bash', async () => {
    const { stdout } = await run(['completion', 'fish']);
    const lines = ['payments create --card lost', 'start --data-', 'completion z'];
    const commands = lines.map((line) => `complete -C 'payments-sandbox ${line}'`).join('\n');
    const folder = temporaryDirectory();
    writeFileSync(join(folder, 'test.fish'), `${stdout}\n${commands}\n`);
    const printed = execFileSync('fish', [join(folder, 'test.fish')], { encoding: 'utf8' });
    expect(printed).toBe('lost_card\n--data-if-writable\nzsh\n');
  });
});

test('an unknown shell is a usage error', () =>
  expectUsageError(['completion', 'tcsh'], 'Allowed choices are bash, zsh, fish'));
