import { createSandbox } from '../../mock-server/server';
import { flow } from './flow';

/** The random seed of the golden files. */
export const SEED = 'golden';

/** Runs the flow on a new sandbox in memory. Returns the transcript of each step. */
export async function runInMemory(randomSeed = SEED): Promise<Readonly<Record<string, string>>> {
  const sandbox = createSandbox({ randomSeed });
  const transcripts = await flow({ baseUrl: 'http://sandbox.test', fetch: sandbox.fetch });
  await sandbox.close();
  return transcripts;
}
