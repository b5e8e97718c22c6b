import { createSandbox } from '../../mock-server';
import { calibrate } from '../calibration';
import { measureWith } from './measure';
import { nastyRequests } from './nasty-bodies';

/**
 * Reports how long the event loop is busy with each of many expensive requests of at most 1 MB, the slowest first. It never
 * fails on a value.
 */
const TARGET_MS = 50;
const RUNS = 5;

const sandbox = createSandbox();
const measure = await measureWith(sandbox, RUNS);
const requests = nastyRequests();
const results = [];
for (const request of requests) results.push(await measure(request));
results.sort((a, b) => b.milliseconds - a.milliseconds);
console.log(`JSON.parse of a plain body of 1 MB: ${calibrate(20).toFixed(1)} ms\n`);
for (const { request, status, milliseconds, fastest, readLog } of results) {
  const name = request.name.length > 90 ? `${request.name.slice(0, 89)}…` : request.name;
  console.log(
    `${milliseconds.toFixed(1).padStart(8)} ms  ${fastest.toFixed(1).padStart(6)} ms the fastest  ${readLog.toFixed(1).padStart(5)} ms in the log  ${status}  ${name}`,
  );
}
const slow = results.filter(({ milliseconds }) => milliseconds > TARGET_MS).length;
console.log(`\n${results.length} requests, ${slow} of them over ${TARGET_MS} ms`);
await sandbox.close();
