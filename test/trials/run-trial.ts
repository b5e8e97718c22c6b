import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Edit, writeChangedTree } from '../releases/trial/trees';

const execute = promisify(execFile);

/** What a tree shows of a payment. */
export interface Shown {
  /** The response to its creation. */
  readonly payment: Readonly<Record<string, unknown>>;
  /** Its page in the dashboard, and the list there. */
  readonly page: string;
  readonly list: string;
  /** What `payments list` and `payments get` print. */
  readonly listCommand: string;
  readonly getCommand: string;
  /** The text of all reference pages. */
  readonly reference: string;
  readonly document: object;
}

/** Returns what the tree with edits shows. */
export async function shownWith(edits: readonly Edit[]): Promise<Shown> {
  const tree = mkdtempSync(join(tmpdir(), 'payments-sandbox-trial-'));
  try {
    writeChangedTree(tree, edits);
    const args = ['--import', 'tsx', join(import.meta.dirname, 'child.ts'), tree];
    const { stdout } = await execute(process.execPath, args, { cwd: tree, maxBuffer: 2 ** 26 });
    return JSON.parse(stdout);
  } finally {
    rmSync(tree, { recursive: true, force: true });
  }
}
