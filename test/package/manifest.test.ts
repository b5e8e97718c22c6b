import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import manifest from '../../package.json';
import { entries } from '../../packaging/entries';
import { manifestFields, outputOf, sourcePaths } from '../../packaging/manifest';
import config from '../../tsconfig.json';
import { builtPackage } from '../support/built';

const dist = join(builtPackage(), 'dist');

describe('the list of entries', () => {
  test.each(Object.entries(manifestFields()))('%s of package.json agrees with it', (field, expected) => {
    expect(Object.entries(manifest).find(([name]) => name === field)?.[1]).toEqual(expected);
  });

  test('the paths of tsconfig.json agree with it', () => {
    expect(config.compilerOptions.paths).toEqual(sourcePaths());
  });

  test.each(entries)('$name is built', (entry) => {
    const missing = (entry.esmOnly ? ['js'] : ['js', 'cjs'])
      .map((ending) => `${outputOf(entry)}.${ending}`)
      .filter((file) => !existsSync(join(dist, file)));
    expect(missing).toEqual([]);
  });

  test('all that is built is packed', () => {
    expect(manifest.files).toContain('dist');
  });
});
