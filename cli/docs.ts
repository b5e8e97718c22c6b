import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ReadDocs, readPages } from '../mock-server/docs/files';
import type { DocsResult, Search } from '../mock-server/docs/search';
import type { RespondToDocs } from '../mock-server/wire/docs-visit';
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

/** Searches guides and reference by words or a question. The best sections come first. */
export type SearchDocs = (query: string) => Promise<DocsResult[]>;

/**
 * Returns a function that searches the documentation. The first search unpacks the index, for all that follow. It rejects if the
 * package is not built.
 */
export function searchingDocs(read: ReadDocs): SearchDocs {
  let unpacked: Promise<Search> | undefined;
  const unpack = () =>
    unpackedIndex(read).catch((error: unknown) => {
      unpacked = undefined; // The next search tries again.
      throw error;
    });
  return async (query) => (await (unpacked ??= unpack()))(query);
}

async function unpackedIndex(read: ReadDocs): Promise<Search> {
  const pages = await readPages(read);
  const index = pages && (await read(pages.assets.index));
  if (index === undefined) throw new Error('Only the built package has an index of the docs: npm run build');
  return (await import('../mock-server/docs/search')).searchIn(index);
}

/** Returns what responds to requests below `/docs/`. It is loaded by the first of them. */
export function respondingDocs({ dist }: Pick<Io, 'dist'>): RespondToDocs | undefined {
  if (dist === undefined) return undefined;
  const read = docsIn(dist);
  const search = searchingDocs(read);
  return async (visit) => (await import('../mock-server/docs/respond')).respondToDocs(visit, read, search);
}
