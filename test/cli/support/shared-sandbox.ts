import { createSandbox, serve } from '../../../mock-server/server';
import { openPlatform } from '../../support/test-platform';
import { run } from '../process-io';

/** The sandbox of all suites of the command line that one process runs. It ends with the process. */
const sandbox = createSandbox();
const server = await serve(sandbox);

/** Returns the shared sandbox with a new platform, which the suite has to itself. */
export async function sharedSandbox() {
  const platform = await openPlatform({ sandbox, baseUrl: server.url, fetch });
  /** The options that name the sandbox and the platform. */
  const options = ['--sandbox', server.url, '--platform', platform.id] as const;
  return { sandbox, url: server.url, platform, options, ask: (...args: string[]) => run([...args, ...options]) };
}
