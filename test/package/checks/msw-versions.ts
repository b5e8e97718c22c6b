import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import ts from 'typescript';
import { output } from '../commands';
import { nodeBinary, releasesOfNode } from '../nodes';
import { type Check, installIn, type Project } from '../project';

/** MSW 3 intercepts nothing before Node 22. */
const versions = [
  { msw: '2.11', nodes: releasesOfNode },
  { msw: '2.15', nodes: releasesOfNode },
  { msw: '3', nodes: releasesOfNode.slice(1) },
] as const;

/**
 * A small suite under each supported version of MSW, on the releases of Node that both support. `prepare` installs the versions.
 */
export function mswVersions(project: Project): {
  readonly checks: readonly Check[];
  readonly prepare: () => Promise<void>;
} {
  const folderOf = (msw: string) => join(project.folder, `msw-${msw}`);
  const checks = versions.flatMap(({ msw, nodes }) =>
    releasesOfNode.map((node): Check => {
      const isSupported = nodes.some((supported) => supported === node);
      const title = `a suite under MSW ${msw}, Node ${node}`;
      return isSupported
        ? [title, () => suitePasses(folderOf(msw), node)]
        : [`${title}: is refused with a clear error`, () => isRefused(folderOf(msw), node)];
    }),
  );
  const prepare = async () => {
    const code = await suite();
    for (const { msw } of versions) await installVersion(project, folderOf(msw), msw, code);
  };
  return { checks, prepare };
}

/** In a folder of its own, as the package finds the version of MSW that is installed beside it. */
async function installVersion(project: Project, folder: string, msw: string, code: string): Promise<void> {
  await mkdir(folder);
  await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true }));
  await writeFile(join(folder, 'suite.mjs'), code);
  await installIn(folder, '--ignore-scripts', project.tarball, `msw@${msw}`);
}

async function suite(): Promise<string> {
  const compilerOptions = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 };
  return ts.transpileModule(await readFile('test/package/suites/msw.ts', 'utf8'), { compilerOptions }).outputText;
}

/** Each line of the suite is one of its checks. Returns their number. */
async function suitePasses(folder: string, node: string): Promise<string> {
  const printed = await output(folder, await nodeBinary(node), 'suite.mjs');
  const lines = printed.split('\n');
  if (!lines.every((line) => line.startsWith('ok '))) throw new Error(printed);
  return `(${lines.length} checks)`;
}

/** On a release that MSW does not support, it must not run the suite against the real service. */
async function isRefused(folder: string, node: string): Promise<void> {
  const problem = await output(folder, await nodeBinary(node), 'suite.mjs').then(String, String);
  if (!problem.includes('msw 3 does not intercept anything on Node 20')) throw new Error(problem);
}
