import { Low } from 'lowdb';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createDatabase } from '../../../mock-server/store/state';
import { MemoryAdapter } from '../../../mock-server/store/journal/memory';
import { putEvent, stateOf, transact } from '../support';

test('keeps what the database holds, and nothing to be written', async () => {
  const low = new Low(new MemoryAdapter(), createDatabase());
  await low.read();
  transact(low.data, putEvent(1));
  const state = stateOf(low.data);
  await low.write();
  expect(low.data.unwritten).toEqual([]);
  expect(stateOf(low.data)).toEqual(state);
  expect(low.adapter).toMatchObject({ pending: false });
});

test('nothing it imports needs Node', () => {
  const seen = new Set<string>();
  const follow = (path: string) => {
    if (seen.has(path)) return;
    seen.add(path);
    const source = readFileSync(new URL(path, new URL('../../../mock-server/store/journal/', import.meta.url)), 'utf8');
    for (const [, from] of source.matchAll(/^import (?!type ).* from '([^']+)';$/gm)) {
      expect(from).toMatch(/^\.\//);
      follow(`${from}.ts`);
    }
  };
  follow('./memory.ts');
  expect(seen.size).toBeGreaterThan(0);
});
