import { type Verification, verifyDataDirectory } from '../../../mock-server/server';
import { explainFileError } from '../../file-problem';
import type { Io } from '../../io';
import { paint } from '../../paint';
import { pathFrom } from '../../path-from';
import { createReporter } from '../../reporter';
import { formatVerification } from './format-verification';

export interface VerifyOptions {
  readonly data: string;
  readonly json?: boolean;
}

/** Checks a data directory. Returns the exit code. */
export async function runVerify({ data, json }: VerifyOptions, io: Io): Promise<number> {
  let verification: Verification;
  try {
    verification = await verifyDataDirectory(pathFrom(io, data));
  } catch (error) {
    const reporter = await createReporter(io);
    reporter.error(
      `The data directory ${data} cannot be read: ${explainFileError(error)}\nChoose one with --data DIR.`,
    );
    return 2;
  }
  io.stdout.write(
    json ? `${JSON.stringify(verification)}\n` : formatVerification(verification, await paint(io.stdout, io.env)),
  );
  return verification.status === 'intact' ? 0 : 1;
}
