import type { Command } from 'commander';
import { confirm } from '../../confirm';
import { ControlApiError, unexpectedResponse } from '../../control-client';
import { explainFileError } from '../../file-problem';
import type { Io } from '../../io';
import { pathFrom } from '../../path-from';
import { callPlatform } from '../../platform-client';
import { describeContents } from '../../platform-contents';
import type { SandboxOptions } from '../../sandbox-options';
import { openSeedFile } from '../../seed-file';

export interface ImportOptions extends SandboxOptions {
  readonly json?: boolean;
}

/**
 * Imports a seed file into a platform. Asks before it replaces records. A file that cannot be read is a usage error. Returns the
 * output.
 */
export async function runImport(
  name: string,
  { json, ...options }: ImportOptions,
  command: Command,
  io: Io,
): Promise<string> {
  const file = await openSeedFile(pathFrom(io, name), io.stderr).catch((error: unknown) =>
    command.error(`error: The seed file ${name} cannot be read. ${explainFileError(error)}`),
  );
  const target = `the platform "${options.platform}" of ${options.url}`;
  try {
    const replaced = await describeContents(options);
    if (replaced !== undefined) await confirm(command, `Replace ${replaced} on ${target} by ${name}?`, io);
    const response = await callPlatform(options, { method: 'POST', path: ['import'], lines: file.chunks }).catch(
      (error: unknown) => {
        throw named(error, name);
      },
    );
    if (!('rows' in response)) throw unexpectedResponse(options.url, 'the result of an import');
    if (json) return `${JSON.stringify(response)}\n`;
    const imported = `Imported ${String(response.rows)} rows of ${name} into ${target}\n`;
    return replaced === undefined ? imported : `${imported}It replaced ${replaced}.\n`;
  } finally {
    await file.close();
  }
}

/** Returns the error of a refused seed file, with its name; any other error as it is. */
function named(error: unknown, name: string): unknown {
  if (!(error instanceof ControlApiError) || error.code !== 'seed_file_invalid') return error;
  return new Error(error.message.replace(/^the seed file/, `The seed file ${name}`), { cause: error });
}
