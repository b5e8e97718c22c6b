import type { Command } from 'commander';
import { describe, expect, test } from 'vitest';
import { commands } from '../../cli/program';
import { createReporter } from '../../cli/reporter';
import { run, silentIo, startHere } from './process-io';

/** Returns `start` without its action. */
async function startIn(env: Readonly<Record<string, string>>): Promise<Command> {
  const io = { ...silentIo, env };
  const root = await commands(io, await createReporter(io), () => undefined, ['start']);
  const start = root.commands.find((command) => command.name() === 'start');
  return start?.action(() => undefined) ?? expect.unreachable('start is not a command');
}

/** Returns the options of `start` with arguments, in an environment. */
async function optionsOf(args: readonly string[], env: Readonly<Record<string, string>>): Promise<object> {
  return (await (await startIn(env)).parseAsync(args, { from: 'user' })).opts();
}

/** For each option: its variable, and the arguments that mean the same. */
const sameAs: readonly (readonly [variable: string, value: string, ...args: string[]])[] = [
  ['PORT', '4020', '--port', '4020'],
  ['HOST', '0.0.0.0', '--host', '0.0.0.0'],
  ['DATA', 'a b', '--data', 'a b'],
  ['DATA_IF_WRITABLE', '/data', '--data-if-writable', '/data'],
  ['MEMORY', 'true', '--memory'],
  ['STORE', 'postgres://u@db/sandbox', '--store', 'postgres://u@db/sandbox'],
  ['ADVERTISE', 'http://10.0.0.5:4010/', '--advertise', 'http://10.0.0.5:4010'],
  ['TAKE_OVER', '1', '--take-over'],
  ['FSYNC', 'true', '--fsync'],
  ['DETACH', '1', '--detach'],
  ['WATCH', '1', '--watch'],
  ['SEED', 'demo', '--seed', 'demo'],
  ['RANDOM_SEED', 'a,b', '--random-seed', 'a,b'],
  ['DETERMINISTIC', 'a', '--deterministic', 'a'],
  ['NO_AUTO_ENABLE', 'true', '--no-auto-enable'],
  ['REQUIRE_SUB_ACCOUNT', '1', '--require-sub-account'],
  ['DISPUTE_FEE_CENTS', '1500', '--dispute-fee-cents', '1500'],
  ['CAD_PROCESSING_FEE', '1.5+10', '--cad-processing-fee', '1.5+10'],
  ['CUSTOMER_PAYMENT_METHODS', '3', '--customer-payment-methods', '3'],
  ['MAX_PLATFORM_BYTES', '500MB', '--max-platform-bytes', '500000000'],
  ['KEEP_EVENTS', '30d', '--keep-events', '30d'],
  ['ALLOW_HOST', 'a.test,b.test', '--allow-host', 'a.test', '--allow-host', 'b.test'],
  [
    'ALLOW_ORIGIN',
    'https://a.test, http://b.test:1',
    '--allow-origin=https://a.test',
    '--allow-origin=http://b.test:1',
  ],
  ['ALLOW_PUBLISHER_HOST', 'hooks.test', '--allow-publisher-host', 'hooks.test'],
  ['WEBHOOK_HEADER_PREFIX', 'Shop', '--webhook-header-prefix', 'Shop'],
  ['BASE_PATH', '/pay/', '--base-path', '/pay'],
  ['CHECKOUT_URL', 'https://pay.test/', '--checkout-url', 'https://pay.test'],
  ['ONBOARDING_URL', 'https://join.test', '--onboarding-url', 'https://join.test'],
  ['ALLOW_FRAME', 'https://a.test,https://b.test', '--allow-frame=https://a.test', '--allow-frame=https://b.test'],
  ['HTTPS', 'true', '--https'],
  ['TLS_CERT', 'a.pem', '--tls-cert', 'a.pem'],
  ['TLS_KEY', 'b.pem', '--tls-key', 'b.pem'],
  ['CONTROL_TOKEN', 'a-token-of-the-tests', '--control-token', 'a-token-of-the-tests'],
  ['LOG', 'true', '--log'],
  ['LOG_LEVEL', 'info', '--log-level', 'info'],
  ['LOG_FORMAT', 'json', '--log-format', 'json'],
  ['METRICS_PORT', '9464', '--metrics-port', '9464'],
  ['METRICS_HOST', '0.0.0.0', '--metrics-host', '0.0.0.0'],
  ['JSON', '1', '--json'],
];

