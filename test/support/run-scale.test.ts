import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { Part } from './run-scale';

const numbers = [0, 1, 2, 3, 4, 5, 6, 7];
const file = resolve('test/browser/frames.test.ts');

test('the parts of a list are all of it, each item once', () => {
  const parts = [1, 2, 3].map((part) => new Part(`${part}/3`, '').of(numbers, file));
  expect(parts).toEqual([
    [0, 3, 6],
    [1, 4, 7],
    [2, 5],
  ]);
});

test('a part has its share of random runs, and at least one', () => {
  const part = new Part('3/8', undefined);
  expect([0, 1, 8, 2_000].map((count) => part.runsOf(count, file))).toEqual([0, 1, 1, 250]);
});

test('each part has another item of a list for the same number, and another number has another item', () => {
  const chosen = (part: number) => [0, 1].flatMap((number) => new Part(`${part}/8`, '').oneOf(['a', 'b', 'c'], number));
  expect([1, 2, 3].map(chosen)).toEqual([
    ['b', 'c'],
    ['c', 'a'],
    ['a', 'b'],
  ]);
});

test('without a part, everything runs', () => {
  const part = new Part(undefined, undefined);
  expect([part.of(numbers, file), part.runsOf(9, file), part.isWhole(file)]).toEqual([numbers, 9, true]);
});

test('a file that the last commits changed runs whole, and others in part', () => {
  const part = new Part('1/8', 'README.md\ntest/browser/frames.test.ts\n');
  expect([part.of(numbers, file), part.runsOf(9, file), part.isWhole(file)]).toEqual([numbers, 9, true]);
  const other = resolve('test/browser/docs.test.ts');
  expect([part.of(numbers, other), part.runsOf(9, other), part.isWhole(other)]).toEqual([[0], 2, false]);
});
