import { openDatabase } from '../store/journal/postgres/database';
import { hasSandbox } from './existing-schema';
import { listReplicas } from './replica-registry';
import type { ListedReplica } from './shared-sandbox';

/** Returns the replicas of the sandbox in a database, the oldest first. Changes nothing, and becomes none of them. */
export async function readReplicas(url: string): Promise<readonly ListedReplica[]> {
  const database = await openDatabase(url);
  try {
    return (await hasSandbox(database)) ? await listReplicas(database) : [];
  } finally {
    await database.close();
  }
}
