import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import ts from 'typescript';
import { builtPackage } from '../support/built';

const run = promisify(execFile);

/** The package as built for this run. Programs below this folder import it by its name, as if it were installed. */
export const packageRoot = builtPackage();

/** Runs a TypeScript program in its own process, with the built package. Returns its output, line by line. */
export async function runProgram(name: string, source: string): Promise<string[]> {
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
  });
  const file = join(packageRoot, 'programs', `${name}.mjs`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, outputText);
  const { stdout, stderr } = await run(process.execPath, [file], { cwd: packageRoot });
  if (stderr !== '') throw new Error(`${name} wrote to stderr: ${stderr}`);
  return stdout.trimEnd().split('\n');
}

/** Whether a program is TypeScript and not JavaScript. */
export function hasTypes(source: string): boolean {
  const compilerOptions = { allowJs: true, module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 };
  return (
    ts.transpileModule(source, { compilerOptions, fileName: 'program.mjs', reportDiagnostics: true }).diagnostics
      ?.length !== 0
  );
}

/** The command line of Vitest, for projects outside of this one. */
export const vitestProgram = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs');

/** Runs a suite of Vitest in its own process, with the built package. Returns a line for each test: `passed a payment`. */
export async function runSuite(name: string, source: string): Promise<string[]> {
  const root = join(packageRoot, 'suites', name);
  await mkdir(root, { recursive: true });
  await writeFile(join(root, 'vitest.config.mjs'), 'export default {};');
  await writeFile(join(root, 'block.test.ts'), source);
  const args = [vitestProgram, 'run', '--root', root, '--reporter=json', '--no-file-parallelism'];
  const { stdout } = await run(process.execPath, args, { cwd: packageRoot });
  const report: SuiteReport = JSON.parse(stdout);
  return report.testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ status, fullName }) => `${status} ${fullName}`),
  );
}

interface SuiteReport {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}
