import { createSandbox } from '../../mock-server/server';
import { flow } from './flow';

/** The one that the golden files were made with. */
export const SEED = 'golden';

/** The flow on a sandbox of its own. */
export async function inMemory(randomSeed = SEED): Promise<Readonly<Record<string, string>>> {
  const sandbox = createSandbox({ randomSeed });
  const told = await flow({ baseUrl: 'http://sandbox.test', fetch: sandbox.fetch });
  await sandbox.close();
  return told;
}
