import { expect, test } from 'vitest';
import { limits } from '../../spec/tables/limits';
import { randomIds } from '../../mock-server/random/ids';

test('random ids all differ, in their first characters too, and each has the form of an id', () => {
  const newId = randomIds();
  const ids = Array.from({ length: 3_000 }, () => newId('py'));
  expect(new Set(ids).size).toBe(ids.length);
  expect(new Set(ids.map((id) => id.slice(0, 'py_1234'.length))).size).toBeGreaterThan(2_950);
  const form = new RegExp(`^py_[0-9A-Za-z]{${limits.id_random_characters.value}}$`);
  for (const id of ids) expect(id).toMatch(form);
});
