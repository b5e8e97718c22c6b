import { expect, test, vi } from 'vitest';
import * as sdk from '../../sdk';
import * as errors from '../../sdk/errors';

/** Another copy of the SDK's classes, as the CommonJS build next to the ECMAScript module. */
async function copyOfErrors(): Promise<typeof errors> {
  vi.resetModules();
  return import('../../sdk/errors');
}

const names = [
  'ApiError',
  'AuthenticationError',
  'BadRequestError',
  'CardDeclinedError',
  'ConflictError',
  'ConnectionError',
  'IdempotencyError',
  'InvalidRequestError',
  'NotFoundError',
  'PaymentError',
  'PermissionError',
  'RateLimitError',
  'ServerError',
  'TimeoutError',
] as const;

const details = { code: 'x', message: 'the message' };

test('each class of errors is in the list', () => {
  const classes = Object.entries(errors).filter(([, value]) => typeof value === 'function' && 'prototype' in value);
  expect(classes.map(([name]) => name).sort()).toEqual([...names].sort());
});

test.each(names)('instanceof %s holds for an instance of another copy of the class, as for its own', async (name) => {
  const copy = await copyOfErrors();
  expect(copy[name]).not.toBe(errors[name]);
  for (const other of names) {
    const own = new errors[other](details);
    expect(new copy[other](details) instanceof errors[name], other).toBe(own instanceof errors[name]);
    expect(own instanceof copy[name], other).toBe(own instanceof errors[name]);
  }
});

test.each(names)('%s has its name and its superclasses', (name) => {
  const error = new errors[name](details);
  expect(error).toBeInstanceOf(errors[name]);
  expect(error).toBeInstanceOf(sdk.ApiError);
  expect(error).toBeInstanceOf(Error);
  expect(String(error).split('\n')[0]).toBe(`${name}: the message`);
  expect(Object.keys(error)).not.toContain('name');
});

test('an error of one class is not an instance of another', () => {
  expect(new sdk.ApiError(details)).not.toBeInstanceOf(sdk.PaymentError);
  expect(new sdk.PaymentError(details)).not.toBeInstanceOf(sdk.CardDeclinedError);
  expect(new sdk.NotFoundError(details)).not.toBeInstanceOf(sdk.PaymentError);
  expect(new sdk.TimeoutError(details)).toBeInstanceOf(sdk.ConnectionError);
});

test.each([undefined, null, 5, 'ApiError', {}, new Error('ApiError'), () => 'ApiError'])(
  '%s is not an ApiError',
  (value: unknown) => {
    expect(value instanceof sdk.ApiError).toBe(false);
  },
);

test('for a class that a user derives, instanceof holds for its own instances only', async () => {
  class Mine extends sdk.ApiError {}
  class Other extends sdk.ApiError {}
  const { ApiError: CopyOfApiError } = await copyOfErrors();
  const mine = new Mine(details);
  expect(mine).toBeInstanceOf(Mine);
  expect(mine).toBeInstanceOf(sdk.ApiError);
  expect(mine).toBeInstanceOf(CopyOfApiError);
  expect(mine).not.toBeInstanceOf(Other);
  expect(new sdk.ApiError(details)).not.toBeInstanceOf(Mine);
  expect(new sdk.NotFoundError(details)).not.toBeInstanceOf(Mine);
});

test('a derived class can have a name of its own', () => {
  class Mine extends sdk.ApiError {
    override name = 'Mine';
  }
  expect(String(new Mine(details))).toMatch(/^Mine: the message\n/);
});
