import { navigation } from '../mock-server/pages/dashboard/frame';
import { createSandbox, type Sandbox } from '../mock-server/server';
import { creatorOf } from './creator';
import { median } from './median';

/**
 * `npm run bench dashboard`: the duration of each page at 100,000 payments relative to 1,000, and of creating a payment while
 * somebody reads the overview relative to nobody. Fails beyond its bounds.
 */
const [SMALL_PAYMENTS, LARGE_PAYMENTS] = [1_000, 100_000];
const MAX_GROWTH = 1.5;
const MEASURED_PAYMENTS = 500;
const ROUNDS = 21;

const [small, large, unseen] = [createSandbox(), createSandbox(), createSandbox()];
const [createInSmall, createInLarge, createUnseen] = [
  await creatorOf(small),
  await creatorOf(large),
  await creatorOf(unseen),
];
await createInSmall(SMALL_PAYMENTS);
await createInLarge(LARGE_PAYMENTS);
await createUnseen(SMALL_PAYMENTS);
let isMissed = false;

for (const path of [...navigation.flatMap(([, pages]) => Object.keys(pages)), 'payments/{newest}']) {
  const [firstSmall, firstLarge] = [await show(small, path), await show(large, path)];
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
