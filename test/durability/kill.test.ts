import { expect, test } from 'vitest';
import { part, scaled } from '../support/run-scale';
import { type KillMoment, newKillCounts, onNewDirectory, ProcessRuns } from './process-runs';
import { Random } from './random';

/** A new directory is used after this many kills, so that reading the data does not dominate the duration. */
const KILLS_PER_DIRECTORY = scaled({ full: part.runsOf(19, import.meta.filename), short: 2 });
const DIRECTORIES = scaled({ full: part.runsOf(3, import.meta.filename), short: 1 });
const KILLS = KILLS_PER_DIRECTORY * DIRECTORIES;
/** Two idle cores need a minute for all kills, mostly to start processes. A busy machine needs more. */
const TIMEOUT_MS = 240_000;

interface KillTiming {
  readonly when: string;
  readonly seed: number;
  readonly moment: (random: Random) => KillMoment;
}

const atRandomMoments: readonly KillTiming[] = [
  { when: 'at a random moment', seed: 1, moment: atRandomMoment },
  { when: 'at a random moment (second seed)', seed: 2, moment: atRandomMoment },
];
const timings: readonly KillTiming[] = [
  ...atRandomMoments.slice(0, scaled({ full: 2, short: 1 })),
  { when: 'right after the first response', seed: 3, moment: afterFirstResponse },
];

function atRandomMoment(random: Random): KillMoment {
  const enough = random.upTo(24);
  return { isReached: (responses) => responses > enough, ticksLater: random.upTo(8) };
}

function afterFirstResponse(): KillMoment {
  return { isReached: () => true, ticksLater: 0 };
}

test.concurrent.for(timings)(
  `killed $when (${KILLS} kills): every write that eight writers had acknowledged is kept`,
  { timeout: TIMEOUT_MS },
  async ({ seed, moment }, { annotate }) => {
    const random = new Random(seed);
    const counts = newKillCounts();
    while (counts.kills < KILLS) {
      await onNewDirectory(async (directory) => {
        const runs = new ProcessRuns(directory, random, counts);
        for (let i = 1; i < KILLS_PER_DIRECTORY; i++) await runs.runAndKill(moment(random));
        await runs.verifyAll();
      });
    }
    expect(counts.kills).toBe(KILLS);
    await annotate(JSON.stringify(counts));
  },
);
