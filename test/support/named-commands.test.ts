import { expect, test } from 'vitest';
import { benchmarks } from '../../bench/benchmarks';
import { checks } from '../check/checks';
import { choose, invocationOf, list, type NamedCommand, type NamedCommands, wordsOf } from './named-commands';

const commands: NamedCommands = {
  first: { does: 'Does the first.', when: 'before a commit', run: 'true' },
  second: { does: 'Does the second.', when: 'after a change', run: 'true', takes: '[file …]' },
};

test.each<[args: string[], chosen: [name: string, ...given: string[]][]]>([
  [['first'], [['first']]],
  [
    ['first', 'second'],
    [['first'], ['second']],
  ],
  [
    ['second', 'a.test.ts', '--update', 'first'],
    [['second', 'a.test.ts', '--update'], ['first']],
  ],
])('%j are names, each with its arguments', (args, chosen) => {
  expect(choose(commands, args).map(({ name, given }) => [name, ...given])).toEqual(chosen);
});

test.each([[['third']], [['first', 'a.test.ts']], [['toString']]])(
  '%j is refused with the names that exist',
  (args) => {
    expect(() => choose(commands, args)).toThrow(`Unknown name "${args.at(-1)}". Choose from: first, second.`);
  },
);

test('the list has a line for each command', () => {
  expect(list(commands).split('\n')).toEqual([
    'first            Does the first. Run it before a commit.',
    'second [file …]  Does the second. Run it after a change.',
  ]);
});

const command: NamedCommand = { ...commands.second, does: '', when: '', run: "node a.mjs 'two words' b" };

test('a command is run by its program without a shell, with what was given after its own arguments', () => {
  const { words } = invocationOf(command, ['c d', '--e'], {});
  expect(words).toEqual([process.execPath, 'a.mjs', 'two words', 'b', 'c d', '--e']);
});

test('a command sets its variables; one with a default has the value that is given', () => {
  const env = { FRONT: 'others', RUNS: ['20'] } as const;
  expect(invocationOf({ ...command, env }, [], { FRONT: 'own', OTHER: 'x' }).env).toEqual({
    FRONT: 'others',
    RUNS: '20',
    OTHER: 'x',
  });
  expect(invocationOf({ ...command, env }, [], { RUNS: '3' }).env).toEqual({ FRONT: 'others', RUNS: '3' });
});

test('SHARD selects a part of the tests of a command that can be run in parts', () => {
  const wordsWith = (SHARD: string | undefined, isSharded: boolean) =>
    invocationOf({ ...command, isSharded }, ['c'], { SHARD }).words.slice(4);
  expect(wordsWith('2/3', true)).toEqual(['--shard', '2/3', 'c']);
  for (const words of [wordsWith('2/3', false), wordsWith('', true), wordsWith(undefined, true)])
    expect(words).toEqual(['c']);
});

test.each(Object.entries({ ...checks, ...benchmarks }))(
  '%s has words that mean nothing to a shell',
  (_name, { run }) => {
    expect(wordsOf(run).filter((word) => /[$&|<>;"`\\]|^\w+=/.test(word))).toEqual([]);
  },
);
