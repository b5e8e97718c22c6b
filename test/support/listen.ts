import { once } from 'node:events';
import type { Server } from 'node:net';

/** Lets a server listen on a free port of this machine. Resolves to the number of the port. */
export async function listen(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('it does not listen');
  return address.port;
}
