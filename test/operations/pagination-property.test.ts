import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { createSandbox } from '../../mock-server';
import { TestClock } from '../support/clock';
import { openPlatform } from '../support/test-platform';
import { type Entry, type List, lists, type Page } from './pagination/lists';
import { scaled } from '../support/run-scale';

const clock = new TestClock();
const sandbox = createSandbox({ clock });
const target = { sandbox, baseUrl: 'http://sandbox.test', fetch: sandbox.fetch };
afterAll(() => sandbox.close());

const kind = fc.nat(20);
const anyWalk = fc.record({
  filter: fc.nat(5),
  /** What is there before. */
  before: fc.array(kind, { maxLength: 9 }),
  /** What arrives between pages, one each, as long as there are some. */
  onTheWay: fc.array(fc.option(kind), { maxLength: 6 }),
  /** What arrives between pages on the way back. */
  onTheWayBack: fc.array(fc.option(kind), { maxLength: 6 }),
  limits: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 4 }),
});

/** A list with a record of all that was added to it. */
class Watched {
  readonly #entries: Entry[] = [];

  constructor(readonly list: List) {}

  async add(kind: number | null | undefined): Promise<void> {
    if (typeof kind !== 'number') return;
    // Newest first, unless the list says otherwise.
    this.#entries.push({ place: -this.#entries.length, ...(await this.list.add(kind)) });
  }

  /** What the list holds now, in its order. */
  get keys(): readonly string[] {
    const inOrder = this.#entries.filter(({ shown }) => shown).sort((a, b) => (a.place < b.place ? -1 : 1));
    return inOrder.map(({ key }) => key);
  }

  /** Reads page after page until there is no further one; a record may arrive before each of them but the first. */
  async walk(
    direction: Direction,
    from: string | null,
    limits: readonly number[],
    arriving: readonly (number | null)[],
  ) {
    const pages: Page[] = [];
    let cursor = from;
    for (let i = 0; i === 0 || cursor !== null; i++) {
      if (i > 0) await this.add(arriving[i - 1]);
      const limit = limits[i % limits.length] ?? 1;
      const query = new URLSearchParams({ limit: String(limit), ...(cursor !== null && { [direction.name]: cursor }) });
      const page = await this.list.page(query);
      expect(page.keys.length).toBeLessThanOrEqual(limit);
      this.#expectPlaced(page);
      pages.push(page);
      cursor = direction.next(page);
      // No page is empty that another one has promised, so there are no more of them than records.
      expect(page.keys.length > 0 || i === 0).toBe(true);
      expect(pages.length).toBeLessThanOrEqual(Math.max(1, this.#entries.length));
    }
    return pages;
  }

  /** A page knows whether there is something before it and after it. */
  #expectPlaced({ keys, has_previous, has_next }: Page): void {
    const first = keys[0];
    const last = keys.at(-1);
    if (first === undefined || last === undefined) return;
    const all = this.keys;
    expect([has_previous, has_next]).toEqual([first !== all[0], last !== all.at(-1)]);
  }
}

interface Direction {
  readonly name: string;
  /** The cursor of the page that comes next. */
  readonly next: (page: Page) => string | null;
}

const forward: Direction = { name: 'after_cursor', next: (page) => (page.has_next ? page.end_cursor : null) };
const backward: Direction = { name: 'before_cursor', next: (page) => (page.has_previous ? page.start_cursor : null) };

const keysOf = (pages: readonly Page[]) => pages.flatMap(({ keys }) => keys);

/** Each of those that were there is seen once, and all that is seen is seen in order. */
function expectWalked(seen: readonly string[], there: readonly string[], now: readonly string[]): void {
  expect(seen).toEqual(now.filter((key) => seen.includes(key)));
  expect(seen.filter((key) => there.includes(key))).toEqual(there);
}

test.each(Object.entries(lists))('%s: forward and back, each record once and in order', async (_, begin) => {
  await fc.assert(
    fc.asyncProperty(anyWalk, async ({ filter, before, onTheWay, onTheWayBack, limits }) => {
      const list = new Watched(await begin(await openPlatform(target), clock, filter));
      for (const kind of before) await list.add(kind);

      const there = list.keys;
      const pages = await list.walk(forward, null, limits, onTheWay);
      expectWalked(keysOf(pages), there, list.keys);

      // Back from the last record that was seen, which is not seen again.
      const last = pages.findLast(({ end_cursor }) => end_cursor !== null)?.end_cursor ?? null;
      if (last === null) return;
      const lastKey = keysOf(pages).at(-1) ?? '';
      const passed = list.keys.slice(0, list.keys.indexOf(lastKey));
      const back = await list.walk(backward, last, limits, onTheWayBack);
      expectWalked(keysOf(back.reverse()), passed, list.keys);
    }),
    { numRuns: scaled({ full: 50, short: 3 }) },
  );
});
