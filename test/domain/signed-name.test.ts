import { expect, test } from 'vitest';
import { readSignedName, signedName } from '../../mock-server/domain/signed-name';

const hash = (text: string) => [...text].map((character) => character.charCodeAt(0).toString(16)).join('');
const content = { platform: 'default', parts: ['po_1', '1800000000000'] };

test('a name has what it was made of', () => {
  expect(readSignedName('report', signedName('report', content, hash))).toEqual(content);
  expect(readSignedName('upload', signedName('upload', content, hash))).toEqual(content);
});

test('the signature is of the purpose, the platform and the parts', () => {
  const others = [
    signedName('report', { ...content, platform: 'other' }, hash),
    signedName('report', { ...content, parts: ['po_1'] }, hash),
    `${signedName('upload', content, hash)}.csv`,
  ];
  const signatureOf = (name: string) => name.split('.').at(-2);
  const all = [signedName('report', content, hash), ...others].map(signatureOf);
  expect(new Set(all).size).toBe(4);
});

test.each(['', 'a', 'a.b', '.b.c', 'a..c'])('%j is not a signed name', (name) => {
  expect(readSignedName('upload', name)).toBeUndefined();
  expect(readSignedName('report', `${name}.csv`)).toBeUndefined();
  expect(readSignedName('report', `${name}.b.c`)).toBeUndefined();
});
