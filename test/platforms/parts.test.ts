import { expect, test } from 'vitest';
import { HeldRequests } from '../../mock-server/faults/held-requests';
import { FaultInjector } from '../../mock-server/faults/fault-injector';
import { defaultLimits } from '../../mock-server/domain/platform-limits';
import { hostedPages } from '../../mock-server/domain/hosted-pages';
import { controlCall, followUp } from '../../mock-server/events/cause';
import { defaultPlatform, platformRow, putPlatform } from '../../mock-server/platform/definition';
import { Faults } from '../../mock-server/platform/faults';
import { jobSettings } from '../../mock-server/platform/job-settings';
import { jobControls } from '../../mock-server/platform/jobs';
import { seedFiles } from '../../mock-server/platform/seed-files';
import { Snapshots } from '../../mock-server/platform/snapshots';
import { tokenIssuer } from '../../mock-server/platform/token-issuer';
import { UnitRunner } from '../../mock-server/platform/unit-runner';
import { keyedHash } from '../../mock-server/random/hashes';
import { seededRandom } from '../../mock-server/random/random';
import { MemoryAdapter } from '../../mock-server/store/journal/memory';
import { Store } from '../../mock-server/store/store';
import { toIso } from '../../mock-server/time/clock';
import { TestClock } from '../support/clock';

const DAY_MS = 86_400_000;
const clock = new TestClock();
const options = { clock, startAt: null, keepEventsMs: Infinity, observer: {}, onError: () => expect.unreachable() };
const source = seededRandom('parts');
const row = platformRow(defaultPlatform, source.entropyFor('default'));

/** The rows of a new platform, and the one part that the others stand on. */
function created() {
  const store = new Store(new MemoryAdapter(), () => undefined);
  const random = source.forPlatform(row.id, (kind) => store.count(kind));
  store.transact((rows) => putPlatform(rows, row, random.newId, options));
  const settings = {
    autoEnable: true,
    requireSubAccount: false,
    disputeFeeCents: 0,
    cadProcessingFee: { variable_rate: '0', transaction_fee_cents: 0 },
    limits: defaultLimits,
    hostedPages: hostedPages({}),
    issueWebComponentToken: expect.unreachable,
  };
  const context = { settings, random, hash: keyedHash(row.hash_key), onFailedPayment: () => expect.unreachable() };
  return { store, units: new UnitRunner(store, context, options) };
}

test('units of work need a store, what they share, and how the clock starts', () => {
  const { units } = created();
  const watched: string[] = [];
  units.watch(() => watched.push('unit'));
  units.transact(controlCall('moveClock'), (work) =>
    work.schedule('settle_payment', 'py_1', toIso(clock.now() + DAY_MS)),
  );
  expect(units.nextJob).toMatchObject({ kind: 'settle_payment', subject_id: 'py_1' });
  expect(units.clock.advance({ days: 1 }).ran).toMatchObject([{ kind: 'settle_payment' }]);
  expect(watched).toEqual(['unit', 'unit']);
});

test('controls of jobs need rows and units of work', () => {
  const { store, units } = created();
  const jobs = jobControls(store.rows, units);
  units.transact(controlCall('moveClock'), (work) =>
    work.schedule('settle_payment', 'py_1', toIso(clock.now() + DAY_MS)),
  );
  const [job] = jobs.list();
  expect(jobs.run(String(job?.id))).toEqual(job);
  expect(jobs.list()).toEqual([]);
});

test('faults and job settings need rows and transactions', () => {
  const { store, units } = created();
  const port = { rows: store.rows, transact: units.transact };
  const held = new HeldRequests();
  const fault = new Faults(port, held).create({ operation: 'createPayment', fault: { delay_ms: 1 } });
  expect(new FaultInjector(port, held).matchRequest('createPayment', followUp)).toEqual({
    id: fault.id,
    fault: { delay_ms: 1 },
  });
  expect(jobSettings(port).set({ settle_payment: 'manual' })).toMatchObject({ settle_payment: 'manual' });
});

test('snapshots and seed files need a store and units of work, and say when they replaced its rows', async () => {
  const { store, units } = created();
  const replaced: string[] = [];
  const snapshots = new Snapshots(store, units, () => replaced.push('snapshot'));
  const afterReplacement = () => replaced.push('file');
  const memory = { nameOf: () => null };
  const lifecycle = { rename: async () => expect.unreachable() };
  const files = seedFiles(store, units, { ...options, id: row.id, memory, lifecycle, afterReplacement });
  jobSettings({ rows: store.rows, transact: units.transact }).set({ settle_payment: 'manual' });
  snapshots.create('manual');
  const file = files.export();
  jobSettings({ rows: store.rows, transact: units.transact }).set({ settle_payment: 'default' });
  const settings = () => store.rows.find('job_settings', 'job_settings')?.settings;
  snapshots.restore('manual');
  expect([replaced, settings()]).toEqual([['snapshot'], { settle_payment: 'manual' }]);
  snapshots.undo(1);
  expect(settings()).toBeUndefined();
  await files.import(file);
  expect([replaced, settings()]).toEqual([['snapshot', 'snapshot', 'file'], { settle_payment: 'manual' }]);
});

test('tokens of web components need an id, its keys, how often tokens were ended, and a clock', () => {
  const issue = tokenIssuer(
    row.id,
    (mode) => row[mode],
    { generation: 3 },
    () => ({ instantOf: () => clock.now() }),
  );
  const { access_token, expires_in } = issue('test', [{ kind: 'account', id: 'acc_1', role: 'read' }]);
  const claims = JSON.parse(Buffer.from(String(access_token.split('.')[1]), 'base64url').toString());
  expect(claims).toMatchObject({
    sub: 'default',
    mode: 'test',
    generation: 3,
    exp: Math.floor(clock.now() / 1000) + expires_in,
  });
});
