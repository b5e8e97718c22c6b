import { mkdir, writeFile } from 'node:fs/promises';
import { assetsModule } from './emit';

/** Writes the module with the assets of the pages. */
const folder = new URL('../generated/', import.meta.url);
await mkdir(folder, { recursive: true });
await writeFile(new URL('assets.ts', folder), await assetsModule());
