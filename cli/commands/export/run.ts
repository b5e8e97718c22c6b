import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { readSeedFile, seedFileText } from '../../../mock-server/server';
import { formatError } from '../../format-error';
import type { Io } from '../../io';
import { callPlatform } from '../../platform-client';
import type { SandboxOptions } from '../../sandbox-options';

export interface ExportOptions extends SandboxOptions {
  readonly output?: string;
}

/** Exports a platform to a seed file. Returns the output: the seed file itself, when no file is named. */
export async function runExport(options: ExportOptions, { cwd }: Pick<Io, 'cwd'>): Promise<string> {
  const { url, platform, output } = options;
  const text = seedFileText(readSeedFile(await callPlatform(options, { method: 'GET', path: ['export'] })));
  if (output === undefined) return text;
  await writeFile(resolve(cwd, output), text).catch((cause: unknown) => {
    throw new Error(`The seed file ${output} cannot be written. ${formatError(cause)}`, { cause });
  });
  return `Exported the platform "${platform}" of ${url} to ${output}\nTo start with it: payments-sandbox start --memory --seed ${output}\n`;
}
