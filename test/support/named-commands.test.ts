import { expect, test } from 'vitest';
import { choose, list, type NamedCommands } from './named-commands';

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
