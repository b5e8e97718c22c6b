import { createHash } from 'node:crypto';
import { cp, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { newerReleaseIn } from '../../mock-server/store/journal/newer-release-error';
import { type Sandbox, SeedFileError } from '../../mock-server/server';
import { messageOf } from '../../mock-server/domain/thrown';
import { parseSeedFile, textOf } from '../support/seed-files';
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

/** Returns what was read of a platform, as the text of a file of expectations. */
export async function readPlatform(sandbox: Sandbox): Promise<string> {
  return asText({ rows: await rowsOf(sandbox) });
}

/** Returns what was read of a platform in a store. It has more than a seed file: idempotency keys, deliveries, snapshots. */
export async function readStoredPlatform(sandbox: Sandbox): Promise<string> {
  const platform = await sandbox.openPlatform('default');
  const rows = await rowsOf(sandbox);
  const publishers = platform.publishers.list();
  const deliveries = platform.deliveries();
  const faults = platform.faults.list();
  const { undoable } = platform.snapshots;
  const isKnown = await isReplayed(sandbox);
  const snapshots = platform.snapshots.list();
  platform.snapshots.restore('before');
  const rowsOfSnapshot = await rowsOf(sandbox);
  return asText({ rows, publishers, deliveries, faults, undoable, isReplayed: isKnown, snapshots, rowsOfSnapshot });
}

const asText = (read: object): string => `${JSON.stringify(read, null, 2)}\n`;

/** Returns the number of rows of each table and a hash of them. */
async function rowsOf(sandbox: Sandbox): Promise<Readonly<Record<string, string>>> {
  const { rows } = parseSeedFile(await textOf(sandbox.platform().export()));
  const texts = Object.entries(rows).map(([table, list]) => {
    const hash = createHash('sha256').update(JSON.stringify(list)).digest('hex').slice(0, 16);
    return [table, `${list.length} ${hash}`];
  });
  return Object.fromEntries(texts);
}

/** Whether the response of a request is known by its idempotency key. */
async function isReplayed(sandbox: Sandbox): Promise<boolean> {
  const events = sandbox.platform().events().length;
  await payOnce(await new Requests(sandbox).caller());
  return sandbox.platform().events().length === events;
}

const DECLARATION =
  "added('<this release>', value, field), renamed('<this release>', 'former_name', field), or a list of removed fields";

/** What to do when a file of a release reads as something else than before. */
export const differenceOf = (release: string): string =>
  `What release ${release} wrote reads differently now. If that is right, check the new files of "npx vitest run --project shared ` +
  `--project postgres releases -u".`;

/** Returns the result of reading what a release wrote. Rejects with what to declare when this release cannot read it. */
export async function declared<Result>(release: string, read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    if (newerReleaseIn(error) === undefined && !(error instanceof SeedFileError)) throw error;
    const todo = `Declare in mock-server/rows/ what rows of release ${release} read as: ${DECLARATION}.`;
    throw new Error(`${messageOf(error)}\n${todo} See CONTRIBUTING.md.`, { cause: error });
  }
}
