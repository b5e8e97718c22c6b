import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { NumberChunks } from '../../../mock-server/store/maps/number-chunks';

/** More numbers than two chunks have. */
const NUMBERS = 10_000;

test('any numbers that are set, in an array and in copies of it: each is as a plain array', () => {
  const step = fc.record({
    target: fc.nat(3),
    at: fc.oneof(fc.nat(40), fc.nat(NUMBERS - 1)),
    value: fc.nat(2 ** 32 - 1),
    copies: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const pairs = [{ numbers: new NumberChunks(), model: new Array<number>(NUMBERS).fill(0) }];
      for (const { target, at, value, copies } of steps) {
        const pair = pairs[target % pairs.length];
        if (pair === undefined) continue;
        if (copies && pairs.length < 4) pairs.push({ numbers: pair.numbers.copy(), model: [...pair.model] });
        pair.numbers.set(at, value);
        pair.model[at] = value;
      }
      for (const { numbers, model } of pairs) expect(model.map((_, at) => numbers.get(at))).toEqual(model);
    }),
  );
});

test('a small array takes few bytes: it grows from 16 numbers', () => {
  const copied = vi.spyOn(Uint32Array.prototype, 'set');
  const numbers = new NumberChunks();
  expect(numbers.get(1_000_000)).toBe(0);
  expect(copied).not.toHaveBeenCalled();
  for (let at = 0; at < 40; at++) numbers.set(at, at);
  expect(copied.mock.calls.map(([former]) => former.length)).toEqual([0, 16, 32]);
});
