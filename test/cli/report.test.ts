import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSandbox, type RunningServer, serve } from '../../mock-server/server';
import { temporaryDirectory } from '../store/support';
import { exchange } from '../support/api';
import { payment, scenarioPayment } from '../support/bodies';
import { openPlatform, type TestPlatform } from '../support/test-platform';
import { expectUsageError, run } from './process-io';

const sandbox = createSandbox();
let server: RunningServer;
let platform: TestPlatform;

beforeAll(async () => {
  server = await serve(sandbox);
});
beforeEach(async () => {
  platform = await openPlatform({ sandbox, baseUrl: server.url, fetch });
});
afterAll(async () => {
  await server.close();
  await sandbox.close();
});

const report = (...args: string[]) => run(['report', ...args, '--sandbox', server.url, '--platform', platform.id]);
const pay = (fields: object = {}, headers: object = {}) =>
  platform.testMode.post('/v1/payments', { ...payment(), ...fields }, { ...headers });

describe('report', () => {
  test('prints operations, violations, warnings and error responses', async () => {
    await pay();
    await pay({ amuont: 5 });
    await pay({ amuont: 6 });
    const key = { 'Idempotency-Key': 'k' };
    await platform.testMode.get('/v1/payments', key);
    await platform.testMode.post('/v1/payments', scenarioPayment('insufficient_funds'));
    const [last] = sandbox.platform(platform.id).requests.list({ error_code: 'unexpected_parameter' });
    const [ofKey] = sandbox.platform(platform.id).requests.list({ operation: 'listPayments' });
    const { code, stdout, stderr } = await report();
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toBe(
      [
        `6 requests to the platform "${platform.id}" at ${server.url}`,
        '',
        '  Operation          Requests  Responses         Verdict',
        '  createPayment             4  201, 402, 422 x2  violation',
        '  listPayments              1  200               warning',
        '  createAccessToken         1  200               ok',
        '',
        'Violations: the real service may refuse these',
        '  createPayment: body.amuont (2 times)',
        '    createPayment has no such field. Did you mean "amount"?',
        `    last in ${last?.id}`,
        '',
        'Warnings: these work, but should be changed',
        '  listPayments: header.Idempotency-Key',
        '    The operation takes none: leave it out.',
        `    last in ${ofKey?.id}`,
        '',
        'Error responses',
        '  createPayment: 422 unexpected_parameter (2 times)',
        `    ${last?.explanation}`,
        '  createPayment: 402 card_declined',
        expect.stringContaining('    Asked for by scenario insufficient_funds'),
        '',
        'To fix: 1 violation, 1 warning.',
        '',
      ]
        .map((line) => (typeof line === 'string' ? line : stdout.split('\n').find((l) => l.includes('Asked for'))))
        .join('\n'),
    );
  });

  test.each<[what: string, ask: () => Promise<unknown>, codes: readonly [violation: number, warning: number]]>([
    ['no requests', async () => undefined, [0, 0]],
    ['a valid request', () => pay(), [0, 0]],
    ['only an error response', () => platform.testMode.get('/v1/payments/py_0'), [0, 0]],
    ['a warning', () => platform.testMode.get('/v1/payments', { 'Idempotency-Key': 'k' }), [0, 1]],
    ['a violation', () => pay({ tip: 1 }), [1, 1]],
  ])('exit code after %s', async (_, ask, codes) => {
    await ask();
    const ended = await Promise.all(['never', 'violation', 'warning'].map((on) => report('--fail-on', on)));
    expect(ended.map(({ code }) => code)).toEqual([0, ...codes]);
    expect((await report('--json', '--fail-on', 'violation')).code).toBe(codes[0]);
  });

  test('as JSON', async () => {
    await pay({ tip: 1 });
    const { stdout } = await report('--json');
    expect(stdout).toMatch(/^\{.*\}\n$/);
    expect(JSON.parse(stdout)).toMatchObject({
      platform: platform.id,
      requests: 2,
      unattributed: 0,
      verdict: 'violation',
      operations: [{ operation: 'createPayment', count: 1, statuses: { 422: 1 } }, { operation: 'createAccessToken' }],
      complaints: [{ kind: 'unknown_field', where: 'body.tip', count: 1, verdict: 'violation' }],
      errors: [{ error_code: 'unexpected_parameter', status: 422 }],
    });
  });

  test('reads all pages of the request log', async () => {
    for (let i = 0; i < 120; i++) await platform.testMode.get('/v1/payments?limit=1');
    expect(JSON.parse((await report('--json')).stdout)).toMatchObject({ requests: 121 });
  });

  test('the report on the default platform includes unattributed requests', async () => {
    await exchange({ baseUrl: server.url, fetch }, 'GET', '/v1/payments');
    const { code, stdout } = await run(['report', '--sandbox', server.url, '--fail-on', 'violation']);
    sandbox.requests.deleteAll();
    expect(code).toBe(1);
    expect(stdout).toContain('1 of them without a known access token or client id.');
    expect(stdout).toContain('listPayments: header.Authorization');
    expect((await run(['report', '--sandbox', server.url, '--fail-on', 'warning'])).stdout).toContain(
      'No requests yet',
    );
  });

  test('no violations', async () => {
    await pay();
    expect((await report()).stdout).toMatch(/\nNo violations, no warnings\.\n$/);
  });

  test('colours in a terminal', async () => {
    await pay();
    const args = ['report', '--sandbox', server.url, '--platform', platform.id];
    expect((await run(args, { isTTY: true })).stdout).toContain('\u001b[32mok');
  });

  test('another server at the URL', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ data: [] }));
    const other = await run(['report', '--sandbox', 'http://other.test']);
    expect([other.code, other.stderr]).toEqual([1, expect.stringContaining('it is not a list of requests')]);
  });

  test.each<[args: string[], wrong: string]>([
    [['--fail-on', 'error'], 'Allowed choices are accepted-violation, violation, warning, never'],
    [['now'], 'too many arguments'],
  ])('%j is a usage error', (args, wrong) => expectUsageError(['report', ...args], wrong));
});

