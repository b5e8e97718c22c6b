import { expect, test } from 'vitest';
import {
  baseTypeOf,
  endingBefore,
  feeConfigurationState,
  isInForce,
  requirePeriod,
} from '../../mock-server/domain/fee-configuration';
import { isFeeType } from '../../mock-server/domain/fees';
import { feeTypes } from '../../spec/tables/fee-types';

const at = (minute: number) => new Date(Date.UTC(2031, 0, 1, 0, minute)).toISOString();
const period = (start: number, end?: number) => ({
  effective_start: at(start),
  effective_end: end === undefined ? null : at(end),
});

test.each([
  ['before it starts', 4, 5, 9, false],
  ['when it starts', 5, 5, 9, true],
  ['just before it ends', 8, 5, 9, true],
  ['when it ends', 9, 5, 9, false],
  ['long after, without an end', 59, 5, undefined, true],
  ['when it starts and ends at once', 5, 5, 5, false],
])('%s: in force?', (_name, now, start, end, expected) => {
  expect(isInForce(period(start, end), at(now))).toBe(expected);
});

test.each([
  ['before it starts', 4, 9, 'scheduled'],
  ['when it starts', 5, 9, 'active'],
  ['when it ends', 9, 9, 'retired'],
  ['before it starts, when another one replaced it', 4, 5, 'retired'],
  ['long after, without an end', 59, undefined, 'active'],
])('%s: state', (_name, now, end, state) => {
  expect(feeConfigurationState(period(5, end), at(now))).toBe(state);
});

test.each([
  ['no end, and no next configuration', undefined, undefined, undefined],
  ['no end, and a next configuration', undefined, 7, 7],
  ['an end before the next configuration', 6, 7, 6],
  ['an end after it', 8, 7, 7],
  ['an end, and no next configuration', 6, undefined, 6],
])('%s', (_name, end, next, expected) => {
  expect(endingBefore(period(5, end), next === undefined ? undefined : at(next))).toEqual(period(5, expected));
});

test('only brand types can end and have a base type', () => {
  for (const name of Object.keys(feeTypes).filter(isFeeType)) {
    const { kind, canEnd } = feeTypes[name];
    expect(canEnd).toBe(kind !== 'base');
    expect(baseTypeOf(name) !== undefined).toBe(kind === 'brand');
    const ending = () => requirePeriod(name, { effective_end: at(5) }, at(0));
    if (canEnd) expect(ending()).toEqual(period(0, 5));
    else expect(ending).toThrow('cannot have an effective_end');
  }
});
