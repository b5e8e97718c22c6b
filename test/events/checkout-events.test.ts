import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openSandbox } from '../../mock-server/sandbox';
import { verifyDataDirectory } from '../../mock-server/server';
import { JournalingAdapter } from '../../mock-server/store/journal/adapter';
import { JournalFile } from '../../mock-server/store/journal/file/journal-file';
import { temporaryDirectory } from '../store/support';
import { Api } from '../support/api';
import { cardToken, checkout, complete, decliningCard, makeCheckout } from '../support/checkouts';
import { TestClock } from '../support/clock';
import { textOf } from '../support/seed-files';
import { storageOf } from '../support/storage-of';

const keys = { client_id: 'test_default', client_secret: 'test_default_secret' };

/** A sandbox on a directory whose journal is compacted at every occasion. Ids repeat after a restore, as numbers do. */
async function openOn(directory: string) {
  const path = join(directory, 'platforms', 'default.ndjson');
  let adapter: JournalingAdapter | undefined;
  const storage = storageOf(async () => {
    const options = { compactAboveBytes: 1, compactAboveGrowth: 1, changesPerRow: 0, rowsPerLine: 3 };
    return (adapter ??= new JournalingAdapter(new JournalFile(path), options));
  });
  const sandbox = await openSandbox(storage, { clock: new TestClock(), randomSeed: 'tea' });
  const platform = sandbox.platform();
  const api = new Api({ baseUrl: 'http://sandbox.test', fetch: sandbox.fetch }, keys);
  return {
    api,
    platform,
    events: () => platform.events().map((event) => JSON.stringify(event)),
    attempt: async (id: string, number?: string) =>
      (await complete(api, id, await cardToken(api, number))).completion.checkout,
    close: async () => {
      await adapter?.compaction;
      await sandbox.close();
      await adapter?.close();
    },
  };
}

const lostCard = '4000000000009987';

function emptyDirectory(): string {
  const directory = temporaryDirectory();
  mkdirSync(join(directory, 'platforms'));
  return directory;
}

/** A checkout with two declined attempts, one of another checkout between them, and what was emitted about it. */
async function attempted(directory = emptyDirectory()) {
  const opened = await openOn(directory);
  const { api, attempt, events } = opened;
  const { id } = await makeCheckout(api);
  const other = await makeCheckout(api);
  await attempt(id, decliningCard);
  await attempt(other.id, decliningCard);
  const checkout = await attempt(id, decliningCard);
  return { ...opened, directory, id, checkout, emitted: events() };
}

const declines = (count: number) => Array(count).fill({ status: 'failed' });

