import { createSandbox, serve } from '../../../mock-server/server';
import { card, payment } from '../../support/bodies';
import { openPlatform } from '../../support/test-platform';

/** Serves a sandbox with a platform that has something in each of the main lists, always with the same ids and instants. */
export async function serveListedPlatform() {
  const sandbox = createSandbox({ randomSeed: 'lists' });
  const server = await serve(sandbox);
  const platform = await openPlatform({ sandbox, baseUrl: server.url, fetch });
  const here = sandbox.platform(platform.id);
  await platform.testMode.post('/v1/payments', payment({ description: 'Tee für 東京' }));
  await platform.testMode.post(
    '/v1/payments',
    payment({ payment_method: { card: card({ number: '4000000000009995' }) } }),
  );
  await platform.testMode.get('/v1/payments?limit=2&created_after=2020-01-01T00%3A00%3A00Z');
  here.publishers.create({ url: 'http://127.0.0.1:3000/webhooks/payments', events: ['payment.*'] });
  here.faults.create({ event_name: '*', fault: { webhook: 'lose' } });
  here.faults.create({ operation: 'createRefund', fault: { error: 'internal_server_error' }, times: 2 });
  await platform.testMode.post('/v1/payments', payment({ amount: 1_234_567 }));
  await platform.newSubAccount();
  here.snapshots.create('base');
  await here.waitForIdle();
  return {
    platform,
    /** The options that name the sandbox and the platform. */
    options: ['--sandbox', server.url, '--platform', platform.id] as const,
    close: async () => {
      await server.close();
      await sandbox.close();
    },
  };
}
