import { DemoSandbox } from './demo-sandbox';
import { runDemoScript } from './script';

/**
 * Creates the seed file of `--seed demo`: a platform with history that ends at an instant in milliseconds since 1970, with
 * resources in every state.
 */
export async function createDemoSeedFile(end: number): Promise<AsyncIterable<Uint8Array>> {
  const sandbox = new DemoSandbox(end);
  await runDemoScript(sandbox);
  return sandbox.exportAndClose();
}
