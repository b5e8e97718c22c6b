import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { hasCode } from './file-system';

/** A process, told apart from a later one that was given the same pid, and from those of other hosts and PID namespaces. */
export interface ProcessIdentity {
  readonly pid: number;
  /** When it started; null where the system does not say so, and a pid alone has to do. */
  readonly started: string | null;
  readonly host: string;
  /** The id of the boot, which is different for each running kernel; null except on Linux. */
  readonly boot: string | null;
  /** On Linux, the PID namespace that the pid belongs to: each container has its own. */
  readonly pidNamespace: string | null;
  /** The id of the machine, for a process of its initial PID namespace; null for others, since images of containers copy it. */
  readonly machine: string | null;
}

/** Whether a process is running; 'other_host' and 'other_pid_namespace' when that cannot be found out here. */
export type ProcessState = 'running' | 'dead' | 'other_host' | 'other_pid_namespace';

/** Linux gives the first PID namespace of every boot this number. */
const INITIAL_PID_NAMESPACE = 'pid:[4026531836]';

type Home = Omit<ProcessIdentity, 'pid' | 'started'>;

let home: Home | undefined;

function ownHome(): Home {
  if (home !== undefined) return home;
  const pidNamespace = attempt(() => readlinkSync('/proc/self/ns/pid'));
  const machine = pidNamespace === INITIAL_PID_NAMESPACE ? attempt(() => readText('/etc/machine-id')) : null;
  return (home = { host: hostname(), boot: bootId(), pidNamespace, machine: machine === '' ? null : machine });
}

export function ownIdentity(): ProcessIdentity {
  const { pid } = process;
  return { pid, started: statOf(pid)?.started ?? null, ...ownHome() };
}

/** Whether this process has a PID namespace of its own, as in a container. */
export function isInContainer(): boolean {
  const { pidNamespace } = ownHome();
  return pidNamespace !== null && pidNamespace !== INITIAL_PID_NAMESPACE;
}

/** The number of a PID namespace can be given again, but only after all processes of the former one have ended. */
export function stateOfProcess(process: ProcessIdentity): ProcessState {
  const own = ownHome();
  const isSameKernel = process.boot === own.boot && (own.boot !== null || process.host === own.host);
  if (isSameKernel && process.pidNamespace !== own.pidNamespace) return 'other_pid_namespace';
  if (isSameKernel) return isRunning(process) ? 'running' : 'dead';
  const isRebooted = own.machine !== null && process.machine === own.machine && process.host === own.host;
  return isRebooted ? 'dead' : 'other_host';
}

/** Without the time of its start, a pid that is taken counts as the same process. */
function isRunning({ pid, started }: ProcessIdentity): boolean {
  if (!hasProcess(pid)) return false;
  const stat = statOf(pid);
  if (stat === undefined) return hasProcess(pid); // no such system, or it went away just now
  if (stat.state === 'Z' || stat.state === 'X') return false; // dead; its parent has not asked how it ended
  return started === null || stat.started === started;
}

function hasProcess(pid: number): boolean {
  if (!Number.isSafeInteger(pid) || pid <= 0) return false; // would ask about a group of processes
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return hasCode(error, 'EPERM'); // it is there, and somebody else's
  }
}

/** Reads the process state on Linux. The start is counted in ticks since the boot, so the boot id is part of it. */
function statOf(pid: number): { readonly state: string; readonly started: string } | undefined {
  try {
    // In a PID namespace without a mount of its own, /proc lists other processes under the same pids.
    if (readlinkSync('/proc/self') !== String(process.pid)) return undefined;
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The second field is the program's name in parentheses; it may contain anything.
    const [state, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = rest[18];
    if (state === undefined || ticks === undefined) return undefined;
    return { state, started: `${bootId()} ${ticks}` };
  } catch {
    return undefined;
  }
}

function bootId(): string | null {
  return attempt(() => readText('/proc/sys/kernel/random/boot_id'));
}

function readText(path: string): string {
  return readFileSync(path, 'latin1').trim();
}

function attempt(read: () => string): string | null {
  try {
    return read();
  } catch {
    return null;
  }
}
