import { beforeAll, describe, expect, test } from 'vitest';
import { serve } from '../../mock-server/server';
import { outcomesOfStatuses, positionalFields } from '../../cli/control-commands/positional-fields';
import { controlOperations, type Operation } from '../../spec';
import { disputeOutcomes, payoutOutcomes } from '../../spec/tables/outcomes';
import { bankPayment, payment } from '../support/bodies';
import { run } from './process-io';
import { sharedSandbox } from './support/shared-sandbox';

const operationOf: Readonly<Record<string, Operation>> = controlOperations;

test('each field that is an argument is one of the body of its operation', () => {
  for (const [id, fields] of Object.entries(positionalFields))
    expect(Object.keys(operationOf[id]?.body?.properties ?? {})).toEqual(
      expect.arrayContaining(Object.keys(fields ?? {})),
    );
});

test('what must be given is an argument, except for JSON, an instant and what an update changes', () => {
  const options = Object.entries(operationOf).flatMap(([id, { body }]) =>
    (body?.required ?? []).filter((field) => !positionalFields[id]?.[field]).map((field) => `${id} ${field}`),
  );
  expect(options).toEqual(['updatePlatform name', 'redeliverEvents since', 'createFault fault']);
});

test('a status stands for the outcome that leads to it', () => {
  expect([...disputeOutcomes, ...payoutOutcomes]).toEqual(expect.arrayContaining(Object.values(outcomesOfStatuses)));
});

const { sandbox, url, platform, ask } = await sharedSandbox();

describe('on a running sandbox', () => {
  const newPayment = async (amount = 1000) =>
    (await platform.testMode.post('/v1/payments', payment({ amount }))).payment.id;

  test.each<[now: (id: string) => string[], former: (id: string) => string[]]>([
    [() => ['snapshots', 'create', 'base'], () => ['snapshots', 'create', '--name', 'base']],
    [
      () => ['publishers', 'create', 'http://127.0.0.1:2/', '--events', '*'],
      () => ['publishers', 'create', '--events', '*', '--publisher-url', 'http://127.0.0.1:2/'],
    ],
    [(id) => ['trigger', 'payment.refunded', id], (id) => ['trigger', '--on', id, 'payment.refunded']],
    [
      (id) => ['events', 'trigger', 'payment.refunded', id],
      (id) => ['events', 'trigger', '--on', id, '--event', 'payment.refunded'],
    ],
  ])('%o has a former spelling', async (now, former) => {
    for (const args of [now, former]) {
      const { code, stderr } = await ask(...args(await newPayment()));
      expect([code, stderr]).toEqual([0, '']);
    }
  });

  test('a platform is named after the verb, or by --platform as before', async () => {
    const { id } = await sandbox.createPlatform();
    const at = ['--sandbox', url, '--yes', '--json'];
    for (const named of [[id], ['--platform', id]])
      expect(await run(['platforms', 'reset', ...named, ...at])).toMatchObject({ code: 0, stdout: `{"id":"${id}"}\n` });
    expect((await run(['platforms', 'reset', ...at])).stdout).toBe('{"id":"default"}\n');
    const both = await run(['platforms', 'reset', id, '--platform', id, ...at]);
    expect([both.code, both.stderr]).toEqual([
      2,
      expect.stringContaining("cannot be used with option '--platform <id>'"),
    ]);
    expect((await run(['platforms', 'delete', ...at])).stderr).toContain("missing required argument 'platform_id'");
    expect((await run(['platforms', 'delete', id, ...at])).code).toBe(0);
  });

  test.each<[outcome: string, ...former: string[]]>([['win'], ['won'], ['--outcome', 'win']])(
    'disputes decide ID %s %s',
    async (...outcome) => {
      const dispute: unknown = JSON.parse((await ask('disputes', 'open', await newPayment(), '--json')).stdout);
      if (typeof dispute !== 'object' || dispute === null || !('id' in dispute)) throw new Error('no dispute');
      await ask('disputes', 'decide', String(dispute.id), 'respond');
      const { code, stdout } = await ask('disputes', 'decide', String(dispute.id), ...outcome, '--json');
      expect([code, JSON.parse(stdout)]).toMatchObject([0, { status: 'won' }]);
    },
  );

  test.each<[reason: string[], code: string]>([
    [['account_closed'], 'account_closed'],
    [['--reason', 'account_closed'], 'account_closed'],
    [[], 'insufficient_funds'],
  ])('payments return ID %j has the reason %s', async (reason, error_code) => {
    const { id } = (await platform.testMode.post('/v1/payments', bankPayment())).payment;
    await ask('trigger', 'payment.succeeded', id);
    const { code, stdout } = await ask('payments', 'return', id, ...reason, '--json');
    expect([code, JSON.parse(stdout)]).toMatchObject([0, { status: 'failed', error_code }]);
  });

  test.each<[args: string[]]>([[['fail']], [['failed']], [['canceled']], [['--outcome', 'fail']]])(
    'payouts end ID %j reaches the sandbox',
    async (outcome) => {
      const { code, stderr } = await ask('payouts', 'end', 'po_1', ...outcome);
      expect([code, stderr]).toEqual([1, expect.stringContaining('has no payout po_1')]);
    },
  );

  describe('the sandbox is chosen', () => {
    let elsewhere = '';
    beforeAll(async () => {
      const closed = await serve(sandbox);
      await closed.close();
      elsewhere = closed.url;
    });
    const platforms = () => ['snapshots', 'list', '--platform', platform.id];

    test.each<[what: string, args: () => string[], variable: () => string]>([
      ['by --sandbox', () => ['--sandbox', `${url}/`], () => ''],
      ['by --sandbox, over the variable', () => ['--sandbox', url], () => elsewhere],
      ['by its former name', () => ['--url', url], () => elsewhere],
      ['by the variable', () => [], () => url],
    ])('%s', async (_what, args, variable) => {
      const env = { PAYMENTS_SANDBOX_URL: variable() };
      expect(await run([...platforms(), ...args()], { env })).toMatchObject({ code: 0, stderr: '' });
    });

    test('by default where start listens, and messages name --sandbox', async () => {
      const { code, stderr } = await run(['clock'], { env: { PAYMENTS_SANDBOX_URL: elsewhere } });
      expect([code, stderr]).toEqual([1, expect.stringContaining('To use another address: --sandbox URL')]);
      expect((await run(['clock', '--help'])).stdout.replace(/\s+/g, ' ')).toContain(
        'or set PAYMENTS_SANDBOX_URL (default: that of start in this folder)',
      );
    });

    test.each<[args: string[], url: string, wrong: string]>([
      [['clock'], 'localhost:4010', "environment variable 'PAYMENTS_SANDBOX_URL' value 'localhost:4010' is invalid."],
      [['payments', 'list'], 'ftp://a', "environment variable 'PAYMENTS_SANDBOX_URL' value 'ftp://a' is invalid."],
      [['clock', '--sandbox', 'localhost:4010'], '', "option '--sandbox <url>' argument 'localhost:4010' is invalid."],
      [['clock', '--sandbox', 'http://a', '--url', 'http://a'], '', "cannot be used with option '--sandbox <url>'"],
      [['replicas', '--store', 'postgres://a/b', '--url', 'http://a'], '', "cannot be used with option '--url <url>'"],
    ])('%j with the variable %j is a usage error', async (args, url, wrong) => {
      const { code, stdout, stderr } = await run(args, { env: { PAYMENTS_SANDBOX_URL: url } });
      expect([code, stdout]).toEqual([2, '']);
      expect(stderr).toContain(wrong);
    });
  });
});
