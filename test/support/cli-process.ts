import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { NewPlatform } from '../../mock-server';

export interface SpawnOptions {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** A program, with its arguments, that runs the command line. */
  readonly under?: readonly string[];
  /** The path of a built command line (default: that of the run). */
  readonly cli?: string | undefined;
}

/** The exit of a process with its complete output. */
export interface ProcessExit {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface CliProcess {
  readonly pid: number;
  readonly stdout: () => string;
  readonly stderr: () => string;
  /** Resolves with the output once it matches. Rejects when the process exits first. */
  readonly printed: (pattern: RegExp) => Promise<string>;
  readonly signal: (signal: NodeJS.Signals) => void;
  readonly exited: Promise<ProcessExit>;
}

/** The line that `start --json` prints. */
export interface Started {
  readonly url: string;
  readonly pid: number;
  readonly platform: NewPlatform;
}

export interface RunningCli extends Started, Omit<CliProcess, 'pid'> {
  /** Sends a signal (default: SIGTERM) and waits for the exit. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<ProcessExit>;
  /** Sends SIGKILL, which a process cannot handle, and waits for the exit. */
  readonly kill: () => Promise<ProcessExit>;
}

const running = new Set<ChildProcess>();

/** Kills the processes that a test file has left running. Called after each file: files share this module. */
export function killProcesses(): void {
  for (const child of running) child.kill('SIGKILL');
}
process.once('exit', killProcesses);

/** The arguments of node for the built command line, or for its sources when it is not built. */
function command(built = process.env['SANDBOX_CLI']): string[] {
  if (built !== undefined) return [resolve(built)];
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  return ['--import', tsx, resolve(import.meta.dirname, '../../cli/main.ts')];
}

/** Starts the command line. The process is killed after the last test of the file at the latest. */
export function spawnCli(args: readonly string[], { cwd, env, under = [], cli }: SpawnOptions = {}): CliProcess {
  const { FORCE_COLOR: _, NO_COLOR: __, ...inherited } = process.env;
  const [program = process.execPath, ...programArgs] = [...under, process.execPath, ...command(cli), ...args];
  const child = spawn(program, programArgs, {
    cwd,
    env: { ...inherited, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  const exited = new Promise<ProcessExit>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      running.delete(child);
      resolve({ code, signal, stdout, stderr });
    });
  });
  const printed = (pattern: RegExp) =>
    new Promise<string>((resolve, reject) => {
      const check = () => pattern.test(stdout) && resolve(stdout);
      child.stdout.on('data', check);
      exited.then(({ code, signal }) => reject(new Error(`ended with ${code ?? signal}: ${stdout}${stderr}`)), reject);
      check();
    });
  return {
    pid: child.pid ?? 0,
    stdout: () => stdout,
    stderr: () => stderr,
    printed,
    signal: (signal) => void child.kill(signal),
    exited,
  };
}

/** Runs the command line until it exits. */
export function runCli(args: readonly string[], options?: SpawnOptions): Promise<ProcessExit> {
  return spawnCli(args, options).exited;
}

/** Runs `start --json` (default: on a free port) and waits until it listens. */
export async function startCli(args: readonly string[], options?: SpawnOptions): Promise<RunningCli> {
  const { pid: _, ...child } = spawnCli(['start', '--json', '--port', '0', ...args], options);
  // `start.test.ts` checks the shape of this line.
  const started: Started = JSON.parse(await child.printed(/\n/));
  const stop = (signal: NodeJS.Signals = 'SIGTERM') => {
    child.signal(signal);
    return child.exited;
  };
  return { ...child, ...started, stop, kill: () => stop('SIGKILL') };
}
