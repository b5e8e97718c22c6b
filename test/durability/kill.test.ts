import { expect, test } from 'vitest';
import { Life, type Moment, newTally, onNewDirectory } from './process-run';
import { Random } from './random';

/** A directory is left after so many, lest reading what it holds takes longer than what is tested. */
const KILLS_PER_DIRECTORY = 19;
/** For a busy machine: two idle cores need a minute for all of them, and most of it to start processes. */
const PATIENCE = 240_000;

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
  { timeout: PATIENCE },
  async ({ seed, kills, moment }, { annotate }) => {
    const random = new Random(seed);
    const tally = newTally();
    while (tally.kills < kills) {
      await onNewDirectory(async (directory) => {
        const life = new Life(directory, random, tally);
        for (let i = 1; i < KILLS_PER_DIRECTORY; i++) await life.surviveOne(moment(random));
        await life.end();
      });
    }
    expect(tally.kills).toBe(kills);
    await annotate(JSON.stringify(tally));
  },
);
