import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSandbox, type RunningServer, serve } from '../../mock-server/server';
import { run, startHere } from './process-io';

const token = 'a-token-of-the-tests';
const variable = 'PAYMENTS_SANDBOX_CONTROL_TOKEN';

describe('start', () => {
  test.each<[args: string[], env: Record<string, string>, ...texts: string[]]>([
    [['--host', '0.0.0.0'], { [variable]: 'short' }, '16 to 256', 'openssl rand -hex 16'],
    [[], { [variable]: 'short' }, variable, '16 to 256'],
    [['--control-token', 'short'], {}, '16 to 256', 'openssl rand -hex 16'],
    [['--control-token', 'with blanks in between'], {}, '16 to 256'],
  ])('%j with %j exits with 2', async (args, env, ...texts) => {
    const { code, stdout, stderr } = await run(['start', '--memory', '--port', '0', ...args], { env });
    expect([code, stdout]).toEqual([2, '']);
    for (const text of texts) expect(stderr).toContain(text);
  });

  test.each<[args: string[], env: Record<string, string>]>([
    [['--control-token', token], {}],
    [[], { [variable]: token }],
    [['--control-token', token], { [variable]: 'of-the-environment' }],
  ])('%j with %j requires the token and never prints it', async (args, env) => {
    const { url, stop } = await startHere(['--memory', ...args], { env });
    const clock = `${url}/_sandbox/platforms/default/clock`;
    const statusOf = async (headers: Record<string, string>) => (await fetch(clock, { headers })).status;
    expect(await statusOf({})).toBe(401);
    expect(await statusOf({ Authorization: `Bearer ${token}` })).toBe(200);
    const { code, stdout, stderr } = await stop();
    expect(code).toBe(0);
    expect(stdout + stderr).not.toContain(token);
  });
});

describe('commands for a running sandbox', () => {
  const sandbox = createSandbox({ controlToken: token });
  let server: RunningServer;
  beforeAll(async () => {
    server = await serve(sandbox);
  });
  afterAll(async () => {
    await server.close();
    await sandbox.close();
  });

  test.each([
    ['clock'],
    ['review', 'acc_1', 'approve'],
    ['listen'],
    ['trigger', 'payment.failed', '--on', 'py_1'],
    ['events', 'list'],
  ])('%s explains that the token is missing or wrong', async (...args) => {
    const { code, stdout, stderr } = await run([...args, '--sandbox', server.url]);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toContain(`The sandbox at ${server.url} requires its control token.`);
    expect(stderr).toContain(`--control-token TOKEN, or set ${variable}`);
    const wrong = await run([...args, '--sandbox', server.url, '--control-token', 'another-token-than-that']);
    expect(wrong.stderr).toContain('does not accept this token');
    expect(wrong.stderr).not.toContain('another-token-than-that');
  });

  test.each<[args: string[], env: Record<string, string>]>([
    [['--control-token', token], {}],
    [[], { [variable]: token }],
  ])('%j with %j succeeds', async (args, env) => {
    const { code, stdout } = await run(['clock', '--sandbox', server.url, ...args], { env });
    expect([code, stdout]).toEqual([0, expect.stringContaining('running')]);
  });

  test('help does not show the token of the environment', async () => {
    const { stdout } = await run(['clock', '--help'], { env: { [variable]: token } });
    expect(stdout).toContain('--control-token <token>');
    expect(stdout).not.toContain(token);
  });
});
