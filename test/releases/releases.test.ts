import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { openSandboxIn } from '../../mock-server/server';
import { createSandbox } from '../../mock-server';
import { temporaryDirectory } from '../store/support';
import { copyOf, declared, differenceOf, fileOf, readPlatform, readStoredPlatform, releases } from './read-platform';
import { options } from './rich-platform';

describe.each(await releases())('what release %s wrote is read', (release) => {
  test('in a data directory', async () => {
    const directory = temporaryDirectory();
    await copyOf(release, directory);
    const sandbox = await declared(release, () => openSandboxIn(directory, options));
    const expected = fileOf(release, 'expected', 'directory.json');
    await expect(await readStoredPlatform(sandbox)).toMatchFileSnapshot(expected, differenceOf(release));
    await sandbox.close();
  });

  test('in a seed file', async () => {
    const sandbox = createSandbox(options);
    const file = await readFile(fileOf(release, 'platform.seed'));
    await declared(release, () => sandbox.platform().import(file));
    const expected = fileOf(release, 'expected', 'seed-file.json');
    await expect(await readPlatform(sandbox)).toMatchFileSnapshot(expected, differenceOf(release));
    await sandbox.close();
  });
});
