import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Figures, missing, reasonOf } from './figure';
import { measureOpening } from './opening';
import { measureCreates, measureReads } from './rates';
import { measureMemory, startFilled } from './start';
import { attempt, type NewFigures, type Running, type Step } from './step';
import { measureTransactions } from './transactions';

/** Returns what was measured of a server with a number of payments. A step that fails leaves a reason instead of its figures. */
export async function measureAt(step: Step): Promise<Figures> {
  const folder = mkdtempSync(join(tmpdir(), 'payments-sandbox-scale-'));
  const figures: NewFigures = {};
  let running: Running | undefined;
  try {
    running = await startFilled(step, folder, figures);
    if (step.subject.keeps === 'in a file') running = await measureOpening(step, folder, running, figures);
    const started = running;
    await attempt(step, figures, ['getsPerSecond'], () => measureReads(step, started, figures));
    await attempt(step, figures, ['createsPerSecond', 'createsOfTenThousand', 'longestStopMs'], () =>
      measureCreates(step, started, figures),
    );
    if (figures.residentMb === undefined) await measureMemory(running, figures);
    if (step.subject.control !== undefined) await measureTransactions(step, running, figures);
  } catch (error) {
    step.log(reasonOf(error));
    for (const measure of ['createsPerSecond', 'getsPerSecond', 'residentMb'] as const)
      figures[measure] ??= missing(reasonOf(error));
  } finally {
    await running?.process.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  return figures;
}
