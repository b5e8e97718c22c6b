// Loaded into each measured process with --import. Responds to messages of its parent with memory and stops of the event loop.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc');
const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();

if (process.send) {
  process.on('message', ({ collects }) => {
    const { rss } = process.memoryUsage();
    const longestStopMs = delay.max / 1e6;
    if (collects) collectGarbage();
    const { heapUsed, external } = process.memoryUsage();
    process.send({
      residentMb: rss / 1e6,
      peakResidentMb: (process.resourceUsage().maxRSS * 1024) / 1e6,
      heapBytes: heapUsed + external,
      longestStopMs,
    });
    delay.reset();
  });
  process.channel.unref();
}
