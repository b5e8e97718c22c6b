import { deepEqual, equal, match, rejects } from 'node:assert/strict';
import type { explore, ExplorationError, ExploreOptions, paymentInput } from 'payments-sandbox/testing';
import type { Client } from 'payments-sandbox';

/** A suite of `explore`. Vitest, Jest and node:test each run it, with real timers and with their fake ones. */

/** The entry of the test kit, as the suite uses it. */
export interface ExploreEntry {
  readonly explore: typeof explore;
  readonly paymentInput: typeof paymentInput;
}

/** How a runner moves its fake timers; undefined where `explore` finds them. */
export type AdvanceTimers = ((milliseconds: number) => unknown) | undefined;

interface Shop {
  readonly client: Client;
  readonly keys: readonly string[];
  readonly waits: boolean;
}

const MINUTE_MS = 60_000;

const sleep = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => void globalThis.setTimeout(resolve, milliseconds));

/** The tests of the suite. `fakes` are the timers while a test runs. */
export function exploreSuite(
  { explore, paymentInput }: ExploreEntry,
  fakes: 'real' | 'fake',
  advanceTimers?: AdvanceTimers,
): Readonly<Record<string, () => Promise<void>>> {
  const waits = fakes === 'fake';
  /** Charges an order by one key after the other, and waits between them, for a minute where timers are fake. */
  const shop = (...keys: readonly string[]): ExploreOptions<Shop> => ({
    start: ({ client }) => ({ client, keys, waits }),
    scenario: async (program) => {
      for (const idempotencyKey of program.keys) {
        try {
          const input = paymentInput({ metadata: { order_id: 'A-1' } });
          await program.client.payments.create(input, { idempotencyKey });
          return 'paid';
        } catch {
          if (program.waits) await sleep(MINUTE_MS);
        }
      }
      return 'open';
    },
    settle: () => undefined,
    budget: { schedules: 20 },
    accept: { decline_repeated: 'this shop asks for another card by telephone' },
    ...(advanceTimers && { advanceTimers }),
  });
  return {
    'a shop with a key for each try is found': async () => {
      const error = await explore(shop('one', 'two')).then(
        () => undefined,
        (reason: ExplorationError) => reason,
      );
      deepEqual(
        error?.findings.map(({ judge, only }) => [judge, only]),
        [['more_kept', 'createPayment#1:lost']],
      );
      match(
        String(error),
        /charged twice: the response of createPayment #1 was lost after the commit; then your program/,
      );
    },
    'a shop with one key is not accused': async () => {
      const { findings, searched } = await explore(shop('one', 'one', 'one'));
      deepEqual(findings, []);
      equal(searched.schedules, Math.min(20, searched.of));
    },
    'a wait of eight days moves the clock by eight days': async () => {
      let days = 0;
      await explore({
        ...shop('one', 'one'),
        scenario: async ({ client }, { platform }) => {
          const before = platform.now();
          await client.payments.create(paymentInput());
          await client.payments.list();
          days = (platform.now() - before) / (24 * 60 * MINUTE_MS);
          return 'paid';
        },
        only: 'createPayment#1:paused',
      });
      equal(Math.round(days), 8);
    },
    'a rejection that nobody handles is a finding, and ends no test run': async () => {
      const careless: ExploreOptions<Shop> = {
        ...shop('one'),
        scenario: async ({ client }) => {
          void client.payments.create(paymentInput());
          return 'open';
        },
        only: 'createPayment#1:refused',
      };
      await rejects(explore(careless), /unhandled_rejection|was not handled/);
    },
  };
}
