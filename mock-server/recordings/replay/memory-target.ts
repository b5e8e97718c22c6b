import { createSandbox } from '../../sandbox';
import type { SandboxOptions } from '../../platform/sandbox-options';
import type { ReplayTarget } from './target';

/**
 * Creates a sandbox in memory to replay a recording on. Ids and secrets are the same in each replay. `options` are those of the
 * sandbox.
 */
export function memoryTarget(options: SandboxOptions = {}): ReplayTarget {
  const sandbox = createSandbox({ randomSeed: 'replay', ...options });
  return { fetch: sandbox.fetch, baseUrl: 'http://localhost', close: () => sandbox.close() };
}
