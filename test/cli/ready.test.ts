import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { testRunnerOf } from '../../cli/commands/ready/test-runner';
import { readyRowIds } from '../../spec/tables/ready-rows';
import { payment, scenarioPayment } from '../support/bodies';
import { temporaryDirectory } from '../store/support';
import { run } from './process-io';
import { sharedSandbox } from './support/shared-sandbox';

const { execPath: node, env } = process;
let shared: Awaited<ReturnType<typeof sharedSandbox>>;
beforeEach(async () => {
  shared = await sharedSandbox();
});

const folderWith = (accept: object): string => {
  const folder = temporaryDirectory();
  writeFileSync(join(folder, 'payments-sandbox.config.json'), JSON.stringify({ ready: { accept } }));
  return folder;
};
const onRunning = (args: readonly string[] = [], io: Parameters<typeof run>[1] = {}) =>
  run(['ready', ...shared.options, ...args], io);
const send = (body: object) => shared.platform.testMode.post('/v1/payments', body);
const pay = (fields: object = {}) => send({ ...payment(), ...fields });

describe('ready on a running sandbox', () => {
  test('begins with the verdict, then has what to do next, and counts the rest', async () => {
    await pay();
    const { code, stdout, stderr } = await onRunning([], { cwd: temporaryDirectory() });
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout.split('\n')[0]).toBe('Not ready yet: 4 rows were not met. None failed.');
    expect(stdout).toContain(
      '  1. Declines\n     Insufficient funds; an expired card; a stop for suspected fraud [declines]\n',
    );
    expect(stdout).toContain('       POST /faults { "operation": "createPayment", "times": 1, "fault": { "scenario":');
    expect(stdout).toContain("       assert order.status == 'declined'\n");
    expect(stdout.match(/^ {2}\d\. .*$/gm)).toEqual(['  1. Declines', '  2. Retries']);
    expect(stdout.match(/^ {5}.*\[(\w+)\]$/gm)).toHaveLength(4);
    expect(stdout).toContain(
      '       # and the same with { "scenario": "expired_card" }, { "scenario": "restricted_card" }\n',
    );
    expect(stdout.replaceAll(/\s+/g, ' ')).toContain(
      'Accepted: explored (only ready -- COMMAND sees it). Accepted: compared (only ready -- COMMAND sees it).',
    );
    expect(stdout).toContain('\nPassed: 1. Not for you: 11.');
    const page = `${shared.url}/_sandbox/dashboard/${shared.platform.id}/ready`;
    expect(stdout).toContain(`\nLive, with the requests:\n  ${page}\n`);
    expect((await fetch(page)).status).toBe(200);
  });

  test.each([
    ['vitest', "expect(order.status).toBe('declined');"],
    ['jest', "expect(order.status).toBe('declined');"],
    ['mocha', "assert.equal(order.status, 'declined');"],
  ])('has lines of test for %s', async (runner, line) => {
    const cwd = temporaryDirectory();
    writeFileSync(join(cwd, 'package.json'), JSON.stringify({ devDependencies: { [runner]: '*' } }));
    await pay();
    const { stdout } = await onRunning([], { cwd });
    expect(stdout).toContain(
      "       platform.faults.create({ operation: 'createPayment', times: 1, fault: { scenario: 'insufficient_funds' } });\n",
    );
    expect(stdout).toContain(`       ${line}\n`);
  });

  test.each([
    [['npx', 'vitest', 'run'], 'vitest'],
    [['npm', 'test'], 'node'],
    [['pnpm', 'run', 'unit'], 'jest'],
    [['make', 'check'], 'vitest'],
    [['python3', '-m', 'pytest'], 'other'],
  ] as const)(
    'knows the runner of %j by the command, then by its script, then by the packages: %s',
    (command, runner) => {
      const cwd = temporaryDirectory();
      const scripts = { test: 'node --test', unit: 'jest' };
      writeFileSync(join(cwd, 'package.json'), JSON.stringify({ scripts, devDependencies: { vitest: '*' } }));
      expect(testRunnerOf({ cwd }, command)).toBe(runner);
    },
  );

  test('has every row as JSON', async () => {
    await pay();
    const { stdout } = await onRunning(['--json']);
    const { verdict, rows } = JSON.parse(stdout);
    expect(verdict).toBe('not_met');
    expect(rows.map(({ id }: { id: string }) => id)).toEqual(readyRowIds);
    for (const row of rows) expect(Object.keys(row)).toEqual(['id', 'group', 'status', 'why', 'how']);
  });

  test('fails for a violation that was accepted, and with --strict for what was not met', async () => {
    await pay();
    expect((await onRunning()).code).toBe(0);
    expect((await onRunning(['--strict'])).code).toBe(1);
    await pay({ amuont: 1 });
    const refused = await onRunning(['--json']);
    expect([refused.code, refused.stdout]).toEqual([0, expect.stringContaining('Refused, which fails nothing: req_')]);
    await shared.platform.testMode.get('/v1/payments?colour=red');
    const failed = await onRunning();
    expect(failed.code).toBe(1);
    expect(failed.stdout).toMatch(
      /Failed\n {2}Every accepted request .*: no\.\n {4}req_\w+: listPayments: query\.colour\./,
    );
  });

  test('has the declines that a suite met', async () => {
    for (const scenario of ['insufficient_funds', 'expired_card', 'restricted_card'])
      await send(scenarioPayment(scenario));
    const { rows } = JSON.parse((await onRunning(['--json'])).stdout);
    expect(rows.find(({ id }: { id: string }) => id === 'declines')).toMatchObject({ status: 'passed' });
  });

  test('writes a page without a script, a JUnit report and the summary of a job', async () => {
    await pay();
    await shared.platform.testMode.get('/v1/payments?a%3Cscript%3E%7C=red');
    const cwd = temporaryDirectory();
    const summary = join(cwd, 'summary.md');
    const files = ['--html', 'out/ready.html', '--junit', 'out/ready.xml'];
    const { code } = await onRunning(files, { cwd, env: { ...env, GITHUB_STEP_SUMMARY: summary } });
    expect(code).toBe(1);
    const page = readFileSync(join(cwd, 'out/ready.html'), 'utf8');
    expect(page).toContain('<h1>Not ready: 1 row failed');
    expect(page).not.toMatch(/<script|a<|src=/);
    const junit = readFileSync(join(cwd, 'out/ready.xml'), 'utf8');
    expect(junit).toContain(`<testsuites name="payments-sandbox ready" tests="${readyRowIds.length}" failures="1"`);
    expect(junit.match(/<testcase /g)).toHaveLength(readyRowIds.length);
    const markdown = readFileSync(summary, 'utf8');
    expect(markdown.match(/^\| (Failed|Not met|Passed|Not for you) \|/gm)).toHaveLength(readyRowIds.length);
    expect(markdown).not.toContain('<script');
  });
});

