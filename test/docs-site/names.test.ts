import { expect, test } from 'vitest';
import { indexedSections } from '../../mock-server/docs/build/indexed-sections';
import { pagesIn } from '../../mock-server/docs/build/pages';
import { searchIn } from '../../mock-server/docs/search';
import { deliveryCauses } from '../../spec/tables/delivery-causes';
import { errors } from '../../spec/tables/errors';
import { scenarios } from '../../spec/tables/scenarios';
import { testCards } from '../../spec/tables/test-cards';
import { builtFile } from './support';

const search = await searchIn(builtFile('index-'));
/** The texts of sections, by their address. */
const texts = new Map(
  (await pagesIn('docs')).flatMap(indexedSections).map(({ id, heading, text }) => [id, `${heading} ${text}`]),
);

const firstThree = (name: string) =>
  search(name)
    .slice(0, 3)
    .map(({ path }) => path);
const namesIn = (pattern: RegExp) => [...new Set([...texts.values()].flatMap((text) => text.match(pattern) ?? []))];
/** Returns the names that no section among the first three has, as they are or as words, in singular or plural. */
const notFound = (names: readonly string[]) =>
  names.filter((name) => {
    const own = new RegExp(`(?<![\\w-])${name.replaceAll('_', '[_ ]').replace(/s$/, 's?')}(?![\\w-])`, 'i');
    return !firstThree(name).some((path) => own.test(texts.get(path) ?? ''));
  });

test('every error code leads to its explanation', () => {
  const wrong = Object.keys(errors).filter((code) => !firstThree(code).includes(`reference/errors#${code}`));
  expect(wrong).toEqual([]);
});

test('every scenario leads to its table, or to the error that it causes', () => {
  const leads = (name: string) =>
    firstThree(name).some((path) => path.startsWith('reference/scenarios#') || path === `reference/errors#${name}`);
  expect(Object.keys(scenarios).filter((name) => !leads(name))).toEqual([]);
});

test('the number of every test card leads to the table of cards, with and without spaces', () => {
  const numbers = testCards.flatMap(({ number }) => [
    number,
    number.replace(/^(\d{4})(\d{4})(\d{4})(\d{4})$|^(\d{4})(\d{6})(\d{5})$/, '$1$5 $2$6 $3$7 $4').trim(),
  ]);
  expect(numbers.filter((number) => !firstThree(number).includes('reference/scenarios#cards'))).toEqual([]);
});

test.each([
  ['option', /(?<![\w-])--[a-z][a-z-]*[a-z](?![\w-])/g, 120],
  ['variable', /(?<![\w$])PAYMENTS_[A-Z_]+[A-Z]\b/g, 20],
  ['name with underscores', /(?<![\w-])[a-z][a-z0-9]*(?:_[a-z0-9]+)+(?![\w-])/g, 700],
])('every %s of the documentation is found', (_kind, pattern, least) => {
  const names = namesIn(pattern);
  expect(names.length).toBeGreaterThan(least);
  expect(notFound(names)).toEqual([]);
});

test('every cause of a failed delivery is found', () => {
  expect(notFound(deliveryCauses.flatMap(({ causes }) => causes))).toEqual([]);
});
