import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { loopbackWithoutProxy, proxyVariableOf } from '../../cli/proxies';
import { recordRun, RUN_DIRECTORY_VARIABLE } from '../../mock-server/verdict/run-files';
import { createSandbox } from '../../mock-server';
import { variableIn } from '../../spec/vocabulary/environment-variable';
import { Client } from '../../sdk';
import { run } from '../cli/process-io';
import { filesBelow } from '../support/files-below';

afterEach(() => {
  vi.unstubAllEnvs();
});

/** Values that say nothing: Kubernetes and Docker set links for services whose names are like ours. */
const silent = ['', 'tcp://10.96.0.7:4010', 'udp://10.96.0.7:4010', 'sctp://10.96.0.7:4010', 'TCP://[fd00::7]:4010'];

test.each(silent)('a variable that is %j says nothing', (value) => {
  expect(variableIn({ NAME: value }, 'NAME')).toBeUndefined();
  expect(variableIn({}, 'NAME')).toBeUndefined();
});

test.each([' ', '0', 'false', '4010', 'http://10.0.0.1', 'see tcp://10.96.0.7', 'postgres://db'])(
  'a variable that is %j says so',
  (value) => expect(variableIn({ NAME: value }, 'NAME')).toBe(value),
);

describe.each(silent)('%j is ignored', (value) => {
  test.each([
    ['PAYMENTS_API_URL', 'baseUrl'],
    ['PAYMENTS_CLIENT_ID', 'clientId'],
    ['PAYMENTS_CLIENT_SECRET', 'clientSecret'],
  ])('as %s, by the SDK', (variable, option) => {
    vi.stubEnv('PAYMENTS_API_URL', 'http://sandbox.test');
    vi.stubEnv('PAYMENTS_CLIENT_ID', 'id');
    vi.stubEnv('PAYMENTS_CLIENT_SECRET', 'secret');
    expect(() => new Client()).not.toThrow();
    vi.stubEnv(variable, value);
    expect(() => new Client()).toThrow(`${option} is missing: pass it to the client, or set ${variable}`);
  });

  test('as PAYMENTS_SANDBOX_URL, by a command', async () => {
    const url = 'http://127.0.0.1:1';
    expect((await run(['platforms', 'list'], { env: { PAYMENTS_SANDBOX_URL: url } })).stderr).toContain(url);
    const { stderr } = await run(['open', '--sandbox', 'http://127.0.0.1:2'], { env: { PAYMENTS_SANDBOX_URL: value } });
    expect(stderr).toContain('http://127.0.0.1:2');
    const silence = await run(['platforms', 'list'], { env: { PAYMENTS_SANDBOX_URL: value } });
    expect(silence.stderr).not.toContain('PAYMENTS_SANDBOX_URL');
    expect(silence.code).not.toBe(2);
  });

  test.each([
    ['platforms', 'list'],
    ['compare', '/does-not-exist.har'],
  ])('as PAYMENTS_SANDBOX_CONTROL_TOKEN, by %s', async (...args) => {
    const bad = await run(args, { env: { PAYMENTS_SANDBOX_CONTROL_TOKEN: value } });
    expect(bad).toEqual(await run(args));
  });

  test('as the directory of a run, by the test kit', async () => {
    const sandbox = createSandbox();
    vi.stubEnv(RUN_DIRECTORY_VARIABLE, value);
    expect(() => recordRun({ facts: sandbox.platform().facts() })).not.toThrow();
    await sandbox.close();
  });
});

const local = 'localhost,127.0.0.1,[::1]';
const proxy = 'http://proxy.test:3128';

