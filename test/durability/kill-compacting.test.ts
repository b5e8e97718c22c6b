import { expect, test } from 'vitest';
import { Life, newTally, onNewDirectory, type Tally } from './process-run';
import { Random } from './random';

const KILLS = 32;

test(
  `killed while it makes its file smaller, ${KILLS} times and more, it keeps all that eight writers were told it did`,
  { timeout: 240_000 },
  async ({ annotate }) => {
    const random = new Random(4);
    const tally = newTally();
    while (tally.kills < KILLS) await onNewDirectory((directory) => killWhileCompacting(directory, random, tally));
    expect(tally.diedCompacting).toBeGreaterThan(0);
    await annotate(JSON.stringify(tally));
  },
);

/** Kills until a compaction was quicker. One that was not begins again with the first write of the next process. */
async function killWhileCompacting(directory: string, random: Random, tally: Tally): Promise<void> {
  // A file is made smaller when it is large, and half of it is ballast. So first there is more ballast than anything else.
  const ballast = new Life(directory, random, tally, { lettersPerPayment: 1200 });
  await ballast.surviveOne({ hasCome: () => ballast.fileSize > 5_000_000, turnsLater: 0 });
  await ballast.endByReset();

  const life = new Life(directory, random, tally, { lettersPerPayment: 1200 });
  const surviveOne = (patience: number) => {
    const hasCome = (answers: number) => life.isCompacting || answers > patience;
    return life.surviveOne({ hasCome, turnsLater: random.upTo(6) });
  };
  await surviveOne(800);
  for (let i = 0; life.isCompacting && i < 14; i++) await surviveOne(20);
  await life.end();
}
