import { type Feature, features, fullRows, neverMeet } from './features';
import type { Story } from './story';

const names = Object.keys(features).filter((name): name is Feature => name in features);

/** The name of a pair, whichever feature comes first. */
export const pairOf = (a: Feature, b: Feature): string =>
  [a, b]
    .toSorted((x, y) => names.indexOf(x) - names.indexOf(y))
    .map((name) => features[name])
    .join(' × ');

/** All pairs of two features. */
const allPairs = names.flatMap((a, i) => names.slice(i + 1).map((b) => ({ a, b, name: pairOf(a, b) })));

const apart = new Map(neverMeet.map(([a, b, why]) => [pairOf(a, b), why]));

/** Returns the titles of the stories of each pair. */
function storiesByPair(stories: readonly Story[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { title, pairs } of stories)
    for (const name of pairsOf(pairs)) found.set(name, [...(found.get(name) ?? []), title]);
  return found;
}

/** Returns the names of the pairs that a story declares. */
export function pairsOf(pairs: Story['pairs']): string[] {
  return names.flatMap((a) => (pairs[a] ?? []).map((b) => pairOf(a, b)));
}

/** Returns the pairs that no story has and no reason excuses: those that must have one, and all others. */
export function openPairs(stories: readonly Story[]): { readonly needed: string[]; readonly others: string[] } {
  const found = storiesByPair(stories);
  const open = allPairs.filter(({ name }) => !found.has(name) && !apart.has(name));
  const isNeeded = ({ a, b }: { readonly a: Feature; readonly b: Feature }) =>
    fullRows.some((row) => row === a || row === b);
  const namesOf = (pairs: typeof open) => pairs.map(({ name }) => name);
  return { needed: namesOf(open.filter(isNeeded)), others: namesOf(open.filter((pair) => !isNeeded(pair))) };
}

/** Returns the table as a page: how many stories each pair has, then the stories, then the pairs that have none. */
export function matrixPage(stories: readonly Story[]): string {
  const found = storiesByPair(stories);
  const cell = (a: Feature, b: Feature): string => {
    if (a === b) return '';
    return apart.has(pairOf(a, b)) ? '–' : String(found.get(pairOf(a, b))?.length ?? '');
  };
  const rows = names.map((a) => [features[a], ...names.map((b) => cell(a, b))]);
  const { needed, others } = openPairs(stories);
  const list = (lines: readonly string[]) => (lines.length === 0 ? ['None.'] : lines.map((line) => `- ${line}`));
  return (
    [
      '<!-- Generated from the stories by "npm run check stories -- -u". Do not edit. -->',
      '# Features that meet',
      'How many stories use two features together. A dash is a pair that cannot meet.',
      table([['', ...names.map((name) => features[name])], ...rows]),
      '## Stories',
      list(stories.map(({ title, pairs }) => `${title}: ${pairsOf(pairs).join(', ')}`)).join('\n'),
      '## Cannot meet',
      list([...apart].map(([name, why]) => `${name}: ${why}`)).join('\n'),
      '## Without a story',
      list([...needed, ...others]).join('\n'),
      '',
    ]
      .join('\n\n')
      .trimEnd() + '\n'
  );
}

const table = ([head = [], ...rows]: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