describe('an event about a checkout has the attempts until then', () => {
  test('after later ones', async () => {
    const { id, attempt, emitted, events, platform, close } = await attempted();
    const paid = await attempt(id);
    expect(events().slice(0, emitted.length)).toEqual(emitted);
    const about = platform.events().filter(({ data }) => JSON.stringify(data).includes(id));
    expect(about.filter(({ event_name }) => event_name.startsWith('checkout.'))).toMatchObject([
      { event_name: 'checkout.created', data: { id, completions: [] } },
      { event_name: 'checkout.completion.failed', data: { checkout: { id, completions: declines(1) } } },
      { event_name: 'checkout.completion.failed', data: { checkout: { id, completions: declines(2) } } },
      { event_name: 'checkout.completed', data: { id, completions: [{ status: 'succeeded' }, ...declines(2)] } },
      { event_name: 'checkout.completion.succeeded', data: { checkout: JSON.parse(JSON.stringify(paid)) } },
    ]);
    await close();
  });

  test('after restarts, each with a checkpoint, which are intact', async () => {
    const { id, attempt, directory, emitted, close } = await attempted();
    await attempt(id);
    await close();
    for (let restart = 0; restart < 2; restart++) {
      const again = await openOn(directory);
      expect(again.events().slice(0, emitted.length)).toEqual(emitted);
      await again.attempt((await makeCheckout(again.api)).id);
      await again.close();
      expect(await verifyDataDirectory(directory)).toMatchObject({ status: 'intact' });
    }
  });

  test('after an undo, and after other attempts', async () => {
    const { id, checkout, attempt, emitted, events, platform, close } = await attempted();
    const before = platform.snapshots.undoable;
    await attempt(id);
    platform.undo(platform.snapshots.undoable - before);
    expect(events()).toEqual(emitted);
    const again = await attempt(id, decliningCard);
    expect(again.completions.slice(1)).toEqual(checkout.completions);
    expect(events().slice(0, emitted.length)).toEqual(emitted);
    await close();
  });

  test('in each of two snapshots whose later attempts have the same ids, after a restart', async () => {
    const { id, attempt, directory, emitted, events, platform, close } = await attempted();
    platform.snapshots.create('base');
    const declined = await attempt(id, decliningCard);
    const withDecline = events();
    platform.snapshots.create('declined');
    platform.snapshots.restore('base');
    expect(events()).toEqual(emitted);
    const lost = await attempt(id, lostCard);
    const withLostCard = events();
    platform.snapshots.create('lost_card');
    const first = declined.completions[0];
    const second = lost.completions[0];
    expect(second).toMatchObject({ id: first?.id, payment_error_code: 'lost_card' });
    platform.reset();
    await close();

    const again = await openOn(directory);
    for (const [name, kept] of Object.entries({ declined: withDecline, base: emitted, lost_card: withLostCard })) {
      again.platform.snapshots.restore(name);
      expect(again.events(), name).toEqual(kept);
    }
    await again.close();
    expect(await verifyDataDirectory(directory)).toMatchObject({ status: 'intact' });
  });

  test('in a seed file that is written while attempts are undone', async () => {
    const { id, attempt, platform, close } = await attempted();
    const before = platform.snapshots.undoable;
    await attempt(id);
    const exported = platform.export();
    const text = await textOf(platform.export());
    platform.undo(platform.snapshots.undoable - before);
    expect(await textOf(exported)).toBe(text);
    platform.reset();
    expect(await textOf(exported)).toBe(text);
    await platform.import(text);
    expect(await textOf(platform.export())).toBe(text);
    await close();
  });

  test('in the response that a key replays', async () => {
    const { api, id, attempt, close } = await attempted();
    const body = { payment_token: await cardToken(api, decliningCard) };
    const send = () => api.post(`/v1/checkouts/${id}/complete`, body, { 'Idempotency-Key': 'once' });
    const first = await send();
    await attempt(id);
    const again = await send();
    expect(again.headers.get('Idempotent-Replayed')).toBe('true');
    expect(again.text).toBe(first.text);
    await close();
  });
});

test('an event about a checkout with a group has the payment methods of its time, after restarts and in a seed file', async () => {
  const directory = emptyDirectory();
  const { api, events, platform, close } = await openOn(directory);
  const groups = '/v1/payment_method_groups';
  const { id: group } = (await api.post(groups)).paymentMethodGroup;
  const first = await cardToken(api, decliningCard);
  const second = await cardToken(api);
  await api.patch(`${groups}/${group}`, { payment_method_ids: [first] });
  const { id } = await makeCheckout(api, checkout({ payment_method_group_id: group }));
  await api.patch(`${groups}/${group}`, { payment_method_ids: [second] });
  await complete(api, id, first);
  const emitted = events();
  expect(emitted.filter((event) => event.includes(first)).length).toBeGreaterThan(2);

  await api.patch(`/v1/payment_methods/${first}`, { card: { name: 'Grace' } });
  await api.delete(`${groups}/${group}/payment_methods/${second}`);
  expect(events().slice(0, emitted.length)).toEqual(emitted);
  const text = await textOf(platform.export());
  await close();
  const again = await openOn(directory);
  expect(again.events().slice(0, emitted.length)).toEqual(emitted);
  const rowsOf = (file: string) => file.split('\n').slice(1);
  expect(rowsOf(await textOf(again.platform.export()))).toEqual(rowsOf(text));
  await again.platform.import(text);
  expect(again.events().slice(0, emitted.length)).toEqual(emitted);
  await again.close();
  expect(await verifyDataDirectory(directory)).toMatchObject({ status: 'intact' });
});
