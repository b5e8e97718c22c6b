import { EventEmitter } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { defaultPlatform } from '../../mock-server/server';
import { signalGroup } from '../../cli/commands/exec/process-group';
import { isRunning } from '../support/is-running';
import { isWindows } from '../support/this-system';
import { temporaryDirectory } from '../store/support';
import { type CliResult, run } from './process-io';

const { execPath: node, env } = process;

/** Runs a program with a sandbox of its own. The name of the file that it may write is its first argument. */
function exec(program: string, options: readonly string[] = [], io: Parameters<typeof run>[1] = {}) {
  const file = join(temporaryDirectory(), 'written');
  const result = run(['exec', ...options, '--', node, '-e', program, file], { env, ...io });
  return { result, written: () => readFileSync(file, 'utf8'), hasWritten: () => existsSync(file) };
}

const write = (text: string) => `require('node:fs').writeFileSync(process.argv[1], ${text});`;
/** A request with a field that the API does not have. */
const violation = `
  const { PAYMENTS_API_URL: url, PAYMENTS_CLIENT_ID: client_id, PAYMENTS_CLIENT_SECRET: client_secret } = process.env;
  const post = (path, headers, body) => fetch(url + path, { method: 'POST', headers, body });
  const json = { 'Content-Type': 'application/json' };
  const pay = async () => {
    const token = await post('/oauth/token', json, JSON.stringify({ client_id, client_secret }));
    const { access_token } = await token.json();
    const headers = { ...json, Authorization: 'Bearer ' + access_token, 'Idempotency-Key': 'k' };
    return post('/v1/payments', headers, '{"amuont":1}');
  };
  const reset = () => post('/_sandbox/platforms/default/reset', json, '{}');
  pay().then(reset)`;

describe('the exit code of exec', () => {
  test.each([
    ['is that of the command', 'process.exit(3)', 3],
    ['is 128 + n after signal n', "process.kill(process.pid, 'SIGKILL')", 137],
  ])('%s', async (_what, program, expected) => {
    const { code, stdout, stderr } = await exec(program).result;
    expect([code, stdout, stderr]).toEqual([expected, '', '']);
  });

  test.each([
    ['no-such-command', ''],
    ['npm run-script test', '\nPass it without quotes: exec -- npm run-script test'],
    [
      "npm test && echo 'all right'",
      String.raw`\nRun it in a shell: exec -- sh -c 'npm test && echo '\''all right'\'''`,
    ],
  ])('is 127 for the unknown command %j', async (command, advice) => {
    const { code, stderr } = await run(['exec', '--', command], { env });
    expect([code, stderr]).toEqual([127, `error: Unknown command: ${command}${advice.replace('\\n', '\n')}\n`]);
  });

  test.each<[options: string[], end: string, code: number]>([
    [[], '', 0],
    [['--fail-on', 'violation'], '', 1],
    [['--fail-on', 'violation'], '.then(() => process.exit(3))', 3],
  ])('with %j and a violation before a reset%s is %i, after a report', async (options, end, expected) => {
    const { code, stdout, stderr } = await exec(violation + end, options).result;
    expect([code, stdout]).toEqual([expected, '']);
    expect(stderr).toContain('2 requests to the sandbox\n');
    expect(stderr).toContain('createPayment has no such field. Did you mean "amount"?');
  });
});

test.each([[['exec']], [['exec', '--fail-on', 'bug', '--', 'true']], [['exec', 'npm', 'test', '--watch']]])(
  '%j is a usage error',
  async (args) => {
    const { code, stderr } = await run(args);
    expect([code, stderr]).toEqual([2, expect.stringContaining('For help: payments-sandbox exec --help\n')]);
  },
);

describe('the configuration file of exec', () => {
  const look = `fetch(process.env.PAYMENTS_SANDBOX_URL + '/_sandbox/platforms/default/' + WHAT)
    .then((response) => response.json())
    .then((body) => require('node:fs').writeFileSync(process.argv[1], JSON.stringify(body)))`;
  const execIn = (text: string, what = "'publishers'") => {
    const cwd = temporaryDirectory();
    writeFileSync(join(cwd, 'package.json'), '{}');
    writeFileSync(join(cwd, 'payments-sandbox.config.yaml'), text);
    return exec(look.replace('WHAT', what), [], { cwd });
  };

  test('is that of start: it creates publishers, and what is of a server alone is left out', async () => {
    const { result, written } = execIn('port: 1\ndata: kept\npublishers: [{ url: http://127.0.0.1:3999/hooks }]');
    expect(await result).toMatchObject({ code: 0, stderr: '' });
    expect(JSON.parse(written()).data).toEqual([expect.objectContaining({ url: 'http://127.0.0.1:3999/hooks' })]);
  });

  test.each([
    ['prot: 1', 'unknown key "prot" in '],
    ['faults: [{ operation: createPayment }]', 'faults[0]'],
  ])('with %s nothing is run', async (text, problem) => {
    const { result, hasWritten } = execIn(text);
    expect(await result).toMatchObject({ code: 2, stderr: expect.stringContaining(problem) });
    expect(hasWritten()).toBe(false);
  });
});

