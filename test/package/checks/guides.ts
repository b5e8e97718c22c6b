import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { blocksOf, documents, filesOf, suitesWithPackages } from '../../examples/documents';
import type { Check, Project } from '../project';

/** The packages that suites of the guides need besides the runner of this project. */
export const packagesOfGuides = [
  'jest@30.5.2',
  'jest-fixed-jsdom@0.0.11',
  'jsdom@27.4.0',
  'express@5.3.0',
  'fastify@5.12.8',
];

/** Runs the suites of the guides for Jest, and those for Vitest with packages that this project does not have. */
export async function guides(project: Project): Promise<readonly Check[]> {
  const write = async (path: string, text: string): Promise<void> => {
    const file = join(project.folder, 'guides', path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  };
  await write('vitest.config.mjs', 'export default {};');
  await write('jest.json', JSON.stringify({ rootDir: '.', testRegex: '\\.jest\\.cjs$', testEnvironment: 'node' }));
  for (const [number, document] of documents.entries()) {
    for (const [path, text] of Object.entries(filesOf(document))) await write(`${number}/${path}`, text);
    for (const [at, { language, text }] of blocksOf(document).entries()) {
      if (suitesWithPackages.some((other) => other === language)) await write(`${number}/${at}.test.ts`, text);
      if (language === 'js jest') await write(`${number}/${at}.jest.cjs`, text);
    }
  }
  return [
    ['the suites of the guides in Jest', () => project.runModule('jest/bin/jest.js', '--config', 'guides/jest.json')],
    [
      'the suites of the guides with jsdom, Express and Fastify',
      () => project.runModule('vitest/vitest.mjs', 'run', '--root', 'guides'),
    ],
  ];
}
