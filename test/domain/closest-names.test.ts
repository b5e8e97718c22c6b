import { expect, test } from 'vitest';
import { closestNames, didYouMean } from '../../spec/vocabulary/closest-names';

const fields = ['amount', 'currency', 'payment_method', 'capture_strategy', 'fees', 'name', 'metadata'];

test.each([
  ['amuont', 'amount'],
  ['amonut', 'amount'],
  ['Amount', 'amount'],
  ['amounts', 'amount'],
  ['curency', 'currency'],
  ['paymentMethod', 'payment_method'],
  ['payment', 'payment_method'],
  ['captureStrategy', 'capture_strategy'],
  ['strategy', 'capture_strategy'],
  ['fee', 'fees'],
  ['nmae', 'name'],
  ['naem', 'name'],
  ['fees[]', 'fees'],
  ['nickname', 'name'],
  ['meta_data', 'metadata'],
])('%s is a slip for %s', (name, expected) => {
  expect(closestNames(name, fields)).toEqual([expected]);
  expect(didYouMean(name, fields)).toBe(` Did you mean "${expected}"?`);
});

test.each(['', 'x', 'foo', 'age', 'zebra', 'description', 'constructor', '__proto__', 'a'.repeat(10_000)])(
  '%.20s is a slip for none',
  (name) => {
    expect(closestNames(name, fields)).toEqual([]);
    expect(didYouMean(name, fields)).toBe('');
  },
);

test('names of one distance are all returned; without names there is none', () => {
  expect(closestNames('fee_c', ['fee_a', 'fee_b'])).toEqual(['fee_a', 'fee_b']);
  expect(closestNames('amount', [])).toEqual([]);
});
