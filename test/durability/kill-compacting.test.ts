import { expect, test } from 'vitest';
import { part, scaled } from '../support/run-scale';
import { type KillCounts, newKillCounts, onNewDirectory, ProcessRuns } from './process-runs';
import { Random } from './random';

const KILLS = scaled({ full: part.runsOf(32, import.meta.filename), short: 1 });
const MAX_KILLS_PER_COMPACTION = scaled({ full: 14, short: 1 });
const CHARACTERS_PER_PAYMENT = 24_000;
/** Above the size at which the store compacts a file that is half garbage. */
const GARBAGE_BYTES = 20_000_000;

test(
  `killed during compaction (at least ${KILLS} kills): every write that eight writers had acknowledged is kept`,
  { timeout: 240_000 },
  async ({ annotate }) => {
    const random = new Random(4);
    const counts = newKillCounts();
    while (counts.kills < KILLS || counts.killedWhileCompacting === 0)
      await onNewDirectory((directory) => killWhileCompacting(directory, random, counts));
    expect(counts.killedWhileCompacting).toBeGreaterThan(0);
    await annotate(JSON.stringify(counts));
  },
);

/** Kills until a compaction completes first. An interrupted one starts again with the first write of the next process. */
async function killWhileCompacting(directory: string, random: Random, counts: KillCounts): Promise<void> {
  // A file is compacted when it is large and half of it is garbage: first, write mostly garbage.
  const garbage = new ProcessRuns(directory, random, counts, { charactersPerPayment: CHARACTERS_PER_PAYMENT });
  await garbage.runAndKill({ isReached: () => garbage.fileSize > GARBAGE_BYTES, ticksLater: 0 });
  await garbage.resetAndKill();

  const runs = new ProcessRuns(directory, random, counts, { charactersPerPayment: CHARACTERS_PER_PAYMENT });
  const runAndKill = (maxResponses: number) => {
    const isReached = (responses: number) => runs.isCompacting || responses > maxResponses;
    return runs.runAndKill({ isReached, ticksLater: random.upTo(6) });
  };
  await runAndKill(800);
  for (let i = 0; runs.isCompacting && i < MAX_KILLS_PER_COMPACTION; i++) await runAndKill(20);
  await runs.verifyAll();
}
