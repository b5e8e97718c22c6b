// Loaded into a measured server with --import. Responds to messages of its parent with memory and stops of the event loop.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc');
const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();

process.on('message', async ({ collects }) => {
  // The message may be handled in the tick that was stopped. The timer of the monitor records the stop in the next one.
  await wait(5);
  const longestStopMs = delay.max / 1e6;
  const { rss } = process.memoryUsage();
  if (collects) collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  process.send({ residentMb: rss / 1e6, heapBytes: heapUsed + external, longestStopMs });
  delay.reset();
});
process.channel.unref();
