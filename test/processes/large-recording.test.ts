import { execFile } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { createSandbox } from '../../mock-server';
import { sharedDirectory } from '../store/support';
import { entry } from '../recordings/support/entries';
import { type Taken, taking } from '../recordings/support/taken';
import { payment } from '../support/bodies';

const ENTRIES = 400;
const BODY_CHARACTERS = 250_000;
/** Half of the file would not fit. */
const HEAP_MEGABYTES = 48;
const RECORDING_MEGABYTES = Number(process.env['RECORDING_MEGABYTES'] ?? 0);
const MAX_RESIDENT_MEGABYTES = 300;
/** Prints the peak of the memory of a process, in kilobytes, when it ends. */
const printPeak = `process.on('exit', () => process.stderr.write(String(process.resourceUsage().maxRSS)))`;

const directory = sharedDirectory();

/** Writes a HAR file. Returns its path. */
async function writeHar(entries: AsyncIterable<object> | Iterable<object>): Promise<string> {
  const path = join(directory, 'traffic.har');
  const file = createWriteStream(path);
  file.write('{"log":{"version":"1.2","creator":{"name":"test","version":"1"},"entries":[');
  let separator = '';
  for await (const each of entries) {
    if (!file.write(separator + JSON.stringify(each))) await once(file, 'drain');
    separator = ',';
  }
  file.end(']}}');
  await once(file, 'close');
  return path;
}

/** Yields entries of 100 MB. */
function* largeEntries(): Generator<object> {
  const text = JSON.stringify({ id: null, type: 'array', data: [], note: 'x'.repeat(BODY_CHARACTERS) });
  for (let at = 0; at < ENTRIES; at++) yield entry({ path: '/v1/payments', at: 1_772_463_600_000 + at, text });
}

/** Yields entries of payments, each created and read, until they have a number of bytes. */
async function* paymentEntries(bytes: number): AsyncGenerator<object> {
  const sandbox = createSandbox({ randomSeed: 'recorded' });
  const { id } = await sandbox.createPlatform();
  const taken: Taken[] = [];
  const fetch = taking(sandbox.fetch, taken, () => sandbox.platform(id).now());
  const send = async (method: string, path: string, headers: Record<string, string>, body?: object) => {
    const text = body && JSON.stringify(body);
    const init = { method, headers: { 'Content-Type': 'application/json', ...headers }, body: text ?? null };
    return (await fetch(`http://sandbox.test${path}`, init)).json();
  };
  const { access_token: token } = await send('POST', `/_sandbox/platforms/${id}/access_tokens`, {}, { mode: 'test' });
  taken.length = 0;
  // As long as all headers of a browser and of a response.
  const headers = { Authorization: `Bearer ${token}`, 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) '.repeat(40) };
  for (let sent = 0, number = 0; sent < bytes; number++) {
    const key = { 'Idempotency-Key': `order-${number}` };
    const { id: paymentId } = await send('POST', '/v1/payments', { ...headers, ...key }, payment());
    await send('GET', `/v1/payments/${paymentId}`, headers);
    for (const [at, { method, path, request, response }] of taken.splice(0).entries()) {
      const each = entry({
        method,
        path,
        status: response.status,
        headers: Object.fromEntries(request.headers),
        time: 1,
        at: 1_772_463_600_000 + number * 20 + at * 10,
        text: response.body ?? '',
        ...(request.body !== undefined && { body: request.body }),
      });
      sent += JSON.stringify(each).length;
      yield each;
    }
  }
  await sandbox.close();
}

const compare = (path: string, ...options: readonly string[]) =>
  promisify(execFile)(process.execPath, [...options, 'dist/cli/index.cjs', 'compare', path, '--json'], {
    maxBuffer: 1e8,
  });

it('a recording of 100 MB is compared with a heap of 48 MB', { timeout: 120_000 }, async () => {
  const path = await writeHar(largeEntries());
  const { stdout } = await compare(path, `--max-old-space-size=${HEAP_MEGABYTES}`);
  expect(JSON.parse(stdout)).toMatchObject({ recording: { exchanges: ENTRIES, replayed: ENTRIES } });
});

it.runIf(RECORDING_MEGABYTES > 0)(
  `a recording of ${RECORDING_MEGABYTES} MB of payments is compared within ${MAX_RESIDENT_MEGABYTES} MB of memory`,
  { timeout: 600_000 },
  async () => {
    const path = await writeHar(paymentEntries(RECORDING_MEGABYTES * 1e6));
    const { stdout, stderr } = await compare(path, '--import', `data:text/javascript,${encodeURIComponent(printPeak)}`);
    const { recording, differences } = JSON.parse(stdout);
    expect(recording.replayed).toBe(recording.exchanges);
    expect(differences).toEqual([]);
    expect(Number(stderr) * 1_024).toBeLessThan(MAX_RESIDENT_MEGABYTES * 1e6);
  },
);
