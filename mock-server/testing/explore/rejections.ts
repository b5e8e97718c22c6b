type Listener = (reason: unknown, promise: Promise<unknown>) => void;

/** The rejections of a run that nothing handled. */
const collecting = new Set<unknown[]>();
let suspended: Listener[] = [];

/**
 * Collects the rejections that nothing handles while something runs. Meanwhile the test runner does not see them: it would end
 * the process. Where several explorations run at once, it is not known whose a rejection is, so the test runner gets it.
 */
export async function collectRejections<Result>(
  run: (rejections: readonly unknown[]) => Promise<Result>,
): Promise<Result> {
  const rejections: unknown[] = [];
  if (collecting.size === 0) suspend();
  collecting.add(rejections);
  try {
    return await run(rejections);
  } finally {
    collecting.delete(rejections);
    if (collecting.size === 0) resume();
  }
}

const collect: Listener = (reason, promise) => {
  const [only] = collecting;
  if (collecting.size === 1) only?.push(reason);
  else for (const listener of suspended) listener(reason, promise);
};

function suspend(): void {
  const emitter = realProcess();
  suspended = emitter.listeners('unhandledRejection');
  emitter.removeAllListeners('unhandledRejection');
  emitter.on('unhandledRejection', collect);
}

function resume(): void {
  const emitter = realProcess();
  emitter.off('unhandledRejection', collect);
  for (const listener of suspended) emitter.on('unhandledRejection', listener);
  suspended = [];
}

/** Returns the process that has the listeners: the global `process` of Jest, and its module, are a copy. */
function realProcess(): NodeJS.Process {
  const real: unknown = process.getBuiltinModule('node:vm').runInThisContext('process');
  return isProcess(real) ? real : process;
}

function isProcess(value: unknown): value is NodeJS.Process {
  return typeof value === 'object' && value !== null && 'listeners' in value;
}
