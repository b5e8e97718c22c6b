import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { startCli } from '../support/cli-process';
import { temporaryDirectory } from '../store/support';

/**
 * The time of a start has its own bound, in `npm run bench guide`. This one sees a room that is not needed, such as the
 * dashboard.
 */
const MAX_BYTES = 1_500_000;

/** Returns the built files that a process loaded, from the coverage that Node wrote when it exited. */
function loadedFiles(coverage: string): string[] {
  return readdirSync(coverage).flatMap((name) => {
    const { result }: { result: { url: string }[] } = JSON.parse(readFileSync(join(coverage, name), 'utf8'));
    return result.filter(({ url }) => url.startsWith('file:')).map(({ url }) => fileURLToPath(url));
  });
}

test('until its first response, start loads at most 1.5 MB', async () => {
  const coverage = temporaryDirectory();
  const cli = await startCli(['--memory'], { env: { NODE_V8_COVERAGE: coverage } });
  expect((await fetch(`${cli.url}/_sandbox/health`)).status).toBe(200);
  await cli.stop();
  const files = loadedFiles(coverage);
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
  expect(bytes).toBeLessThanOrEqual(MAX_BYTES);
});
