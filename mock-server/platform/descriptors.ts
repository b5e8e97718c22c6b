const MAX_RETRIES = 8;

/** Repeats what needs a file descriptor after `makeRoom`, if there are none left. `makeRoom` returns whether it freed one. */
export async function withDescriptors<Result>(
  open: () => Promise<Result>,
  makeRoom: () => Promise<boolean>,
): Promise<Result> {
  for (let retries = 0; ; retries++) {
    try {
      return await open();
    } catch (error) {
      if (!isDescriptorShortage(error) || retries === MAX_RETRIES || !(await makeRoom())) throw error;
    }
  }
}

/** Whether the process or the system has too many files open. */
export function isDescriptorShortage(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  return 'code' in error && (error.code === 'EMFILE' || error.code === 'ENFILE')
    ? true
    : 'cause' in error && isDescriptorShortage(error.cause);
}
