import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnCli, startCli } from '../test/support/cli-process';
import { report } from './bounded';
import { calibrate } from './calibration';
import { median } from './median';

/** Measures what `record` adds to a call over loopback: the least of some rounds, since other programs disturb the others. */

const ROUNDS = 5;
const WARM_UP_CALLS = 300;
const CALLS = 300;
const MAX_ADDED_MS = 2;

async function medianOf(url: string, headers: Readonly<Record<string, string>>, calls: number): Promise<number> {
  const times: number[] = [];
  for (let call = 0; call < calls; call++) {
    const start = performance.now();
    const response = await fetch(`${url}/v1/payments?limit=${call % 100}`, { headers });
    await response.text();
    times.push(performance.now() - start);
    if (response.status !== 200) throw new Error(`A call got ${response.status}`);
  }
  return median(times);
}

const file = join(tmpdir(), `record-${process.pid}.har`);
const sandbox = await startCli(['--memory']);
const proxy = spawnCli(['record', '--target', sandbox.url, '--out', file, '--port', '0', '--json']);
const { url }: { readonly url: string } = JSON.parse(await proxy.printed(/\n/));
const credentials = JSON.stringify(sandbox.platform.test);
const exchanged = await fetch(`${sandbox.url}/oauth/token`, { method: 'POST', body: credentials });
const { access_token }: { readonly access_token: string } = JSON.parse(await exchanged.text());
const headers = { Authorization: `Bearer ${access_token}` };

await medianOf(sandbox.url, headers, WARM_UP_CALLS);
await medianOf(url, headers, WARM_UP_CALLS);
const added: number[] = [];
for (let round = 0; round < ROUNDS; round++) {
  const direct = await medianOf(sandbox.url, headers, CALLS);
  const recorded = await medianOf(url, headers, CALLS);
  added.push(recorded - direct);
  const calibration = `JSON.parse of 1 MB: ${calibrate(5).toFixed(1)} ms`;
  console.log(`${direct.toFixed(2)} ms, recorded ${recorded.toFixed(2)} ms (${calibration})`);
}
const isWithin = report([
  { what: 'milliseconds that record adds to the median of a call', is: Math.min(...added), most: MAX_ADDED_MS },
]);
proxy.signal('SIGTERM');
await Promise.all([proxy.exited, sandbox.stop()]);
rmSync(file);
process.exitCode = isWithin ? 0 : 1;
