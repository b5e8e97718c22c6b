import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, statSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setup } from '../test/support/build';
import { builtCli } from '../test/support/built';
import { largeSeedFile } from '../test/support/large-seed-file';
import { commands, cleanUp, start, temporaryDirectory } from './servers';

/**
 * `npm run bench export [megabytes …]`: imports and exports seed files of these sizes (default: 150 and 600) by the command
 * line, with a sandbox in a directory, and sends other requests meanwhile. Server, command and client are processes of their
 * own. Prints the longest time that another request took.
 */
const sizes = process.argv.slice(2).map(Number);
const EMAIL_CHARACTERS = 700;
const ROW_BYTES = EMAIL_CHARACTERS + 300;
const WARM_UP_REQUESTS = 500;

const clean = await setup();
const cli = builtCli();
try {
  for (const megabytes of sizes.length > 0 ? sizes : [150, 600]) await measure(megabytes);
} finally {
  cleanUp();
  await clean();
}

async function measure(megabytes: number): Promise<void> {
  const path = join(temporaryDirectory(), 'large.json');
  const lines = await largeSeedFile((megabytes * 1_000_000) / ROW_BYTES, EMAIL_CHARACTERS);
  await pipeline(Readable.from(lines), createWriteStream(path));
  const server = await start('file', commands.file(cli, temporaryDirectory()));
  const size = Math.round(statSync(path).size / 1e6);
  for (let sent = 0; sent < WARM_UP_REQUESTS; sent++) await other(server.url);
  await timed(`${size} MB, first import`, server.url, ['import', path]);
  await timed(`${size} MB, second import`, server.url, ['import', path, '--yes']);
  await timed(`${size} MB, export`, server.url, ['export', '--output', join(temporaryDirectory(), 'exported.json')]);
  server.stop();
}

/** Sends a small request. Returns its milliseconds. */
async function other(url: string): Promise<number> {
  const sent = performance.now();
  await (await fetch(`${url}/_sandbox/platforms/default/clock`)).text();
  return performance.now() - sent;
}

/** Sends small requests, one after the other, until the command ends. */
async function timed(name: string, url: string, command: readonly string[]): Promise<void> {
  const began = performance.now();
  const child = spawn(process.execPath, [cli, ...command, '--sandbox', url], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let status: number | undefined;
  const ended = once(child, 'exit').then(([code]) => (status = Number(code)));
  const waits: number[] = [];
  while (status === undefined) waits.push(await other(url));
  await ended;
  if (status !== 0) throw new Error(`${command[0]} ended with ${status}`);
  const seconds = (performance.now() - began) / 1000;
  waits.sort((a, b) => a - b);
  const at = (part: number) => `${(waits[Math.floor(part * (waits.length - 1))] ?? 0).toFixed(0)} ms`;
  const others = `${waits.length} other requests: median ${at(0.5)}, 99 % ${at(0.99)}, longest ${at(1)}`;
  process.stdout.write(`${name.padEnd(22)} ${seconds.toFixed(1)} s, ${others}\n`);
}
