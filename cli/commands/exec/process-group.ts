import type { ChildProcess, StdioOptions } from 'node:child_process';
import { constants } from 'node:os';
import { spawn } from 'cross-spawn';
import { quoted } from '../../../spec/vocabulary/shell-word';
import type { Io, StopSignal } from '../../io';
import { isWindows, runProgram } from '../../operating-system';
import type { Reporter } from '../../reporter';
import { REPEATED_SIGNAL_MS, stopSignals } from '../../stop-signal';

/** Time that what a command leaves behind has to end. */
const GRACE_MS = 2_000;
const POLL_MS = 20;

/** The calls that the module makes. A test has those of another system. */
export interface SystemCalls {
  readonly isWindows: boolean;
  readonly kill: (pid: number, signal: NodeJS.Signals | 0) => unknown;
  readonly run: (program: string, args: readonly string[]) => unknown;
}

const here: SystemCalls = { isWindows, kill: (pid, signal) => process.kill(pid, signal), run: runProgram };

export interface GroupOptions {
  /** Variables besides those of this process. */
  readonly variables: Io['env'];
  readonly reporter: Reporter;
  /** Whether its standard output goes to standard error. */
  readonly isQuiet?: boolean | undefined;
  /** Receives its output instead. It gets no input then. */
  readonly onOutput?: ((chunk: Buffer) => void) | undefined;
  /** Ends the group when it aborts. */
  readonly end?: AbortSignal | undefined;
}

/**
 * Runs a command in a process group of its own, to its end and to that of all processes of the group. Returns its exit code; 127
 * for an unknown command; 128 + n after signal n, which is passed on to the group.
 */
export async function runInGroup(
  [program = '', ...args]: readonly string[],
  { env, cwd, signals }: Pick<Io, 'env' | 'cwd' | 'signals'>,
  { variables, reporter, isQuiet = false, onOutput, end }: GroupOptions,
): Promise<number> {
  // Its output goes to standard error where standard output has something else.
  const stdio: StdioOptions = isQuiet ? ['inherit', 2, 2] : 'inherit';
  // Windows has no groups: programs get Ctrl+C from their console.
  const child = spawn(program, args, {
    stdio: onOutput === undefined ? stdio : ['ignore', 'pipe', 'pipe'],
    cwd,
    env: { ...env, ...variables },
    detached: !here.isWindows,
  });
  if (onOutput !== undefined) for (const output of [child.stdout, child.stderr]) output?.on('data', onOutput);
  const kill = () => signalGroup(child, 'SIGKILL');
  process.once('exit', kill);
  const stop = () => {
    signalGroup(child, 'SIGTERM');
    setTimeout(() => child.exitCode === null && child.signalCode === null && kill(), GRACE_MS).unref();
  };
  if (end?.aborted) stop();
  end?.addEventListener('abort', stop);
  let interruption: { readonly signal: StopSignal; readonly at: number } | undefined;
  for (const signal of stopSignals) {
    signals.on(signal, () => {
      if (interruption === undefined) {
        interruption = { signal, at: performance.now() };
        if (!here.isWindows) signalGroup(child, signal);
      } else if (performance.now() - interruption.at > REPEATED_SIGNAL_MS) kill();
    });
  }
  const status = await exitOf(child, program, reporter);
  await endGroup(child);
  process.off('exit', kill);
  return interruption === undefined ? status : 128 + constants.signals[interruption.signal];
}

function exitOf(child: ChildProcess, program: string, reporter: Reporter): Promise<number> {
  return new Promise((resolve) => {
    child.once('error', (error) => {
      const isUnknown = 'code' in error && error.code === 'ENOENT';
      reporter.error(isUnknown ? explainUnknown(program) : `${program} cannot be run. ${error.message}`);
      resolve(isUnknown ? 127 : 126);
    });
    child.once('exit', (code, signal) => resolve(code ?? 128 + (signal === null ? 0 : constants.signals[signal])));
  });
}

/** A command with blanks was meant for a shell, which `exec` does not start. */
function explainUnknown(program: string): string {
  const unknown = `Unknown command: ${program}`;
  if (!/\s/.test(program)) return unknown;
  if (!/[&|;<>$]/.test(program)) return `${unknown}\nPass it without quotes: exec -- ${program}`;
  return `${unknown}\nRun it in a shell: exec -- sh -c ${quoted(program)}`;
}

/** Ends what a command has left in its group. */
async function endGroup(child: ChildProcess): Promise<void> {
  const deadline = performance.now() + GRACE_MS;
  let isLeft = signalGroup(child, 'SIGTERM');
  while (isLeft && performance.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    isLeft = signalGroup(child, 0);
  }
  if (isLeft) signalGroup(child, 'SIGKILL');
}

type Leader = Pick<ChildProcess, 'pid' | 'exitCode' | 'signalCode'>;

/**
 * Sends a signal to the group of a process; 0 sends none. Returns whether a process is left. On Windows, any signal ends a
 * running process with its descendants: nothing finds those of one that has ended.
 */
export function signalGroup(
  { pid, exitCode, signalCode }: Leader,
  signal: NodeJS.Signals | 0,
  { isWindows, kill, run }: SystemCalls = here,
): boolean {
  if (pid === undefined) return false;
  if (isWindows) {
    // Not by its name alone, which Windows looks for in the current directory first.
    const taskkill = `${process.env['SystemRoot'] ?? 'C:\\Windows'}\\System32\\taskkill.exe`;
    if (exitCode === null && signalCode === null && signal !== 0) run(taskkill, ['/PID', String(pid), '/T', '/F']);
    return false;
  }
  try {
    kill(-pid, signal);
    return true;
  } catch {
    return false; // ESRCH
  }
}
