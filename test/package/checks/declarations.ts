import { join } from 'node:path';
import { blocksOf } from '../../examples/documents';
import { CommandError, output } from '../commands';
import type { Check, Consumers, Project } from '../project';

const compiler = join(process.cwd(), 'node_modules/typescript/bin/tsc');
const strict = { strict: true, exactOptionalPropertyTypes: true, skipLibCheck: false, target: 'ES2022', noEmit: true };
const dom = ['ES2022', 'DOM', 'DOM.Iterable'];

/** Scripts that need the types of Node. A test kit is disposable, which is in them, or in the library `ESNext.Disposable`. */
const needsNode = ['served', 'postgres', 'both-builds', 'vitest', 'playwright', 'reporters', 'testing', 'msw-node'];
/** Scripts with a peer whose types need those of a browser: those of MSW, and Playwright. */
const needsDom = ['msw', 'msw-node', 'msw-browser', 'vitest', 'playwright', 'fixtures'];
const all = (): boolean => true;

interface Resolution {
  readonly options: object;
  /** The endings of the files that are compiled. */
  readonly endings: readonly string[];
  readonly isCompiled: (script: string) => boolean;
}

/** The ways in which a compiler finds the types. */
const resolutions: Readonly<Record<string, Resolution>> = {
  'node10, in a program': {
    options: { module: 'commonjs', moduleResolution: 'node10', lib: dom },
    endings: ['cts'],
    isCompiled: all,
  },
  'node16, in modules of both kinds': {
    options: { module: 'node16', lib: dom },
    endings: ['mts', 'cts'],
    isCompiled: all,
  },
  'nodenext, in modules of both kinds, without types of a browser': {
    options: { module: 'nodenext', lib: ['ES2022'] },
    endings: ['mts', 'cts'],
    isCompiled: (script) => !needsDom.includes(script),
  },
  'nodenext, with types of a browser': {
    options: { module: 'nodenext', lib: dom },
    endings: ['mts', 'cts'],
    isCompiled: (script) => needsDom.includes(script),
  },
  'bundler, in a page': {
    options: { module: 'esnext', moduleResolution: 'bundler', lib: dom, types: [] },
    endings: ['mts'],
    isCompiled: (script) => !needsNode.includes(script),
  },
  'bundler, in a page with the test kit': {
    options: { module: 'esnext', moduleResolution: 'bundler', lib: [...dom, 'ESNext.Disposable'], types: [] },
    endings: ['mts'],
    isCompiled: (script) => script === 'testing',
  },
  'bundler, in a program': {
    options: { module: 'esnext', moduleResolution: 'bundler', lib: dom },
    endings: ['mts'],
    isCompiled: (script) => needsNode.includes(script),
  },
};

/** Of entries for ECMAScript modules only. A compiler of the kind node10 does not know the difference. */
const esmOnly = ['vitest'];

/** Packages whose own declarations have errors. All other declarations are free of them. */
const errorsOfPeers = (title: string): readonly string[] => [
  // 0.16.2: `Type 'ItemType' does not satisfy the constraint 'AnyObject'`.
  '@mswjs/data',
  // They import subpaths of other packages, which node10 does not find.
  ...(title.startsWith('node10') ? ['vitest', '@vitest/expect'] : []),
  // Its declarations for CommonJS import packages that are ECMAScript modules only.
  ...(title.startsWith('node16') ? ['msw'] : []),
];

/** Compiles the scripts, with the declarations of the package and of all that they import. */
export async function declarations(project: Project, { names }: Consumers): Promise<readonly Check[]> {
  const checks: Check[] = [];
  for (const [title, { options, endings, isCompiled }] of Object.entries(resolutions)) {
    const files = names
      .filter(isCompiled)
      .flatMap((script) =>
        endings
          .filter((ending) => endings.length === 1 || ending === 'mts' || !esmOnly.includes(script))
          .map((ending) => `${script}.${ending}`),
      );
    const config = `tsconfig.${checks.length}.json`;
    await project.write(config, { compilerOptions: { ...strict, ...options }, files });
    checks.push([`its types resolve as by ${title}`, () => compiles(project.folder, config, errorsOfPeers(title))]);
  }
  checks.push(['its types resolve as by nodenext, in a suite with CommonJS', () => suiteInCommonJs(project)]);
  return checks;
}

/** Compiles the suite of the guide that names the type of a client, as a module of CommonJS. */
async function suiteInCommonJs(project: Project): Promise<void> {
  const suite = blocksOf('docs/guides/vitest.md').find(({ language }) => language === 'ts commonjs');
  if (suite === undefined) throw new Error('the guide has no such suite');
  await project.write('suite.cts', suite.text);
  const compilerOptions = { ...strict, module: 'nodenext', lib: dom };
  await project.write('tsconfig.suite.json', { compilerOptions, files: ['suite.cts'] });
  await compiles(project.folder, 'tsconfig.suite.json', errorsOfPeers('nodenext'));
}

/** Throws for errors outside the declarations of these peers. */
export async function compiles(folder: string, config: string, peers: readonly string[]): Promise<void> {
  try {
    await output(folder, process.execPath, compiler, '-p', config);
  } catch (error) {
    const errors = error instanceof CommandError ? error.printed.split('\n').filter(isCompileError) : [];
    const others = errors.filter((line) => !peers.some((peer) => line.startsWith(`node_modules/${peer}/`)));
    if (errors.length === 0 || others.length > 0) throw error;
  }
}

const isCompileError = (line: string): boolean => /error TS\d+/.test(line);
