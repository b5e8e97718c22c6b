import { beforeEach, expect, test } from 'vitest';
import { DatabasePlacement, type Owner } from '../../mock-server/replicas/placement';
import type { Presence } from '../../mock-server/replicas/presence';

let owner: Owner;
let presence: Presence;
let isOpen: boolean;
let finds: number;
let lease: { term: number; isHeld: boolean; isConfirmed: boolean };
let placement: DatabasePlacement;

beforeEach(() => {
  [owner, presence, isOpen, finds] = [{ at: 'nobody' }, 'present', false, 0];
  lease = { term: 1, isHeld: true, isConfirmed: true };
  placement = new DatabasePlacement({
    platforms: {
      owns: () => isOpen,
      find: async () => {
        finds += 1;
        return owner;
      },
      owners: async () => ['a'],
    },
    lease: {
      id: 'this',
      get term() {
        return lease.term;
      },
      get isHeld() {
        return lease.isHeld;
      },
      confirm: async (term) => term === lease.term && lease.isConfirmed,
      onLost: () => () => undefined,
    },
    presence: { look: async () => presence },
    moves: { observe: () => () => undefined },
    holdMs: 3000,
    maxCached: 2,
  });
});

/** Finds a platform that could not be opened here. */
function findElsewhere(id: string) {
  placement.forget(id, 'owned_elsewhere');
  return placement.find(id);
}

test('a platform of which nothing is known is here: to open it finds out who owns it', async () => {
  owner = other;
  expect([await placement.find('a'), finds]).toEqual([{ at: 'here' }, 0]);
  expect([await findElsewhere('a'), finds]).toEqual([{ at: 'replica', url: 'http://other' }, 1]);
  placement.forget('a', 'not_owner');
  expect([await placement.find('a'), finds]).toEqual([{ at: 'here' }, 1]);
});

const other: Owner = { at: 'replica', id: 'other', url: 'http://other' };

test.each<[Owner, unknown]>([
  [{ at: 'nowhere' }, { at: 'nowhere' }],
  [{ at: 'here' }, { at: 'here' }],
  [{ at: 'nobody' }, { at: 'here' }],
  [other, { at: 'replica', url: 'http://other' }],
  [{ ...other, url: null }, { at: 'wait' }],
])('%j in the database is found as %j', async (found, place) => {
  owner = found;
  expect(await findElsewhere('a')).toEqual(place);
});

test.each<[what: string, prepare: () => void]>([
  ['has no lease', () => void (lease.term = 0)],
  ['is ending', () => placement.close()],
])('a replica that %s claims nothing', async (_what, prepare) => {
  prepare();
  expect(await placement.find('a')).toEqual({ at: 'wait' });
  owner = { at: 'here' };
  expect(await placement.find('a')).toEqual({ at: 'wait' });
});

test('a replica that is ending still serves what it owns', async () => {
  isOpen = true;
  placement.close();
  expect([placement.owns('a'), await placement.find('a'), finds]).toEqual([true, { at: 'here' }, 0]);
});

test('a platform is owned by an open journal and a lease; an uncertain one is confirmed', async () => {
  isOpen = true;
  lease.isHeld = false;
  expect([placement.owns('a'), await placement.confirm('a')]).toEqual([false, true]);
  lease.isConfirmed = false;
  expect(await placement.confirm('a')).toBe(false);
  isOpen = false;
  lease.isConfirmed = true;
  expect(await placement.confirm('a')).toBe(false);
});

test('places at other replicas are cached until they are forgotten, the oldest first', async () => {
  owner = other;
  for (const id of ['a', 'b']) await findElsewhere(id);
  for (const id of ['a', 'b']) expect(await placement.find(id)).toEqual({ at: 'replica', url: 'http://other' });
  expect(finds).toBe(2);
  await findElsewhere('c');
  expect([await placement.find('a'), await placement.find('b'), finds]).toEqual([
    { at: 'here' },
    { at: 'replica', url: 'http://other' },
    3,
  ]);
});

test('callers of the same time share a look into the database', async () => {
  for (const id of ['a', 'b']) placement.forget(id, 'owned_elsewhere');
  lease.term = 0;
  await Promise.all([placement.find('a'), placement.find('a'), placement.find('b')]);
  expect(finds).toBe(2);
});

test('an unreachable owner that is present is tried again after a wait', async () => {
  owner = other;
  await findElsewhere('a');
  placement.forget('a', 'unreachable');
  expect([await placement.find('a'), await findElsewhere('a')]).toEqual([
    { at: 'wait' },
    { at: 'replica', url: 'http://other' },
  ]);
});

test('an unreachable owner that is gone is replaced, for each of its platforms', async () => {
  owner = other;
  await findElsewhere('a');
  placement.forget('a', 'unreachable');
  presence = 'absent';
  expect([await placement.find('a'), await placement.find('b')]).toEqual([{ at: 'wait' }, { at: 'wait' }]);
  presence = 'gone';
  expect(await placement.find('a')).toEqual({ at: 'here' });
});
