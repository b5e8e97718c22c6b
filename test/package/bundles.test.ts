import { build } from 'esbuild';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { entries, peerRanges } from '../../packaging/entries';
import { outputOf } from '../../packaging/manifest';
import { builtPackage } from '../support/built';
import { bundleSizes } from './bundle-sizes';

const dist = join(builtPackage(), 'dist');
const pathOf = new Map(entries.map((entry) => [entry.name, join(dist, `${outputOf(entry)}.js`)]));
type Sizes = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Returns the names of what an entry exports. Loading it would be too much: some take the runner of the test for theirs. */
async function exportsOf(path: string): Promise<readonly string[]> {
  const { metafile } = await build({ entryPoints: [path], format: 'esm', metafile: true, write: false, outdir: 'out' });
  return Object.values(metafile.outputs).flatMap((output) => output.exports);
}

/** Bundles each export of each entry alone, as for a page. Returns the sizes in thousands of bytes after minification. */
async function measureBundles(): Promise<Sizes> {
  const root = await mkdtemp(join(tmpdir(), 'payments-sandbox-'));
  const sizes: Record<string, Record<string, number>> = {};
  try {
    const programs = new Map<string, readonly [entry: string, name: string]>();
    for (const [entry, path] of pathOf)
      for (const name of await exportsOf(path)) {
        const program = join(root, entry, `${name}.js`);
        await mkdir(dirname(program), { recursive: true });
        await writeFile(program, `export { ${name} } from ${JSON.stringify(path)};`);
        programs.set(program, [entry, name]);
      }
    const { metafile } = await build({
      entryPoints: [...programs.keys()],
      outdir: join(root, 'bundles'),
      external: ['node:*', ...Object.keys(peerRanges)],
      platform: 'browser',
      format: 'esm',
      target: 'esnext',
      bundle: true,
      minify: true,
      metafile: true,
      write: false,
    });
    for (const [file, { bytes }] of Object.entries(metafile.outputs)) {
      const found = programs.get(join(root, relative(join(root, 'bundles'), file)));
      if (found === undefined) throw new Error(`the bundle of ${file} is not known`);
      const [entry, name] = found;
      (sizes[entry] ??= {})[name] = bytes / 1_000;
    }
  } finally {
    await rm(root, { recursive: true });
  }
  return sizes;
}

describe('a bundle of one export alone', () => {
  let sizes: Sizes = {};
  beforeAll(async () => {
    sizes = await measureBundles();
  }, 180_000);

  test.each(entries)('of $name has the size of the table, in KB', ({ name: entry }) => {
    const expected = bundleSizes[entry] ?? {};
    const found = Object.entries(sizes[entry] ?? {});
    // The size of the table where the one found differs by less than a tenth, as it does between builds with and without Rollup.
    const rounded = found.map(([name, size]) => {
      const known = expected[name] ?? 0;
      return [name, Math.abs(size - known) <= Math.max(0.25, known / 10) ? known : Number(size.toFixed(1))];
    });
    expect(Object.fromEntries(rounded)).toEqual(expected);
  });
});
