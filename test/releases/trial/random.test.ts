import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runChild } from './run-child';
import { plainTree, writeChangedTree } from './trees';
import { added, renamed } from './variants';

/** `TEST_RUNS=full npm run check processes` runs all of them, and kills each release three times. */
const [OPERATIONS, RUNS_PER_RELEASE] = process.env['TEST_RUNS'] === 'full' ? [2_000, 3] : [300, 1];
const TIMEOUT_MS = 180_000;

const root = mkdtempSync(join(tmpdir(), 'payments-sandbox-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Runs a program on a directory, killed after each part, of which each tree runs one. Returns the state as a seed file. */
async function stateAfter(name: string, trees: readonly string[]): Promise<string | undefined> {
  const directory = join(root, name);
  const operations = Math.ceil(OPERATIONS / trees.length);
  let state: string | undefined;
  for (const [randomSeed, tree] of trees.entries())
    [state] = await runChild(tree, { kind: 'run', directory, segment: { randomSeed, operations } });
  return state;
}

test(
  `${OPERATIONS} operations, begun by the release before, give the state that one release alone comes to`,
  { timeout: TIMEOUT_MS },
  async () => {
    const changed = join(root, 'tree');
    writeChangedTree(changed, [...added, ...renamed]);
    const runs = (tree: string) => Array.from({ length: RUNS_PER_RELEASE }, () => tree);
    const [upgraded, alone] = await Promise.all([
      stateAfter('upgraded', [...runs(plainTree), ...runs(changed)]),
      stateAfter('alone', [...runs(changed), ...runs(changed)]),
    ]);
    expect(upgraded?.split('\n')).toEqual(alone?.split('\n'));
    expect(alone?.split('"is_lapsed"').length).toBeGreaterThan(OPERATIONS / 10);
  },
);
