import { spawn } from 'node:child_process';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Delivery } from './deliveries';
import { blockOf, type languages } from './guide';

export type Language = (typeof languages)[number];

interface Interpreter {
  /** The files of the program: the block of the guide, and the driver that calls it. */
  readonly sample: string;
  readonly driver: string;
  readonly command: readonly [string, ...string[]];
  /** The package of Debian that has the command. */
  readonly debian: string;
  readonly files?: Readonly<Record<string, string>>;
}

const interpreters: Readonly<Record<Language, Interpreter>> = {
  php: { sample: 'sample.php', driver: 'driver.php', command: ['php', 'driver.php'], debian: 'php-cli' },
  python: { sample: 'sample.py', driver: 'driver.py', command: ['python3', 'driver.py'], debian: 'python3' },
  go: {
    sample: 'webhooks/webhooks.go',
    driver: 'driver.go',
    command: ['go', 'run', '.'],
    debian: 'golang-go',
    files: { 'go.mod': 'module guide\n\ngo 1.19\n' },
  },
  ruby: { sample: 'sample.rb', driver: 'driver.rb', command: ['ruby', 'driver.rb'], debian: 'ruby' },
};

/** Runs the function of the guide in a language, in a new folder. Returns its result for each delivery. */
export async function verifyIn(
  language: Language,
  folder: string,
  deliveries: readonly Delivery[],
): Promise<readonly unknown[]> {
  const { sample, driver, command, debian, files = {} } = interpreters[language];
  await mkdir(dirname(join(folder, sample)), { recursive: true });
  await writeFile(join(folder, sample), blockOf(language));
  await cp(new URL(`drivers/${driver}`, import.meta.url), join(folder, driver));
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  const printed = await output(folder, command, JSON.stringify(deliveries)).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new Error(`${command[0]} is not installed. In Debian: apt-get install ${debian}`);
    throw error;
  });
  return JSON.parse(printed);
}

/** Returns the output of a command. Rejects with everything that it wrote when it fails. */
function output(cwd: string, [command, ...args]: readonly [string, ...string[]], input: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd });
    let printed = '';
    let complaints = '';
    child.stdout.on('data', (data) => (printed += String(data)));
    child.stderr.on('data', (data) => (complaints += String(data)));
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0 && complaints === '') resolve(printed);
      else reject(new Error(`${command} ended with ${code}\n${printed}${complaints}`));
    });
    // A command that is missing, or that ends early, does not read it.
    child.stdin.on('error', () => undefined).end(input);
  });
}
