import type { Sandbox } from '../../../mock-server/server';
import { formatError } from '../../format-error';
import type { Io } from '../../io';
import type { Reporter } from '../../reporter';
import { applyConfigured } from './configured';
import type { StartOptions } from './options';
import { applySeed, explainSeedError, isUnusableFile } from './seed';

/** The first state of a sandbox. */
export interface Prepared {
  /** Summary of the seed that was loaded. */
  readonly seed: string | undefined;
}

/**
 * Loads the seed and creates what is configured. Reports why it cannot, closes the sandbox, and returns the exit code: 2 for a
 * seed file that cannot be used.
 */
export async function prepare(
  sandbox: Sandbox,
  { seed, configuration, controlToken }: Pick<StartOptions, 'seed' | 'configuration' | 'controlToken'>,
  reporter: Reporter,
  io: Io,
): Promise<Prepared | number> {
  let isSeeded = false;
  try {
    const summary = seed === undefined ? undefined : await applySeed({ seed }, sandbox, reporter, io);
    isSeeded = true;
    if (configuration !== undefined) await applyConfigured(configuration, sandbox, controlToken);
    return { seed: summary };
  } catch (error) {
    reporter.error(isSeeded ? formatError(error) : explainSeedError(error, { seed: seed ?? '' }));
    await sandbox.close();
    return !isSeeded && isUnusableFile(error) ? 2 : 1;
  }
}
