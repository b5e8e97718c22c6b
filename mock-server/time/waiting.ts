import { setTimer, unrefTimer } from './timers';

/** Starts to wait. Returns what ends the wait, which is called in any case. */
type BeginWait<Value> = (resolve: (value: Value) => void, reject: (reason: unknown) => void) => () => void;

/**
 * Waits with a limit. Resolves with the value that `begin` resolves with, or with undefined after `limitMs` milliseconds. With
 * `unref`, the timer does not keep the process running.
 */
export async function waitAtMost<Value>(
  limitMs: number,
  begin: BeginWait<Value>,
  { unref = false }: { readonly unref?: boolean } = {},
): Promise<Value | undefined> {
  let cancel: () => void = () => undefined;
  let end: () => void = () => undefined;
  try {
    return await new Promise<Value | undefined>((resolve, reject) => {
      cancel = (unref ? unrefTimer : setTimer)(() => resolve(undefined), limitMs);
      end = begin(resolve, reject);
    });
  } finally {
    cancel();
    end();
  }
}
