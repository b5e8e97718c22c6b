import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSandbox, type RunningServer, serve } from '../../mock-server/server';
import type { NewPlatform } from '../../mock-server';
import { temporaryDirectory } from '../store/support';
import { run } from './process-io';

const controlToken = 'a-control-token-of-the-tests';
const sandbox = createSandbox({ controlToken });
let server: RunningServer;
let team: NewPlatform;
let other: NewPlatform;
let token: string;

beforeAll(async () => {
  server = await serve(sandbox);
  team = await sandbox.createPlatform({ name: 'checkout-team' });
  other = await sandbox.createPlatform({ name: 'payouts-team' });
  ({ token } = sandbox.platform(team.id).tokens.create('ada'));
});
afterAll(async () => {
  await server.close();
  await sandbox.close();
});

const ADMINISTRATOR = { PAYMENTS_SANDBOX_CONTROL_TOKEN: controlToken };
const member = () => ({ PAYMENTS_SANDBOX_CONTROL_TOKEN: token });
const pairOf = ({ test: { client_id, client_secret } }: NewPlatform) => ({
  PAYMENTS_CLIENT_ID: client_id,
  PAYMENTS_CLIENT_SECRET: client_secret,
});

type Variables = Readonly<Record<string, string>>;
const command = (args: readonly string[], env: Variables, cwd = '/') =>
  run(args, { env: { PAYMENTS_SANDBOX_URL: server.url, ...env }, cwd });

const pay = ['payments', 'create', '--amount', '1000', '--card', 'visa', '--json'];

/** Returns the names of the platforms on which there are more payments than before. */
async function paidOn(args: readonly string[], env: Variables, cwd?: string) {
  const platforms = { default: sandbox.platform(), team: sandbox.platform(team.id), other: sandbox.platform(other.id) };
  const count = () => Object.entries(platforms).map(([name, { objects }]) => [name, objects] as const);
  const before = new Map(count());
  const result = await command(args, env, cwd);
  return { ...result, paid: count().flatMap(([name, objects]) => (objects > (before.get(name) ?? 0) ? [name] : [])) };
}

function folderWith(text: string): string {
  const folder = temporaryDirectory();
  writeFileSync(join(folder, 'payments-sandbox.config.yaml'), text);
  return folder;
}

describe('a payment runs on the platform', () => {
  test.each<[title: string, on: string, args: readonly string[], env: () => Variables, file?: string]>([
    ['of --platform, by name', 'team', ['--platform', 'checkout-team'], () => ADMINISTRATOR],
    ['of the variable', 'other', [], () => ({ ...ADMINISTRATOR, PAYMENTS_SANDBOX_PLATFORM: 'payouts-team' })],
    ['of the token', 'team', [], member],
    ['of the token, whose name is given', 'team', ['--platform', 'checkout-team'], member],
    ["of the key pair beside the administrator's token", 'team', [], () => ({ ...ADMINISTRATOR, ...pairOf(team) })],
    ['of the key pair, without a token', 'other', [], () => pairOf(other)],
    ['of the key pair, whose name is given', 'other', ['--platform', 'payouts-team'], () => pairOf(other)],
    ['of the file of the project', 'team', [], () => ADMINISTRATOR, 'platform: checkout-team'],
    ['default, which nobody named', 'default', [], () => ADMINISTRATOR],
  ])('%s', async (_title, on, args, env, file) => {
    const cwd = file === undefined ? undefined : folderWith(file);
    const result = await paidOn([...pay, ...args], env(), cwd);
    expect([result.code, result.paid], result.stderr).toEqual([0, [on]]);
  });

  test.each<[title: string, code: number, stderr: string, args: readonly string[], env: () => Variables]>([
    ['another than that of the token', 2, 'opens no other one', ['--platform', 'payouts-team'], member],
    [
      'another than that of the token in the variable',
      2,
      'opens no other one',
      [],
      () => ({ ...member(), PAYMENTS_SANDBOX_PLATFORM: 'default' }),
    ],
    [
      'of a token beside a key pair of another one',
      2,
      'opens no other one',
      [],
      () => ({ ...member(), ...pairOf(other) }),
    ],
    [
      'another than that of the key pair',
      2,
      'Leave one of the two out.',
      ['--platform', 'default'],
      () => ({ ...ADMINISTRATOR, ...pairOf(team) }),
    ],
    [
      'of a key pair that the sandbox does not know',
      1,
      'does not know the key pair',
      [],
      () => ({ ...ADMINISTRATOR, PAYMENTS_CLIENT_ID: 'live_elsewhere', PAYMENTS_CLIENT_SECRET: 'secret' }),
    ],
  ])('%s: it is refused', async (_title, code, stderr, args, env) => {
    const result = await paidOn([...pay, ...args], env());
    expect([result.code, result.paid, result.stdout]).toEqual([code, [], '']);
    expect(result.stderr).toContain(stderr);
    expect(result.stderr).not.toContain('secret"');
  });
});

