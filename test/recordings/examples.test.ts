import { readdirSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { createSandbox, type Sandbox } from '../../mock-server';
import { compareRecording } from '../../mock-server/recordings/comparison/compare-recording';
import { objectSource } from '../../mock-server/recordings/har/har-object';
import { memoryTarget } from '../../mock-server/recordings/replay/memory-target';
import { selectRecording } from '../../mock-server/recordings/select';
import { Client } from '../../sdk';
import { Recorder } from '../support/recorder';

vi.mock('payments-sandbox', () => import('../../sdk'));
vi.mock('payments-sandbox/mock-server', () => ({ createSandbox: createRecordedSandbox }));

const baseUrl = 'http://sandbox.test';
let finish: () => Recorder;

/** Creates a sandbox that records the requests of its clients, and what a reviewer decides. */
function createRecordedSandbox(): Sandbox {
  const sandbox = createSandbox({ randomSeed: 'recorded' });
  const platform = sandbox.platform();
  const recorder = new Recorder(sandbox.fetch, { now: () => platform.now() });
  sandbox.client = ({ mode = 'test' } = {}) => {
    const keys = { clientId: `${mode}_default`, clientSecret: `${mode}_default_secret` };
    return new Client({ ...keys, baseUrl, fetch: recorder.fetch });
  };
  const { review: decide } = platform;
  const review: typeof decide = (id, outcome) => {
    recorder.addStep(`/_sandbox/platforms/default/sub_accounts/${id}/review`, { outcome });
    return decide(id, outcome);
  };
  Object.assign(platform, { review });
  finish = () => {
    recorder.addDeliveries(platform.events());
    return recorder;
  };
  return sandbox;
}

const recorded = ['07-webhooks', '11-onboard-a-sub-account', '12-fees-and-payouts'];

const elsewhere = 'test/processes/compare.test.ts records it, in processes';
const faults = 'a fault or an override answers in place of the service';
const fixtures = 'its objects are created without a request';
const suites = 'a suite has a platform for each of its tests';
const others: Readonly<Record<string, string>> = {
  '01-first-payment.ts': elsewhere,
  '02-declines-and-scenarios.ts': elsewhere,
  '03-idempotency.ts': elsewhere,
  '04-vitest.test.ts': suites,
  '05-node-test.ts': suites,
  '06-jest.test.cjs': suites,
  '08-faults.ts': faults,
  '09-msw.ts': faults,
  '10-fixtures.ts': fixtures,
  '13-reconciliation.ts': fixtures,
  explore: suites,
  shop: suites,
};

test('each example is recorded, or has a reason why not', () => {
  const names = [...recorded.map((name) => `${name}.ts`), ...Object.keys(others), 'README.md'];
  expect(readdirSync('examples').sort()).toEqual(names.sort());
});

test.each(recorded)('%s, recorded with one sandbox, has no difference with another one', async (name) => {
  vi.spyOn(console, 'log').mockReturnValue();
  await import(`../../examples/${name}.ts`);
  const recording = await selectRecording(objectSource(finish().har()));
  const report = await compareRecording(recording, memoryTarget({ randomSeed: 'another' }));
  expect(report).toMatchObject({ differences: [], unknown: [] });
  expect(report.recording.replayed).toBe(report.recording.exchanges);
  expect(report.recording.deliveries).toBeGreaterThan(0);
});
