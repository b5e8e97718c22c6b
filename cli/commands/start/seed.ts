import { setTimeout } from 'node:timers/promises';
import {
  defaultPlatform,
  type Platform,
  type Sandbox,
  SeedFileError,
  type SeedFileHead,
} from '../../../mock-server/server';
import { SandboxError } from '../../../mock-server';
import { explainFileError } from '../../file-problem';
import { formatError } from '../../format-error';
import type { Io } from '../../io';
import { pathFrom } from '../../path-from';
import type { Reporter } from '../../reporter';
import { openSeedFile } from '../../seed-file';

/** The value of `--seed` for sample data. */
export const DEMO = 'demo';
const MAX_ATTEMPTS = 3;

export interface SeedSource {
  /** The path of a file, or `demo`. */
  readonly seed: string;
}

type SeedIo = Pick<Io, 'cwd' | 'stderr'>;

/**
 * Imports a seed into an empty sandbox and returns a summary of it. A sandbox with data stays as it is: reports a warning and
 * returns undefined. Throws `SeedFileError`, or an error of the file system.
 */
export async function applySeed(
  source: SeedSource,
  sandbox: Sandbox,
  reporter: Reporter,
  io: SeedIo,
): Promise<string | undefined> {
  if (sandbox.replica !== undefined) return applyToReplica(source, sandbox, reporter, io);
  const platform = sandbox.platform();
  if (platform.isEmpty()) return load(source, platform, io);
  reporter.warning(
    `The data directory is not empty: the sandbox picked up where it left off, and ${source.seed} was not loaded.\n` +
      'To load it, choose an empty directory with --data DIR, or use --memory.',
  );
  return undefined;
}

/** A database is empty when it has nothing but an empty default platform, which no other replica has open. */
async function applyToReplica(
  source: SeedSource,
  sandbox: Sandbox,
  reporter: Reporter,
  io: SeedIo,
): Promise<string | undefined> {
  for (let attempt = 1; ; attempt++) {
    const isLast = attempt === MAX_ATTEMPTS;
    try {
      return await tryOnReplica(source, sandbox, reporter, io, isLast);
    } catch (error) {
      // Nothing was imported. The replica may have lost its lease, and has another one soon.
      if (isLast || !isUnavailable(error)) throw error;
      await untilReady(sandbox);
    }
  }
}

const isUnavailable = (error: unknown) => error instanceof SandboxError && error.code === 'service_unavailable';

/** Resolves once the replica has a lease, or after a second. */
async function untilReady(sandbox: Sandbox): Promise<void> {
  for (let looks = 20; looks > 0; looks--) {
    if ((await sandbox.fetch('http://127.0.0.1/_sandbox/ready')).ok) return;
    await setTimeout(50);
  }
}

async function tryOnReplica(
  source: SeedSource,
  sandbox: Sandbox,
  reporter: Reporter,
  io: SeedIo,
  isLast: boolean,
): Promise<string | undefined> {
  const refuse = (reason: string) => {
    reporter.warning(
      `${reason}: the sandbox picked up where it left off, and ${source.seed} was not loaded.\n` +
        'To replace a platform by a file: payments-sandbox import FILE --platform ID',
    );
    return undefined;
  };
  if ((await countPlatforms(sandbox)) !== 1) return refuse('The database is not empty');
  let platform: Platform;
  try {
    platform = await sandbox.openPlatform(defaultPlatform.id);
  } catch (error) {
    if (!isLast && isUnavailable(error)) throw error;
    return refuse(`The default platform cannot be opened here (${formatError(error)})`);
  }
  try {
    return platform.isEmpty() ? await load(source, platform, io) : refuse('The database is not empty');
  } finally {
    await platform.close();
  }
}

async function countPlatforms(sandbox: Sandbox): Promise<number | undefined> {
  const health: unknown = await (await sandbox.fetch('http://127.0.0.1/_sandbox/health')).json();
  const isHealth = typeof health === 'object' && health !== null && 'platforms' in health;
  return isHealth && typeof health.platforms === 'number' ? health.platforms : undefined;
}

/** Replaces the data of a platform by a seed. Returns a summary of it. */
export async function load({ seed }: SeedSource, platform: Platform, io: SeedIo): Promise<string> {
  const head = seed === DEMO ? await importDemo(platform) : await importFile(pathFrom(io, seed), platform, io);
  return formatSeed(seed, head, platform);
}

async function importDemo(platform: Platform): Promise<SeedFileHead> {
  const { createDemoSeedFile } = await import('../../demo/demo');
  return platform.import(await createDemoSeedFile(platform.now()));
}

async function importFile(path: string, platform: Platform, { stderr }: Pick<Io, 'stderr'>): Promise<SeedFileHead> {
  const file = await openSeedFile(path, stderr);
  try {
    return await platform.import(file.chunks);
  } finally {
    await file.close();
  }
}

/** Whether a seed file cannot be read, or is none. */
export const isUnusableFile = (error: unknown): boolean => error instanceof SeedFileError || isOfSystem(error);

const isOfSystem = (error: unknown): boolean => error instanceof Error && 'syscall' in error && 'code' in error;

/** Explains why a seed could not be loaded, and what to do. */
export function explainSeedError(error: unknown, { seed }: SeedSource): string {
  const advice = 'To create a seed file: payments-sandbox export -o FILE. For sample data: --seed demo';
  if (error instanceof SeedFileError)
    return `The seed file ${seed} cannot be loaded. ${formatError(error)}\nNothing was changed. ${advice}`;
  if (!isOfSystem(error)) return `The seed file ${seed} could not be loaded. ${formatError(error)}`;
  return `The seed file ${seed} cannot be read. ${explainFileError(error)}\n${advice}`;
}

/** Formats the number of rows per table, and the id of a sub account to try. */
function formatSeed(seed: string, { rows }: SeedFileHead, platform: Platform): string {
  const counts: readonly (readonly [number, string])[] = [
    // The platform has an account of its own in each mode.
    [rows.accounts - 2, 'sub accounts'],
    [rows.payments, 'payments'],
    [rows.refunds, 'refunds'],
    [rows.disputes, 'disputes'],
    [rows.fee_configurations, 'fee configurations'],
    [rows.checkouts, 'checkouts'],
    [rows.payouts, 'payouts'],
  ];
  const parts = counts.filter(([count]) => count > 0).map(([count, noun]) => `${count} ${noun}`);
  const inTestMode = { table: 'accounts', index: 'byName', partition: 'test', filters: { status: 'enabled' } } as const;
  const [enabled] = platform.rows.walkList(inTestMode, 'ascending');
  const example = enabled === undefined ? '' : `; try the header Sub-Account: ${enabled.id} (${enabled.name})`;
  return `${seed}: ${parts.length > 0 ? parts.join(', ') : 'empty'}${example}`;
}
