import { expect, test } from 'vitest';
import { machines } from '../../spec/tables/states';
import type { Machine } from '../../spec/vocabulary/machine';
import { transitionItem, wanted } from '../coverage/wanted';
import { exercise } from '../support/coverage';
import { eachFront } from '../support/fronts';
import { type Look, type Recipe, ways } from '../support/transitions';
import { TimedPlatform } from '../support/timed-platform';

interface Case extends Recipe {
  readonly item: string;
  readonly from: string;
  readonly to: string;
  readonly look: Look;
}

/** Without the names in their types, as the tables are walked here. */
const tables: Readonly<
  Record<string, { readonly look: Look; readonly ways: Readonly<Record<string, Readonly<Record<string, Recipe>>>> }>
> = ways;
const all: Readonly<Record<string, Machine<string, string>>> = machines;

const cases: readonly Case[] = Object.entries(tables).flatMap(([machine, { look, ways }]) =>
  Object.entries(ways).flatMap(([transition, froms]) =>
    Object.entries(froms).map(([from, way]) => ({
      look,
      ...way,
      item: transitionItem(machine, transition, from),
      from,
      to: all[machine]?.transitions[transition]?.to ?? '',
    })),
  ),
);

test('there is a case for every transition out of every state, and for no other', () => {
  expect(cases.map(({ item }) => item).sort()).toEqual([...wanted['state transitions']].sort());
});

eachFront(
  (front) => {
    test.each(cases)('$item: $to', async ({ item, from, to, start, move, look }) => {
      const world = new TimedPlatform(await front.newPlatform());
      const before = await start(world);
      expect(before.status).toBe(from);
      await move(world, before.id);
      expect((await look(world, before.id)).status).toBe(to);
      exercise('state transitions', item);
    });
  },
  ['sandbox.fetch', 'node:http'],
);
