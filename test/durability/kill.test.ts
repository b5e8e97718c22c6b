import { rm } from 'node:fs/promises';
import { afterAll, expect, test } from 'vitest';
import { temporaryDirectory } from '../support/fronts';
import { Life, type Moment, newTally, type Tally } from './life';
import { Random } from './random';
import { killAll } from './sandbox-process';

/** A directory is left after so many, lest reading what it holds takes longer than what is tested. */
const KILLS_PER_DIRECTORY = 19;
/** For a busy machine: two idle cores need a minute for all of them, and most of it to start processes. */
const PATIENCE = 240_000;

afterAll(killAll);

interface Style {
  readonly when: string;
  readonly seed: number;
  readonly kills: number;
  readonly moment: (random: Random) => Moment;
}

const styles: readonly Style[] = [
  { when: 'at any moment', seed: 1, kills: 57, moment: atAnyMoment },
  { when: 'at any moment, on another directory', seed: 2, kills: 57, moment: atAnyMoment },
  { when: 'right after the first answer', seed: 3, kills: 57, moment: afterTheFirst },
];

function atAnyMoment(random: Random): Moment {
  const enough = random.upTo(24);
  return { hasCome: (answers) => answers > enough, turnsLater: random.upTo(8) };
}

function afterTheFirst(): Moment {
  return { hasCome: () => true, turnsLater: 0 };
}

test.concurrent.for(styles)(
  'killed $when, $kills times, it keeps all that eight writers were told it did',
  async ({ seed, kills, moment }, { annotate }) => {
    const random = new Random(seed);
    const tally = newTally();
    while (tally.kills < kills) {
      await onDirectory(async (directory) => {
        const life = new Life(directory, random, tally);
        for (let i = 1; i < KILLS_PER_DIRECTORY; i++) await life.surviveOne(moment(random));
        await life.end();
      });
    }
    expect(tally.kills).toBe(kills);
    await annotate(JSON.stringify(tally));
  },
  PATIENCE,
);

test.concurrent(
  'killed while it makes its file smaller, 30 times and more, it keeps all that eight writers were told it did',
  async ({ annotate }) => {
    const random = new Random(4);
    const tally = newTally();
    while (tally.kills < 30) await onDirectory((directory) => killWhileCompacting(directory, random, tally));
    expect(tally.diedCompacting).toBeGreaterThan(0);
    await annotate(JSON.stringify(tally));
  },
  PATIENCE,
);

/** Kills until a compaction was quicker. One that was not begins again with the first write of the next process. */
async function killWhileCompacting(directory: string, random: Random, tally: Tally): Promise<void> {
  // So much that some ten dozen payments are enough to begin one.
  const life = new Life(directory, random, tally, { lettersPerPayment: 6_000 });
  await life.surviveOne({ hasCome: () => life.isCompacting, turnsLater: random.upTo(20) });
  for (let i = 0; life.isCompacting && i < 12; i++) {
    const hasCome = (answers: number) => life.isCompacting || answers > 20;
    await life.surviveOne({ hasCome, turnsLater: random.upTo(20) });
  }
  await life.end();
}

async function onDirectory(use: (directory: string) => Promise<void>): Promise<void> {
  const directory = await temporaryDirectory();
  try {
    await use(directory);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
