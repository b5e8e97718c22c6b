import { expect, test } from 'vitest';
import { formatGrant, parseGrant } from '../../mock-server/domain/web-component-token';
import { webComponentKinds, webComponentRoles } from '../../spec/tables/web-component-roles';

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
