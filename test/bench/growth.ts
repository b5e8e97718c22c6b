import { createSandbox, openSandboxIn, type Sandbox } from '../../mock-server/server';
import { creatorOf } from './creator';
import { median } from './median';
import { temporaryDirectory } from './servers';

const SMALL_PAYMENTS = 1_000;
const LARGE_PAYMENTS = 100_000;
const MEASURED_PAYMENTS = 1_000;

/** Returns the duration of creating a payment over 100,000 payments, relative to 1,000 payments. */
export async function growthRatios(): Promise<Readonly<Record<'memory' | 'file', number>>> {
  return {
    memory: await ratioOf(createSandbox(), createSandbox()),
    file: await ratioOf(await openSandboxIn(temporaryDirectory()), await openSandboxIn(temporaryDirectory())),
  };
}

/** Measures both alternately, so that changes in machine speed affect both. */
async function ratioOf(small: Sandbox, large: Sandbox): Promise<number> {
  const [createInSmall, createInLarge] = [await creatorOf(small), await creatorOf(large)];
  await createInSmall(SMALL_PAYMENTS);
  await createInLarge(LARGE_PAYMENTS);
  const ratios: number[] = [];
  for (let round = 0; round < 9; round++)
    ratios.push((await createInLarge(MEASURED_PAYMENTS)) / (await createInSmall(MEASURED_PAYMENTS)));
  await Promise.all([small.close(), large.close()]);
  return median(ratios);
}
