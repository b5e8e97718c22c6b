import type { RequestContext } from '../context';
import { type BusinessRow, gramKey, namesOf } from '../rows/businesses';
import type { SortKey } from '../rows/table-definition';
import { gramsToSearch, searchable } from '../rows/text-grams';
import type { Direction } from '../store/table';

/**
 * Returns the list of businesses with a text in their names. Of the parts of the text, the one that the fewest names have is
 * read.
 */
export function businessesNamed({ rows, mode }: RequestContext, name: string) {
  const sought = searchable(name);
  const sizes = gramsToSearch(name)
    .map((gram) => gramKey(mode, gram))
    .map((partition) => ({ partition, count: rows.count('businesses', 'named', partition) }));
  const { partition } = sizes.reduce((fewest, each) => (each.count < fewest.count ? each : fewest));
  const matches = (row: BusinessRow) => namesOf(row).some((text) => searchable(text).includes(sought));
  function* walk(direction: Direction, from?: SortKey): Generator<BusinessRow, void, undefined> {
    for (const row of rows.walk('businesses', 'named', partition, direction, from)) if (matches(row)) yield row;
  }
  return { order: 'descending', positionOf: ({ sequence }: BusinessRow) => sequence, walk } as const;
}
