import { expect, test } from 'vitest';
import { isNamed, permissionsFor } from '../../mock-server/domain/web-component-access';
import { formatGrant, parseGrant } from '../../mock-server/domain/web-component-token';
import { webComponentRulesOf } from '../../spec/derive/web-component-roles';
import type { WebComponentPlace } from '../../spec/tables/web-component-access';
import { webComponentKinds, webComponentRoles } from '../../spec/tables/web-component-roles';

const role = (kind: (typeof webComponentKinds)[number], held: 'read' | 'write', needed: 'read' | 'write') =>
  permissionsFor([{ role: held, kind, id: 'x' }], [{ role: needed, kind, at: { in: 'account' } }]).length > 0;

test.each(webComponentKinds)('of %s, write includes read and not the other way round', (kind) => {
  expect([role(kind, 'read', 'read'), role(kind, 'write', 'read')]).toEqual([true, true]);
  expect([role(kind, 'read', 'write'), role(kind, 'write', 'write')]).toEqual([false, true]);
});

test('a role of one kind allows nothing of another kind', () => {
  for (const kind of webComponentKinds)
    for (const other of webComponentKinds) {
      const permissions = permissionsFor(
        [{ role: 'write', kind, id: 'x' }],
        [{ role: 'read', kind: other, at: { in: 'account' } }],
      );
      expect(permissions).toHaveLength(kind === other ? 1 : 0);
    }
});

const grant = { role: 'write', kind: 'business', id: 'biz_1' } as const;
const named = (at: WebComponentPlace, id: string | undefined) => {
  const none = () => undefined;
  const ids = { path: () => '', query: none, body: none, owner: none };
  const found = (name: string) => (name === 'business_id' ? id : undefined);
  return isNamed(
    { grant, rule: { role: 'read', kind: 'business', at } },
    at.in === 'account' ? ids : { ...ids, [at.in]: found },
  );
};

test.each(['path', 'query', 'body', 'owner'] as const)('a business in the %s of a request', (place) => {
  const at = { in: place, name: 'business_id' };
  expect([named(at, 'biz_1'), named(at, 'biz_2'), named(at, undefined)]).toEqual([true, false, false]);
  expect(named({ in: place, name: 'id' }, 'biz_1')).toBe(false);
});

test('a resource is read as it is written', () => {
  for (const role of webComponentRoles)
    for (const kind of webComponentKinds) {
      const resource = `${role}:${kind}:x_1`;
      expect(parseGrant(resource)).toEqual({ role, kind, id: 'x_1' });
      expect(formatGrant({ role, kind, id: 'x_1' })).toBe(resource);
    }
  expect(parseGrant('tokenize:acc_1')).toEqual({ role: 'write', kind: 'tokenize', id: 'acc_1' });
});

test.each(['', ':', '::', 'read', 'read:account', 'read:account:', 'read:account:a:b', 'account:a', 'READ:account:a'])(
  '%j is no resource',
  (resource) => expect(parseGrant(resource)).toBeUndefined(),
);

test.each(['forgotten', 'toString', '__proto__'])('an operation %s, which has no row, has no rule', (id) => {
  expect(webComponentRulesOf(id)).toEqual([]);
});
