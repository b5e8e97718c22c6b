import { expect, test } from 'vitest';
import { machines } from '../../spec/tables/states';
import type { Machine } from '../../spec/vocabulary/machine';
import { transitionItem, wanted } from '../coverage/wanted';
import { recordExercised } from '../support/coverage';
import { eachFront } from '../support/fronts';
import { type Read, type Recipe, recipes } from '../support/transitions';
import { TimedPlatform } from '../support/timed-platform';

interface Case extends Recipe {
  readonly item: string;
  readonly from: string;
  readonly to: string;
  readonly read: Read;
}

/** The recipes without the names in their types, so that they can be iterated. */
const tables: Readonly<
  Record<string, { readonly read: Read; readonly recipes: Readonly<Record<string, Readonly<Record<string, Recipe>>>> }>
> = recipes;
const all: Readonly<Record<string, Machine<string, string>>> = machines;

const cases: readonly Case[] = Object.entries(tables).flatMap(([machine, { read, recipes }]) =>
  Object.entries(recipes).flatMap(([transition, froms]) =>
    Object.entries(froms).map(([from, recipe]) => ({
      read,
      ...recipe,
      item: transitionItem(machine, transition, from),
      from,
      to: all[machine]?.transitions[transition]?.to ?? '',
    })),
  ),
);

test('there is a case for every transition out of every state, and for no other', () => {
  expect(cases.map(({ item }) => item).sort()).toEqual([...wanted['state transitions']].sort());
});

eachFront((front) => {
  test.each(cases)('$item: $to', async ({ item, from, to, start, move, read }) => {
    const timed = new TimedPlatform(await front.newPlatform());
    const before = await start(timed);
    expect(before.status).toBe(from);
    await move(timed, before.id);
    expect((await read(timed, before.id)).status).toBe(to);
    recordExercised('state transitions', item);
  });
});
