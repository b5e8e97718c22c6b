import { expect, test, vi } from 'vitest';
import * as sdk from '../../sdk';
import * as errors from '../../sdk/errors';

/** Another copy of the SDK's classes, as the CommonJS build next to the ECMAScript module. */
async function copyOfErrors(): Promise<typeof errors> {
  vi.resetModules();
  return import('../../sdk/errors');
}

/** Returns the classes of errors by their names. */
const classesOf = (module: object): ReadonlyMap<string, typeof sdk.ApiError> =>
  new Map(
    Object.entries(module).filter((entry): entry is [string, typeof sdk.ApiError] => {
      const [, value] = entry;
      return typeof value === 'function' && 'prototype' in value;
    }),
  );

const own = classesOf(errors);
const details = { code: 'x', message: 'the message' };

test.for([...own])('instanceof %s holds for an instance of another copy of the class, as for its own', async (row) => {
  const [name, OwnClass] = row;
  const copies = classesOf(await copyOfErrors());
  expect(copies.get(name)).not.toBe(OwnClass);
  for (const [other, OtherClass] of own) {
    const isInstance = new OtherClass(details) instanceof OwnClass;
    const Copy = copies.get(other) ?? OtherClass;
    expect(new Copy(details) instanceof OwnClass, other).toBe(isInstance);
    expect(new OtherClass(details) instanceof (copies.get(name) ?? Object), other).toBe(isInstance);
  }
});

test.for([...own])('%s has its name and its superclasses', ([name, OwnClass]) => {
  const error = new OwnClass(details);
  expect(error).toBeInstanceOf(OwnClass);
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
