import { once } from 'node:events';
import type { Server } from 'node:http';
import type { Server as TcpServer } from 'node:net';
import { expect } from 'vitest';
import { HopConnections } from '../../mock-server/replicas/hop-connections';
import type { Api } from '../support/api';
import { hopKey, openReplicas, type ReplicaOptions } from '../support/replicas-in-memory';
import { openPlatform } from '../support/test-platform';

/** Closes of what a test has opened. */
export const opened: (() => Promise<unknown>)[] = [];
const errors: unknown[] = [];

/** Closes what a test has opened. */
export async function closeAll(): Promise<void> {
  for (const close of opened.splice(0)) await close();
  expect(errors.splice(0)).toEqual([]);
}

/** Opens a replica that receives, and one that owns every platform that it has. */
export async function openTwo(options: ReplicaOptions = {}) {
  const [receiver, owner] = await openReplicas(2, () => 1, { onError: (error) => errors.push(error), ...options });
  if (receiver === undefined || owner === undefined) throw new Error('two replicas are open');
  opened.push(receiver.close, owner.close);
  const target = { sandbox: owner.sandbox, baseUrl: receiver.url, fetch };
  return { receiver, owner, target, platform: await openPlatform(target) };
}

/** Serves something that has the key of the replicas, and responds as it likes. */
export function listenAsPeer(server: Server): Promise<string> {
  new HopConnections(() => hopKey).takeFrom(server, { add: () => undefined, delete: () => undefined });
  return listen(server);
}

/** Serves something that is not a replica. */
export async function listen(server: Server | TcpServer): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  opened.push(async () => {
    if ('closeAllConnections' in server) server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

export const bearer = async (api: Api) => ({ Authorization: `Bearer ${await api.token()}` });
