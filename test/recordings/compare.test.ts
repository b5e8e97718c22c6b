import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSandbox } from '../../mock-server';
import { compareRecording } from '../../mock-server/recordings/comparison/compare-recording';
import type { ComparisonReport } from '../../mock-server/recordings/comparison/report';
import type { Har } from '../../mock-server/recordings/har/har';
import { objectSource } from '../../mock-server/recordings/har/har-object';
import { memoryTarget } from '../../mock-server/recordings/replay/memory-target';
import { selectRecording } from '../../mock-server/recordings/select';
import { AssertionError } from '../../mock-server/testing/assertion-error';
import { createTestKit } from '../../mock-server/testing/kit';
import { run } from '../cli/process-io';
import { exchangesWithApi } from '../exchanges/api-exchanges';
import { Recorder } from '../exchanges/recorder';
import { recordedFlow } from '../support/recorded-flow';
import { compareDays } from './support/compare-days';
import type { Day } from './support/shop-day';
import { type Taken, taking } from './support/taken';

const options = { checkoutUrl: 'https://pay.test' };

let flow: Har;
let folder: string;
const file = (name: string) => join(folder, name);
beforeAll(async () => {
  flow = await recordedFlow({ randomSeed: 'golden' });
  folder = await mkdtemp(join(tmpdir(), 'recordings-'));
  await writeFile(file('same.har'), JSON.stringify(flow));
  await writeFile(file('same.har.gz'), gzipSync(JSON.stringify(flow)));
  await writeFile(file('other.har'), JSON.stringify(withACentMore(flow)));
  await writeFile(file('broken.har'), JSON.stringify(flow).slice(0, 10_000));
});
afterAll(() => rm(folder, { recursive: true }));

/** Returns a recording of a service that refunds a cent more. */
function withACentMore(har: Har): Har {
  return JSON.parse(
    JSON.stringify(har, (name, value: unknown) => {
      const isRefund = typeof value === 'string' && name === 'text' && value.startsWith('{"id":"re_');
      return isRefund ? value.replace(/"amount":(\d+)/, (_, amount) => `"amount":${Number(amount) + 1}`) : value;
    }),
  );
}

async function compared(har: Har): Promise<ComparisonReport> {
  const recording = await selectRecording(objectSource(har));
  return compareRecording(recording, memoryTarget({ randomSeed: 'another', ...options }));
}

/** Carries out the exchanges that make the examples of the document. */
async function dayOfExamples(randomSeed: string): Promise<Day> {
  const sandbox = createSandbox({ randomSeed, ...options });
  const exchanges: Taken[] = [];
  const fetch = taking(sandbox.fetch, exchanges, () => sandbox.platform().now());
  await exchangesWithApi(sandbox, new Recorder({ baseUrl: 'http://sandbox.test', fetch }));
  await sandbox.close();
  return { exchanges, events: [] };
}

describe('two sandboxes with the same rules have no difference', () => {
  test('in the golden flow, with its events', async () => {
    const { differences, unknown, recording } = await compared(flow);
    expect({ differences, unknown }).toEqual({ differences: [], unknown: [] });
    expect(recording.replayed).toBe(recording.exchanges);
    expect(recording.deliveries).toBeGreaterThan(200);
  });

  test('in the exchanges of the examples', async () => {
    // Faults cause many of them, so a replay would differ.
    const { differences, recording } = await compareDays(await dayOfExamples('one'), await dayOfExamples('another'));
    expect(differences).toEqual([]);
    expect(recording.exchanges).toBeGreaterThan(1_000);
  }, 60_000);
});

test('what follows from a refused payment method is not counted: payments with it, lists and events', async () => {
  const har: Har = JSON.parse(JSON.stringify(flow));
  const methods = har.log.entries.filter(({ request: { url } }) => url.endsWith('/v1/payment_methods'));
  for (const { request } of methods.slice(0, 1)) {
    const { postData } = request;
    if (postData) Object.assign(postData, { text: postData.text?.replace('4242424242424242', '4242424242424241') });
  }
  const { differences } = await compared(har);
  const [refused, ...others] = differences;
  expect(refused?.id).toBe('createPaymentMethod/status/status/201:402');
  expect(others.filter(({ follows }) => follows !== refused?.id)).toEqual([]);
  expect(others.map(({ operation, event }) => operation ?? event)).toEqual(
    expect.arrayContaining(['createPayment', 'updatePaymentMethod', 'listPaymentMethods', 'payment_method.created']),
  );
});