describe('a command of the control API is for the platform', () => {
  const reset = ['platforms', 'reset', '--yes'];
  test.each<[title: string, platform: () => string, args: readonly string[], env: () => Variables]>([
    ['of the token', () => team.id, [], member],
    [
      "of the key pair beside the administrator's token",
      () => other.id,
      [],
      () => ({ ...ADMINISTRATOR, ...pairOf(other) }),
    ],
    [
      'that is named, whatever the key pair',
      () => 'payouts-team',
      ['payouts-team'],
      () => ({ ...ADMINISTRATOR, ...pairOf(team) }),
    ],
    [
      'default, with a key pair of another sandbox',
      () => 'default',
      [],
      () => ({ ...ADMINISTRATOR, PAYMENTS_CLIENT_ID: 'live_elsewhere', PAYMENTS_CLIENT_SECRET: 'x' }),
    ],
  ])('%s', async (_title, platform, args, env) => {
    const result = await command([...reset, ...args], env());
    expect([result.code, result.stderr]).toEqual([0, '']);
    expect(result.stdout).toContain(`the platform "${platform()}" of`);
  });

  test('of nobody, which an unknown name is', async () => {
    const result = await command(['events', 'list'], { ...ADMINISTRATOR, PAYMENTS_SANDBOX_PLATFORM: 'nobody' });
    expect([result.code, result.stderr]).toEqual([
      1,
      expect.stringContaining('has no platform "nobody", which PAYMENTS_SANDBOX_PLATFORM names'),
    ]);
  });

  test('of the token only: what needs the control token says whose token it is', async () => {
    const result = await command(['platforms', 'list'], member());
    expect([result.code, result.stderr]).toEqual([
      1,
      expect.stringContaining(`Yours is a token of the platform ${team.id}, and opens no other one.`),
    ]);
  });
});

describe('whoami', () => {
  const facts = async (args: readonly string[], env: Variables, cwd?: string): Promise<unknown> =>
    JSON.parse((await command(['whoami', '--json', ...args], env, cwd)).stdout);

  test('prints address, platform and name with what names them, and what the caller may do', async () => {
    const { code, stdout } = await command(['whoami'], { ...member(), ...pairOf(team) });
    expect([code, stdout.split('\n')]).toEqual([
      0,
      [
        `Sandbox   ${server.url}, by PAYMENTS_SANDBOX_URL`,
        `Platform  ${team.id}, by the token`,
        'Name      checkout-team',
        'Key pair  of test mode, by PAYMENTS_CLIENT_ID',
        'May       Use the dashboard and the control API of this platform, and of no other.',
        '',
      ],
    ]);
    for (const secret of [token, team.test.client_secret]) expect(stdout).not.toContain(secret);
  });

  test('knows an administrator, a member, a job with a key pair, and a person without a credential', async () => {
    const own = { platform: team.id, name: 'checkout-team' };
    expect(await facts(['--platform', 'checkout-team'], ADMINISTRATOR)).toMatchObject({
      ...own,
      platform_source: '--platform',
      credential: 'control_token',
      key_pair: null,
    });
    expect(await facts([], member())).toMatchObject({
      ...own,
      platform_source: 'the token',
      credential: 'platform_token',
    });
    expect(await facts([], pairOf(team))).toMatchObject({ ...own, credential: 'key_pair', key_pair: 'test' });
    expect(await facts([], {})).toMatchObject({ platform: 'default', name: null, credential: null });
    const file = folderWith('platform: payouts-team');
    expect(await facts([], ADMINISTRATOR, file)).toMatchObject({
      platform: other.id,
      platform_source: join(file, 'payments-sandbox.config.yaml'),
    });
  });

  test('refuses an unknown platform and a file that names none', async () => {
    expect(await command(['whoami', '--platform', 'nobody'], ADMINISTRATOR)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('has no platform "nobody"'),
    });
    const { code, stderr } = await command(['whoami'], ADMINISTRATOR, folderWith('platform: 7'));
    expect([code, stderr]).toEqual([2, expect.stringContaining('must be the id or the name of a platform')]);
  });
});
