import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measured } from './figure';
import { startFilled } from './start';
import { attempt, type NewFigures, type Running, type Step } from './step';

export const REFERENCE_PAYMENTS = 10_000;
const ROUNDS = 7;
const MAX_CREATES = 1_000;
const GETS = 2_000;
/** A burst ends then, whatever was answered. */
const BURST_MS = 4_000;

/** Measures bursts that read payments, one after the other. */
export async function measureReads(step: Step, { client }: Running, figures: NewFigures): Promise<void> {
  const gets: number[] = [];
  for (let round = 0; round <= ROUNDS; round++)
    gets.push(await client.getsPerSecond({ amount: GETS, deadline: burst(step) }));
  figures.getsPerSecond = measured(gets.slice(1));
}

/** Measures bursts that create payments, alternately with another process of the same server that has 10,000 payments. */
export async function measureCreates(step: Step, running: Running, figures: NewFigures): Promise<void> {
  const isReference = step.payments === REFERENCE_PAYMENTS || step.subject.keeps === 'nothing';
  const folder = mkdtempSync(join(tmpdir(), 'payments-sandbox-scale-'));
  let reference: Running | undefined;
  try {
    if (!isReference)
      await attempt(step, figures, ['createsOfTenThousand'], async () => {
        reference = await startFilled({ ...step, payments: REFERENCE_PAYMENTS }, folder);
      });
    await running.process.probe();
    const rates = await alternately(step, running, reference);
    figures.createsPerSecond = measured(rates.creates);
    figures.createsOfTenThousand ??= measured(isReference ? 1 : rates.ratios);
    const { longestStopMs } = await running.process.probe();
    figures.longestStopMs ??= measured(longestStopMs);
  } finally {
    await reference?.process.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The first round is a warm-up. */
async function alternately(step: Step, running: Running, reference: Running | undefined) {
  const amount = Math.min(MAX_CREATES, Math.max(100, Math.round(step.payments / 10)));
  const creates: number[] = [];
  const ratios: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const rate = (await reference?.client.createsPerSecond({ amount, deadline: burst(step) })) ?? 1;
    const own = await running.client.createsPerSecond({ amount, deadline: burst(step) });
    creates.push(own);
    ratios.push(own / rate);
  }
  return { creates: creates.slice(1), ratios: ratios.slice(1) };
}

function burst({ deadline }: Step) {
  deadline.check();
  return deadline.within(BURST_MS, 'the time was over');
}
