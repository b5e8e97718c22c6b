import { createSandbox } from 'payments-sandbox/mock-server';
import { setupSandboxWorker } from 'payments-sandbox/msw/browser';

/** The code of a page. Compiled only: the tests in a browser run a worker. */
export async function startWorker(): Promise<void> {
  const worker = setupSandboxWorker(createSandbox(), { baseUrl: 'https://payments.test' });
  await worker.start();
}
