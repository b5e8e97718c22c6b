import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { builtCli, builtPackage } from './built';

export interface Printed {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Somebody who follows a guide: in a folder with the package installed, with variables and a shell of their own. */
export interface Reader {
  readonly folder: string;
  /** Runs text of a guide as a script, which its first failing command ends. */
  readonly run: (script: string, shell?: readonly string[]) => Promise<Printed>;
}

export interface ReaderOptions {
  /** The folder in which those of readers are created. */
  readonly within: string;
  readonly env: Readonly<Record<string, string>>;
  /** The text of the guide that stands for something of this machine, and that. */
  readonly here: Readonly<Record<string, string>>;
  /** Scripts of programs that this machine has in another form. */
  readonly programs?: Readonly<Record<string, string>>;
}

const SHELL = ['sh', '-e', '-c'];

/** Programs that call the built command line as an installed package does. */
export function createReader({ within, env, here, programs = {} }: ReaderOptions): Reader {
  const folder = mkdtempSync(join(within, 'reader-'));
  const bin = join(folder, 'bin');
  mkdirSync(bin);
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(builtPackage(), join(folder, 'node_modules', 'payments-sandbox'), 'junction');
  const cli = `exec ${process.execPath} ${builtCli()}`;
  const scripts = {
    'payments-sandbox': `${cli} "$@"`,
    npx: '[ "$1" = payments-sandbox ] && exec "$@"',
    ...programs,
  };
  for (const [name, script] of Object.entries(scripts))
    writeFileSync(join(bin, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  const variables = { PATH: `${bin}${delimiter}${process.env['PATH']}`, HOME: folder, ...env };
  const placed = (text: string) => Object.entries(here).reduce((all, [from, to]) => all.replaceAll(from, to), text);
  const run = (script: string, [program = '', ...args]: readonly string[] = SHELL) =>
    new Promise<Printed>((resolve) => {
      const options = { cwd: folder, env: mapped(variables, placed) };
      const child = execFile(program, [...args, placed(script)], options, (_error, stdout, stderr) =>
        resolve({ code: child.exitCode ?? -1, stdout, stderr }),
      );
    });
  return { folder, run };
}

const mapped = (texts: Readonly<Record<string, string>>, change: (text: string) => string) =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, change(text)]));

/** A program that pays with what `new Client()` reads from its environment, and with further fields of the body. */
export const payingProgram = (fields = '', exitCode = 0): string => `
import { Client } from 'payments-sandbox';
const card = { name: 'A. Buyer', number: '4242424242424242', month: 12, year: 2050, address_postal_code: '94107' };
const body = { amount: 1000, currency: 'usd', payment_method: { card }, ${fields} };
console.log((await new Client().payments.create(body)).id);
process.exitCode = ${exitCode};
`;
