import { join } from 'node:path';
import type { Check, Consumers, Project } from '../project';

const compiler = join(process.cwd(), 'node_modules/typescript/bin/tsc');
const strict = { strict: true, exactOptionalPropertyTypes: true, skipLibCheck: false, target: 'ES2022', noEmit: true };
const page = { lib: ['ES2022', 'DOM', 'DOM.Iterable'], types: [] };

/** The ways in which a compiler finds the types, each with the endings of the files that it compiles. */
const resolutions = {
  'node10, in a program': [{ module: 'commonjs', moduleResolution: 'node10', lib: ['ES2022'] }, ['cts']],
  'node16, in modules of both kinds': [{ module: 'node16', lib: ['ES2022'] }, ['mts', 'cts']],
  'nodenext, in modules of both kinds': [{ module: 'nodenext', lib: ['ES2022'] }, ['mts', 'cts']],
  'bundler, in a page': [{ module: 'esnext', moduleResolution: 'bundler', ...page }, ['mts']],
} as const;

/** Needs of scripts that others do not have. */
const needsNode = ['served', 'both-builds'];
const needsPage = ['msw'];

/** Compiles the scripts, with the declarations of the package and of all that they import. */
export async function declarations(project: Project, { names }: Consumers): Promise<readonly Check[]> {
  const checks: Check[] = [];
  const add = async (
    title: string,
    compilerOptions: object,
    scripts: readonly string[],
    endings: readonly string[],
  ) => {
    const config = `tsconfig.${checks.length}.json`;
    const files = scripts.flatMap((script) => endings.map((ending) => `${script}.${ending}`));
    await project.write(config, { compilerOptions: { ...strict, ...compilerOptions }, files });
    checks.push([title, () => project.run(process.execPath, compiler, '-p', config)]);
  };
  for (const [title, [options, endings]] of Object.entries(resolutions)) {
    const isPage = 'types' in options;
    const scripts = names.filter((name) => !(isPage ? needsNode : needsPage).includes(name));
    await add(`its types resolve as by ${title}`, options, scripts, endings);
  }
  return checks;
}
