import { execFile } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { promisify } from 'node:util';
import packageJson from '../../package.json';
import { run } from '../cli/process-io';
import { builtCli } from '../support/built';

export interface Surroundings {
  /** The address of the sandbox that commands reach instead of the documented one. */
  readonly url: string;
  /** The working directory. */
  readonly cwd: string;
}

export const DOCUMENTED_URL = 'http://127.0.0.1:4010';
const ownCommand = 'npx payments-sandbox ';

/**
 * Runs the commands of a block as a reader would paste them. Returns what they print: an object for each piece of JSON, a
 * string for other text. Commands of the project run in this process; `npm` is not run, but its script must exist, and what it
 * installs must include this package. `py_…` is the id of this kind that was printed last.
 */
export async function runCommands(block: string, surroundings: Surroundings): Promise<unknown[]> {
  const printed: unknown[] = [];
  let script = '';
  const withIds = (text: string) => text.replaceAll(/\b([a-z]+_)…/g, (_, prefix: string) => lastId(prefix, printed));
  const flush = async () => {
    if (script.trim() !== '') printed.push(...(await runInShell(withIds(script), surroundings)));
    script = '';
  };
  for (const line of block.split('\n')) {
    const isOfNpm = line.startsWith('npm ');
    if (!isOfNpm && !line.startsWith(ownCommand)) {
      script += `${line}\n`;
      continue;
    }
    await flush();
    if (isOfNpm) printed.push(npmCommand(line));
    else printed.push(await runOwnCommand(argumentsOf(withIds(line.slice(ownCommand.length))), surroundings));
  }
  await flush();
  return printed;
}

/** Returns the id of this kind that the last object had: `Created payment py_…`, `id py_…` or `"id":"py_…"`, not `payment_id`. */
function lastId(prefix: string, printed: readonly unknown[]): string {
  const text = printed.map((each) => (typeof each === 'string' ? each : JSON.stringify(each))).join('\n');
  const label = String.raw`(?:^Created [a-z ]+ |\bid[": ]+)`;
  const id = Array.from(text.matchAll(new RegExp(`${label}(${prefix}\\w+)`, 'gm')), ([, found]) => found).at(-1);
  if (id === undefined) throw new Error(`no object with an id like ${prefix}… was printed before`);
  return id;
}

async function runInShell(script: string, { url, cwd }: Surroundings): Promise<unknown[]> {
  const { stdout } = await promisify(execFile)('sh', ['-c', script.replaceAll(DOCUMENTED_URL, url)], { cwd });
  return stdout.trimEnd().split('\n').map(parsed);
}

async function runOwnCommand(args: readonly string[], { url, cwd }: Surroundings): Promise<unknown> {
  if (args[0] === 'start' && args.includes('--detach')) return runInBackground(args, cwd);
  if (args[0] === 'start') return runUntilReady([...args, '--port', '0', '--json'], cwd, url);
  if (args[0] === 'listen') return runUntilReady(args, cwd, url);
  // The command that it runs prints for itself.
  if (args[0] === 'exec') return (await promisify(execFile)(process.execPath, [builtCli(), ...args], { cwd })).stdout;
  const { code, stdout, stderr } = await run(args, { cwd, env: { PAYMENTS_SANDBOX_URL: url } });
  return code === 0 ? parsed(stdout) : { code, stderr };
}

/** Runs a start that returns, and ends what it has started. */
async function runInBackground(args: readonly string[], cwd: string): Promise<unknown> {
  const command = async (...given: string[]) =>
    (await promisify(execFile)(process.execPath, [builtCli(), ...given], { cwd })).stdout;
  const started: { readonly url: string } = JSON.parse(await command(...args, '--port', '0', '--json'));
  await command('stop', '--port', new URL(started.url).port);
  return started;
}

/** Runs a command that does not end by itself, and stops it when it has printed something. */
async function runUntilReady(args: readonly string[], cwd: string, url: string): Promise<unknown> {
  const signals = new EventEmitter();
  let printed = '';
  let listening = false;
  const write = (text: string) => {
    if (!listening) setImmediate(() => signals.emit('SIGINT'));
    listening = true;
    printed += text;
  };
  const { code, stderr } = await run(args, { cwd, signals, env: { PAYMENTS_SANDBOX_URL: url }, stdout: { write } });
  if (code !== 0) throw new Error(`payments-sandbox ${args.join(' ')} exited with ${code}: ${stderr}`);
  return parsed(printed);
}

function npmCommand(line: string): string {
  const [, script = ''] = /^npm ci && npm (\w+)$/.exec(line) ?? [];
  if (Object.hasOwn(packageJson.scripts, script)) return `npm ${script}`;
  const [, names = ''] = /^npm install (?:--save-dev )?([\w@/. -]+)$/.exec(line) ?? [];
  if (names.split(' ').includes(packageJson.name)) return 'npm install';
  throw new Error(`neither a script of package.json nor the installation of the package: ${line}`);
}

/** Splits a command line at spaces outside of single quotes. */
function argumentsOf(line: string): string[] {
  return Array.from(line.matchAll(/'([^']*)'|(\S+)/g), ([, quoted, plain]) => quoted ?? plain ?? '');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
