import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Check, Project } from '../project';

const config = `export default { test: {
  include: ['vitest.mjs'],
  reporters: ['default', ['payments-sandbox/vitest/reporter', { thresholds: { declines: 30 }, json: 'vitest.json' }]],
} };`;

/** Runs the suite of `consumer/vitest.ts`, with the reporter. */
export async function vitestKit(project: Project): Promise<Check> {
  await project.write('vitest.kit.mjs', config);
  return [
    'Vitest with the test kit and the reporter',
    async () => {
      await project.runModule('vitest/vitest.mjs', 'run', '--config', 'vitest.kit.mjs');
      const written = await readFile(join(project.folder, 'vitest.json'), 'utf8');
      const coverage: { declines: { percent: number } } = JSON.parse(written);
      return `(${coverage.declines.percent}% of declines)`;
    },
  ];
}