/** Kubernetes and Docker set variables to these for services with the name of the project. */
const serviceLinks = ['tcp://10.96.0.7:4010', 'udp://10.96.0.7:4010', 'TCP://10.96.0.7:4010'];

describe('each option of start', () => {
  test('has a variable', async () => {
    const { options } = await startIn({});
    const variables = options.map(({ long = '' }) => long.slice(2).toUpperCase().replaceAll('-', '_'));
    expect(variables.sort()).toEqual(sameAs.map(([variable]) => variable).sort());
  });

  test.each(sameAs)('PAYMENTS_SANDBOX_%s=%s means %s %s %s %s', async (variable, value, ...args) => {
    const expected = await optionsOf(args, {});
    expect(expected).not.toEqual(await optionsOf([], {}));
    expect(await optionsOf([], { [`PAYMENTS_SANDBOX_${variable}`]: value })).toEqual(expected);
  });

  test.each(['', ...serviceLinks])('has a variable that is not given when it is %j', async (silence) => {
    const env = Object.fromEntries(sameAs.map(([variable]) => [`PAYMENTS_SANDBOX_${variable}`, silence]));
    expect(await optionsOf([], env)).toEqual(await optionsOf([], {}));
  });

  test('is in the help with its variable, in 80 columns', async () => {
    const { stdout } = await run(['start', '--help-all']);
    const [help = ''] = stdout.split('Examples:');
    expect(help.split('\n').filter((line) => line.length > 80)).toEqual([]);
    const listed = Array.from(help.matchAll(/^ {2}PAYMENTS_SANDBOX_(\w+)=/gm), ([, variable]) => variable);
    expect([...listed, 'DETERMINISTIC'].sort()).toEqual(sameAs.map(([variable]) => variable).sort());
    for (const line of ['PORT=<number>', 'ALLOW_HOST=<name>,…', 'NO_AUTO_ENABLE=true'])
      expect(help).toContain(`\n  PAYMENTS_SANDBOX_${line}\n`);
  });
});

test.each<[env: Record<string, string>, args: string[], same: string[]]>([
  [{ PORT: '1' }, ['-p', '2'], ['--port', '2']],
  [{ PORT: 'wrong' }, ['--port', '2'], ['--port', '2']],
  [{ ALLOW_HOST: 'a,b' }, ['--allow-host', 'c'], ['--allow-host', 'c']],
  [
    { CONTROL_TOKEN: 'short' },
    ['--control-token', 'a-token-of-the-tests'],
    ['--control-token', 'a-token-of-the-tests'],
  ],
  [{ MEMORY: 'false', FSYNC: '0' }, [], []],
  [{ MEMORY: 'false', DATA: 'x' }, [], ['--data', 'x']],
  [{ NO_AUTO_ENABLE: 'false' }, [], []],
  // An option on the command line wins over the variables of those that it excludes.
  [{ DATA: 'x', FSYNC: 'true', TAKE_OVER: '1' }, ['--memory'], ['--memory']],
  [{ MEMORY: 'true' }, ['--data', 'x'], ['--data', 'x']],
  [{ MEMORY: 'true', DATA: 'x' }, ['--fsync'], ['--fsync', '--data', 'x']],
  [{ RANDOM_SEED: 'a' }, ['--deterministic', 'b'], ['--deterministic', 'b']],
  [{ DETERMINISTIC: 'a' }, ['--random-seed', 'b'], ['--random-seed', 'b']],
  [
    { DATA: 'x', MEMORY: '1', RANDOM_SEED: 'a' },
    ['--store', 'postgres://db/sandbox'],
    ['--store', 'postgres://db/sandbox'],
  ],
  // Kubernetes sets these for a Service with the name of the program.
  [{ PORT: 'tcp://10.96.0.7:4010', SERVICE_HOST: '10.96.0.7', SERVICE_PORT: '4010' }, [], []],
])('the variables %j with %j mean %j', async (variables, args, same) => {
  const env = Object.fromEntries(Object.entries(variables).map(([name, text]) => [`PAYMENTS_SANDBOX_${name}`, text]));
  expect(await optionsOf(args, env)).toEqual(await optionsOf(same, {}));
});

