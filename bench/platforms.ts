import { readdirSync, rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSandboxIn } from '../mock-server/server';
import { median } from './median';

/** Measures what many platforms cost: descriptors and memory while they are created and used, and the time of a start. */
const FEW = 5;
const MANY = Number(process.argv[2] ?? 5000);
const STARTS = 15;

const megabytes = () => Math.round(process.memoryUsage().rss / 1e6);
const descriptors = () => (process.platform === 'linux' ? readdirSync('/proc/self/fd').length : NaN);

async function create(directory: string, count: number): Promise<void> {
  const sandbox = await openSandboxIn(directory);
  const url = 'http://sandbox.test/_sandbox/platforms';
  const before = { megabytes: megabytes(), descriptors: descriptors() };
  let most = 0;
  for (let i = 1; i < count; i++) {
    await sandbox.fetch(url, { method: 'POST' });
    most = Math.max(most, descriptors());
  }
  console.log(`${count} platforms: ${most - before.descriptors} descriptors more, at most`);
  console.log(`${count} platforms: ${megabytes()} MB resident, ${before.megabytes} MB before`);
  await sandbox.close();
}

async function startTime(directory: string): Promise<number> {
  const start = performance.now();
  const sandbox = await openSandboxIn(directory);
  const time = performance.now() - start;
  await sandbox.close();
  return time;
}

const directories = { few: await newDirectory(), many: await newDirectory() };
await create(directories.few, FEW);
await create(directories.many, MANY);
const times: { few: number[]; many: number[] } = { few: [], many: [] };
for (let i = 0; i < STARTS; i++)
  for (const which of ['few', 'many'] as const) times[which].push(await startTime(directories[which]));
const few = median(times.few);
const many = median(times.many);
console.log(`start with ${FEW} platforms: ${few.toFixed(1)} ms, with ${MANY}: ${many.toFixed(1)} ms`);
console.log(`ratio: ${(many / few).toFixed(2)}`);
for (const directory of Object.values(directories)) rmSync(directory, { recursive: true });

function newDirectory(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'payments-sandbox-bench-'));
}