describe('compare', () => {
  const compare = (...args: string[]) => run(['compare', ...args], { cwd: folder });
  const reportOf = (stdout: string): ComparisonReport => JSON.parse(stdout);

  test('prints that there is no difference', async () => {
    const { code, stdout, stderr } = await compare('same.har.gz', '--fail-on', 'difference');
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^0 differences in \d+ exchanges and \d+ events\n$/);
  });

  test('prints a table, with both values and the rule of the sandbox', async () => {
    const { code, stdout } = await compare('other.har');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^createRefund\n {2}data.amount {2}value {2}\d+ times\n {4}recorded {2}\d+/m);
    expect(stdout).toContain('stated, spec/resources/refunds.ts#Refund.amount');
  });

  test('--json prints the report, as one line', async () => {
    const { code, stdout, stderr } = await compare('other.har', '--json', '--fail-on', 'difference');
    expect([code, stderr, stdout.split('\n').length]).toEqual([1, '', 2]);
    const { version, recording, differences } = reportOf(stdout);
    expect([version, recording.file]).toEqual([1, 'other.har']);
    expect(differences.filter(({ follows }) => follows === undefined)).toEqual([
      expect.objectContaining({
        id: 'createRefund/data.amount/value',
        operation: 'createRefund',
        provenance: 'stated',
      }),
    ]);
    expect(reportOf((await compare('other.har', '--json')).stdout)).toEqual(reportOf(stdout));
  });

  test('--rules allows what its rules name', async () => {
    const rules = [{ operation: 'createRefund', field: 'data.amount', kind: 'value', reason: 'A fee for refunds.' }];
    await writeFile(file('rules.json'), JSON.stringify(rules));
    const { code, stdout } = await compare('other.har', '--json', '--rules', 'rules.json', '--fail-on', 'difference');
    expect(code).toBe(0);
    expect(reportOf(stdout).allowed.map(({ rule }) => rule)).toContainEqual(rules[0]);
    expect(reportOf(stdout).unused_rules).toEqual([]);
  });

  test('a rule that matched nothing is named, and fails where that is asked for', async () => {
    const unused = { operation: 'payment.created', field: 'data.amount', kind: 'value', reason: 'None.' };
    await writeFile(file('unused.json'), JSON.stringify([unused]));
    const given = ['same.har', '--rules', 'unused.json'];
    const table = await compare(...given);
    expect([table.code, table.stdout]).toEqual([
      0,
      expect.stringContaining('1 rule matched nothing:\n  payment.created data.amount value\n'),
    ]);
    const { code, stdout } = await compare(...given, '--json', '--fail-on-unused-rules');
    expect([code, reportOf(stdout).unused_rules]).toEqual([2, [unused]]);
    expect((await compare('same.har', '--fail-on-unused-rules')).code).toBe(0);
  });

  test('a rule for an unknown operation is refused, with the closest name', async () => {
    await writeFile(file('unknown.json'), JSON.stringify([{ operation: 'getPaymnt', field: 'a', reason: 'None.' }]));
    const { code, stdout, stderr } = await compare('same.har', '--rules', 'unknown.json');
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(
      'The operation of rule 1, "getPaymnt", is neither one of the API nor an event. Did you mean "getPayment"?',
    );
  });

  test('--minimize writes the exchanges that the difference needs, without what is private', async () => {
    const minimized = await compare('other.har', '--minimize', 'small.har');
    expect([minimized.code, minimized.stderr]).toEqual([
      0,
      expect.stringMatching(
        /^small\.har has \d+ of \d+ exchanges and \d+ deliver(y|ies), with private values replaced\.\n$/,
      ),
    ]);
    const small = await readFile(file('small.har'), 'utf8');
    expect(small).not.toMatch(/Lovelace|Bearer (?!\[|stand)\w+\.test\.\d+\.[0-9a-f]{8}/);
    const entries: readonly unknown[] = JSON.parse(small).log.entries;
    expect(entries.length).toBeLessThan(flow.log.entries.length / 4);
    const ids = async (name: string) =>
      reportOf((await compare(name, '--json')).stdout).differences.flatMap(({ id, follows }) => (follows ? [] : id));
    expect(await ids('small.har')).toEqual(await ids('other.har'));
    const again = await compare('other.har', '--minimize', 'small.har');
    expect([again.code, again.stderr]).toEqual([2, expect.stringContaining('It exists already.')]);
  });

  test.each<[args: string[], problem: string | RegExp]>([
    [['none.har'], 'There is no such file'],
    [['broken.har'], /The recording broken.har cannot be read. (entry|byte) \d+/],
    [['same.har', '--host', 'api.example'], 'The recording has no request to api.example'],
    [['same.har', '--rules', 'same.har'], 'The rules same.har cannot be read. The rules are not a list.'],
    [['same.har', '--sandbox', 'http://127.0.0.1:1'], 'http://127.0.0.1:1 cannot be reached'],
    [['same.har', '--fail-on', 'nothing'], 'Allowed choices are difference, unknown'],
  ])('%j exits with 2', async (args, problem) => {
    const { code, stdout, stderr } = await compare(...args);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(problem);
  });
});

test('expectSameAs of a test kit takes a path, a URL and an object, and leaves no platform', async () => {
  await using kit = await createTestKit({ sandbox: options });
  const before = [...kit.sandbox.platforms.values()].length;
  await kit.expectSameAs(file('same.har'));
  await kit.expectSameAs(pathToFileURL(file('same.har.gz')));
  const difference = kit.expectSameAs(withACentMore(flow));
  await expect(difference).rejects.toThrow(AssertionError);
  await expect(difference).rejects.toThrow(/createRefund\n {2}data.amount {2}value/);
  expect([...kit.sandbox.platforms.values()]).toHaveLength(before);
});