const store = 'postgres://user:s3cret@db/sandbox';

describe('a usage error names the variable, and no secret', () => {
  test.each<[env: Record<string, string>, args: string[], ...texts: string[]]>([
    [{ PORT: 'http' }, [], "'PAYMENTS_SANDBOX_PORT' value 'http' is invalid. A port is an integer"],
    [{ PORT: ' ' }, [], "'PAYMENTS_SANDBOX_PORT'"],
    [{ HOST: 'http://localhost' }, [], "'PAYMENTS_SANDBOX_HOST'", 'Pass an IP address'],
    [
      { ALLOW_HOST: 'a,x.test:80' },
      [],
      "'PAYMENTS_SANDBOX_ALLOW_HOST' value 'a,x.test:80' is invalid",
      'without a port',
    ],
    [{ ALLOW_HOST: 'a b' }, [], "'PAYMENTS_SANDBOX_ALLOW_HOST'"],
    [{ ALLOW_ORIGIN: 'shop.test' }, [], "'PAYMENTS_SANDBOX_ALLOW_ORIGIN'", 'Pass the origin of a page'],
    [{ ADVERTISE: 'http://u:s3cret@h' }, [], "'PAYMENTS_SANDBOX_ADVERTISE'"],
    [{ CUSTOMER_PAYMENT_METHODS: '0' }, [], "'PAYMENTS_SANDBOX_CUSTOMER_PAYMENT_METHODS'"],
    ...['yes', 'TRUE', 'on', '2', ' true'].map((text): [Record<string, string>, string[], ...string[]] => [
      { MEMORY: text },
      [],
      `'PAYMENTS_SANDBOX_MEMORY' value '${text}' is invalid. Pass true or 1, or false or 0.`,
    ]),
    [{ NO_AUTO_ENABLE: 'no' }, [], "'PAYMENTS_SANDBOX_NO_AUTO_ENABLE'"],
    [
      { CONTROL_TOKEN: 's3cret' },
      [],
      "the value of environment variable 'PAYMENTS_SANDBOX_CONTROL_TOKEN' is invalid",
      '16 to',
    ],
    [{ STORE: 'mysql://u:s3cret@db' }, [], "environment variable 'PAYMENTS_SANDBOX_STORE' is invalid. Pass the URL"],
    [{ STORE: 's3cret' }, [], "environment variable 'PAYMENTS_SANDBOX_STORE' is invalid"],
    [{ ADVERTISE: 'http://10.0.0.5' }, [], "'PAYMENTS_SANDBOX_ADVERTISE' can only be used with '--store <url>'"],
    [{ ADVERTISE: 'http://10.0.0.5', STORE: '' }, [], "'PAYMENTS_SANDBOX_ADVERTISE' can only be used with"],
    [
      { DATA: 'x', MEMORY: '1' },
      [],
      "variable 'PAYMENTS_SANDBOX_MEMORY' cannot be",
      "variable 'PAYMENTS_SANDBOX_DATA'",
    ],
    [{ MEMORY: 'true', FSYNC: 'true' }, [], "'PAYMENTS_SANDBOX_FSYNC'", "'PAYMENTS_SANDBOX_MEMORY'"],
    [
      { RANDOM_SEED: 'a', DETERMINISTIC: 'a' },
      [],
      "'PAYMENTS_SANDBOX_RANDOM_SEED'",
      "'PAYMENTS_SANDBOX_DETERMINISTIC'",
    ],
    [{ STORE: store, DATA: 'x' }, [], "'PAYMENTS_SANDBOX_STORE'", "'PAYMENTS_SANDBOX_DATA'"],
    [{ STORE: store, MEMORY: '1' }, [], "'PAYMENTS_SANDBOX_STORE'", "'PAYMENTS_SANDBOX_MEMORY'"],
    // Data would not be in the database.
    [{ STORE: store }, ['--memory'], "variable 'PAYMENTS_SANDBOX_STORE' cannot be used with option '--memory'"],
    [{ STORE: store }, ['--data', 'x'], "'PAYMENTS_SANDBOX_STORE' cannot be used with option '--data <dir>'"],
    [{ STORE: store }, ['--random-seed', 'a'], "cannot be used with option '--random-seed <text>'"],
  ])('%j with %j', async (variables, args, ...texts) => {
    const env = Object.fromEntries(Object.entries(variables).map(([name, text]) => [`PAYMENTS_SANDBOX_${name}`, text]));
    const { code, stdout, stderr } = await run(['start', ...args], { env });
    expect([code, stdout]).toEqual([2, '']);
    for (const text of [...texts, 'For help: payments-sandbox start --help']) expect(stderr).toContain(text);
    expect(stderr).not.toContain('s3cret');
  });
});

