import { createSandbox, openSandboxIn, type Sandbox } from '../../mock-server/server';
import { creatorOf } from './creator';
import { median } from './median';
import { temporaryDirectory } from './servers';

const few = 1_000;
const many = 100_000;
const measured = 1_000;

/** How much longer the creation of a payment takes over 100,000 payments than over 1,000, in memory and on the file store. */
export async function growthRatios(): Promise<Readonly<Record<'memory' | 'file', number>>> {
  return {
    memory: await ratioOf(createSandbox(), createSandbox()),
    file: await ratioOf(await openSandboxIn(temporaryDirectory()), await openSandboxIn(temporaryDirectory())),
  };
}

/** The two take turns, so that a slower machine is slower for both. */
async function ratioOf(small: Sandbox, large: Sandbox): Promise<number> {
  const [createFew, createMany] = [await creatorOf(small), await creatorOf(large)];
  await createFew(few);
  await createMany(many);
  const ratios: number[] = [];
  for (let round = 0; round < 9; round++) ratios.push((await createMany(measured)) / (await createFew(measured)));
  await Promise.all([small.close(), large.close()]);
  return median(ratios);
}
