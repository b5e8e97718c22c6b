import fc from 'fast-check';
import { request } from 'node:http';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createSandbox, type SeedFileSource } from '../../mock-server';
import { serve } from '../../mock-server/server';
import { GrowingMap } from '../../mock-server/store/growing-map';
import { MAX_ROWS_PER_SLICE } from '../../mock-server/time/slices';
import { sortInSlices } from '../../mock-server/time/sort-in-slices';
import { Api } from '../support/api';
import { payment } from '../support/bodies';
import { TestClock } from '../support/clock';
import { largeSeedFile } from '../support/large-seed-file';
import { textOf } from '../support/seed-files';
import { countingTurns } from '../support/turns';

const keys = { client_id: 'test_default', client_secret: 'test_default_secret' };

function openPlatform() {
  const sandbox = createSandbox({ clock: new TestClock() });
  const api = new Api({ baseUrl: 'http://sandbox.test', fetch: sandbox.fetch }, keys);
  return { api, platform: sandbox.platform(), sandbox };
}

const ROWS = 20 * MAX_ROWS_PER_SLICE;

describe('the event loop', () => {
  test('runs after every few rows of an import and of an export', async () => {
    const lines = await largeSeedFile(ROWS);
    const { platform } = openPlatform();
    const perTurn = new Map<number, number>();
    let text = '';
    const imported = await countingTurns((turn) => {
      const counted = function* () {
        for (const line of lines) {
          perTurn.set(turn(), (perTurn.get(turn()) ?? 0) + 1);
          text += line;
          yield line;
        }
      };
      return platform.import(counted());
    });
    expect(Math.max(...perTurn.values())).toBeLessThanOrEqual(MAX_ROWS_PER_SLICE + 1);
    expect(imported.turns).toBeGreaterThanOrEqual(ROWS / MAX_ROWS_PER_SLICE);
    expect(imported.result.rows.customers).toBe(ROWS + 1);

    const exported = await countingTurns(() => textOf(platform.export()));
    expect(exported.turns).toBeGreaterThanOrEqual(ROWS / MAX_ROWS_PER_SLICE);
    // Not `toBe`: it would print thousands of lines.
    expect(exported.result === text).toBe(true);
  });

  test('runs between the parts of a long text', async () => {
    const text = [...(await largeSeedFile(ROWS))].join('');
    const { platform } = openPlatform();
    const { turns } = await countingTurns(() => platform.import(text));
    expect(turns).toBeGreaterThanOrEqual(ROWS / MAX_ROWS_PER_SLICE);
  });

  test('chunks of an export are small, however large the platform is', async () => {
    const { platform } = openPlatform();
    await platform.import(await largeSeedFile(2_000, 1_000));
    const sizes: number[] = [];
    for await (const { length } of platform.export()) sizes.push(length);
    expect(sizes.length).toBeGreaterThan(30);
    expect(Math.max(...sizes)).toBeLessThan(80_000);
  });
});

test('an export is the state of one instant, whatever changes while it is read', async () => {
  const { api, platform } = openPlatform();
  platform.clock.freeze();
  await api.post('/v1/payments', payment({ metadata: { note: 'x'.repeat(200_000) } }));
  const before = await textOf(platform.export());
  const chunks = platform.export()[Symbol.asyncIterator]();
  const decoder = new TextDecoder();
  let text = '';
  for (let next = await chunks.next(); !next.done; next = await chunks.next()) {
    text += decoder.decode(next.value, { stream: true });
    await api.post('/v1/payments', payment());
    if (text.length > 300_000) platform.reset();
  }
  expect(text).toBe(before);
  expect(await textOf(platform.export())).not.toBe(before);
});

