import { createReadStream, createWriteStream, statSync } from 'node:fs';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { openSandboxIn, serve } from '../../mock-server/server';
import { largeSeedFile } from '../support/large-seed-file';
import { temporaryDirectory } from './servers';

/**
 * `npm run bench:export [megabytes …]`: imports and exports seed files of these sizes (default: 150 and 600) over HTTP on a
 * sandbox in a directory, while another client sends requests. Prints the longest time that a request waited.
 */
const sizes = process.argv.slice(2).map(Number);
const EMAIL_CHARACTERS = 700;
const ROW_BYTES = EMAIL_CHARACTERS + 300;

for (const megabytes of sizes.length > 0 ? sizes : [150, 600]) await measure(megabytes);

async function measure(megabytes: number): Promise<void> {
  const path = join(temporaryDirectory(), 'large.json');
  const lines = await largeSeedFile((megabytes * 1_000_000) / ROW_BYTES, EMAIL_CHARACTERS);
  await pipeline(Readable.from(lines), createWriteStream(path));
  const sandbox = await openSandboxIn(temporaryDirectory());
  const server = await serve(sandbox);
  const base = `${server.url}/_sandbox/platforms/default`;
  const size = Math.round(statSync(path).size / 1e6);
  for (const times of ['first', 'second']) {
    await timed(`${size} MB, ${times} import`, base, async () => {
      const body: ReadableStream<Uint8Array> = readable(createReadStream(path));
      const streamed = { duplex: 'half' };
      const response = await fetch(`${base}/import`, { method: 'POST', body, ...streamed });
      if (!response.ok) throw new Error(await response.text());
      await response.text();
    });
  }
  await timed(`${size} MB, export`, base, async () => {
    const { body } = await fetch(`${base}/export`);
    const reader = body?.getReader();
    while (reader && !(await reader.read()).done);
  });
  await server.close();
  await sandbox.close();
}

function readable(chunks: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const iterator = chunks[Symbol.asyncIterator]();
  return new ReadableStream({
    pull: async (controller) => {
      const next = await iterator.next();
      if (next.done) controller.close();
      else controller.enqueue(next.value);
    },
  });
}

/** Sends small requests one after the other while the work runs. The client shares the process, so its waits include its own work. */
async function timed(name: string, base: string, work: () => Promise<void>): Promise<void> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const start = performance.now();
  let isDone = false;
  const waits: number[] = [];
  const requests = (async () => {
    while (!isDone) {
      const sent = performance.now();
      await (await fetch(`${base}/clock`)).text();
      waits.push(performance.now() - sent);
    }
  })();
  await work();
  const seconds = (performance.now() - start) / 1000;
  isDone = true;
  await requests;
  delay.disable();
  waits.sort((a, b) => a - b);
  const at = (part: number) => `${(waits[Math.floor(part * (waits.length - 1))] ?? 0).toFixed(0)} ms`;
  const columns = [
    name.padEnd(24),
    `${seconds.toFixed(1)} s`,
    `requests: ${waits.length}, median ${at(0.5)}, 99 % ${at(0.99)}, longest ${at(1)}`,
    `event loop: longest ${(delay.max / 1e6).toFixed(0)} ms`,
  ];
  process.stdout.write(`${columns.join('   ')}\n`);
}