describe('rows that the configuration accepts', () => {
  test('are not for the program, with the reason, and said where they are met', async () => {
    await pay();
    const cwd = folderWith({ retries: 'a queue does it', requests_valid: 'later' });
    const { stdout } = await onRunning([], { cwd });
    expect(stdout).toContain('Accepted: retries (a queue does it).');
    expect(stdout.replaceAll('\n', ' ')).toContain(
      'requests_valid is accepted in the configuration, and met: take it out there.',
    );
    const { rows } = JSON.parse((await onRunning(['--json'], { cwd })).stdout);
    expect(rows.find(({ id }: { id: string }) => id === 'retries')).toMatchObject({
      status: 'not_for_you',
      why: 'Accepted: a queue does it.',
    });
  });

  test.each([
    [{ dispute_answerd: 'no' }, 'unknown row "dispute_answerd" in ready.accept', 'Did you mean "dispute_answered"?'],
    [{ retries: '' }, 'ready.accept', 'must be the reason, as a text'],
  ])('%j is a usage error', async (accept, start, end) => {
    const { code, stderr } = await onRunning([], { cwd: folderWith(accept) });
    expect(code).toBe(2);
    expect(stderr.replaceAll(/\s+/g, ' ')).toMatch(new RegExp(`${start}.*${end.replace('?', String.raw`\?`)}`));
  });
});

const program = `
  const { PAYMENTS_API_URL: url, PAYMENTS_CLIENT_ID: client_id, PAYMENTS_CLIENT_SECRET: client_secret } = process.env;
  const json = { 'Content-Type': 'application/json' };
  const post = (path, headers, body) => fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  const pay = async (body) => {
    const { access_token } = await (await post('/oauth/token', json, { client_id, client_secret })).json();
    const headers = { ...json, Authorization: 'Bearer ' + access_token, 'Idempotency-Key': 'k' };
    return post('/v1/payments', headers, body);
  };
  const reset = () => post('/_sandbox/platforms/default/reset', json, {});
  console.log('from the suite');`;
const valid = JSON.stringify(payment());

const withCommand = (code: string, args: readonly string[] = []) =>
  run(['ready', ...args, '--', node, '-e', `${program}${code}`], { env, cwd: temporaryDirectory() });

describe('ready with a command', () => {
  test('judges what its requests did, over a reset', async () => {
    const { code, stdout } = await withCommand(`pay(${valid}).then(reset)`);
    expect([code, stdout]).toEqual([0, expect.stringContaining('Not ready yet: 6 rows were not met. None failed.')]);
  });

  test('exits as the command does, after the verdict', async () => {
    const { code, stdout } = await withCommand(`pay(${valid}).then(() => process.exit(3))`);
    expect([code, stdout]).toEqual([3, expect.stringContaining('Not ready yet')]);
  });

  test('prints nothing else than JSON with --json', async () => {
    const { code, stdout } = await withCommand(`pay(${valid})`, ['--json']);
    expect([code, JSON.parse(stdout).verdict]).toEqual([0, 'not_met']);
  });

  test('counts a platform that the suite deletes', async () => {
    const deleted = `
      post('/_sandbox/platforms', json, {}).then((r) => r.json()).then(async ({ id, test }) => {
        const { access_token } = await (await post('/oauth/token', json, test)).json();
        const headers = { ...json, Authorization: 'Bearer ' + access_token, 'Idempotency-Key': 'k' };
        await post('/v1/payments', headers, ${valid});
        await fetch(url + '/_sandbox/platforms/' + id, { method: 'DELETE' });
      })`;
    const { stdout } = await withCommand(deleted, ['--json']);
    const { rows } = JSON.parse(stdout);
    expect(rows[0]).toMatchObject({ id: 'requests_valid', status: 'passed' });
  });
});

describe('the readiness of the sandbox itself', () => {
  test('is health ready, and ready get says so', async () => {
    const current = await run(['health', 'ready', '--sandbox', shared.url]);
    const former = await run(['ready', 'get', '--sandbox', shared.url]);
    expect([current.code, current.stdout]).toEqual([0, expect.stringContaining('ready')]);
    expect([former.code, former.stdout]).toEqual([0, current.stdout]);
    expect(former.stderr).toBe('warning: ready get is called health ready now.\n');
    const json = await run(['ready', 'get', '--json', '--sandbox', shared.url]);
    expect(JSON.parse(json.stdout)).toEqual({ status: 'ready' });
  });
});
