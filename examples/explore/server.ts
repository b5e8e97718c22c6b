import { once } from 'node:events';
import type { Express } from 'express';

export interface Server {
  readonly url: string;
  readonly close: () => void;
}

/** Lets an app listen on a free port. */
export async function listen(app: Express): Promise<Server> {
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** The status of the response to the customer. */
export const statuses = { paid: 201, open: 202, failed: 402 } as const;

/** Returns what a customer was told by a status. */
export function toldBy(status: number): keyof typeof statuses {
  if (status === statuses.paid) return 'paid';
  return status === statuses.open ? 'open' : 'failed';
}
