import { resolve } from 'node:path';
import { unexpectedResponse } from '../../control-client';
import { formatError } from '../../format-error';
import type { Io } from '../../io';
import { callPlatform } from '../../platform-client';
import type { SandboxOptions } from '../../sandbox-options';
import { openSeedFile } from '../../seed-file';

/** Imports a seed file into a platform. Returns the output. */
export async function runImport(
  name: string,
  options: SandboxOptions,
  { cwd, stderr }: Pick<Io, 'cwd' | 'stderr'>,
): Promise<string> {
  const file = await openSeedFile(resolve(cwd, name), stderr).catch((cause: unknown) => {
    throw new Error(`The seed file ${name} cannot be read. ${formatError(cause)}`, { cause });
  });
  try {
    const response = await callPlatform(options, { method: 'POST', path: ['import'], lines: file.chunks });
    if (!('rows' in response)) throw unexpectedResponse(options.url, 'the result of an import');
    return `Imported ${String(response.rows)} rows of ${name} into the platform "${options.platform}" of ${options.url}\n`;
  } finally {
    await file.close();
  }
}
