import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Verification, verifyDataDirectory } from '../../../mock-server/server';
import { explainFileError } from '../../file-problem';
import type { Io } from '../../io';
import { paint } from '../../paint';
import { pathFrom } from '../../path-from';
import { Progress } from '../../progress';
import { createReporter } from '../../reporter';
import { formatVerification } from './format-verification';
import { writeResult } from '../../wrapped';

export interface VerifyOptions {
  readonly data: string;
  readonly json?: boolean;
}

/** Checks a data directory. Returns the exit code. */
export async function runVerify({ data, json }: VerifyOptions, io: Io): Promise<number> {
  let verification: Verification;
  try {
    const directory = pathFrom(io, data);
    const progress = new Progress(io.stderr, 'Verifying', bytesIn(join(directory, 'platforms')));
    verification = await verifyDataDirectory(directory, (bytes) => progress.add(bytes));
    progress.end();
  } catch (error) {
    const reporter = await createReporter(io);
    reporter.error(
      `The data directory ${data} cannot be read: ${explainFileError(error)}\nChoose one with --data DIR.`,
    );
    return 2;
  }
  writeResult(
    io.stdout,
    json ? `${JSON.stringify(verification)}\n` : formatVerification(verification, await paint(io.stdout, io.env)),
    json,
  );
  return verification.status === 'intact' ? 0 : 1;
}

/** Returns the bytes of the files in a folder; 0 without one. What a running sandbox deletes meanwhile is not counted. */
function bytesIn(folder: string): number {
  const sizeOf = (name: string) => statSync(join(folder, name), { throwIfNoEntry: false })?.size ?? 0;
  return existsSync(folder) ? readdirSync(folder).reduce((sum, name) => sum + sizeOf(name), 0) : 0;
}
