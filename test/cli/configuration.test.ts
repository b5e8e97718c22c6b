import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryDirectory } from '../store/support';
import { Api } from '../support/api';
import { cardPayment } from '../support/bodies';
import { run, startHere } from './process-io';

const YAML = 'payments-sandbox.config.yaml';
const JSON_NAME = 'payments-sandbox.config.json';

/** Creates a folder of a project with a configuration file. */
function projectWith(text: string, name = YAML): string {
  const folder = temporaryDirectory();
  writeFileSync(join(folder, 'package.json'), '{}');
  writeFileSync(join(folder, name), text);
  return folder;
}

function folderIn(folder: string, ...names: readonly string[]): string {
  const path = join(folder, ...names);
  mkdirSync(path, { recursive: true });
  return path;
}

async function get(url: string, path: string): Promise<Record<string, unknown>[]> {
  const body: { data: Record<string, unknown>[] } = await (
    await fetch(`${url}/_sandbox/platforms/default/${path}`)
  ).json();
  return body.data;
}

/** Starts a sandbox, and returns what it printed and what `look` found. */
async function started<Found>(
  args: readonly string[],
  io: { cwd: string; env?: Record<string, string> },
  look: (url: string) => Promise<Found>,
): Promise<{ readonly ready: string; readonly stderr: string; readonly found: Found }> {
  const { ready, url, stop } = await startHere(args, io);
  const found = await look(url);
  return { ready, found, stderr: (await stop()).stderr };
}

const nothing = () => Promise.resolve(undefined);

describe('the configuration file', () => {
  test.each([
    [YAML, 'memory: true # no files\n'],
    [JSON_NAME, '{"memory":true}'],
  ])('%s of the current folder is read, and the banner names it', async (name, text) => {
    const cwd = projectWith(text, name);
    const { ready, stderr } = await started([], { cwd }, nothing);
    expect(ready).toContain(`  Config     ${join(cwd, name)}\n`);
    expect(ready).toContain('in memory only');
    expect(stderr).toBe('');
  });

  test('is looked for as far as the first folder of a project', async () => {
    const project = projectWith('memory: true');
    const below = folderIn(project, 'a', 'b');
    expect((await started([], { cwd: below }, nothing)).ready).toContain(join(project, YAML));
    folderIn(project, 'a', '.git');
    const { ready } = await started(['--memory'], { cwd: below }, nothing);
    expect(ready).not.toContain('Config');
  });

  test('adds nothing to --json', async () => {
    const { ready, stop } = await startHere(['--json'], { cwd: projectWith('memory: true') });
    expect(Object.keys(JSON.parse(ready))).toEqual(['url', 'pid', 'platform']);
    await stop();
  });

  test('may be empty', async () => {
    expect((await started(['--memory'], { cwd: projectWith('# nothing') }, nothing)).stderr).toBe('');
  });

  test('has bounds of growth, which the metrics show', async () => {
    const cwd = projectWith('data: kept\nmaxPlatformBytes: 1kB\nkeepEvents: 30d\n');
    const metrics = await started([], { cwd }, async (url) => (await fetch(`${url}/_sandbox/metrics`)).text());
    expect(metrics.found).toContain('\npayments_sandbox_platforms_nearly_full 1\n');
    expect(metrics.found).toContain('\npayments_sandbox_events_deleted_total 0\n');
    const refused = await run(['start'], { cwd: projectWith('keepEvents: 23h') });
    expect(refused.stderr).toMatch(/'keepEvents' of \S+ .*Pass a duration from 1d, such as 30d/s);
  });

  test('has paths that are relative to it', async () => {
    const project = projectWith('data: kept\n');
    const { ready } = await started([], { cwd: folderIn(project, 'a') }, nothing);
    expect(ready).toMatch(new RegExp(`Data +${join(project, 'kept')} `));
  });

  test.each<[args: string[], env: Record<string, string>, shown: RegExp]>([
    [['--data', 'given'], {}, /Data +\S+given /],
    [[], { PAYMENTS_SANDBOX_DATA: 'given' }, /Data +\S+given /],
    [[], { PAYMENTS_SANDBOX_MEMORY: 'false' }, /Data +\S+\.sandbox /],
  ])('gives way to %j and %j', async (args, env, shown) => {
    const { ready } = await started(args, { cwd: projectWith('memory: true'), env }, nothing);
    expect(ready).toMatch(shown);
  });

  test('can have every option, publishers, faults, limits and platforms', async () => {
    const text = [
      'memory: true',
      'allowHost: [a.test, b.test]',
      'autoEnable: false',
      'disputeFeeCents: 1500',
      'cadProcessingFee: 1% + 5',
      'publishers:',
      '  - url: http://127.0.0.1:3000/hooks',
      '    events: [payment.*]',
      'faults:',
      '  - operation: createPayment',
      '    fault: { status: 503 }',
      '    times: 2',
      'limits: { customerPaymentMethods: 3, publisherQueue: 7, declineLimit: { declines: 2, windowSeconds: 60, blockSeconds: 60 } }',
      'platforms: { maxOpenPlatforms: 4 }',
    ].join('\n');
    const { found } = await started([], { cwd: projectWith(text) }, async (url) => ({
      publishers: await get(url, 'publishers'),
      faults: await get(url, 'faults'),
    }));
    expect(found.publishers).toMatchObject([{ url: 'http://127.0.0.1:3000/hooks', events: ['payment.*'] }]);
    expect(found.faults).toMatchObject([{ operation: 'createPayment', fault: { status: 503 }, times: 2 }]);
  });

  test('sets limits of the sandbox', async () => {
    const text = 'limits: { declineLimit: { declines: 1, windowSeconds: 60, blockSeconds: 60 } }';
    const keys = { client_id: 'test_default', client_secret: 'test_default_secret' };
    const declined = cardPayment({ number: '4000000000009995' });
    const { found } = await started(['--memory'], { cwd: projectWith(text) }, async (url) => {
      const api = new Api({ baseUrl: url, fetch }, keys);
      return [await api.post('/v1/payments', declined), await api.post('/v1/payments', declined)];
    });
    expect(found.map(({ error }) => error.code)).toEqual(['card_declined', 'card_decline_rate_limit_exceeded']);
  });

  test('doubles no publisher and no fault at the next start, and replaces those that differ', async () => {
    const faults = (times: number) =>
      `faults: [{ fault: { status: 500 }, times: ${times} }, { fault: { webhook: lose } }]`;
    const publishers = 'publishers: [{ url: "http://127.0.0.1:3000", secret: sigk_of_a_test }]';
    const cwd = projectWith(`${publishers}\n${faults(1)}`);
    const ids = async (url: string) =>
      [...(await get(url, 'publishers')), ...(await get(url, 'faults'))].map(({ id }) => id);
    const { found: first } = await started([], { cwd }, ids);
    expect(first).toHaveLength(3);
    expect((await started([], { cwd }, ids)).found).toEqual(first);
    writeFileSync(join(cwd, YAML), `${publishers}\n${faults(3)}`);
    const { found: then } = await started([], { cwd }, ids);
    expect(then).toHaveLength(3);
    expect(then.filter((id) => first.includes(id))).toHaveLength(2);
  });
});