describe('--coverage', () => {
  let platformId: string;
  beforeAll(async () => {
    const platform = await openPlatform({ sandbox, baseUrl: server.url, fetch });
    platformId = platform.id;
    await platform.testMode.post('/v1/payments', payment());
    await platform.testMode.post('/v1/payments', scenarioPayment('insufficient_funds'));
  });

  const of = (...args: string[]) => run([...args, '--sandbox', server.url, '--platform', platformId]);
  const report = (...args: string[]) => of('coverage', ...args);

  test('a table with a row per area, and the beginning of what was missed', async () => {
    const { code, stdout, stderr } = await report();
    expect([code, stderr]).toEqual([0, '']);
    const coverage = sandbox.platform(platformId).coverage();
    const [head, text, advice] = stdout.trimEnd().split('\n\n');
    const [columns, ...rows] = text?.split('\n') ?? [];
    expect(head).toBe(`Integration coverage of the platform "${platformId}" at ${server.url}`);
    expect(columns?.trim().split(/ {2,}/)).toEqual(['Area', 'Met', 'Percent', 'Missed']);
    expect(rows.map((row) => row.trim().split(' ')[0])).toEqual(Object.keys(coverage));
    expect(rows[0]).toContain(`2 of ${coverage.operations.missed.length + 2}`);
    expect(rows[2]).toMatch(/ and \d+ more$/);
    expect(advice).toBe('To list everything: --html FILE or --json');
    expect(Math.max(...rows.map(({ length }) => length))).toBeLessThan(140);
  });

  test('coverage get is the same, and so is report --coverage, which names its successor', async () => {
    const now = await report();
    expect(await of('coverage', 'get')).toEqual(now);
    expect(await of('coverage', 'get', '--json')).toEqual(await report('--json'));
    const stderr = 'warning: report --coverage is called coverage now.\n';
    expect(await of('report', '--coverage')).toEqual({ ...now, stderr });
    expect(await of('report', '--coverage', '--json')).toEqual({ ...(await report('--json')), stderr });
  });

  test('coverage --operations counts what belongs to these', async () => {
    const { stdout } = await report('--operations', 'createPayment, getRefund', '--json');
    const { operations, retries, pages, error_codes } = JSON.parse(stdout);
    expect(operations).toEqual({ met: ['createPayment'], missed: ['getRefund'], percent: 50 });
    expect([retries.missed, pages]).toEqual([['createPayment'], { met: [], missed: [], percent: 100 }]);
    expect(error_codes.missed).not.toContain('charge_expired_for_capture');
    const unknown = await report('--operations', 'createPaymnt');
    expect([unknown.code, unknown.stderr]).toEqual([2, expect.stringContaining('Did you mean "createPayment"?')]);
  });

  test('a platform without requests says so', async () => {
    const { code, stdout } = await run(['coverage', '--sandbox', server.url]);
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /total +0 of \d+ +0 %\n\nNo requests yet.*\nTo report on another platform: --platform ID\n$/,
    );
  });

  test('as JSON', async () => {
    const { stdout } = await report('--json');
    expect(stdout).toMatch(/^\{.*\}\n$/);
    expect(JSON.parse(stdout)).toEqual(sandbox.platform(platformId).coverage());
  });

  test('below a threshold: exit code 1, with the area and both figures', async () => {
    const { operations, total } = sandbox.platform(platformId).coverage();
    const failed = await report('--threshold', '60', '--threshold', 'operations=80', '--threshold', 'declines=0');
    expect(failed.code).toBe(1);
    expect(failed.stderr).toBe(
      `error: Total coverage is ${total.percent} %, below the threshold of 60 %.\n` +
        `error: Coverage of operations is ${operations.percent} %, below the threshold of 80 %.\n`,
    );
    expect((await report('--json', '--threshold', '60')).code).toBe(1);
    const reached = await report('--threshold', String(total.percent));
    expect([reached.code, reached.stderr]).toEqual([0, '']);
  });

  test('as a page that needs nothing else', async () => {
    const file = join(temporaryDirectory(), 'new', 'coverage.html');
    const { code, stdout } = await report('--html', file);
    expect([code, stdout]).toEqual([0, expect.stringMatching(/\n\nThe page about it: .*coverage\.html\n$/)]);
    expect((await report('--json', '--html', file)).stdout).toMatch(/^\{.*\}\n$/);
    const page = readFileSync(file, 'utf8');
    expect(page).toMatch(/^<!DOCTYPE html><html lang="en">/);
    expect(page).not.toMatch(/<script|<link|src=|http:|https:/);
    expect(page).toContain('<code>insufficient_funds</code>');
  });

  test('a page that cannot be written', async () => {
    const { code, stderr } = await report('--html', tmpdir());
    expect([code, stderr]).toEqual([
      1,
      expect.stringContaining(`error: The page ${tmpdir()} cannot be written. It is a directory.`),
    ]);
  });

  test.each<[args: string[], wrong: string]>([
    [['--coverage', '--threshold', 'operatons=80'], 'Did you mean "operations"?'],
    [['--coverage', '--threshold', 'x=80'], 'Areas are total, operations, declines, error_codes'],
    [['--coverage', '--threshold', '101'], 'A threshold is a number from 0 to 100'],
    [['--coverage', '--threshold', 'operations='], 'A threshold is a number from 0 to 100'],
    [['--threshold', '60'], '--threshold and --html are options of payments-sandbox coverage'],
    [['--coverage', '--fail-on', 'violation'], "'--coverage' cannot be used with option '--fail-on <verdict>'"],
    [['--html', 'x.html'], '--threshold and --html are options of payments-sandbox coverage'],
  ])('%j is a usage error', async (args, wrong) => {
    const { code, stdout, stderr } = await run(['report', ...args]);
    expect([code, stdout]).toEqual([expect.any(Number), '']);
    expect(code).not.toBe(0);
    expect(stderr).toContain(wrong);
  });

  test('another server at the URL', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ total: 1 }));
    const { code, stderr } = await run(['coverage', '--sandbox', 'http://other.test']);
    expect([code, stderr]).toEqual([1, expect.stringContaining('it is not an integration coverage')]);
  });
});
