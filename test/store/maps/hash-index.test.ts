import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { HashIndex } from '../../../mock-server/store/maps/hash-index';
import { NumberChunks } from '../../../mock-server/store/maps/number-chunks';

test('any adds, in bulk and one by one, deletes and copies, of slots that share few hashes: each copy is as a plain list', () => {
  const kind = fc.constantFrom('add', 'add', 'append', 'append', 'link', 'delete', 'delete', 'copy');
  const steps = fc.array(fc.record({ target: fc.nat(3), hash: fc.nat(9), slot: fc.nat(5), kind }), { maxLength: 120 });
  fc.assert(
    fc.property(steps, (each) => {
      const pairs = [{ index: new HashIndex(), model: new Set<string>() }];
      for (const { target, hash, slot, kind: does } of each) {
        const pair = pairs[target % pairs.length];
        if (pair === undefined) continue;
        const { index, model } = pair;
        const name = `${hash} ${slot}`;
        if (does === 'link') index.linkAppended(1);
        else if (does === 'copy') pairs.push({ index: index.copy(), model: new Set(model) });
        else if (does === 'delete') expect(index.delete(hash, slot)).toBe(model.delete(name));
        else if (!model.has(name)) {
          index[does](hash, slot);
          model.add(name);
        }
      }
      for (const { index, model } of pairs)
        for (let hash = 0; hash < 10; hash++)
          for (let slot = 0; slot < 6; slot++)
            expect(index.find(hash, (other) => other === slot)).toBe(model.has(`${hash} ${slot}`) ? slot : undefined);
    }),
  );
});

test('no slot of 200,000 costs more to add than a few numbers: an index never grows in one go', () => {
  const set = vi.spyOn(NumberChunks.prototype, 'set');
  const index = new HashIndex();
  let most = 0;
  for (let slot = 0; slot < 200_000; slot++) {
    index.add(Math.imul(slot, 0x9e3779b1) >>> 0, slot);
    most = Math.max(most, set.mock.calls.length);
    set.mockClear();
  }
  expect(most).toBeLessThan(64);
});
