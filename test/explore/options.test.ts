import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Client } from '../../sdk';
import { explore, type ExploreOptions } from '../../mock-server/testing/explore';
import { inColours } from '../../mock-server/testing/explore/report-colours';
import { createCardToken, paymentInput } from '../../mock-server/testing/entries/testing';
import { type Database, openDatabase, rightShop, type Shop } from './program';

type Options = ExploreOptions<Shop, Database>;

const single = { schedules: 25, ms: 60_000 };

/** The error that explore rejects with. */
async function refusalOf(options: object): Promise<unknown> {
  return explore({ ...rightShop, ...options }).catch((error: unknown) => error);
}

describe('options', () => {
  test.each<readonly [options: object, error: object]>([
    [{ settel: () => undefined }, { message: expect.stringContaining('settel. Did you mean "settle"') }],
    [{ budget: { seconds: 5 } }, { message: expect.stringContaining('seconds. It must be one of: schedules, ms') }],
    [{ accept: { more_kep: 'a slip' } }, { message: expect.stringMatching(/unknown judge "more_kep".*more_kept/) }],
    [{ only: 'createPayment#1:lots' }, { message: expect.stringMatching(/only: "createPayment#1:lots".*lost/) }],
    [{ only: 'createRefund#1:lost' }, { message: expect.stringMatching(/not reached.*createPayment#1/) }],
    [{ scenario: () => Promise.resolve('payed') }, { message: expect.stringMatching(/scenario.*'paid', 'failed'/) }],
    [
      { scenario: () => Promise.reject(new Error('out of stock')) },
      { name: 'CalmRunError', message: expect.stringContaining('out of stock') },
    ],
    [
      { settle: () => Promise.reject(new Error('no queue')) },
      { name: 'CalmRunError', message: expect.stringContaining('no queue') },
    ],
    [
      { check: () => Promise.reject(new Error('not shipped')) },
      { name: 'CalmRunError', message: expect.stringContaining('not shipped') },
    ],
    [
      { start: () => Promise.reject(new Error('port taken')) },
      { name: 'CalmRunError', message: expect.stringContaining('the program did not start: port taken') },
    ],
  ])('%o', async (options, error) => {
    expect(await refusalOf(options)).toMatchObject(error);
  });

  test('a scenario of more than 40 writes is to be a smaller one', async () => {
    const scenario: Options['scenario'] = async ({ client }) => {
      for (let i = 0; i <= 40; i++) await createCardToken(client);
      return 'open';
    };
    expect(await refusalOf({ scenario })).toMatchObject({ message: expect.stringContaining('more than 40') });
  });

  test('a scenario that does something else each time is refused', async () => {
    let runs = 0;
    const scenario: Options['scenario'] = async (shop) => {
      if (runs++ === 1) await shop.order('18');
      return (await shop.order('17')) ? 'paid' : 'failed';
    };
    expect(await refusalOf({ scenario })).toMatchObject({
      message: expect.stringMatching(/two calm runs differ: createPayment\w*#2/),
    });
  });
});

describe('starts', () => {
  /** A shop that sends a request when it starts. */
  const greets = (fails: (starts: number) => boolean): { options: Options; starts: () => number } => {
    let starts = 0;
    const options: Options = {
      ...rightShop,
      setup: () => {
        starts = 0;
        return openDatabase();
      },
      start: async (surroundings) => {
        starts += 1;
        await createCardToken(surroundings.client);
        if (fails(starts)) throw new Error('the database is locked');
        return rightShop.start(surroundings);
      },
    };
    return { options, starts: () => starts };
  };

  test('a program is started again that a restart met while it started', async () => {
    const { options, starts } = greets(() => false);
    const { findings } = await explore({ ...options, only: 'createPaymentMethod#1:restarted' });
    expect(findings).toEqual([]);
    expect(starts()).toBe(2);
  });

  test('a program that does not start again is found', async () => {
    const { options } = greets((starts) => starts > 1);
    const error = await explore({ ...options, only: 'createPayment#1:restarted' }).catch((reason: unknown) => reason);
    expect(error).toMatchObject({
      findings: [
        { judge: 'never_ended', story: expect.stringContaining('The program did not start: the database is locked.') },
      ],
    });
  });
});

test('without settle, what may still be done is asked and printed, and fails nothing', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  onTestFinished(() => warn.mockRestore());
  const options: ExploreOptions<Client> = {
    start: ({ client }) => client,
    scenario: ({ payments }) =>
      payments.create(paymentInput()).then(
        () => 'paid',
        () => 'failed',
      ),
    only: 'createPayment#1:lost',
  };
  const { findings, questions } = await explore(options);
  expect({ findings, questions }).toEqual({ findings: [], questions: [expect.stringContaining('failed')] });
  expect(warn.mock.calls).toEqual([[expect.stringContaining(`Question: ${questions[0]}`)]]);
  expect(await explore({ ...options, settle: () => undefined }).catch((error: unknown) => error)).toMatchObject({
    findings: [{ judge: 'failed_but_kept' }],
  });
});

test('a report is in colours on a terminal, and of a runner whose terminal has them', () => {
  const text = '1. charged twice: lost.\nCure: one key.\nAgain: only';
  const plain = [{}, { FORCE_COLOR: '0' }, { NO_COLOR: '1', FORCE_TTY: 'true' }, { FORCE_TTY: 'false' }];
  expect(plain.map((env) => inColours(text, env))).toEqual(plain.map(() => text));
  const colored =
    '\u001B[31m1. charged twice:\u001B[39m lost.\n\u001B[32mCure: one key.\u001B[39m\n\u001B[36mAgain: only\u001B[39m';
  for (const env of [{ FORCE_COLOR: '1' }, { FORCE_TTY: 'true' }]) expect(inColours(text, env)).toBe(colored);
});

test('keep serves the dashboard of the schedule until the process ends', { timeout: 60_000 }, async () => {
  const { CI: _, ...env } = process.env;
  const fixture = join(import.meta.dirname, 'fixtures/keep.ts');
  const kept = spawn(process.execPath, ['--import', 'tsx', fixture], { env, stdio: ['ignore', 'inherit', 'pipe'] });
  onTestFinished(() => void kept.kill());
  for await (const line of createInterface({ input: kept.stderr })) {
    const [, url] = /^Dashboard: (\S+)/.exec(line) ?? [];
    if (url === undefined) continue;
    const page = await fetch(`${url}payments`);
    expect(page.status).toBe(200);
    expect(new Set((await page.text()).match(/"payments\/py_\w+/g)).size).toBe(2);
    expect(kept.exitCode).toBeNull();
    return;
  }
  expect.unreachable('it ended');
});

test('keep is ignored where CI is set', async () => {
  vi.stubEnv('CI', 'true');
  onTestFinished(() => void vi.unstubAllEnvs());
  const scenario: Options['scenario'] = async ({ client }) => {
    await client.payments.create(paymentInput()).catch(() => client.payments.create(paymentInput()));
    return 'paid';
  };
  expect(await refusalOf({ scenario, keep: true, budget: single })).toHaveProperty('findings');
});

test('memory does not grow with schedules', { timeout: 120_000 }, async () => {
  const explored = (schedules: number) => explore({ ...rightShop, budget: { schedules, ms: 60_000 } });
  await explored(60);
  const before = usedHeap();
  await explored(60);
  await explored(60);
  expect(usedHeap() - before).toBeLessThan(2_000_000);
});

/** Returns the bytes of the objects that are in use. */
function usedHeap(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc()');
  return process.memoryUsage().heapUsed;
}
