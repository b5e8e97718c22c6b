import fc from 'fast-check';
import { rm } from 'node:fs/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { IndexedStorage } from '../../mock-server/store/journal/indexed-storage';
import { eventId } from '../../mock-server/domain/event-id';
import { openSandbox, type Sandbox } from '../../mock-server/sandbox';
import type { Platform } from '../../mock-server/platform/platform';
import { type AnyRequest, validRequests } from '../support/any-request';
import { createForeignObjects, createKnownObjects } from '../support/known-objects';
import { payment } from '../support/bodies';
import { TestClock } from '../support/clock';
import { type ControlSchemas, places } from '../support/document';
import { temporaryDirectory } from '../support/fronts';
import { openPlatform, type TestPlatform } from '../support/test-platform';
import { WatchedJournals } from '../support/watched-journals';
import { scaled } from '../support/run-scale';

interface Scene {
  readonly journals: WatchedJournals;
  readonly api: TestPlatform;
  readonly platform: () => Platform;
  /** All that can be done. */
  readonly deeds: readonly (() => Promise<unknown>)[];
  /** The next process on the same files. */
  readonly reopen: () => Promise<void>;
}

/** A platform with something of every kind, and what can be done to it by requests, by people, by banks and by the clock. */
async function setUp(directory?: string, { randomSeed }: { readonly randomSeed?: string } = {}): Promise<Scene> {
  const journals = new WatchedJournals(directory);
  const onError = (error: unknown) => expect.unreachable(String(error));
  const options = { clock: new TestClock(), onError, ...(randomSeed !== undefined && { randomSeed }) };
  let sandbox: Sandbox = await openSandbox(new IndexedStorage(journals), options);
  onTestFinished(() => sandbox.close());
  const target = {
    sandbox,
    baseUrl: 'http://sandbox.test',
    fetch: (url: string, init?: RequestInit) => sandbox.fetch(url, init),
  };
  const world = await createKnownObjects(
    await openPlatform(target),
    await createForeignObjects(await openPlatform(target)),
  );
  const api = world.platform;
  const platform = () => sandbox.platform(api.id);
  const requests = places.flatMap((place) =>
    validRequests(place, world).map((request) => ({ method: place.method.toUpperCase(), request })),
  );
  const send = (method: string, { path, ...rest }: AnyRequest) => api.testMode.renewed().send(method, path, rest);
  const ownPayments = () => [...platform().rows.walk('payments', 'newest', 'test', 'descending')].map(({ id }) => id);
  const attempt = (act: () => unknown) => async () => {
    try {
      await act();
    } catch (error) {
      expect(error).toHaveProperty('code'); // what is refused changed nothing
    }
  };
  const deeds = [
    ...requests.map(
      ({ method, request }) =>
        () =>
          send(method, request),
    ),
    ...['5h', '3d', '200d'].map((span) => attempt(() => platform().clock.advance(span))),
    attempt(() => platform().clock.freeze()),
    attempt(() => platform().clock.unfreeze()),
    attempt(() => platform().disputes.open(ownPayments()[0] ?? '')),
    attempt(() => platform().publishers.create({ url: 'http://127.0.0.1:2/' })),
    attempt(() => platform().publishers.delete(platform().publishers.list()[0]?.id ?? '')),
    attempt(() =>
      platform().faults.create({
        operation: 'createPayment',
        times: 2,
        fault: { error: 'idempotency_request_in_progress' },
      }),
    ),
    attempt(() => platform().faults.deleteAll()),
    attempt(() => platform().jobSettings.set({ settle_payment: 'manual' })),
    attempt(() => platform().reset()),
  ];
  const reopen = async () => {
    await sandbox.close();
    sandbox = await openSandbox(new IndexedStorage(journals), options);
    await sandbox.openPlatform(api.id);
  };
  return { journals, api, platform, deeds, reopen };
}

