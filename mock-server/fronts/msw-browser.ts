import { type SetupWorker, setupWorker } from 'msw/browser';
import type { Sandbox } from '../sandbox';
import { handlers } from './msw';
import { type SetupOptions, strict } from './msw-strictness';

/**
 * Returns the worker of MSW with a sandbox behind a base URL. `start()` makes unhandled requests errors, unless its options say
 * otherwise. Stopping it twice is stopping it once. Throws a `TypeError` for an invalid `baseUrl`.
 */
export function setupSandboxWorker(
  sandbox: Pick<Sandbox, 'fetch'>,
  { baseUrl, handlers: first = [] }: SetupOptions,
): SetupWorker {
  const worker = setupWorker(...first, ...handlers(sandbox, { baseUrl }));
  const start = worker.start.bind(worker);
  const stop = worker.stop.bind(worker);
  let isStarted = false;
  worker.start = (options = {}) => {
    isStarted = true;
    return start(strict(options));
  };
  worker.stop = () => {
    if (!isStarted) return;
    isStarted = false;
    return stop();
  };
  return worker;
}