describe('an import', () => {
  test('changes nothing until its last line has arrived, and then everything', async () => {
    const source = openPlatform();
    await source.api.post('/v1/payments', payment({ description: 'from the file' }));
    const text = await textOf(source.platform.export());
    const { api, platform } = openPlatform();
    const { payment: own } = await api.post('/v1/payments', payment());
    const seen: (readonly string[])[] = [];
    const ids = async () => (await api.renewed().get('/v1/payments')).as('PaymentList').data.map(({ id }) => id);
    const slowly = async function* () {
      for (const line of text.split('\n')) {
        seen.push(await ids());
        yield `${line}\n`;
      }
    };
    await platform.import(slowly());
    expect(new Set(seen.map(String))).toEqual(new Set([own.id]));
    expect(await ids()).not.toContain(own.id);
  });

  test('of a source that fails changes nothing, and ends the source at the first problem', async () => {
    const { api, platform } = openPlatform();
    await api.post('/v1/payments', payment());
    platform.clock.freeze();
    const text = await textOf(platform.export());
    const failing = async function* () {
      await Promise.resolve();
      yield text.slice(0, text.length / 2);
      throw new Error('the disk is gone');
    };
    await expect(platform.import(failing())).rejects.toThrow('the disk is gone');
    let isEnded = false;
    const endless = function* () {
      try {
        for (;;) yield '["payments",{}]\n';
      } finally {
        isEnded = true;
      }
    };
    await expect(platform.import(endless())).rejects.toThrow('Not a seed file.');
    expect(isEnded).toBe(true);
    expect(await textOf(platform.export())).toBe(text);
  });

  test('takes a text, bytes and streams, which break anywhere', async () => {
    const { api, platform } = openPlatform();
    await api.post('/v1/payments', payment({ description: 'Tee für 茶 🍵' }));
    platform.clock.freeze();
    const text = await textOf(platform.export());
    const bytes = new TextEncoder().encode(text);
    const pieces = Array.from({ length: Math.ceil(bytes.length / 3) }, (_, i) => bytes.subarray(3 * i, 3 * i + 3));
    const stream = new Blob([text]).stream();
    const sources: readonly SeedFileSource[] = [
      text,
      bytes,
      pieces,
      stream,
      platform.export(),
      text.replaceAll('\n', '\r\n'),
    ];
    for (const source of sources) {
      const other = openPlatform().platform;
      await other.import(source);
      expect(await textOf(other.export())).toBe(text);
    }
  });
});

test('a client that disconnects during an import changes nothing, and is no error', async () => {
  const errors: unknown[] = [];
  const sandbox = createSandbox({ onError: (error) => errors.push(error) });
  const platform = sandbox.platform();
  platform.clock.freeze();
  const text = await textOf(platform.export());
  const server = await serve(sandbox);
  const method = 'POST';
  const importing = vi.spyOn(platform, 'import');
  const outgoing = request(`${server.url}/_sandbox/platforms/default/import`, { method });
  outgoing.on('error', () => undefined);
  outgoing.write(text.slice(0, text.length / 2));
  await vi.waitFor(() => expect(importing).toHaveBeenCalled(), { timeout: 10_000 });
  outgoing.destroy();
  await expect(importing.mock.results[0]?.value).rejects.toThrow('fetch failed');
  await server.close();
  expect(await textOf(platform.export())).toBe(text);
  expect(errors).toEqual([]);
  await sandbox.close();
});

test('sorting takes its items in slices, too', async () => {
  const perTurn = new Map<number, number>();
  await countingTurns((turn) => {
    const items = function* () {
      for (let item = 0; item < 40 * MAX_ROWS_PER_SLICE; item++) {
        perTurn.set(turn(), (perTurn.get(turn()) ?? 0) + 1);
        yield item;
      }
    };
    return sortInSlices(items(), (a, b) => a - b);
  });
  expect(Math.max(...perTurn.values())).toBeLessThanOrEqual(8 * MAX_ROWS_PER_SLICE + 1);
});

test('an export reads no row before it is iterated', async () => {
  const { api, platform } = openPlatform();
  await api.post('/v1/payments', payment());
  const readRows = vi.spyOn(GrowingMap.prototype, 'values');
  const chunks = platform.export();
  expect(readRows).not.toHaveBeenCalled();
  await api.post('/v1/payments', payment());
  const text = await textOf(chunks);
  expect(text.match(/^\["payments",/gm)).toHaveLength(1);
  expect(readRows).toHaveBeenCalled();
});

test('sorting in slices gives what sorting at once gives', async () => {
  const lists = fc.array(fc.tuple(fc.nat(50), fc.nat()), { minLength: 0, maxLength: 6 * MAX_ROWS_PER_SLICE });
  await fc.assert(
    fc.asyncProperty(lists, async (list) => {
      const long = Array.from({ length: 8 }, () => list).flat();
      const compare = ([a]: readonly [number, number], [b]: readonly [number, number]) => a - b;
      expect(await sortInSlices(long, compare)).toEqual(long.toSorted(compare));
    }),
    { numRuns: 20 },
  );
});

describe('where there is no setImmediate', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });

  test.each([[['setImmediate']], [['setImmediate', 'MessageChannel']]])(
    '%j: the event loop runs as well',
    async (missing) => {
      for (const name of missing) vi.stubGlobal(name, undefined);
      vi.resetModules();
      const { endOfTick } = await import('../../mock-server/time/tick');
      const order: string[] = [];
      const other = new Promise<void>((resolve) => {
        setTimeout(() => {
          order.push('other');
          resolve();
        }, 0);
      });
      for (let i = 0; i < 100 && order.length === 0; i++) await endOfTick();
      await other;
      expect(order).toEqual(['other']);
    },
  );
});
