import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { part } from '../support/run-scale';
import { loadStories } from './all-stories';
import { fullRows, neverMeet } from './features';
import { matrixPage, openPairs, pairOf, pairsOf } from './matrix';

const MAX_LINES = 60;
const files = await loadStories();
const stories = files.map(({ story }) => story);

describe('the table', () => {
  test('is that of the stories', async () => {
    await expect(matrixPage(stories)).toMatchFileSnapshot('table.md');
  });

  test(`has a story for each pair of the rows ${fullRows.join(', ')}`, () => {
    const { needed, others } = openPairs(stories);
    process.stdout.write(
      `${stories.length} stories. Pairs of other rows without one: ${others.join(', ') || 'none'}.\n`,
    );
    expect(needed).toEqual([]);
  });

  test('excuses at most ten pairs, none of which has a story', () => {
    expect(neverMeet.length).toBeLessThanOrEqual(10);
    const excused = neverMeet.map(([a, b]) => pairOf(a, b));
    expect(stories.flatMap(({ pairs }) => pairsOf(pairs)).filter((pair) => excused.includes(pair))).toEqual([]);
  });

  test('has stories that a person reads at once, each with pairs and a title of its own', () => {
    const long = files.filter(({ file }) => readFileSync(file, 'utf8').trimEnd().split('\n').length > MAX_LINES);
    expect(long.map(({ file }) => file)).toEqual([]);
    expect(stories.filter(({ pairs }) => pairsOf(pairs).length === 0)).toEqual([]);
    expect(new Set(stories.map(({ title }) => title)).size).toBe(stories.length);
  });
});

/** `SHARD=2/8` runs each eighth story, beginning with the second one. */
const chosen = part.of(stories, import.meta.filename);

test.each(chosen.map(({ title, run }) => [title, run] as const))('%s', (_, run) => run());
