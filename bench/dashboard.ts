import { navigation } from '../mock-server/pages/dashboard/frame';
import { createSandbox, type Sandbox } from '../mock-server/server';
import { creatorOf } from './creator';
import { median } from './median';

/**
 * `npm run bench dashboard`: the duration of each page at 100,000 payments relative to 1,000, and of creating a payment while
 * somebody reads the overview relative to nobody; of the first results of a search, and of the longest wait of others meanwhile.
 * Fails beyond its bounds.
 */
const SMALL_PAYMENTS = 1_000;
const LARGE_PAYMENTS = 100_000;
const MAX_GROWTH = 1.5;
const MAX_SEARCH_MS = 300;
const MAX_WAIT_MS = 120;
const MEASURED_PAYMENTS = 500;
const ROUNDS = 21;

const small = createSandbox();
const large = createSandbox();
const unseen = createSandbox();
const createInSmall = await creatorOf(small);
const createInLarge = await creatorOf(large);
const createUnseen = await creatorOf(unseen);
await createInSmall(SMALL_PAYMENTS);
await createInLarge(LARGE_PAYMENTS);
await createUnseen(SMALL_PAYMENTS);
let isMissed = false;

for (const path of [
  ...navigation.flatMap(([, pages]) => Object.keys(pages)),
  'payments/{newest}',
  'payments?amount=1.23',
]) {
  const firstSmall = await show(small, path);
  const firstLarge = await show(large, path);
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round++) ratios.push((await show(large, path)) / (await show(small, path)));
  const growth = median(ratios);
  const isWithin = growth <= MAX_GROWTH;
  if (!isWithin) isMissed = true;
  const first = `first time ${firstLarge.toFixed(0)} ms and ${firstSmall.toFixed(0)} ms`;
  console.log(
    `${(path || 'overview').padEnd(22)}${growth.toFixed(2)} times${isWithin ? '' : '   MISSED'}   (${first})`,
  );
}

for (const text of ['nothing of this', '4242', '19.99']) {
  const path = `search?q=${encodeURIComponent(text)}`;
  const durations: number[] = [];
  const waits: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const others = watchTicks();
    durations.push(await show(large, path));
    waits.push(others.longest());
  }
  const duration = median(durations);
  const wait = median(waits);
  const isWithin = duration <= MAX_SEARCH_MS && wait <= MAX_WAIT_MS;
  if (!isWithin) isMissed = true;
  console.log(
    `search for ${text.padEnd(16)}${duration.toFixed(0)} ms, others wait ${wait.toFixed(0)} ms${isWithin ? '' : '   MISSED'}`,
  );
}

const costs: number[] = [];
for (let round = 0; round < ROUNDS; round++) {
  await show(small, '');
  costs.push((await createInSmall(MEASURED_PAYMENTS)) / (await createUnseen(MEASURED_PAYMENTS)));
}
console.log(`to create a payment while the totals are kept: ${median(costs).toFixed(2)} times`);
await Promise.all([small.close(), large.close(), unseen.close()]);
if (isMissed) process.exitCode = 1;

/** Milliseconds until a page is rendered. `{newest}` stands for the newest payment. */
async function show(sandbox: Sandbox, path: string): Promise<number> {
  const [newest] = sandbox.platform().rows.walk('payments', 'newest', 'test', 'descending');
  const url = `http://sandbox.test/_sandbox/dashboard/default/${path.replace('{newest}', newest?.id ?? '')}`;
  const start = performance.now();
  const response = await sandbox.fetch(url);
  await response.text();
  if (!response.ok) throw new Error(`${response.status} ${url}`);
  return performance.now() - start;
}

/** Measures how long the event loop takes for a tick. `longest` returns the longest in milliseconds, and ends it. */
function watchTicks() {
  let last = performance.now();
  let longest = 0;
  let isWatched = true;
  const tick = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
    if (isWatched) setImmediate(tick);
  };
  setImmediate(tick);
  return {
    longest: () => {
      isWatched = false;
      return longest;
    },
  };
}
