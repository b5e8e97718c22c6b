import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NodeHeaders } from '../../mock-server/fronts/http-message';

const names = ['Authorization', 'authorization', 'AUTHORIZATION', 'Idempotency-Key', 'Host', 'Host2'] as const;
const value = fc.stringMatching(/^[a-z0-9 ]{0,8}$/).map((text) => text.trim());
const headers = fc.array(fc.tuple(fc.constantFrom(...names), value), { maxLength: 6 });

test('headers of node:http are read like those of fetch: names in any case, repeated values joined', () => {
  fc.assert(
    fc.property(headers, (pairs) => {
      const standard = new Headers(pairs.map(([name, text]): [string, string] => [name, text]));
      const found = new NodeHeaders(pairs.flat());
      for (const name of names) {
        expect(found.get(name)).toBe(standard.get(name));
        expect(found.has(name)).toBe(standard.has(name));
      }
    }),
  );
});