test('a command of exec has the address and the test keys of a sandbox in its environment', async () => {
  const program = `${write('JSON.stringify(process.env)')}`;
  const outer = { PAYMENTS_SANDBOX_CONTROL_TOKEN: 'a-token-of-another-sandbox', PAYMENTS_SANDBOX_PLATFORM: 'team' };
  const { result, written } = exec(program, ['--random-seed', 'a'], { env: { ...env, ...outer, OWN: 'kept' } });
  expect((await result).code).toBe(0);
  const variables: Record<string, string> = JSON.parse(written());
  const { test: keys } = defaultPlatform;
  expect(variables).toMatchObject({
    OWN: 'kept',
    PAYMENTS_SANDBOX_URL: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/),
    PAYMENTS_SANDBOX_PLATFORM: 'default',
    PAYMENTS_SANDBOX_CLIENT_ID: keys.client_id,
    PAYMENTS_SANDBOX_CLIENT_SECRET: keys.client_secret,
    PAYMENTS_API_URL: variables['PAYMENTS_SANDBOX_URL'],
    PAYMENTS_CLIENT_ID: keys.client_id,
    PAYMENTS_CLIENT_SECRET: keys.client_secret,
  });
  expect(variables).not.toHaveProperty('PAYMENTS_SANDBOX_CONTROL_TOKEN');
  await expect(fetch(`${variables['PAYMENTS_API_URL']}/_sandbox/health`)).rejects.toThrow('fetch failed');
});

test('exec --random-seed makes a reproducible sandbox', async () => {
  const program = `fetch(process.env.PAYMENTS_SANDBOX_URL + '/_sandbox/platforms/default/clock')
    .then((response) => response.text()).then((text) => { ${write('text')} })`;
  const { result, written } = exec(program, ['--random-seed', 'a']);
  expect((await result).code).toBe(0);
  expect(written()).toContain('2026-01-01T00:00:00');
});

test('exec does not run the command without its seed', async () => {
  const { result, hasWritten } = exec(write('1'), ['--seed', 'nowhere.json']);
  const { code, stderr } = await result;
  expect([code, hasWritten()]).toEqual([2, false]);
  expect(stderr).toContain('The seed file nowhere.json cannot be read. There is no such file or folder.');
});

// Windows has no process groups, and no signals that a program can handle.
test.skipIf(isWindows)('exec ends what its command has left running', async () => {
  const { result, written } = exec(`
    const { spawn } = require('node:child_process');
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
    ${write('String(child.pid)')}
    process.exit(0);`);
  expect((await result).code).toBe(0);
  // The signal was sent. The system ends the process, and its new parent forgets it, a moment later.
  await vi.waitUntil(() => !isRunning(Number(written())), 10_000);
});

test('on Windows, exec ends a running command with all that it has started', () => {
  const ran: unknown[] = [];
  const windows = { isWindows: true, kill: () => expect.unreachable(), run: (...call: unknown[]) => ran.push(call) };
  const running = { pid: 7, exitCode: null, signalCode: null };
  const ended = [
    signalGroup(running, 'SIGKILL', windows),
    signalGroup({ ...running, exitCode: 0 }, 'SIGTERM', windows),
  ];
  expect([ended, ran]).toEqual([
    [false, false],
    [[expect.stringContaining('\\System32\\taskkill.exe'), ['/PID', '7', '/T', '/F']]],
  ]);
});

// The same.
test.skipIf(isWindows)('exec passes a signal on, waits for the command, and exits with 128 + n', async () => {
  const signals = new EventEmitter();
  const { result, written, hasWritten } = exec(
    `process.on('SIGINT', () => { ${write("'ended'")} process.exit(0); });
    setInterval(() => {}, 1000);
    ${write("'ready'")}`,
    [],
    { signals },
  );
  await vi.waitFor(() => expect(hasWritten()).toBe(true), { timeout: 15_000 });
  signals.emit('SIGINT');
  signals.emit('SIGINT'); // npx repeats a Ctrl+C
  const { code }: CliResult = await result;
  expect([code, written()]).toEqual([130, 'ended']);
});
