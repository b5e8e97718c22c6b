import { expect, test } from 'vitest';
import { eventsIdFrom } from '../../mock-server/domain/event-id';
import { limits } from '../../spec/tables/limits';
import { endOfBlock, IDS_PER_BLOCK } from '../../mock-server/random/id-blocks';
import { randomIds } from '../../mock-server/random/ids';

const blockOf = (id: string) => id.slice('py_'.length, endOfBlock(id));

test('random ids that are generated one after the other are a block: the next block differs', () => {
  const newId = randomIds();
  const ids = Array.from({ length: 2 * IDS_PER_BLOCK }, () => newId('py'));
  const blocks = [ids.slice(0, IDS_PER_BLOCK), ids.slice(IDS_PER_BLOCK)].map((block) => new Set(block.map(blockOf)));
  expect(blocks.map(({ size }) => size)).toEqual([1, 1]);
  expect(blocks[0]).not.toEqual(blocks[1]);
});

test('random ids all differ, and each has the form of an id', () => {
  const newId = randomIds();
  const ids = Array.from({ length: 3 * IDS_PER_BLOCK }, () => newId('py'));
  expect(new Set(ids).size).toBe(ids.length);
  const form = new RegExp(`^py_[0-9A-Za-z]{${limits.id_random_characters.value}}$`);
  for (const id of ids) expect(id).toMatch(form);
});

test('the id of a row of events is in the block of its id', () => {
  const id = randomIds()('evt');
  expect(endOfBlock(eventsIdFrom(id))).toBe(endOfBlock(id));
});

test('ids of two generators are in different blocks: those of two processes as well', () => {
  expect(blockOf(randomIds()('py'))).not.toBe(blockOf(randomIds()('py')));
});

test.each([
  ['py_NsWu8s9ydm9RMd6QPg2Kff', 'py_NsWu'],
  ['evt_NsWu8s9ydm9RMd6QPg2Kff', 'evt_NsWu'],
  ['order_20261123-000001', 'order_20261123-000001'],
  ['acc_NsWu8s9ydm9RMd6QPg2Kff key', 'acc_NsWu8s9ydm9RMd6QPg2Kff key'],
  ['succeeded', 'succeeded'],
  ['', ''],
])('the block of %j ends after %j', (text, upToItsEnd) => {
  expect(text.slice(0, endOfBlock(text))).toBe(upToItsEnd);
});
