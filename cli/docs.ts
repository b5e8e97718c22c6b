import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ReadDocs, readPages } from '../mock-server/docs/files';
import type { DocsResult } from '../mock-server/docs/search';
import type { RespondToDocs } from '../mock-server/docs/visit';
import type { Io } from './io';

/** Returns a function that reads the documentation of the package: see `ReadDocs`. `dist` is the folder of the built package. */
export function docsIn(dist: string): ReadDocs {
  return (name) =>
    readFile(name.endsWith('.md') ? join(dist, '../docs', name) : join(dist, 'docs', name), 'utf8').catch(absent);
}

function absent(error: unknown): undefined {
  const isAbsent = error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');
  if (!isAbsent) throw error;
}

/** Returns what responds to requests below `/docs/`. It is loaded by the first of them. */
export function respondingDocs({ dist }: Pick<Io, 'dist'>): RespondToDocs | undefined {
  if (dist === undefined) return undefined;
  const read = docsIn(dist);
  return async (visit) => (await import('../mock-server/docs/respond')).respondToDocs(visit, read);
}

/**
 * Returns the sections of guides and reference that words or a question are about, the best first. Rejects if the package is not
 * built.
 */
export async function searchDocs(query: string, { dist }: Pick<Io, 'dist'>): Promise<DocsResult[]> {
  const read = docsIn(dist ?? '');
  const pages = dist === undefined ? undefined : await readPages(read);
  const index = pages && (await read(pages.assets.index));
  if (index === undefined) throw new Error('Only the built package has an index of the docs: npm run build');
  const { searchIn } = await import('../mock-server/docs/search');
  return (await searchIn(index))(query);
}
