import { createSandbox } from '../../mock-server/server';
import { flow } from './flow';

/** The options of the golden files. Without the URL, the one in responses would be that of each front. */
export const goldenOptions = { randomSeed: 'golden', checkoutUrl: 'https://pay.test' } as const;

/** The present of tests with golden files: the instants in tokens and signatures follow `Date`, and not the random seed. */
export const GOLDEN_DATE = Date.parse('2026-01-01T00:00:00Z');

/** Runs the flow on a new sandbox in memory. Returns the transcript of each step. */
export async function runInMemory(
  randomSeed: string = goldenOptions.randomSeed,
): Promise<Readonly<Record<string, string>>> {
  const sandbox = createSandbox({ ...goldenOptions, randomSeed });
  const transcripts = await flow({ baseUrl: 'http://sandbox.test', fetch: sandbox.fetch });
  await sandbox.close();
  return transcripts;
}
