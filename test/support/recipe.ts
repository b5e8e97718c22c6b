import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { blocksOf } from '../examples/documents';
import { type ProcessExit, runCli } from './cli-process';

const execute = promisify(execFile);

interface Recipe {
  readonly document: string;
  /** Text of the one block to run. */
  readonly has: string;
  /** The text in the document, and its replacement. */
  readonly replaced: Readonly<Record<string, string>>;
  readonly cwd: string;
  /** A folder with the programs that the block calls, before those of the machine. */
  readonly programs?: string;
}

/** Runs the commands of a block of a document, one after the other. Rejects when one fails. Returns the output of all. */
export async function runRecipe({ document, has, replaced, cwd, programs }: Recipe): Promise<string> {
  const blocks = blocksOf(document).filter(({ text }) => text.includes(has));
  const [block] = blocks;
  if (block === undefined || blocks.length > 1) throw new Error(`${document} has ${blocks.length} blocks with ${has}`);
  let output = '';
  for (const documented of block.text.trim().split('\n')) {
    const line = Object.entries(replaced).reduce((text, [from, to]) => text.replaceAll(from, to), documented);
    const cli = /^(?:npx )?payments-sandbox (.*)$/.exec(line)?.[1];
    output +=
      cli === undefined ? await shell(line, cwd, programs) : succeeded(line, await runCli(cli.split(' '), { cwd }));
  }
  return output;
}

async function shell(line: string, cwd: string, programs = '/usr/bin'): Promise<string> {
  const env = { ...process.env, PATH: `${programs}:${process.env['PATH']}` };
  return (await execute('sh', ['-c', line], { cwd, env })).stdout;
}

function succeeded(line: string, { code, stdout, stderr }: ProcessExit): string {
  if (code !== 0) throw new Error(`${line} ended with ${code}: ${stderr}`);
  return stdout;
}