describe('a configuration that is not valid is a usage error that names the place', () => {
  const tooMany = 'faults: [{ fault: { hold: true } }, { fault: { status: 500 } }]';
  test.each([
    ['prot: 1', 'unknown key "prot"', 'Did you mean "port"?'],
    ['deterministic: a', 'unknown key "deterministic"'],
    ['port: http', "'port' of ", "value 'http' is invalid. A port is an integer"],
    ['port: [1]', "'port' of ", 'It must be a text or a number.'],
    ['memory: yes', "'memory' of ", "value 'yes' is invalid. It must be true or false."],
    ['allowHost: [a, {}]', "'allowHost' of ", 'or a list of them'],
    [
      'memory: true\ndata: x',
      "'memory' of the configuration file cannot be used with 'data' of the configuration file",
    ],
    ['controlToken: s3cret', 'Set PAYMENTS_SANDBOX_CONTROL_TOKEN instead'],
    ['store: postgres://u:s3cret@db/x', 'Set PGPASSWORD'],
    ['store: mysql://u@db', "the value of 'store' of "],
    ['[1', YAML, 'is not valid'],
    ['- 1', YAML, 'must be an object with names of options'],
    ['faults: {}', 'faults in ', 'must be a list'],
    ['faults: [1]', 'faults[0] in ', 'must be an object'],
    ['faults: [{ fault: { status: 503 }, times: a }]', 'parameter faults[0].times. It must be an integer, given: "a"'],
    ['faults: [{ fault: { status: 503 }, tims: 1 }]', 'unexpected parameter faults[0].tims. Did you mean "times"?'],
    ['faults: [{}]', 'missing required parameter faults[0].fault'],
    ['faults: [{ fault: { error: nope } }]', 'faults[0].fault.error', 'given: "nope"'],
    [tooMany, 'faults[1] in ', 'is for operation *, as faults[0] is'],
    ['publishers: [{ url: http://127.0.0.1:3000, events: [a] }]', 'publishers[0].events[0]'],
    ['publishers: [{ url: http://hooks.example }]', 'publishers[0] in ', '--allow-publisher-host'],
    ['limits: { publisherQeue: 1 }', 'unknown key "limits.publisherQeue"', 'Did you mean "publisherQueue"?'],
    ['limits: { publisherQueue: 0 }', 'limits.publisherQueue in ', 'must be a whole number from 1, given: 0.'],
    ['limits: { declineLimit: { declines: 1 } }', 'limits.declineLimit.windowSeconds in '],
    ['limits: { customerPaymentMethods: x }', "'customerPaymentMethods' of "],
    ['platforms: { maxOpenBytes: a }', 'platforms.maxOpenBytes in '],
  ])('%s', async (text, ...shown) => {
    const { code, stdout, stderr } = await run(['start', '--port', '0'].slice(0, /^port/.test(text) ? 1 : 3), {
      cwd: projectWith(text),
    });
    expect([code, stdout]).toEqual([2, '']);
    for (const each of shown) expect(stderr).toContain(each);
    expect(stderr).not.toContain('s3cret');
  });

  test('two files in one folder', async () => {
    const cwd = projectWith('port: 1');
    writeFileSync(join(cwd, JSON_NAME), '{}');
    expect(await run(['start'], { cwd })).toMatchObject({ code: 2, stderr: expect.stringContaining('Delete one') });
  });
});
