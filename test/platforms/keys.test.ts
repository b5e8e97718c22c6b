import { inspect } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { createSandbox } from '../../mock-server';
import { openSandboxIn } from '../../mock-server/server';
import { temporaryDirectory } from '../store/support';
import { createOverHttp, targetOf } from './support';

test('a platform shows the key pairs that it was created with', async () => {
  const sandbox = createSandbox();
  const created = await sandbox.createPlatform();
  const platform = sandbox.platform(created.id);
  expect(platform.keys).toEqual({ test: created.test, live: created.live });
  platform.reset();
  expect(platform.keys).toEqual({ test: created.test, live: created.live });
  expect(inspect(sandbox, { depth: 10 })).not.toContain(created.test.client_secret);
});

test('the default platform shows its public secrets', () => {
  expect(createSandbox().platform().keys).toEqual({
    test: { client_id: 'test_default', client_secret: 'test_default_secret' },
    live: { client_id: 'live_default', client_secret: 'live_default_secret' },
  });
});

test('secrets are known until the process that created the platform ends, even while the platform is closed', async () => {
  const directory = temporaryDirectory();
  const first = await openSandboxIn(directory);
  const created = await first.createPlatform();
  const overHttp = await createOverHttp(targetOf(first));
  await first.platform(created.id).close();
  expect((await first.openPlatform(created.id)).keys.live).toEqual(created.live);
  expect((await first.openPlatform(overHttp.id)).keys.test).toEqual(overHttp.test);
  await first.close();

  const second = await openSandboxIn(directory);
  onTestFinished(() => second.close());
  expect((await second.openPlatform(created.id)).keys).toEqual({
    test: { client_id: created.test.client_id, client_secret: null },
    live: { client_id: created.live.client_id, client_secret: null },
  });
  expect(second.platform().keys.test.client_secret).toBe('test_default_secret');
});
