import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { isDescriptorShortage } from '../../mock-server/platform/descriptors';
import { hasCode } from '../../mock-server/store/journal/file/file-system';
import { decodedBody } from '../../mock-server/wire/message';

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
  expect(decodedBody(decode(`new TypeError('not valid')`))).toEqual({ body: null, bodyError: 'malformed_request' });
  expect(() => decodedBody(decode(`new RangeError('too large')`))).toThrow('too large');
});
