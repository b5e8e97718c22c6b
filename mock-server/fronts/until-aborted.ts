/** What a `fetch` does when its caller gives up: it rejects with the reason, and the service goes on all the same. */
export async function untilAborted<Result>(work: Result | Promise<Result>, signal: AbortSignal): Promise<Result> {
  let giveUp: () => void = () => undefined;
  const aborted = new Promise<never>((_, reject) => {
    // Whatever it is, it is thrown as it was given.
    giveUp = () => reject(signal.reason);
  });
  signal.addEventListener('abort', giveUp);
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', giveUp);
  }
}