async function perform({ deeds, platform }: Scene, choices: readonly number[]): Promise<void> {
  for (const choice of choices) {
    await deeds[choice % deeds.length]?.();
    platform().runDueJobs();
  }
}

const choices = fc.array(fc.nat(), { minLength: 1, maxLength: 8 });

/** All that a caller gets to see, in texts. */
async function answersOf({ api }: Scene, key: string): Promise<readonly string[]> {
  const test = api.testMode.renewed();
  const paths = ['payments', 'refunds', 'payment_intents', 'proceeds', 'sub_accounts'];
  const lists = await Promise.all(paths.map((path) => test.get(`/v1/${path}?limit=100`)));
  const replay = await test.post('/v1/payments', payment(), { 'Idempotency-Key': key });
  const replayed = String(replay.headers.get('idempotent-replayed'));
  return [...lists.map(({ text }) => text), replay.text, replayed, JSON.stringify(api.events())];
}

describe.each(['in memory', 'on the file store'])('%s', (where) => {
  const directoryFor = async () => {
    if (where === 'in memory') return undefined;
    const directory = await temporaryDirectory();
    onTestFinished(() => rm(directory, { recursive: true, force: true }));
    return directory;
  };

  test('whatever was done since, restoring gives the same rows, answers and events; so does the next process', async () => {
    const scene = await setUp(await directoryFor());
    const { journals, api, platform } = scene;
    let run = 0;
    await fc.assert(
      fc.asyncProperty(choices, choices, async (before, after) => {
        const key = `key ${++run}`;
        await perform(scene, before);
        // A fault would meet the request that is repeated, and a publisher goes on being sent events.
        platform().faults.deleteAll();
        for (const { id } of platform().publishers.list()) platform().publishers.delete(id);
        await api.testMode.renewed().post('/v1/payments', payment(), { 'Idempotency-Key': key });
        platform().snapshots.create('base');
        const rows = journals.textOf(api.id);
        const answers = await answersOf(scene, key);
        expect(journals.textOf(api.id)).toBe(rows);

        await perform(scene, after);
        platform().snapshots.create('other');
        platform().snapshots.restore('base');
        expect(journals.textOf(api.id)).toBe(rows);
        expect(await answersOf(scene, key)).toEqual(answers);
        expect(platform().snapshots.diff('base')).toEqual({
          from: 'base',
          to: 'now',
          added: [],
          removed: [],
          changed: [],
        });
        if (where === 'in memory') return;
        await scene.reopen();
        expect(journals.textOf(api.id)).toBe(rows);
        expect(await answersOf(scene, key)).toEqual(answers);
        platform().snapshots.restore('other');
        platform().snapshots.restore('base');
        expect(journals.textOf(api.id)).toBe(rows);
      }),
      { numRuns: scaled({ full: 15, short: 3 }) },
    );
  });

  test('whatever was done, a reset gives the same rows, where nothing is left to chance', async () => {
    const scene = await setUp(await directoryFor(), { randomSeed: 'reset' });
    const { journals, api, platform } = scene;
    platform().snapshots.create('full');
    platform().reset();
    const empty = journals.textOf(api.id);
    await fc.assert(
      fc.asyncProperty(choices, async (done) => {
        platform().snapshots.restore('full');
        await perform(scene, done);
        platform().reset();
        expect(journals.textOf(api.id)).toBe(empty);
      }),
      { numRuns: scaled({ full: 15, short: 3 }) },
    );
  });

  test('what is undone is as if it had not been, in the next process, too', async () => {
    const scene = await setUp(await directoryFor());
    const { journals, api, platform } = scene;
    await fc.assert(
      fc.asyncProperty(choices, fc.nat(), async (deeds, some) => {
        platform().faults.deleteAll(); // one that meets a request is counted with what was before
        if (platform().snapshots.undoable > 0) platform().undo(platform().snapshots.undoable);
        const states: string[] = [];
        for (const choice of deeds) {
          const known = platform().snapshots.undoable;
          const before = journals.textOf(api.id);
          await perform(scene, [choice]);
          if (platform().snapshots.undoable > known) states.push(before);
        }
        expect(platform().snapshots.undoable).toBe(states.length);
        if (states.length === 0) return;
        const count = 1 + (some % states.length);
        platform().undo(count);
        const expected = states[states.length - count];
        expect(journals.textOf(api.id)).toBe(expected);
        if (where === 'in memory') return;
        await scene.reopen();
        expect(journals.textOf(api.id)).toBe(expected);
      }),
      { numRuns: scaled({ full: 15, short: 3 }) },
    );
  });
});

