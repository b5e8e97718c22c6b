import { expect, test } from 'vitest';
import { limits } from '../../spec/tables/limits';
import { createSandbox } from '../../mock-server';

test('what a request leaves behind beyond its rows ends with it, or is bounded by a count', async () => {
  const sandbox = createSandbox({ onError: () => undefined });
  const platform = sandbox.platform();
  const fetchPath = (path: string, headers: Record<string, string> = {}) =>
    sandbox.fetch(`http://sandbox.test${path}`, { headers });
  const count = limits.request_log.entries + 50;
  for (let i = 0; i < count; i++) await fetchPath('/v1/payments', { authorization: `Bearer wrong-${i}` });
  expect(sandbox.requests.list()).toHaveLength(limits.request_log.entries);
  expect(platform.inProgress.size).toBe(0);
  expect(platform.faultInjector.heldRequests.size).toBe(0);
  for (let i = 0; i < limits.undo.transactions + 50; i++) platform.clock.freeze();
  platform.undo(limits.undo.transactions);
  expect(() => platform.undo()).toThrow('only 0 can be undone');
});
