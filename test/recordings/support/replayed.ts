import type { ReplayedExchange } from '../../../mock-server/recordings/exchange';
import { objectSource } from '../../../mock-server/recordings/har/har-object';
import { memoryTarget } from '../../../mock-server/recordings/replay/memory-target';
import { replay } from '../../../mock-server/recordings/replay/replay';
import type { ReplayTarget } from '../../../mock-server/recordings/replay/target';
import { selectRecording } from '../../../mock-server/recordings/select';
import { allOf, entry, type EntryFacts, harOf } from './entries';

/** Replays a HAR. Returns what was exchanged, and the events of the sandbox. */
export async function replayed(har: unknown, target: ReplayTarget = memoryTarget()) {
  const recording = await selectRecording(objectSource(har));
  const run = replay(recording, target);
  const pairs = await allOf(run);
  const events = await allOf(run.events());
  await run.close();
  return { recording, pairs, events, bindings: run.bindings };
}

/** Replays entries, which begin at the same instant unless they say otherwise. */
export const replayedEntries = (...entries: readonly EntryFacts[]) =>
  replayed(harOf(entries.map((facts) => entry({ at: start, ...facts }))));

/** Returns the statuses of the sandbox. */
export const statuses = (pairs: readonly ReplayedExchange[]) => pairs.map(({ sandbox }) => sandbox?.status);

/** Returns an id of a recording. */
export const id = (prefix: string, letter: string) => `${prefix}_${letter.repeat(22)}`;

export const hour = 3_600_000;
export const day = 86_400_000;
/** The instant of the first entries. */
export const start = Date.parse('2026-03-02T15:00:00Z');

/** Returns the facts of a request that creates a payment. */
export function createPayment(letter: string, facts: Partial<EntryFacts> = {}): EntryFacts {
  const card = { name: 'Ada', number: '4242424242424242', verification: '123', month: '5', year: '2042' };
  return {
    method: 'POST',
    path: '/v1/payments',
    at: start,
    status: 201,
    headers: { 'Idempotency-Key': letter, 'Content-Type': 'application/json' },
    body: { amount: 1000, currency: 'usd', payment_method: { card: { ...card, address_postal_code: '55555' } } },
    text: {
      id: id('py', letter),
      type: 'payment',
      data: { id: id('py', letter), payment_method: { card: { id: id('pm', letter), token: id('pm', letter) } } },
    },
    ...facts,
  };
}
