import { immediate, setTimer } from './timers';

/** Taken when the module is loaded, as timers are. */
const { MessageChannel: Channel } = globalThis;

/** Resolves at the end of the event-loop tick. Needs no `node:` module: it runs in browsers, too. */
export function endOfTick(): Promise<void> {
  return new Promise((resolve) => {
    if (immediate) immediate(resolve);
    else if (typeof Channel === 'function') notify(new Channel(), resolve);
    else setTimer(resolve, 0);
  });
}

/** A message is delivered at once, where browsers delay nested timers. */
function notify({ port1, port2 }: MessageChannel, resolve: () => void): void {
  port1.onmessage = () => {
    port1.close();
    resolve();
  };
  port2.postMessage(null);
}

const resolved = Promise.resolve();

/** Runs something once the running code has ended, ahead of everything else. Fake timers do not replace promises. */
export function afterRunningCode(run: () => void): void {
  void resolved.then(run);
}

/**
 * Returns a function that resolves at the end of the tick. Callers of the same tick share one promise, so they continue together.
 */
export function batchedTick(): () => Promise<void> {
  let tick: Promise<void> | undefined;
  const end = () => {
    tick = undefined;
  };
  return () => (tick ??= endOfTick().then(end));
}

/**
 * Returns a function that resolves at the end of a tick that no other caller gets. Callers continue in the order of their calls.
 */
export function separateTicks(): () => Promise<void> {
  let last = resolved;
  return () => (last = last.then(endOfTick));
}
