import type { Metafile, Plugin } from 'esbuild';

/** A package whose code is in built files. */
export interface BundledPackage {
  /** The folder in which it is installed. */
  readonly folder: string;
  /** The built files with code of it, sorted. */
  readonly files: readonly string[];
  /** The folders of the bundled packages that it imports, sorted. */
  readonly imports: readonly string[];
}

/** Code of other packages in the build. */
export interface BundledCode {
  /** Sorted by folder. */
  readonly packages: readonly BundledPackage[];
  /** The folders of those that the project itself imports, sorted. */
  readonly imports: readonly string[];
}

/** The file that has the scripts of the pages as texts. */
const PAGE_SCRIPTS = 'mock-server/pages/generated/assets.ts';
/** The module with the icons of the pages, and the folder in which their package is. */
const ICONS = { module: 'mock-server/pages/generated/icons.ts', folder: 'mock-server/pages/assets/icons' };
/** The project, as the owner of a file. */
const PROJECT = '';

/** Collects the metafiles of so many builds that run at the same time. Passes them on before the last of them ends. */
export function collectMetafiles(builds: number, done: (metafiles: readonly Metafile[]) => Promise<void>): Plugin {
  const metafiles: Metafile[] = [];
  return {
    name: 'collect-metafiles',
    setup(build) {
      build.onEnd(async ({ metafile }) => {
        if (metafile) metafiles.push(metafile);
        if (metafiles.length === builds) await done(metafiles);
      });
    },
  };
}

/**
 * Returns the packages whose code is in the output of builds. `pages` are the builds of the scripts of the pages: their output is
 * in whatever file contains that module.
 */
export function bundledCode(metafiles: readonly Metafile[], pages: readonly Metafile[]): BundledCode {
  const files = new Map<string, Set<string>>();
  const imports = new Map<string, Set<string>>();
  const contained = pages.flatMap(({ outputs }) => Object.values(outputs).flatMap(packagesIn));
  for (const { outputs } of metafiles)
    for (const [file, output] of Object.entries(outputs)) {
      const all = PAGE_SCRIPTS in output.inputs ? [...packagesIn(output), ...contained] : packagesIn(output);
      for (const folder of all) addTo(files, folder, file);
    }
  for (const { inputs } of [...metafiles, ...pages])
    for (const [path, input] of Object.entries(inputs)) {
      for (const { path: imported } of input.imports) {
        const from = ownerOf(path);
        const to = ownerOf(imported);
        if (from !== to && files.has(to)) addTo(imports, from, to);
      }
    }
  const importsOf = (folder: string) => [...(imports.get(folder) ?? [])].sort();
  const packages = [...files].map(([folder, found]) => ({
    folder,
    files: [...found].sort(),
    imports: importsOf(folder),
  }));
  return { packages: packages.sort((one, other) => (one.folder < other.folder ? -1 : 1)), imports: importsOf(PROJECT) };
}

/** Returns the folders of the packages of which an output has code: a bundler reads more than it takes. */
function packagesIn({ inputs }: Metafile['outputs'][string]): string[] {
  const taken = Object.keys(inputs).filter((path) => (inputs[path]?.bytesInOutput ?? 0) > 0);
  return taken.map(ownerOf).filter((owner) => owner !== PROJECT);
}

/** Returns the folder of the package that a file belongs to. */
function ownerOf(path: string): string {
  if (path === ICONS.module) return ICONS.folder;
  return /^.*\bnode_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(path)?.[0] ?? PROJECT;
}

function addTo(sets: Map<string, Set<string>>, key: string, value: string): void {
  sets.set(key, (sets.get(key) ?? new Set()).add(value));
}
