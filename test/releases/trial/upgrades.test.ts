import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSandbox } from '../../../mock-server';
import { openSandboxIn, SeedFileError, verifyDataDirectory } from '../../../mock-server/server';
import { NewerReleaseError } from '../../../mock-server/store/journal/newer-release-error';
import { part } from '../../support/run-scale';
import { parseSeedFile, textOf } from '../../support/seed-files';
import { fillPlatform, options, Requests } from '../rich-platform';
import { runChild } from './run-child';
import { CHANGED_RELEASE, writeChangedTree } from './trees';
import { type StoredRows, variants } from './variants';

const root = mkdtempSync(join(tmpdir(), 'payments-sandbox-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** What the plain tree wrote, in which this test runs. */
const plain = { directory: join(root, 'plain'), file: join(root, 'plain.seed'), text: '' };

beforeAll(async () => {
  const sandbox = await openSandboxIn(plain.directory, options);
  await fillPlatform(new Requests(sandbox));
  plain.text = await textOf(sandbox.platform().export());
  await sandbox.close();
  writeFileSync(plain.file, plain.text);
});

const rowsOf = (text = ''): StoredRows => structuredClone(Object(parseSeedFile(text).rows));
/** Events in a seed file are as the release that wrote it renders them. */
const withoutEvents = ({ events: _, ...rows }: StoredRows): object => rows;
const withoutEmptyTables = (rows: StoredRows): object =>
  Object.fromEntries(Object.entries(rows).filter(([, list]) => list.length > 0));

function filesOf(directory: string): Readonly<Record<string, string>> {
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map(({ parentPath, name }) => join(parentPath, name));
  return Object.fromEntries(paths.map((path) => [path, readFileSync(path, 'latin1')]));
}

describe.each(part.of(variants, import.meta.filename))(
  'a release in which $name',
  ({ name, edits, upgrade, refusal, isDuplicateRefunded = false }) => {
    const folder = join(root, name);
    const tree = join(folder, 'tree');
    const copy = join(folder, 'copy');
    const directory = join(folder, 'written');
    const file = join(folder, 'written.seed');
    /** What it read and what it wrote. */
    let fromDirectory: string | undefined;
    let fromFile: string | undefined;
    let written: string | undefined;

    beforeAll(async () => {
      writeChangedTree(tree, edits);
      cpSync(plain.directory, copy, { recursive: true });
      [fromDirectory, fromFile, written] = await runChild(
        tree,
        { kind: 'read directory', directory: copy },
        { kind: 'read seed file', file: plain.file },
        { kind: 'write', directory, file, isDuplicateRefunded },
      );
    }, 60_000);

    test('reads what the plain one wrote', () => {
      const expected = rowsOf(plain.text);
      upgrade?.(expected);
      expect(withoutEvents(rowsOf(fromDirectory))).toEqual(withoutEvents(expected));
      expect(rowsOf(fromDirectory)['events']).toHaveLength(expected['events']?.length ?? 0);
      expect(rowsOf(fromFile)).toEqual(expected);
    });

    test.skipIf(refusal !== undefined)('writes what the plain one reads', async () => {
      const expected = withoutEmptyTables(rowsOf(written));
      const opened = await openSandboxIn(directory, options);
      const imported = createSandbox(options);
      await imported.platform().import(readFileSync(file));
      for (const sandbox of [opened, imported]) {
        expect(rowsOf(await textOf(sandbox.platform().export()))).toMatchObject(expected);
        await sandbox.close();
      }
    });

    test.runIf(refusal !== undefined)(
      'writes a directory that the plain one refuses by the name of the release',
      async () => {
        const before = filesOf(directory);
        const error: unknown = await openSandboxIn(directory, options).catch((thrown: unknown) => thrown);
        expect(error).toBeInstanceOf(NewerReleaseError);
        expect(error).toMatchObject({ release: CHANGED_RELEASE, message: expect.stringMatching(refusal ?? '') });
        const { status, platforms } = await verifyDataDirectory(directory);
        const found = platforms.map(({ advice, problems }) =>
          [advice, ...problems.map(({ message }) => message)].join(' '),
        );
        expect(status).toBe('newer');
        expect(found.join()).toMatch(refusal ?? '');
        expect(found.join()).toContain(`Release ${CHANGED_RELEASE} of payments-sandbox wrote it`);
        expect(found.join()).not.toMatch(/damage|remove/i);
        expect(filesOf(directory)).toEqual(before);
      },
    );

    test.runIf(refusal !== undefined)(
      'writes a seed file that the plain one refuses by the name of the release',
      async () => {
        const sandbox = createSandbox(options);
        const before = await textOf(sandbox.platform().export());
        const importing = sandbox.platform().import(readFileSync(file));
        await expect(importing).rejects.toThrow(refusal);
        await expect(importing).rejects.toThrow(SeedFileError);
        await expect(importing).rejects.toThrow(`Release ${CHANGED_RELEASE} wrote this file`);
        expect(await textOf(sandbox.platform().export())).toBe(before);
        await sandbox.close();
      },
    );
  },
);
