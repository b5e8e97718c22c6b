import { parseArgs } from 'node:util';
import { createSandbox, openSandboxIn, type Sandbox } from '../../mock-server/server';
import { endOfTick } from '../../mock-server/time/tick';
import { creatorOf } from './creator';
import { removeDirectories, temporaryDirectory } from './servers';

/**
 * Prints for how long a platform stops the event loop at most, in milliseconds: while payments are created, ten in each tick, and by
 * snapshots, restore, reset and undo. `--payments` and `--replaced` are the numbers of payments for the one and for the other.
 */
const { values } = parseArgs({
  options: { payments: { type: 'string', default: '300000' }, replaced: { type: 'string', default: '100000' } },
});
const STEP = 10_000;

/** Measures the longest time between two ticks of the event loop. */
async function longestStop(run: () => unknown): Promise<number> {
  let [longest, last, isDone] = [0, performance.now(), false];
  const measure = () => {
    const now = performance.now();
    [longest, last] = [Math.max(longest, now - last), now];
    if (!isDone) setImmediate(measure);
  };
  setImmediate(measure);
  await run();
  await endOfTick();
  isDone = true;
  return longest;
}

async function replacements(sandbox: Sandbox): Promise<Record<string, number>> {
  const platform = sandbox.platform();
  const { snapshots } = platform;
  const stop = async (work: () => unknown) => {
    const longest = await longestStop(async () => {
      work();
      await platform.settled();
    });
    return Math.round(10 * longest) / 10;
  };
  return {
    snapshot: await stop(() => snapshots.create('first')),
    restore: await stop(() => snapshots.restore('first')),
    'undo of it': await stop(() => platform.undo(1)),
    reset: await stop(() => platform.reset()),
    'undo of the reset': await stop(() => platform.undo(1)),
    'another snapshot': await stop(() => snapshots.create('second')),
    differences: await stop(() => snapshots.diff('first', 'second')),
  };
}

async function measure(sandbox: Sandbox): Promise<Record<string, number>> {
  const create = await creatorOf(sandbox);
  const [payments, replaced] = [Number(values.payments), Number(values.replaced)];
  let longest = 0;
  let rows: Record<string, number> = {};
  for (let created = 0; created < payments; created += STEP) {
    if (created === replaced) rows = await replacements(sandbox);
    const stop = await longestStop(async () => {
      for (let i = 0; i < STEP; i += 10) {
        await create(10);
        await endOfTick();
      }
    });
    longest = Math.max(longest, stop);
  }
  await sandbox.close();
  return { [`creates up to ${payments}`]: Math.round(10 * longest) / 10, ...rows };
}

const memory = await measure(createSandbox());
const file = await measure(await openSandboxIn(temporaryDirectory()));
removeDirectories();
console.table(
  Object.fromEntries(Object.keys(memory).map((name) => [name, { memory: memory[name], file: file[name] }])),
);