test.each<[env: Record<string, string>, added: Record<string, string>]>([
  [{}, {}],
  [{ NO_PROXY: 'a.test' }, {}],
  [{ HTTP_PROXY: '' }, {}],
  [{ HTTP_PROXY: proxy }, { NO_PROXY: local }],
  [{ http_proxy: proxy }, { NO_PROXY: local }],
  [{ https_proxy: proxy }, { NO_PROXY: local }],
  [{ HTTPS_PROXY: proxy, NO_PROXY: '' }, { NO_PROXY: local }],
  [
    { HTTPS_PROXY: proxy, NO_PROXY: 'a.test, localhost b.test:80' },
    { NO_PROXY: `a.test,localhost,b.test:80,127.0.0.1,[::1]` },
  ],
  [{ HTTP_PROXY: proxy, no_proxy: 'a.test' }, { no_proxy: `a.test,${local}` }],
  [
    { HTTP_PROXY: proxy, no_proxy: '', NO_PROXY: 'a.test' },
    { no_proxy: local, NO_PROXY: `a.test,${local}` },
  ],
  [{ HTTP_PROXY: proxy, NO_PROXY: '*' }, { NO_PROXY: '*' }],
  [{ HTTP_PROXY: proxy, NO_PROXY: local }, { NO_PROXY: local }],
])('with %j, calls to this machine use no proxy: %j', (env, added) => {
  expect(loopbackWithoutProxy(env)).toEqual(added);
});

const both = { HTTP_PROXY: proxy, HTTPS_PROXY: proxy };

test.each<[url: string, env: Record<string, string>, variable: string | undefined]>([
  ['http://sandbox.test', {}, undefined],
  ['http://sandbox.test', { HTTPS_PROXY: proxy }, undefined],
  ['http://sandbox.test', both, 'HTTP_PROXY'],
  ['https://sandbox.test', both, 'HTTPS_PROXY'],
  ['https://sandbox.test', { ...both, https_proxy: proxy }, 'https_proxy'],
  ['http://127.0.0.1:4010', both, undefined],
  ['http://[::1]:4010', both, undefined],
  ['https://localhost', both, undefined],
  ['http://sandbox.test', { ...both, NO_PROXY: '*' }, undefined],
  ['http://sandbox.test', { ...both, NO_PROXY: 'a.test, Sandbox.test' }, undefined],
  ['http://a.sandbox.test', { ...both, NO_PROXY: 'sandbox.test' }, undefined],
  ['http://a.sandbox.test', { ...both, NO_PROXY: '.sandbox.test' }, undefined],
  ['http://a.sandbox.test', { ...both, NO_PROXY: '*.sandbox.test' }, undefined],
  ['http://mysandbox.test', { ...both, NO_PROXY: 'sandbox.test' }, 'HTTP_PROXY'],
  ['http://sandbox.test:4010', { ...both, NO_PROXY: 'sandbox.test:4010' }, undefined],
  ['http://sandbox.test', { ...both, NO_PROXY: 'sandbox.test:80' }, undefined],
  ['https://sandbox.test', { ...both, NO_PROXY: 'sandbox.test:80' }, 'HTTPS_PROXY'],
])('a call of %s with %j uses the proxy of %s', (url, env, variable) => {
  expect(proxyVariableOf(url, env)).toBe(variable);
});

/** Each place that reads the environment. What is ours is read by `variableIn`; the rest belongs to others. */
const readers = [
  "cli/commands/exec/process-group.ts process.env['SystemRoot']",
  "cli/commands/open/run.ts env['CI']",
  "cli/index.ts process.env['NODE_DISABLE_COMPILE_CACHE']",
  "cli/paint.ts { NO_COLOR, FORCE_COLOR, TERM }: Io['env']",
  "cli/proxies.ts env['NODE_USE_ENV_PROXY']",
  'cli/proxies.ts env[name]',
  "mock-server/store/journal/file/operating-system.ts process.env['SystemRoot']",
  // It is set there, too.
  'mock-server/verdict/run-files.ts process.env[RUN_DIRECTORY_VARIABLE]',
];

test('nothing else reads the environment by a name', () => {
  const reads = /(process\.)?\benv(\.|\?\.)?\[[^\]]*\]|\{[^{}]*\}( = [^:]*)?: Io\['env'\]/g;
  const found = ['sdk', 'cli', 'mock-server']
    .flatMap(filesBelow)
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('generated'))
    .flatMap((file) => Array.from(readFileSync(file, 'utf8').matchAll(reads), ([text]) => `${file} ${text}`));
  expect([...new Set(found)].sort()).toEqual(readers);
});
