import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type Platform, type SeedFile, SeedFileError } from '../../../mock-server/server';
import { formatError } from '../../format-error';
import type { Reporter } from '../../reporter';

/** The seed that is no file: a platform that is made up. */
const DEMO = 'demo';

/** How a sandbox is to begin. */
export interface Seed {
  /** The path of a file, or `demo`. */
  readonly seed: string;
  readonly cwd: string;
}

/**
 * Lets a platform begin with a seed, and gives in words what it holds then. What holds something already is left as it is, with
 * a warning, and undefined. Throws, in words, what is wrong with a file.
 */
export async function applySeedFile(
  { seed, cwd }: Seed,
  platform: Platform,
  reporter: Reporter,
): Promise<string | undefined> {
  if (!platform.isEmpty()) {
    reporter.warning(
      `The data directory holds something already, and goes on with it: ${seed} was left aside.\n` +
        'To begin with it, take an empty directory: --data DIR. Or keep nothing: --memory.',
    );
    return undefined;
  }
  platform.import(seed === DEMO ? await demo(platform) : await readSeed(resolve(cwd, seed)));
  await platform.settled();
  return formatSeed(seed, platform.export());
}

async function demo(platform: Platform): Promise<SeedFile> {
  const { demoSeedFile } = await import('../../demo/demo');
  return demoSeedFile(platform.now());
}

async function readSeed(path: string): Promise<string> {
  return readFile(path, 'utf8');
}

/** Why a sandbox cannot begin with a seed, and what to do. */
export function explainSeed(error: unknown, { seed }: Pick<Seed, 'seed'>): string {
  const made = 'Seed files are made by: payments-sandbox export -o FILE. For a made-up platform: --seed demo';
  if (error instanceof SeedFileError)
    return `The sandbox cannot begin with ${seed}. ${formatError(error)}\nNothing was changed. ${made}`;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const reason = code === 'ENOENT' ? 'There is no such file.' : formatError(error);
  return `The seed file ${seed} cannot be read. ${reason}\n${made}`;
}

/** How much there is of everything, and an account to look at. */
function formatSeed(seed: string, { rows }: SeedFile): string {
  const shops = rows.accounts.filter(({ kind }) => kind === 'sub');
  const counts: readonly (readonly [number, string])[] = [
    [shops.length, 'sub accounts'],
    [rows.payments.length, 'payments'],
    [rows.refunds.length, 'refunds'],
    [rows.disputes.length, 'disputes'],
    [rows.fee_configurations.length, 'fee configurations'],
    [rows.checkouts.length, 'checkouts'],
    [rows.payouts.length, 'payouts'],
  ];
  const told = counts.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}`);
  const shop = shops.find(({ mode, status }) => mode === 'test' && status === 'enabled');
  const example = shop === undefined ? '' : `; for one of them: Sub-Account: ${shop.id} (${shop.name})`;
  return `${seed}: ${told.length > 0 ? told.join(', ') : 'nothing in it'}${example}`;
}
