import { createSandbox, openSandboxIn, type Sandbox } from '../../mock-server/server';
import { creatorOf } from './creator';
import { median } from './median';
import { temporaryDirectory } from './servers';

const ROWS = 10_000;
const ROUNDS = 15;

/** Milliseconds for a platform of 10,000 rows until the change is durable. */
type Durations = Readonly<Record<'snapshot' | 'restore' | 'reset', number>>;

export async function snapshotDurations(): Promise<Readonly<Record<'memory' | 'file', Durations>>> {
  return {
    memory: await durationsOf(createSandbox()),
    file: await durationsOf(await openSandboxIn(temporaryDirectory())),
  };
}

async function durationsOf(sandbox: Sandbox): Promise<Durations> {
  const platform = sandbox.platform();
  const { snapshots } = platform;
  const create = await creatorOf(sandbox);
  while (snapshots.create('full').records < ROWS) await create(100);
  const timed = async (work: () => unknown) => {
    const start = performance.now();
    work();
    await platform.settled();
    return performance.now() - start;
  };
  const times: Record<keyof Durations, number[]> = { snapshot: [], restore: [], reset: [] };
  for (let i = 0; i < ROUNDS; i++) {
    times.snapshot.push(await timed(() => snapshots.create('again')));
    await create(10);
    times.restore.push(await timed(() => snapshots.restore('again')));
    times.reset.push(await timed(() => platform.reset()));
    snapshots.restore('full');
    await platform.settled();
  }
  await sandbox.close();
  return { snapshot: median(times.snapshot), restore: median(times.restore), reset: median(times.reset) };
}
