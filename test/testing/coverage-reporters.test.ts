import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSandbox } from '../../mock-server';
import { coveragePage } from '../../mock-server/coverage/coverage-page';
import { recordRun, RUN_DIRECTORY_VARIABLE } from '../../mock-server/verdict/run-files';
import JestReporter, { type CoverageReporterOptions } from '../../mock-server/testing/entries/jest-reporter';
import VitestReporter from '../../mock-server/testing/entries/vitest-reporter';
import { mergeCoverage } from '../../spec/derive/coverage';
import { payment } from '../support/bodies';
import { openPlatform } from '../support/test-platform';

const sandbox = createSandbox();

/** Returns the coverage of a platform that got a request. */
async function coverageOfRequest(path: string) {
  const platform = await openPlatform({ sandbox, baseUrl: 'http://sandbox.test', fetch: sandbox.fetch });
  if (path === '/v1/payments') await platform.testMode.post(path, payment());
  else await platform.testMode.get(path);
  return sandbox.platform(platform.id).coverage();
}

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'payments-sandbox-'));
});
afterEach(() => rm(root, { recursive: true }));

/** Creates a reporter as Jest does, which passes its own state as a third argument. */
const createReporter = (options: CoverageReporterOptions) =>
  Reflect.construct(JestReporter, [{ rootDir: root }, options, { firstRun: true }], JestReporter);

describe('the reporter of Jest', () => {
  test('merges what the workers hand over, prints it, writes it, and deletes the files', async () => {
    let printed = '';
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => (printed += String(text)) !== '');
    const options = { json: 'coverage/payments.json', html: 'coverage/payments.html', thresholds: { total: 0 } };
    const reporter = createReporter(options);
    reporter.onRunStart();
    const directory = process.env[RUN_DIRECTORY_VARIABLE] ?? '';
    const one = await coverageOfRequest('/v1/payments');
    const other = await coverageOfRequest('/v1/refunds/re_1');
    recordRun({ coverage: one, facts: {} });
    recordRun({ coverage: other, facts: {} });
    expect(existsSync(directory)).toBe(true);
    reporter.onRunComplete();
    expect(reporter.getLastError()).toBeUndefined();
    expect(existsSync(directory)).toBe(false);
    expect(process.env[RUN_DIRECTORY_VARIABLE]).toBeUndefined();
    expect(printed).toContain('Integration coverage of 2 platforms');
    const merged = mergeCoverage([one, other]);
    expect(merged.operations.met).toEqual(expect.arrayContaining(['createPayment']));
    expect(merged.error_codes.met).toContain('resource_not_found');
    expect(JSON.parse(await readFile(join(root, options.json), 'utf8'))).toEqual(merged);
    expect(await readFile(join(root, options.html), 'utf8')).toBe(coveragePage(merged));
  });

  test('fails the run below a threshold', () => {
    const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const reporter = createReporter({ thresholds: { total: 60, operations: 80, pages: 0 } });
    reporter.onRunStart();
    reporter.onRunComplete();
    const message =
      'Total coverage is 0 %, below the threshold of 60 %.\nCoverage of operations is 0 %, below the threshold of 80 %.';
    expect(reporter.getLastError()?.message).toBe(message);
    expect(write).toHaveBeenLastCalledWith(`${message}\n`);
  });

  test('with ready, it prints the verdict, writes it, and fails the run for a row that failed', async () => {
    let printed = '';
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => (printed += String(text)) !== '');
    const ready = { json: 'out/ready.json', html: 'out/ready.html', accept: { compared: 'no recording yet' } };
    const reporter = createReporter({ ready });
    reporter.onRunStart();
    const failed = [{ id: 'req_1', summary: 'createPayment: body.amuont. No such field.' }];
    recordRun({ facts: { requests_valid: { needed: ['request'], met: ['request'], failed, refused: [] } } });
    recordRun({ facts: { compared: { needed: ['recording'], met: [], failed: [], refused: [] } } });
    reporter.onRunComplete();
    expect(reporter.getLastError()?.message).toBe('Not ready: 1 row failed.');
    expect(printed).toContain('    req_1: createPayment: body.amuont. No such field.\n');
    expect(printed).toContain('Accepted: compared (no recording yet).');
    const { verdict, rows } = JSON.parse(await readFile(join(root, ready.json), 'utf8'));
    expect([verdict, rows[0].status]).toEqual(['failed', 'failed']);
    expect(await readFile(join(root, ready.html), 'utf8')).toContain('<h1>Not ready: 1 row failed.</h1>');
  });

  test.each([
    [true, 'Not ready yet: 1 row was not met. None failed.'],
    [false, undefined],
  ])('with ready.strict %s, a row that is not met fails the run: %s', (strict, message) => {
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const reporter = createReporter({ ready: { strict } });
    reporter.onRunStart();
    const met = { needed: ['request'], met: ['request'], failed: [], refused: [] };
    recordRun({ facts: { requests_valid: met, retries: { ...met, met: [] } } });
    reporter.onRunComplete();
    expect(reporter.getLastError()?.message).toBe(message);
  });

  test('an accepted row that is unknown is refused', () => {
    const ready = { accept: Object.fromEntries([['retrys', 'later']]) };
    expect(() => new JestReporter({ rootDir: root }, { ready })).toThrow('Did you mean "retries"?');
  });

  test.each<[thresholds: object, message: string]>([
    [{ operatons: 80 }, 'Did you mean "operations"?'],
    [{ total: 101 }, 'a threshold is a number from 0 to 100'],
  ])('%j is refused', (thresholds, message) => {
    expect(() => new JestReporter({ rootDir: root }, { thresholds })).toThrow(message);
    expect(() => new VitestReporter({ thresholds })).toThrow(TypeError);
  });
});

test('without a reporter nothing is handed over', async () => {
  expect(process.env[RUN_DIRECTORY_VARIABLE]).toBeUndefined();
  expect(() => recordRun({ facts: {} })).not.toThrow();
});

test('the page escapes what a coverage names', () => {
  const coverage = mergeCoverage([]);
  coverage.operations.missed = ['<script>alert(1)</script>'];
  expect(coveragePage(coverage)).toContain('&lt;script&gt;');
  expect(coveragePage(coverage)).not.toContain('<script');
});
