import { readFile } from 'node:fs/promises';
import { searchingDocs } from '../../cli/docs';
import { docsFiles } from '../../mock-server/docs/build/files';
import type { ReadDocs } from '../../mock-server/docs/files';
import { respondToDocs } from '../../mock-server/docs/respond';
import type { RespondToDocs } from '../../mock-server/wire/docs-visit';

/** Returns what reads the documentation of the repository, as the build makes it. */
export async function builtDocs(): Promise<{ readonly read: ReadDocs; readonly files: ReadonlyMap<string, string> }> {
  const files = await docsFiles('docs', 'dist/docs');
  const read: ReadDocs = async (name) => (name.endsWith('.md') ? readFile(`docs/${name}`, 'utf8') : files.get(name));
  return { read, files };
}

/** Returns what serves it. */
export async function servedDocs(): Promise<RespondToDocs> {
  const { read } = await builtDocs();
  const search = searchingDocs(read);
  return (visit) => respondToDocs(visit, read, search);
}
