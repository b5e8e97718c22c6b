import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The input of a build. The last one changes when dependencies are installed. */
const sources = [
  ...['cli', 'mock-server', 'packaging', 'sdk', 'spec', 'package.json', 'tsconfig.json', 'tsup.config.ts'],
  ...['docs/guides', 'docs/reference', 'node_modules/.package-lock.json'],
];
/** Has the digest of the last build, with that of the sources before it. */
const STAMP = 'node_modules/.cache/payments-sandbox/last-build';

/**
 * Builds `dist` unless it is what the last build made of the same sources. Files are compared by their text: a change of branch
 * or a copy may set any time.
 */
export async function buildIfChanged(root: string, build: () => Promise<unknown>): Promise<void> {
  const before = digestOf(root, sources);
  const stampNow = () => `${before} ${digestOf(root, ['dist'])}`;
  const stamp = join(root, STAMP);
  if (textOf(stamp) === stampNow()) return;
  process.stderr.write('building…\n');
  await build();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, stampNow());
}

/** Returns a digest of the names and texts of files, and of those in folders. */
function digestOf(root: string, names: readonly string[]): string {
  const hash = createHash('sha256');
  for (const name of names.flatMap((each) => filesIn(root, each)).sort()) {
    const text = readFileSync(join(root, name));
    hash.update(`${name} ${text.length} `).update(text);
  }
  return hash.digest('hex');
}

function filesIn(root: string, name: string): readonly string[] {
  const found = statSync(join(root, name), { throwIfNoEntry: false });
  if (found?.isDirectory() !== true) return found === undefined ? [] : [name];
  return readdirSync(join(root, name)).flatMap((each) => filesIn(root, `${name}/${each}`));
}

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined; // nothing was built
  }
}
