import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { type Edit, writeChangedTree } from '../../releases/trial/trees';
import { added } from '../../releases/trial/variants';

const schema = 'mock-server/store/journal/postgres/schema.ts';
const appends = 'mock-server/store/journal/postgres/append-rows.ts';

/** A column that each append changes. */
const changedTable: readonly Edit[] = [
  [
    schema,
    "  ['schema', 'upgraded_to', 'text'],\n",
    "  ['schema', 'upgraded_to', 'text'],\n  ['platforms', 'appends', 'bigint not null default 0'],\n",
  ],
  [
    appends,
    'set head = head + $4, size = size + $5,',
    'set head = head + $4, size = size + $5, appends = appends + 1,',
  ],
];

/**
 * Builds the command line of a later release, whose payments have a field more, and whose platforms a column. Returns the path of
 * the built file.
 */
export async function buildNewer(): Promise<{ readonly cli: string; readonly delete: () => Promise<void> }> {
  const root = await mkdtemp(join(tmpdir(), 'payments-sandbox-'));
  const tree = join(root, 'tree');
  const cli = join(root, 'tree/newer.cjs');
  writeChangedTree(tree, [...added, ...changedTable]);
  await build({
    absWorkingDir: tree,
    entryPoints: ['cli/main.ts'],
    outfile: cli,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    external: ['pg'],
    alias: { yaml: './node_modules/yaml/browser/index.js' },
    logLevel: 'error',
  });
  return { cli, delete: () => rm(root, { recursive: true, force: true }) };
}
