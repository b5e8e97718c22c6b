import { documents, entries, type Entry, peerRanges, peersForNpm } from './entries';

/** Returns the path of a built entry, without its ending. */
export function outputOf({ source }: Entry): string {
  return source.replace(/\.ts$/, '');
}

const built = (entry: Entry, ending: string): string => `./dist/${outputOf(entry)}.${ending}`;
const nameInPaths = ({ name }: Entry): string => name.replace(/^\./, 'payments-sandbox');
const subpathOf = ({ name }: Entry): string => name.slice('./'.length);
/** The types for compilers that do not read `exports`, which know no kinds of modules. */
const plainTypes = (entry: Entry): string => built(entry, entry.esmOnly ? 'd.ts' : 'd.cts');

function conditions(entry: Entry): object {
  const esm = { types: built(entry, 'd.ts'), default: built(entry, 'js') };
  if (entry.esmOnly) return esm;
  return { import: esm, require: { types: built(entry, 'd.cts'), default: built(entry, 'cjs') } };
}

/** The entry `.`, for what does not read `exports`. */
function mainFields(): object {
  const [main] = entries.filter(({ name }) => name === '.');
  return main ? { main: built(main, 'cjs'), module: built(main, 'js'), types: plainTypes(main) } : {};
}

/** The fields of `package.json` that follow from the entries. */
export function manifestFields(): Record<string, unknown> {
  const peers = Object.entries({ ...peerRanges, ...peersForNpm }).sort();
  const subpaths = entries.filter(({ name }) => name !== '.');
  return {
    ...mainFields(),
    exports: {
      ...Object.fromEntries(entries.map((entry) => [entry.name, conditions(entry)])),
      ...Object.fromEntries(documents.map((name) => [`./${name}`, `./dist/${name}`])),
      './package.json': './package.json',
    },
    typesVersions: {
      '*': {
        ...Object.fromEntries(subpaths.map((entry) => [subpathOf(entry), [plainTypes(entry)]])),
        ...Object.fromEntries(documents.map((name) => [name, [`./dist/${name}`]])),
      },
    },
    peerDependencies: Object.fromEntries(peers),
    peerDependenciesMeta: Object.fromEntries(peers.map(([name]) => [name, { optional: true }])),
  };
}

/** The `paths` of `tsconfig.json`, by which examples and tests import the package from its source. */
export function sourcePaths(): Record<string, string[]> {
  return Object.fromEntries(entries.map((entry) => [nameInPaths(entry), [`./${entry.source}`]]));
}
