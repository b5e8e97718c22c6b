import { expect, test } from 'vitest';
import { createSandbox, SandboxError } from '../../mock-server';
import { storeResponse } from '../../mock-server/pipeline/idempotency';
import { errorResponse } from '../../mock-server/wire/envelope';
import { limits } from '../../spec/tables/limits';
import { targetOf, testModeOf } from '../platforms/support';
import { payment } from '../support/bodies';
import { recordExercised } from '../support/coverage';

const { value: MAX_REFUSALS } = limits.kept_refusals;

test('a platform keeps ten thousand refusals, and every success for its time', async () => {
  const sandbox = createSandbox();
  const platform = sandbox.platform();
  const api = testModeOf(targetOf(sandbox), {
    test: { client_id: 'test_default', client_secret: 'test_default_secret' },
  });
  const keys = () => [...platform.rows.walk('idempotency_keys', 'oldest', 'all', 'ascending')].map(({ id }) => id);
  const success = await api.post('/v1/payments', payment(), { 'Idempotency-Key': 'success' });
  // A decline keeps its payment, so it counts as a success.
  const declined = await api.post('/v1/payments', payment({ amount: 5_100 }), { 'Idempotency-Key': 'declined' });
  const authorization = `Bearer ${await api.token()}`;
  const refuse = (number: number) =>
    sandbox.fetch('http://sandbox.test/v1/payments/none/capture', {
      method: 'POST',
      headers: { authorization, 'idempotency-key': `refused-${number}`, 'content-type': 'application/json' },
      body: '{}',
    });
  const refusal = errorResponse(new SandboxError('resource_not_found', {}));
  const cause = { request_id: null, idempotency_key: null };
  for (let i = 1; i < MAX_REFUSALS; i++)
    platform.transact(cause, (work) => storeResponse(work, { id: `acc refused-${i}`, fingerprint: '' }, refusal));
  for (let i = MAX_REFUSALS; i <= MAX_REFUSALS + 5; i++) await refuse(i);
  expect(keys()).toHaveLength(MAX_REFUSALS + 2);
  const refusals = keys().filter((id) => id.includes('refused-'));
  expect(refusals[0]).toMatch(/ refused-6$/);
  expect((await refuse(MAX_REFUSALS)).headers.get('idempotent-replayed')).toBe('true');
  const again = await api.post('/v1/payments', payment(), { 'Idempotency-Key': 'success' });
  expect([success.status, declined.status, again.headers.get('idempotent-replayed')]).toEqual([201, 201, 'true']);
  recordExercised('limits', 'kept_refusals');
});
