import { mkdir, writeFile } from 'node:fs/promises';
import { assetsModule } from './emit';
import { iconsModule } from './icons';

/** Writes the modules with the assets and the icons of the pages. */
const folder = new URL('../generated/', import.meta.url);
await mkdir(folder, { recursive: true });
await writeFile(new URL('assets.ts', folder), await assetsModule());
await writeFile(new URL('icons.ts', folder), await iconsModule());
