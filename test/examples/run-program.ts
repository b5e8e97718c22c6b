import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import ts from 'typescript';

const run = promisify(execFile);

/** The package as built for this run. Programs below this folder import it by its name, as if it were installed. */
export const packageRoot = join(dirname(process.env['SANDBOX_CLI'] ?? ''), '../..');

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
