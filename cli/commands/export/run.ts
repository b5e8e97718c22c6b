import { resolve } from 'node:path';
import { linesContentType } from '../../../spec';
import { unexpectedResponse } from '../../control-client';
import type { Io } from '../../io';
import { openOnPlatform } from '../../platform-client';
import type { SandboxOptions } from '../../sandbox-options';
import { withExportProgress, writeSeedFile } from '../../seed-file';
import { chunksOf } from '../../web-streams';
import { writeResult } from '../../wrapped';

export interface ExportOptions extends SandboxOptions {
  readonly output?: string;
}

/** Exports a platform to a seed file: to standard output, when no file is named. */
export async function runExport(
  options: ExportOptions,
  { cwd, stdout, stderr }: Pick<Io, 'cwd' | 'stdout' | 'stderr'>,
): Promise<void> {
  const { url, platform, output } = options;
  const { headers, body } = await openOnPlatform(options, { method: 'GET', path: ['export'] });
  if (body === null || headers.get('content-type') !== linesContentType) throw unexpectedResponse(url, 'a seed file');
  const chunks = withExportProgress(chunksOf(body), stderr);
  if (output === undefined) {
    const decoder = new TextDecoder();
    for await (const chunk of chunks) stdout.write(decoder.decode(chunk, { stream: true }));
    return;
  }
  await writeSeedFile(resolve(cwd, output), output, chunks);
  writeResult(
    stdout,
    `Exported the platform "${platform}" of ${url} to ${output}\nTo start with it: payments-sandbox start --memory --seed ${output}\n`,
  );
}
