import { resolve } from 'node:path';
import type { Command } from 'commander';
import { confirm } from '../../confirm';
import { unexpectedResponse } from '../../control-client';
import { formatError } from '../../format-error';
import type { Io } from '../../io';
import { callPlatform } from '../../platform-client';
import { describeContents } from '../../platform-contents';
import type { SandboxOptions } from '../../sandbox-options';
import { openSeedFile } from '../../seed-file';

/** Imports a seed file into a platform. Asks before it replaces records. Returns the output. */
export async function runImport(name: string, options: SandboxOptions, command: Command, io: Io): Promise<string> {
  const file = await openSeedFile(resolve(io.cwd, name), io.stderr).catch((cause: unknown) => {
    throw new Error(`The seed file ${name} cannot be read. ${formatError(cause)}`, { cause });
  });
  const target = `the platform "${options.platform}" of ${options.url}`;
  try {
    const replaced = await describeContents(options);
    if (replaced !== undefined) await confirm(command, `Replace ${replaced} on ${target} by ${name}?`, io);
    const response = await callPlatform(options, { method: 'POST', path: ['import'], lines: file.chunks });
    if (!('rows' in response)) throw unexpectedResponse(options.url, 'the result of an import');
    const imported = `Imported ${String(response.rows)} rows of ${name} into ${target}\n`;
    return replaced === undefined ? imported : `${imported}It replaced ${replaced}.\n`;
  } finally {
    await file.close();
  }
}
