import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSandbox, type RunningServer, serve } from '../../mock-server/server';
import { run } from './process-io';

const controlToken = 'a-token-of-the-tests';
const sandbox = createSandbox({ controlToken });
let server: RunningServer;

beforeAll(async () => {
  server = await serve(sandbox);
});
afterAll(async () => {
  await server.close();
  await sandbox.close();
});

const as = (token: string, ...args: string[]) =>
  run([...args, '--sandbox', server.url], { env: { PAYMENTS_SANDBOX_CONTROL_TOKEN: token } });

test('a token of a platform is created, used for its platform, listed and deleted', async () => {
  const { id } = await sandbox.createPlatform();
  const created = await as(controlToken, 'platform-tokens', 'create', 'ada', '--platform', id);
  const [, tokenId = '', token = ''] =
    /^Created token (ptk_\w+) of ada\. It is shown only now:\n {2}(pft_[\w.]+)\n$/.exec(created.stdout) ?? [];
  expect([created.code, token]).toEqual([0, expect.stringMatching(new RegExp(`^pft_${id}\\.[0-9a-f]{64}$`))]);
  expect((await as(token, 'faults', 'list', '--platform', id)).code).toBe(0);
  expect((await as(token, 'payments', 'list', '--platform', id)).code).toBe(0);
  expect((await as(token, 'faults', 'list')).code).toBe(0);
  const elsewhere = await as(token, 'faults', 'list', '--platform', 'default');
  expect([elsewhere.code, elsewhere.stderr]).toEqual([2, expect.stringContaining('opens no other one')]);
  const former = await as(token.replace(/_.*\./, '_'), 'faults', 'list');
  expect(former.stderr).toContain('With the token of a platform, name that platform: --platform ID');
  const closed = await as(token, 'platform-tokens', 'list', '--platform', id);
  expect([closed.code, closed.stderr]).toEqual([1, expect.stringContaining('takes the control token of the sandbox')]);
  const listed = await as(controlToken, 'platform-tokens', 'list', '--platform', id);
  expect(listed.stdout).toContain(tokenId);
  expect(listed.stdout).not.toContain(token);
  const deleted = await as(controlToken, 'platform-tokens', 'delete', tokenId, '--platform', id, '--yes');
  expect(deleted.stdout).toBe(`Deleted the token ${tokenId} of the platform "${id}" of ${server.url}.\n`);
  expect((await as(token, 'faults', 'list', '--platform', id)).code).toBe(1);
});
