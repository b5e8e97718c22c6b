import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSandbox, type RunningServer, serve } from '../../mock-server/server';
import { manualPayment } from '../support/bodies';
import { TestClock } from '../support/clock';
import { openPlatform, type TestPlatform } from '../support/test-platform';
import { expectUsageError, run } from './process-io';

const machine = new TestClock();
const sandbox = createSandbox({ clock: machine });
let server: RunningServer;
let platform: TestPlatform;

beforeAll(async () => {
  server = await serve(sandbox);
});
afterAll(async () => {
  await server.close();
  await sandbox.close();
});

async function newPlatform(): Promise<void> {
  platform = await openPlatform({ sandbox, baseUrl: server.url, fetch });
}

const clock = (...args: string[]) => run(['clock', ...args, '--sandbox', server.url, '--platform', platform.id]);
const succeeds = (stdout: string) => ({ code: 0, stdout, stderr: '' });

describe('clock', () => {
  beforeAll(newPlatform);

  test.each([
    [[], '2031-05-04T10:20:30.400Z, running\n'],
    [['show'], '2031-05-04T10:20:30.400Z, running\n'],
    [['advance', '8d'], '2031-05-12T10:20:30.400Z, running\n'],
    [['advance', '1d', '12h'], '2031-05-13T22:20:30.400Z, running\n'],
    [['advance', 'PT25M'], '2031-05-13T22:45:30.400Z, running\n'],
    [['freeze'], '2031-05-13T22:45:30.400Z, frozen\n'],
    [['set', '2032-01-01T00:00:00Z'], '2032-01-01T00:00:00.000Z, frozen\n'],
    [['set', '2033-01-01'], '2033-01-01T00:00:00.000Z, frozen\n'],
    [['unfreeze'], '2033-01-01T00:00:00.000Z, running\n'],
  ])('%j', async (args, stdout) => {
    expect(await clock(...args)).toEqual(succeeds(stdout));
  });

  test('as JSON', async () => {
    const { code, stdout, stderr } = await clock('show', '--json');
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toBe('{"now":"2033-01-01T00:00:00.000Z","frozen":false,"behind_ms":0,"notice":null}\n');
  });
});

test('a clock that stands still says so, and a reset sets it back and says by how much', async () => {
  await newPlatform();
  await platform.testMode.post('/v1/payments', manualPayment());
  machine.advance({ hours: -2 });
  const stands = "The machine's clock was set back: it is 2h behind the clock of the platform";
  expect(await clock()).toMatchObject({ code: 0, stdout: expect.stringContaining(stands), stderr: '' });
  const { stdout } = await clock('reset');
  expect(stdout).toMatch(
    /^2031-05-04T08:20:30.400Z, running\nThe clock went back by 2h\. .*3 objects and 1 job, which keep their instants/,
  );
  expect(await clock()).toEqual(succeeds('2031-05-04T08:20:30.400Z, running\n'));
  machine.advance({ hours: 2 });
});

test('prints the background jobs that ran', async () => {
  await newPlatform();
  const { id } = (await platform.testMode.post('/v1/payments', manualPayment())).payment;
  expect(await clock('advance', '8d')).toEqual(
    succeeds(
      [
        '2031-05-12T10:20:30.400Z, running',
        'What changed: 1 payment canceled (authorization lapsed)',
        `  payments-sandbox events list --event-name payment.canceled --platform ${platform.id} --sandbox ${server.url}`,
        'Background jobs that ran:',
        `  2031-05-11T10:20:30.400Z  lapse_authorization  ${id}`,
        '',
      ].join('\n'),
    ),
  );
  expect((await platform.testMode.renewed().get(`/v1/payments/${id}`)).payment.status).toBe('canceled');
});

test('of many jobs the first are printed, and all are counted', async () => {
  await newPlatform();
  for (let count = 0; count < 12; count++) await platform.testMode.post('/v1/payments', manualPayment());
  const { stdout } = await clock('advance', '8d');
  expect(stdout).toContain('What changed: 12 payments canceled (authorization lapsed)\n');
  expect(stdout.match(/lapse_authorization/g)).toHaveLength(10);
  expect(stdout).toContain('  and 2 more, which --json prints\n');
});

describe('an error exits with 1 and a reason', () => {
  beforeAll(newPlatform);

  test.each([
    [['set', '2020-01-01'], 'error: the clock cannot go back: it shows 2031-05-04T10:20:30.400Z already\n'],
    [['advance', '9999y'], 'The last year is 8999.'],
  ])('%j', async (args, reason) => {
    const { code, stdout, stderr } = await clock(...args);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toContain(reason);
  });
});

test.each<[args: string[], wrong: string]>([
  [['advance'], 'Missing duration. Example: payments-sandbox clock advance 8d'],
  [['set'], 'Missing instant. Example: payments-sandbox clock set 2027-01-01T00:00:00Z'],
  [['advance', '8', 'parsecs'], 'The clock cannot be advanced by "8 parsecs".\nExamples of a duration: 8d'],
  [['set', 'noon'], 'The clock cannot be set to "noon".\n'],
  [['freeze', 'now'], 'The action freeze takes no value, but "now" was given'],
  [['show', 'me', 'it'], 'The action show takes no value, but "me it" was given'],
  [['rewind'], 'Allowed choices are show, advance, set, freeze, unfreeze'],
  [['advance', '-8d'], "unknown option '-8d'"],
  [['--sandbox', 'localhost:4010'], 'Pass the full URL of a sandbox'],
])('%j is a usage error', (args, wrong) =>
  expectUsageError(['clock', ...args], wrong, 'payments-sandbox clock --help'),
);
