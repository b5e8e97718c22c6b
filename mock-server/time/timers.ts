import { AbortController } from '../../spec/vocabulary/globals';

/** Calls back after some milliseconds. Returns a function that cancels the call. */
export type SetTimer = (run: () => void, milliseconds: number) => () => void;

type Scheduler = Pick<typeof import('node:timers/promises').scheduler, 'wait' | 'yield'>;

/**
 * Tests replace the timers of `globalThis`, and most fakes those of `node:timers` as well. So the functions are taken when this
 * module is loaded. If they are fakes by then, the methods in the class of Node's scheduler wait: no fake replaces these.
 */
const { setTimeout, clearTimeout, setImmediate } = globalThis.process?.getBuiltinModule?.('node:timers') ?? globalThis;
const scheduler = globalThis.process?.getBuiltinModule?.('node:timers/promises')?.scheduler;
const methods: unknown = scheduler && Object.getPrototypeOf(scheduler);
const fallback = isScheduler(methods) && !(isOwn(setTimeout) && isOwn(setImmediate)) ? methods : undefined;

function isScheduler(value: unknown): value is Scheduler {
  return typeof value === 'object' && value !== null && 'wait' in value && 'yield' in value;
}

/**
 * Whether a function is that of the runtime, by its text. Of one that a library has wrapped it is not known: then the scheduler
 * waits.
 */
function isOwn(timer: (...args: never[]) => unknown): boolean {
  return /^function set\w+\(/.test(Function.prototype.toString.call(timer));
}

/** A timer that keeps the process running. */
export const setTimer: SetTimer = (run, milliseconds) => {
  if (fallback) return waitWith(fallback, run, milliseconds, true);
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
};

/** A timer that does not keep the process running. */
export const unrefTimer: SetTimer = (run, milliseconds) => {
  if (fallback) return waitWith(fallback, run, milliseconds, false);
  const timer = setTimeout(run, milliseconds);
  if (typeof timer === 'object') timer.unref();
  return () => clearTimeout(timer);
};

function waitWith({ wait }: Scheduler, run: () => void, milliseconds: number, ref: boolean): () => void {
  const end = new AbortController();
  const runUnlessCancelled = () => {
    if (!end.signal.aborted) run();
  };
  void wait.call(scheduler, milliseconds, { ref, signal: end.signal }).then(runUnlessCancelled, () => undefined);
  return () => end.abort();
}

/** Resolves after some milliseconds. */
export function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => void setTimer(resolve, milliseconds));
}

/** Runs something at the end of the event-loop tick; undefined in browsers. */
export const immediate: ((run: () => void) => unknown) | undefined = fallback
  ? (run) => fallback.yield.call(scheduler).then(run)
  : setImmediate;
