import { execFile } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { entry } from '../recordings/support/entries';

const ENTRIES = 400;
const BODY_CHARACTERS = 250_000;
/** Half of the file would not fit. */
const HEAP_MEGABYTES = 48;

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'large-recording-'));
});
afterAll(() => rm(directory, { recursive: true }));

/** Writes a HAR file of 100 MB. Returns its path. */
async function writeLargeHar(): Promise<string> {
  const path = join(directory, 'traffic.har');
  const file = createWriteStream(path);
  file.write('{"log":{"version":"1.2","creator":{"name":"test","version":"1"},"entries":[');
  const text = JSON.stringify({ id: null, type: 'array', data: [], note: 'x'.repeat(BODY_CHARACTERS) });
  for (let at = 0; at < ENTRIES; at++) {
    const line = JSON.stringify(entry({ path: '/v1/payments', at: 1_772_463_600_000 + at, text }));
    if (!file.write(at === 0 ? line : `,${line}`)) await once(file, 'drain');
  }
  file.end(']}}');
  await once(file, 'close');
  return path;
}

it('a recording of 100 MB is compared with a heap of 48 MB', { timeout: 120_000 }, async () => {
  const path = await writeLargeHar();
  const options = [`--max-old-space-size=${HEAP_MEGABYTES}`, 'dist/cli/index.cjs', 'compare', path, '--json'];
  const { stdout } = await promisify(execFile)(process.execPath, options, { maxBuffer: 1e8 });
  expect(JSON.parse(stdout)).toMatchObject({ recording: { exchanges: ENTRIES, replayed: ENTRIES } });
});
