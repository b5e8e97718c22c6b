import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSandbox } from '../../mock-server';
import { pathParameters } from '../../spec/vocabulary/operation';
import { exchange } from '../support/api';
import { controlPlaces } from '../support/document';
import { allFronts, eachFront } from '../support/fronts';
import { TestClock } from '../support/clock';
import { pathsOf, mutations, asJson } from '../support/json-mutations';

eachFront((front) => {
  test('the health check, creating a platform and resetting it respond as declared', async () => {
    const send = (method: string, path: string) => exchange(front.opened, method, path);
    const health = await send('GET', '/_sandbox/health');
    expect([health.status, health.asControl('Health').status]).toEqual([200, 'ok']);
    const made = await send('POST', '/_sandbox/platforms');
    const { id, test: pair, live } = made.asControl('NewPlatform');
    expect([made.status, pair.client_id.slice(0, 5), live.client_id.slice(0, 5)]).toEqual([201, 'test_', 'live_']);
    const { platforms } = (await send('GET', '/_sandbox/health')).asControl('Health');
    expect(platforms).toBe(health.asControl('Health').platforms + 1);
    const emptied = await send('POST', `/_sandbox/platforms/${id}/reset`);
    expect([emptied.status, emptied.body]).toStrictEqual([200, { id }]);
    expect((await front.opened.sandbox.openPlatform(id)).id).toBe(id);
  });

  test.each(['test', 'live'])('an access token that is issued for %s mode is one of the API', async (mode) => {
    const { id, control, keys } = await front.newPlatform();
    const issued = await control('access_tokens', { mode });
    const { access_token, ...others } = issued.asControl('AccessToken');
    expect([issued.status, others]).toEqual([201, { token_type: 'Bearer', expires_in: 86_400 }]);
    expect(access_token).toMatch(new RegExp(`^${id}\\.${mode}\\.`));
    expect(access_token).not.toContain(keys.test.client_secret);
    const headers = { Authorization: `Bearer ${access_token}` };
    const { status } = await exchange(front.opened, 'GET', '/v1/payments', { headers });
    expect(status).toBe(200);
  });

  test('an access token is issued for test mode by default, and for no other mode', async () => {
    const { id, control } = await front.newPlatform();
    expect((await control('access_tokens')).asControl('AccessToken').access_token).toContain(`${id}.test.`);
    expect((await control('access_tokens', { mode: 'demo' })).error.code).toBe('parameter_invalid');
  });

  test.each(controlPlaces.filter(({ path }) => path.includes('{platform_id}')))(
    '$operation.operationId: an unknown platform takes precedence over a malformed body',
    async ({ method, path }) => {
      for (const id of ['nobody', '__proto__', 'constructor', '%00', 'x'.repeat(1_000)]) {
        const filled = path.replace('{platform_id}', id).replace(/\{\w+\}/g, 'x');
        const send = method === 'get' ? {} : { body: '{' };
        const answer = await exchange(front.opened, method.toUpperCase(), filled, send);
        expect([answer.status, answer.error.code]).toEqual([404, 'resource_not_found']);
      }
    },
  );
}, allFronts);

/** Bodies that succeed, or would if their subject existed. */
const validBodies: Readonly<Record<string, readonly object[]>> = {
  moveClock: [{ advance: '1s' }, { frozen: true }, { set: '2032-01-01T00:00:00Z', frozen: false }],
  reviewSubAccount: [{ outcome: 'approve' }],
  openDispute: [{ amount: 100, reason: 'fraudulent' }],
  decideDispute: [{ outcome: 'win' }],
  returnPayment: [{ reason: 'insufficient_funds' }],
  endPayout: [{ outcome: 'fail' }],
  endProceedsPayout: [{ outcome: 'fail' }],
  createPublisher: [{ url: 'http://127.0.0.1:2/', events: ['payment.*'], account_type: 'test', secret: 'sigk_x' }],
  redeliverEvents: [{ since: '2030-01-01' }],
  createPlatformToken: [{ name: 'ada' }],
  createSnapshot: [{ name: 'base' }],
  undoTransactions: [{ transactions: 1 }],
  waitForIdle: [{}, { timeout_ms: 10 }],
};

test.each(controlPlaces)('$operation.operationId: every response to any request is documented', async (place) => {
  const faults: unknown[] = [];
  const sandbox = createSandbox({ clock: new TestClock(), onError: (error) => faults.push(error) });
  const { method, path, operation } = place;
  const target = { baseUrl: 'http://sandbox.test', fetch: sandbox.fetch };
  const bodies = (validBodies[operation.operationId] ?? [{}]).map(asJson);
  const schema = operation.requestBody?.content['application/json']?.schema ?? {};
  const body = fc.oneof(
    fc
      .tuple(fc.constantFrom(...bodies), mutations(pathsOf(schema)))
      .map(([valid, mutate]) => JSON.stringify(mutate(valid))),
    fc.json(),
    fc.string(),
  );
  const ids = pathParameters(path).map((name) =>
    fc.constantFrom(...(name === 'platform_id' ? ['default', 'x'] : ['x'])),
  );
  let latest = sandbox.platform().now();
  await fc.assert(
    fc.asyncProperty(fc.tuple(...ids), body, async (segments, text) => {
      const left = [...segments];
      const filled = path.replace(/\{\w+\}/g, () => left.shift() ?? '');
      await exchange(target, method.toUpperCase(), filled, method === 'get' ? {} : { body: text });
      expect(faults).toEqual([]);
      expect(sandbox.platform().now()).toBeGreaterThanOrEqual(operation.operationId === 'resetPlatform' ? 0 : latest);
      latest = sandbox.platform().now();
    }),
    { numRuns: 100 },
  );
});
