import { describe, expect, test, vi } from 'vitest';
import { ResultCache, textOfResult } from '../../mock-server/present/result-cache';

interface Row {
  readonly id: string;
}

interface Rows {
  readonly kind: 'order';
  readonly order: Row;
  readonly buyer: Row;
  readonly items: readonly Row[];
}

const row = (id: string): Row => ({ id });
const [order, buyer, first, second] = [row('order'), row('buyer'), row('first'), row('second')];
const rows: Rows = { kind: 'order', order, buyer, items: [first, second] };

const cacheOf = () => {
  const render = vi.fn(({ order: { id }, items }: Rows) => ({ id, items: items.map((item) => item.id) }));
  return { render, cache: new ResultCache(({ order: subject }: Rows) => subject, render) };
};

describe('a result', () => {
  test('is rendered once for the same rows', () => {
    const { render, cache } = cacheOf();
    const result = cache.resultOf(rows);
    expect(result).toEqual({ id: 'order', items: ['first', 'second'] });
    expect(cache.resultOf({ ...rows, items: [first, second] })).toBe(result);
    expect(render).toHaveBeenCalledTimes(1);
  });

  test.each<[string, Partial<Rows>]>([
    ['row that it is about', { order: row('order') }],
    ['other row', { buyer: row('buyer') }],
    ['row of a list', { items: [first, row('second')] }],
    ['longer list', { items: [first, second, first] }],
    ['shorter list', { items: [first] }],
    ['order of a list', { items: [second, first] }],
    ['empty list', { items: [] }],
  ])('is rendered again for another %s', (_, changed) => {
    const { render, cache } = cacheOf();
    cache.resultOf(rows);
    const again = { ...rows, ...changed };
    expect(cache.resultOf(again)).toEqual({ id: 'order', items: again.items.map(({ id }) => id) });
    expect(render).toHaveBeenCalledTimes(2);
    expect(cache.resultOf(again)).toBe(cache.resultOf(again));
    expect(render).toHaveBeenCalledTimes(2);
  });

  test('is forgotten after 256 others', () => {
    const { render, cache } = cacheOf();
    const others = Array.from({ length: 256 }, (_, index) => ({ ...rows, order: row(`${index}`) }));
    for (const other of [rows, ...others, ...others]) cache.resultOf(other);
    expect(render).toHaveBeenCalledTimes(257);
    cache.resultOf(rows);
    expect(render).toHaveBeenCalledTimes(258);
  });
});

test('the text of a result in a cache is rendered once, and that of any other object each time', () => {
  const result = cacheOf().cache.resultOf(rows);
  const render = vi.fn(() => 'text');
  expect([textOfResult(result, render), textOfResult(result, render)]).toEqual(['text', 'text']);
  expect(render).toHaveBeenCalledTimes(1);
  expect([textOfResult(rows, render), textOfResult(rows, render)]).toEqual(['text', 'text']);
  expect(render).toHaveBeenCalledTimes(3);
});