test.each([80, 100])('the help of start is within 60 lines at %i columns, and names every option', async (columns) => {
  const { stdout } = await run(['start', '--help'], { isTTY: true, columns });
  expect(stdout.trimEnd().split('\n').length).toBeLessThanOrEqual(60);
  const { options } = await startIn({});
  const shown = options.filter(({ hidden }) => !hidden);
  const missing = shown.filter(({ long }) => !new RegExp(`${long}(?![\\w-])`).test(stdout));
  expect(missing.map(({ long }) => long)).toEqual([]);
  expect(stdout).toContain('All options and variables: payments-sandbox start --help-all\n');
});

test('help shows no value of the environment', async () => {
  const env = { PAYMENTS_SANDBOX_STORE: store, PAYMENTS_SANDBOX_CONTROL_TOKEN: 's3cret-token-of-the-tests' };
  for (const help of ['--help', '--help-all']) {
    const { code, stdout } = await run(['start', help], { env });
    expect(code).toBe(0);
    expect(stdout).not.toContain('s3cret');
  }
});

describe('PORT and HOST, which hosting services set', () => {
  test.each<[env: Record<string, string>, args: string[], same: string[]]>([
    [{ PORT: '8080', HOST: '0.0.0.0' }, [], ['--port', '8080', '--host', '0.0.0.0']],
    [{ PORT: '8080', PAYMENTS_SANDBOX_PORT: '8081' }, [], ['--port', '8081']],
    [{ PORT: '8080', PAYMENTS_SANDBOX_PORT: 'tcp://10.96.0.7:4010' }, [], ['--port', '8080']],
    [{ PORT: 'tcp://10.96.0.7:80', HOST: 'udp://10.96.0.7:80' }, [], []],
    [{ PORT: '8080', HOST: '::' }, ['--port', '1'], ['--port', '1', '--host', '::']],
    [{ PORT: '', HOST: 'laptop.local' }, [], []],
    [{ HOST: 'localhost' }, [], ['--host', 'localhost']],
  ])('%j with %j means %j', async (env, args, same) => {
    expect(await optionsOf(args, env)).toEqual(await optionsOf(same, {}));
  });

  test('a bad PORT is a usage error that names it', async () => {
    const { code, stderr } = await run(['start'], { env: { PORT: 'http' } });
    expect(code).toBe(2);
    expect(stderr).toContain("environment variable 'PORT' value 'http' is invalid. A port is");
  });

  test('a HOST that is the name of the machine is ignored with a warning, unless another one is given', async () => {
    const env = { HOST: 'laptop.local', PAYMENTS_SANDBOX_HOST: 'tcp://10.96.0.7:4010' };
    const { stop } = await startHere(['--memory'], { env });
    expect((await stop()).stderr).toMatch(
      /^warning: The environment variable HOST is ignored: laptop\.local is neither/,
    );
    const other = await startHere(['--memory', '--host', '127.0.0.1'], { env });
    expect((await other.stop()).stderr).toBe('');
  });
});
