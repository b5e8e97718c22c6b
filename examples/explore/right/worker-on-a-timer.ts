import type { ExploreOptions } from 'payments-sandbox/testing';
import { setTimeout as sleep } from 'node:timers/promises';
import { checkShipments } from '../orders';
import { Outbox, type Shop, work } from './worker';

const EVERY_MS = 20;

interface TimedShop extends Shop {
  readonly stop: () => void;
}

/** The worker of `worker.ts` looks for jobs by itself, in real time. `settle` gives it the time. */
export const workerOnATimer: ExploreOptions<TimedShop, Outbox> = {
  setup: () => new Outbox(),
  start: ({ client, kept: outbox }) => {
    let isAtWork = false;
    const timer = setInterval(() => {
      if (isAtWork) return;
      isAtWork = true;
      void work({ client, outbox }).finally(() => (isAtWork = false));
    }, EVERY_MS);
    return { client, outbox, stop: () => clearInterval(timer) };
  },
  scenario: async ({ outbox }) => {
    outbox.placeWithJob('A-1');
    return 'open';
  },
  settle: () => sleep(3 * EVERY_MS), // and again, until it sends nothing new
  check: ({ outbox }) => checkShipments(outbox),
  stop: ({ stop }) => stop(),
};
