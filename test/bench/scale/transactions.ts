import { type Measure, measured, MissingError } from './figure';
import { attempt, type NewFigures, type Running, type Step } from './step';

/** The operations on a whole platform, in this order: the undo is that of the reset. */
const transactions = [
  ['snapshotStopMs', 'snapshots', { name: 'scale' }],
  ['restoreStopMs', 'snapshots/scale/restore', undefined],
  ['resetStopMs', 'reset', undefined],
  ['undoStopMs', 'undo', undefined],
] as const satisfies readonly (readonly [Measure, string, object | undefined])[];

const CREATES_BEFORE = 10;
const REQUEST_MS = 120_000;

/** Measures the longest stop of the event loop until the change is durable. */
export async function measureTransactions(
  step: Step,
  { process, client }: Running,
  figures: NewFigures,
): Promise<void> {
  for (const [measure, path, body] of transactions)
    await attempt(step, figures, [measure], async () => {
      if (measure === 'restoreStopMs') for (let i = 0; i < CREATES_BEFORE; i++) await client.createOne(step.deadline);
      await process.probe();
      const response = await fetch(`${process.url}${step.subject.control ?? ''}/${path}`, {
        method: 'POST',
        ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
        signal: AbortSignal.timeout(Math.min(REQUEST_MS, step.deadline.left)),
      });
      const text = await response.text();
      if (!response.ok) throw new MissingError(`the response is ${response.status} ${text.slice(0, 200)}`);
      figures[measure] = measured((await process.probe()).longestStopMs);
    });
  step.log('snapshot, restore, reset and undo');
}
