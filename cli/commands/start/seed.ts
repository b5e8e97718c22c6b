import { readFile } from 'node:fs/promises';
import { type Platform, type SeedFile, SeedFileError } from '../../../mock-server/server';
import { formatError } from '../../format-error';
import type { Io } from '../../io';
import { pathFrom } from '../../path-from';
import type { Reporter } from '../../reporter';

/** The value of `--seed` for sample data. */
const DEMO = 'demo';

export interface SeedSource {
  /** The path of a file, or `demo`. */
  readonly seed: string;
  readonly io: Pick<Io, 'cwd'>;
}

/**
 * Imports a seed into an empty platform and returns a summary of it. A platform with data stays as it is: reports a warning and
 * returns undefined. Throws `SeedFileError`, or an error of the file system.
 */
export async function applySeedFile(
  { seed, io }: SeedSource,
  platform: Platform,
  reporter: Reporter,
): Promise<string | undefined> {
  if (!platform.isEmpty()) {
    reporter.warning(
      `The data directory is not empty: the sandbox picked up where it left off, and ${seed} was not loaded.\n` +
        'To load it, choose an empty directory with --data DIR, or use --memory.',
    );
    return undefined;
  }
  platform.import(seed === DEMO ? await createDemo(platform) : await readText(pathFrom(io, seed)));
  await platform.settled();
  return formatSeed(seed, platform.export());
}

async function createDemo(platform: Platform): Promise<SeedFile> {
  const { createDemoSeedFile } = await import('../../demo/demo');
  return createDemoSeedFile(platform.now());
}

function readText(path: string): Promise<string> {
  return readFile(path, 'utf8');
}

/** Explains why a seed could not be loaded, and what to do. */
export function explainSeedError(error: unknown, { seed }: Pick<SeedSource, 'seed'>): string {
  const advice = 'To create a seed file: payments-sandbox export -o FILE. For sample data: --seed demo';
  if (error instanceof SeedFileError)
    return `The seed file ${seed} cannot be loaded. ${formatError(error)}\nNothing was changed. ${advice}`;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const reason = code === 'ENOENT' ? 'The file does not exist.' : formatError(error);
  return `The seed file ${seed} cannot be read. ${reason}\n${advice}`;
}

/** Formats the number of rows per table, and the id of a sub account to try. */
function formatSeed(seed: string, { rows }: SeedFile): string {
  const subAccounts = rows.accounts.filter(({ kind }) => kind === 'sub');
  const counts: readonly (readonly [number, string])[] = [
    [subAccounts.length, 'sub accounts'],
    [rows.payments.length, 'payments'],
    [rows.refunds.length, 'refunds'],
    [rows.disputes.length, 'disputes'],
    [rows.fee_configurations.length, 'fee configurations'],
    [rows.checkouts.length, 'checkouts'],
    [rows.payouts.length, 'payouts'],
  ];
  const parts = counts.filter(([count]) => count > 0).map(([count, noun]) => `${count} ${noun}`);
  const enabled = subAccounts.find(({ mode, status }) => mode === 'test' && status === 'enabled');
  const example = enabled === undefined ? '' : `; try the header Sub-Account: ${enabled.id} (${enabled.name})`;
  return `${seed}: ${parts.length > 0 ? parts.join(', ') : 'empty'}${example}`;
}
