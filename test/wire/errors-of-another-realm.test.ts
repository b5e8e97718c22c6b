import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { isDescriptorShortage } from '../../mock-server/platform/descriptors';
import { createSandbox } from '../../mock-server';
import { reasonOf } from '../../mock-server/platform/availability';
import { hasCode } from '../../mock-server/store/journal/file/operating-system';
import { assertDeclinedWith } from '../../mock-server/testing/assertions';
import { decodedBody } from '../../mock-server/wire/message';
import { ConnectionError } from '../../sdk';
import { TestClock } from '../support/clock';
import { paymentInput } from '../../mock-server/testing/builders';

/**
 * Jest gives each test file its own `Error` and `TypeError`. What Node throws is an instance of others, as the errors of
 * another realm are here.
 */
const thrownByNode = (expression: string): unknown => runInNewContext(expression);

test('an error of the file system is known by its code', () => {
  expect(hasCode(thrownByNode(`Object.assign(new Error('no such file'), { code: 'ENOENT' })`), 'ENOENT')).toBe(true);
  expect(hasCode(thrownByNode(`new Error('no such file')`), 'ENOENT')).toBe(false);
  expect(hasCode(undefined, 'ENOENT')).toBe(false);
});

test('a shortage of file descriptors is known by the code of the error or of its cause', () => {
  const shortage = `Object.assign(new Error('too many open files'), { code: 'EMFILE' })`;
  expect(isDescriptorShortage(thrownByNode(shortage))).toBe(true);
  expect(isDescriptorShortage(thrownByNode(`new Error('not opened', { cause: ${shortage} })`))).toBe(true);
  expect(isDescriptorShortage(thrownByNode(`new Error('not opened')`))).toBe(false);
});

test('a body that is not valid UTF-8 is known by the name of the error, and other errors pass', () => {
  const decode = (expression: string) => () => {
    throw thrownByNode(expression);
  };
  expect(decodedBody(decode(`new TypeError('not valid')`))).toEqual({ body: null, bodyError: 'charset_not_supported' });
  expect(() => decodedBody(decode(`new RangeError('too large')`))).toThrow('too large');
});

test('a message repeats the text of the error, without its class', () => {
  expect(reasonOf(thrownByNode(`new Error('no space left on device.')`))).toBe('no space left on device');
  expect(reasonOf(thrownByNode(`new (class extends Error { name = 'Full' })('no space')`))).toBe('no space');
  expect(reasonOf('a text')).toBe('a text');
});

test('an error of a delivery reaches the handler as it is', async () => {
  const thrown = thrownByNode(`new Error('thrown by a callback')`);
  const errors: unknown[] = [];
  const sandbox = createSandbox({
    clock: new TestClock(),
    onError: (error) => errors.push(error),
    onPublisherDisabled: () => {
      throw thrown;
    },
  });
  const platform = sandbox.platform();
  platform.publishers.create({ fetch: () => new Response(null, { status: 500 }), events: ['payment.created'] });
  await sandbox.client().payments.create(paymentInput());
  await platform.waitForIdle();
  platform.clock.advance('1h');
  await platform.waitForIdle();
  expect(errors).toEqual([thrown]);
  expect(errors[0]).toBe(thrown);
});

test('a failed assertion shows the error', async () => {
  const thrown = thrownByNode(`new TypeError('fetch failed')`);
  const expected = 'expected a decline with "generic_decline", but got TypeError: fetch failed';
  await expect(assertDeclinedWith(thrown, 'generic_decline')).rejects.toThrow(expected);
  await expect(assertDeclinedWith(Promise.reject(thrown), 'generic_decline')).rejects.toThrow(expected);
});

test('the cause of a ConnectionError stays what it is', async () => {
  const cause = thrownByNode(`new TypeError('fetch failed', { cause: new Error('ECONNREFUSED') })`);
  const client = createSandbox()
    .client({ maxRetries: 0 })
    .with({ fetch: () => Promise.reject(cause) });
  const error = await client.payments.get('py_1').catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ConnectionError);
  expect(error instanceof ConnectionError && error.cause).toBe(cause);
});
