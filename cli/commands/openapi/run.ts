import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { explainFileError } from '../../file-problem';
import type { Io } from '../../io';
import { pathFrom } from '../../path-from';

export interface OpenapiOptions {
  readonly out?: string;
  readonly control?: boolean;
}

/** Returns a document, or writes it to a file and returns a message. */
export async function runOpenapi({ out, control }: OpenapiOptions, io: Pick<Io, 'cwd' | 'dist'>): Promise<string> {
  if (io.dist === undefined) throw new Error('Only the built package has the documents: npm run build');
  const file = control ? 'control-openapi.json' : 'openapi.json';
  const document: unknown = JSON.parse(await readFile(join(io.dist, file), 'utf8'));
  if (out === undefined) return `${JSON.stringify(document, null, 2)}\n`;
  await writeFile(pathFrom(io, out), await formatDocument(document, out)).catch((cause: unknown) => {
    throw new Error(`The document ${out} cannot be written. ${explainFileError(cause)}`, { cause });
  });
  return `Wrote ${out}\n`;
}

async function formatDocument(document: unknown, name: string): Promise<string> {
  if (!/\.ya?ml$/i.test(name)) return `${JSON.stringify(document, null, 2)}\n`;
  const { stringify } = await import('./yaml');
  return stringify(document);
}
