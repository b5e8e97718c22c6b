import { cp, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sandbox } from '../../mock-server/server';
import { parseSeedFile, type SeedFile, textOf } from '../support/seed-files';
import { payOnce, Requests } from './rich-platform';

/** The releases of which this folder has the files. */
export async function releases(): Promise<readonly string[]> {
  const entries = await readdir(import.meta.dirname, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory() && /^\d/.test(entry.name)).map(({ name }) => name);
}

export const fileOf = (release: string, ...names: readonly string[]): string =>
  join(import.meta.dirname, release, ...names);

export const copyOf = (release: string, directory: string): Promise<void> =>
  cp(fileOf(release, 'directory'), directory, { recursive: true });

/** What was read of a platform, by its parts: the rows of a table, or a list. */
export type Parts = Readonly<Record<string, unknown>>;

/** Returns what a seed file has: the rows of each table. */
export async function readPlatform(sandbox: Sandbox): Promise<SeedFile['rows']> {
  return parseSeedFile(await textOf(sandbox.platform().export())).rows;
}

/** Returns what was read of a platform in a store. It has more than a seed file: idempotency keys, deliveries, snapshots. */
export async function readStoredPlatform(sandbox: Sandbox): Promise<{ readonly rows: Parts; readonly others: Parts }> {
  const platform = await sandbox.openPlatform('default');
  const rows = await readPlatform(sandbox);
  const others = {
    publishers: platform.publishers.list(),
    deliveries: platform.deliveries(),
    faults: platform.faults.list(),
    undoable: platform.snapshots.undoable,
    isReplayed: await isReplayed(sandbox),
    snapshots: platform.snapshots.list(),
  };
  platform.snapshots.restore('before');
  const inSnapshot = Object.entries(await readPlatform(sandbox));
  return {
    rows,
    others: { ...others, ...Object.fromEntries(inSnapshot.map(([table, list]) => [`${table} of the snapshot`, list])) },
  };
}

/** Whether the response of a request is known by its idempotency key. */
async function isReplayed(sandbox: Sandbox): Promise<boolean> {
  const events = sandbox.platform().events().length;
  await payOnce(await new Requests(sandbox).caller());
  return sandbox.platform().events().length === events;
}
