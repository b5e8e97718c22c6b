import { openSandboxAt, type OpenAtOptions } from '../../../mock-server/fronts/postgres';
import { type Sandbox, serve } from '../../../mock-server/server';
import { createDatabase } from './shared';

/** A sandbox, and the address of a replica that does not own its platforms. */
export interface ForwardingFront {
  /** The owner. */
  readonly sandbox: Sandbox;
  /** Address of the other replica. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Serves two replicas on a database of their own. The one whose sandbox is returned opens all platforms. */
export async function openForwardingFront(options: OpenAtOptions): Promise<ForwardingFront> {
  const { url } = await createDatabase();
  const owner = await openServed(url, options);
  await owner.sandbox.openPlatform('default');
  const receiver = await openServed(url, options);
  const close = async () => {
    await receiver.close();
    await owner.close();
  };
  return { sandbox: owner.sandbox, url: receiver.url, close };
}

async function openServed(databaseUrl: string, options: OpenAtOptions): Promise<ForwardingFront> {
  const sandbox = await openSandboxAt(databaseUrl, options);
  const server = await serve(sandbox);
  const close = async () => {
    await server.close();
    await sandbox.close();
  };
  return { sandbox, url: server.url, close };
}
