import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { readSeedFile, seedFileText } from '../../../mock-server/server';
import type { ExportOptions } from './command';
import { askSandbox, Refusal } from '../../control-client';
import { formatError } from '../../format-error';
import type { Io } from '../../io';

/** Writes a platform of a running sandbox to a seed file, and gives what to print: the file itself, when it has no name. */
export async function exportSeedFile(options: ExportOptions, { cwd }: Pick<Io, 'cwd'>): Promise<string> {
  const { url, platform, output } = options;
  const answer = await askSandbox(options, { method: 'GET', path: [platform, 'export'] }).catch((error: unknown) => {
    throw error instanceof Refusal && error.code === 'resource_not_found' ? unknownPlatform(options, error) : error;
  });
  const text = seedFileText(readSeedFile(answer));
  if (output === undefined) return text;
  await writeFile(resolve(cwd, output), text).catch((cause: unknown) => {
    throw new Error(`The seed file ${output} cannot be written. ${formatError(cause)}`, { cause });
  });
  return `${output} holds what the platform "${platform}" of ${url} knows.\nTo begin with it: payments-sandbox start --memory --seed ${output}\n`;
}

function unknownPlatform({ url, platform }: ExportOptions, cause: Refusal): Error {
  return new Error(`The sandbox at ${url} has no platform "${platform}".\nTo name another one: --platform ID`, {
    cause,
  });
}