type Diff = ControlSchemas['SnapshotDiff'];
type Json = Record<string, unknown>;

/** Every row as JSON, by its id and the table that it is in. */
function rowsOf(journals: WatchedJournals, id: string): Map<string, Json> {
  const { tables } = journals.stateOf(id);
  const rows = Object.entries(tables).flatMap(([name, table]) => [...table.rows()].map((row) => ({ name, row })));
  return new Map(rows.map(({ name, row }) => [`${name} ${row.id}`, JSON.parse(JSON.stringify(row))]));
}

/** The ids of the records of a row: that of events has several. */
function recordsOf(name: string, row: Json | undefined): string[] {
  const table = name.slice(0, name.indexOf(' '));
  const id = name.slice(name.indexOf(' ') + 1);
  if (table !== 'events') return [id];
  const { names } = Object(row);
  return names.map((_: unknown, place: number) => eventId(id, place));
}

/** Applies the changes of a comparison to an object. */
function patched(row: Json, fields: Diff['changed'][number]['fields']): unknown {
  const copy = structuredClone(row);
  for (const { path, ...change } of fields) {
    const names = path.split('.');
    const last = names.pop() ?? '';
    const holder = names.reduce((inside, name) => Object(inside)[name], Object(copy));
    expect(holder[last]).toEqual(change.before);
    if ('after' in change) holder[last] = change.after;
    else if (Array.isArray(holder)) holder.length = Math.min(holder.length, Number(last));
    else delete holder[last];
  }
  return copy;
}

test('a comparison tells exactly what became of every record, and nothing of those that are the same', async () => {
  const scene = await setUp();
  const { journals, api, platform } = scene;
  await fc.assert(
    fc.asyncProperty(choices, async (deeds) => {
      platform().snapshots.create('base');
      const before = rowsOf(journals, api.id);
      await perform(scene, deeds);
      const after = rowsOf(journals, api.id);
      const { added, removed, changed } = platform().snapshots.diff('base');
      const idsOf = (names: readonly string[]) =>
        names.flatMap((name) => recordsOf(name, after.get(name) ?? before.get(name))).sort();
      const of = (records: readonly { readonly id: string }[]) => records.map(({ id }) => id).sort();
      expect(of(added)).toEqual(idsOf([...after.keys()].filter((name) => !before.has(name))));
      expect(of(removed)).toEqual(idsOf([...before.keys()].filter((name) => !after.has(name))));
      const differs = (name: string) => JSON.stringify(after.get(name)) !== JSON.stringify(before.get(name));
      const same = [...before.keys()].filter((name) => after.has(name));
      expect(of(changed)).toEqual(idsOf(same.filter(differs)));
      for (const name of same.filter(differs)) {
        const change = changed.find(({ type, id }) => name.startsWith(type.slice(0, -1)) && name.endsWith(` ${id}`));
        expect(patched(before.get(name) ?? {}, change?.fields ?? [])).toEqual(after.get(name));
      }
      const reverse = platform().snapshots.diff('now', 'base');
      expect([of(reverse.added), of(reverse.removed)]).toEqual([of(removed), of(added)]);
    }),
    { numRuns: scaled({ full: 25, short: 5 }) },
  );
});
