import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeSection } from '../page';
import { picturesOf, plots } from './plots';
import type { Result } from './result';
import { sectionsOf } from './tables';

export const pictures = join('docs', 'pictures');

/** Writes the tables of a result into the guide, and its pictures. */
export async function writePage(result: Result): Promise<void> {
  for (const { file } of plots) rmSync(join(pictures, `${file}.svg`), { force: true });
  for (const [file, svg] of picturesOf(result)) writeFileSync(join(pictures, file), svg);
  await writeSection('bench:scale', sectionsOf(result));
}
