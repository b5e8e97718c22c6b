import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll } from 'vitest';
import type { NewPlatform } from '../../mock-server';

export interface SpawnOptions {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** How a process ended, and all it said. */
export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface CliProcess {
  readonly pid: number;
  readonly stdout: () => string;
  readonly stderr: () => string;
  /** Resolves with what stands in the output once it matches; rejects when the process ends without. */
  readonly printed: (pattern: RegExp) => Promise<string>;
  readonly signal: (signal: NodeJS.Signals) => void;
  readonly ended: Promise<Ended>;
}

/** The line of `start --json`. */
export interface Started {
  readonly url: string;
  readonly pid: number;
  readonly platform: NewPlatform;
}

export interface RunningCli extends Started, Omit<CliProcess, 'pid'> {
  /** Sends a signal, and resolves when the process is gone. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<Ended>;
  /** The same by SIGKILL, which no process can catch. */
  readonly kill: () => Promise<Ended>;
}

const running = new Set<ChildProcess>();
const killAll = () => running.forEach((child) => child.kill('SIGKILL'));
afterAll(killAll);
process.once('exit', killAll);

/** The built command line where there is one, or else its sources. */
function command(): string[] {
  const built = process.env['SANDBOX_CLI'];
  if (built !== undefined) return [resolve(built)];
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  return ['--import', tsx, resolve(import.meta.dirname, '../../cli/index.ts')];
}

/** Starts the command line with any arguments. It is killed after the last test of the file, at the latest. */
export function spawnCli(args: readonly string[], { cwd, env }: SpawnOptions = {}): CliProcess {
  const { FORCE_COLOR: _, NO_COLOR: __, ...inherited } = process.env;
  const child = spawn(process.execPath, [...command(), ...args], {
    cwd,
    env: { ...inherited, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  const ended = new Promise<Ended>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      running.delete(child);
      resolve({ code, signal, stdout, stderr });
    });
  });
  const printed = (pattern: RegExp) =>
    new Promise<string>((resolve, reject) => {
      const look = () => pattern.test(stdout) && resolve(stdout);
      child.stdout.on('data', look);
      ended.then(({ code, signal }) => reject(new Error(`ended with ${code ?? signal}: ${stdout}${stderr}`)), reject);
      look();
    });
  return {
    pid: child.pid ?? 0,
    stdout: () => stdout,
    stderr: () => stderr,
    printed,
    signal: (signal) => void child.kill(signal),
    ended,
  };
}

/** Runs the command line until it ends by itself. */
export function runCli(args: readonly string[], options?: SpawnOptions): Promise<Ended> {
  return spawnCli(args, options).ended;
}

/** Starts a sandbox with `start --json` on a free port, unless the arguments say otherwise, and waits until it listens. */
export async function startCli(args: readonly string[], options?: SpawnOptions): Promise<RunningCli> {
  const { pid: _, ...child } = spawnCli(['start', '--json', '--port', '0', ...args], options);
  // What the command line promises to print: `start.test.ts` checks it.
  const started: Started = JSON.parse(await child.printed(/\n/));
  const stop = (signal: NodeJS.Signals = 'SIGTERM') => {
    child.signal(signal);
    return child.ended;
  };
  return { ...child, ...started, stop, kill: () => stop('SIGKILL') };
}
