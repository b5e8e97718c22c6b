import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'tsup';
import { output } from '../commands';
import { nodeBinary, releasesOfNode } from '../nodes';
import type { Check } from '../project';

/** Inside the project, so that dependencies resolve. */
const cache = join(process.cwd(), 'node_modules/.cache/payments-sandbox');

/** Runs the golden flow on each supported release of Node. `npm test` runs it on the current one. */
export function goldenFlows(): { readonly checks: readonly Check[]; readonly close: () => Promise<void> } {
  let built: Promise<string> | undefined;
  const checks = releasesOfNode.map((release): Check => [
    `the golden flow on Node ${release}`,
    async () => {
      const folder = await (built ??= buildFlow());
      await isGolden(await output(folder, await nodeBinary(release), 'print.js'));
    },
  ]);
  const close = async () => {
    if (built !== undefined) await rm(await built, { recursive: true });
  };
  return { checks, close };
}

/** Builds the flow like the package. Returns the folder. */
async function buildFlow(): Promise<string> {
  await mkdir(cache, { recursive: true });
  const outDir = await mkdtemp(join(cache, 'golden-'));
  const entry = { print: 'test/deterministic/print.ts' };
  await build({ entry, outDir, config: false, format: ['esm'], target: 'node20', treeshake: true, silent: true });
  return outDir;
}

async function isGolden(printed: string): Promise<void> {
  const transcripts: Record<string, string> = JSON.parse(printed);
  const different: string[] = [];
  for (const [step, text] of Object.entries(transcripts))
    if ((await readFile(`test/deterministic/golden/${step}.http`, 'utf8')) !== text) different.push(step);
  if (different.length > 0) throw new Error(`different transcripts: ${different.join(', ')}`);
}
