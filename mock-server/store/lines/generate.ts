import { writeFile } from 'node:fs/promises';
import { rowCodingModule, rowCodingTypes } from './emit';

/** Writes the module that writes and reads rows. */
const folder = new URL('./generated/', import.meta.url);
await writeFile(new URL('row-coding.js', folder), rowCodingModule());
await writeFile(new URL('row-coding.d.ts', folder), rowCodingTypes());
