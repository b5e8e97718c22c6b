import { setTimeout } from 'node:timers/promises';
import { canRestartPostgres } from '../../support/postgres/start';
import { Random } from '../../durability/random';
import type { Replica } from './cluster';
import { terminate } from './disturbances';
import type { Disturbance, Scene } from './run';

const STEPS = 5;
/** Longer than two leases. */
const LONGEST_PAUSE_MS = 7_000;

type Step = (scene: Scene, replica: Replica, ms: number) => Promise<unknown>;

const steps: Readonly<Record<string, Step>> = {
  kill: async ({ cluster }, replica) => {
    await replica.cli.kill();
    await cluster.startAgain(replica);
  },
  terminate: async ({ cluster }, replica) => {
    await terminate(replica);
    await cluster.startAgain(replica);
  },
  stop: async (_scene, { cli }, ms) => {
    cli.signal('SIGSTOP');
    await setTimeout(ms);
    cli.signal('SIGCONT');
  },
  endSessions: ({ cluster }) => cluster.database.endAllSessions(),
  silence: async (_scene, { network }) => network.silence(),
  cut: async (_scene, { network }) => network.cut(),
  drop: (_scene, { network }, ms) =>
    during(
      ms,
      () => network.drop(),
      () => network.pass(),
    ),
  hold: (_scene, { network }, ms) =>
    during(
      ms,
      () => network.hold(),
      () => network.pass(),
    ),
  delay: (_scene, { network }, ms) =>
    during(
      ms,
      () => network.delay(ms / 50),
      () => network.pass(),
    ),
  ...(canRestartPostgres && { restart: ({ server }: Scene) => server.restart('immediate') }),
};

/** Returns disturbances in a random order, each of one of three replicas. */
export function randomDisturbance(seed: number): Disturbance {
  const random = new Random(seed);
  const plan = Array.from({ length: STEPS }, () => ({
    name: random.pick(Object.keys(steps)) ?? '',
    replica: random.upTo(2),
    ms: random.upTo(LONGEST_PAUSE_MS),
  }));
  return {
    name: `seed ${seed} (${plan.map(({ name, replica, ms }) => `${name} ${replica} ${ms}`).join(', ')})`,
    replicas: 3,
    disturb: async (scene) => {
      for (const { name, replica, ms } of plan) {
        const found = scene.cluster.replicas[replica];
        if (found) await steps[name]?.(scene, found, ms);
        await scene.load.more(10);
      }
    },
  };
}

async function during(ms: number, begin: () => void, end: () => void): Promise<void> {
  begin();
  await setTimeout(ms);
  end();
}
