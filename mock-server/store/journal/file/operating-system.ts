import { spawnSync } from 'node:child_process';
import { closeSync, constants, fstatSync, openSync, readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { realNow } from '../../../time/clock';
import { sleep } from '../../../time/timers';
import { Date } from '../../../../spec/vocabulary/globals';

/**
 * All that differs between Linux, macOS and Windows for what is stored. Except `cli/operating-system.ts`, no module asks which
 * this is, reads `/proc` or runs a program of the system.
 */
export interface OperatingSystem {
  /** The id of this process. */
  readonly pid: number;
  /** Whether a file that is open can neither be replaced nor removed, and a directory not be opened: on Windows. */
  readonly locksOpenFiles: boolean;
  /** After how many milliseconds to repeat a call that is refused while another program has a file open: none, or a second. */
  readonly retryDelaysMs: readonly number[];
  /** Returns where the processes of this system run. */
  readonly home: () => Home;
  /** Returns what is known of a running process; undefined when there is none. */
  readonly find: (pid: number) => FoundProcess | undefined;
  /** Returns how many files and connections this process may have open at a time. */
  readonly descriptorLimit: () => number;
}

/** The identity of a running system: it tells its processes from those of others. */
export interface Home {
  readonly host: string;
  /** The id of the boot, which is different for each running kernel; null except on Linux. */
  readonly boot: string | null;
  /** On Linux, the PID namespace that a pid belongs to: each container has its own. */
  readonly pidNamespace: string | null;
  /**
   * The id of the machine; null on Windows. On Linux that of a process of the initial PID namespace, and null for others, since
   * images of containers copy it.
   */
  readonly machine: string | null;
}

export interface FoundProcess {
  /** Its start, in a form that differs for each process; null except on Linux. */
  readonly started: string | null;
  /** Returns its start in milliseconds since 1970. On macOS and Windows a program tells that of other processes. */
  readonly startedAt: () => number | undefined;
}

/** The calls that the module makes. A test has those of another system. Each throws where there is nothing. */
export interface SystemCalls {
  readonly pid: number;
  /** Returns the start of this process in milliseconds since 1970. */
  readonly startedAt: () => number;
  readonly host: () => string;
  readonly read: (path: string) => string;
  readonly readLink: (path: string) => string;
  /** Sends no signal. Throws `EPERM` for a process of another user. */
  readonly probe: (pid: number) => void;
  /** Returns what a program prints. */
  readonly run: (program: string, args: readonly string[]) => string;
}

/** Linux gives the first PID namespace of every boot this number. */
export const INITIAL_PID_NAMESPACE = 'pid:[4026531836]';
/** The limit of systems that do not tell: what most of them allow a process at least. */
const UNKNOWN_LIMIT = 1024;
/** Windows takes longest: it starts a shell of its own. */
const PROGRAM_TIMEOUT_MS = 20_000;

const nodeCalls: SystemCalls = {
  pid: process.pid,
  startedAt: () => realNow() - process.uptime() * 1000,
  host: hostname,
  read: (path) => readFileSync(path, 'latin1').trim(),
  readLink: (path) => readlinkSync(path),
  probe: (pid) => void process.kill(pid, 0),
  run(program, args) {
    const { stdout, error } = spawnSync(program, args, {
      encoding: 'utf8',
      timeout: PROGRAM_TIMEOUT_MS,
      windowsHide: true,
    });
    if (error) throw error;
    return stdout;
  },
};

/** Returns a system. */
export function operatingSystem(platform: NodeJS.Platform, calls: SystemCalls = nodeCalls): OperatingSystem {
  const isWindows = platform === 'win32';
  let home: Home | undefined;
  return {
    pid: calls.pid,
    locksOpenFiles: isWindows,
    retryDelaysMs: isWindows ? [1, 2, 5, 10, 20, 50, 100, 200, 400] : [],
    home: () => (home ??= { host: calls.host(), ...(homes[platform]?.(calls) ?? nowhere) }),
    find(pid) {
      if (!hasProcess(calls, pid)) return undefined;
      const stat = statOf(calls, pid);
      const isGone = stat === undefined && !hasProcess(calls, pid); // it went away just now
      if (isGone || stat?.state === 'Z' || stat?.state === 'X') return undefined; // its parent has not asked how it ended
      const startedAt = () => (pid === calls.pid ? calls.startedAt() : startOf[platform]?.(calls, pid));
      return { started: stat?.started ?? null, startedAt };
    },
    descriptorLimit() {
      const [, limit] = /^Max open files +(\d+)/m.exec(attempt(() => calls.read('/proc/self/limits')) ?? '') ?? [];
      return limit === undefined ? UNKNOWN_LIMIT : Number(limit);
    },
  };
}

type Of<Value> = Readonly<Partial<Record<NodeJS.Platform, Value>>>;

const nowhere = { boot: null, pidNamespace: null, machine: null };

const homes: Of<(calls: SystemCalls) => Omit<Home, 'host'>> = {
  linux(calls) {
    const pidNamespace = attempt(() => calls.readLink('/proc/self/ns/pid')) ?? null;
    const machine = pidNamespace === INITIAL_PID_NAMESPACE ? attempt(() => calls.read('/etc/machine-id')) : undefined;
    return { boot: bootOf(calls), pidNamespace, machine: machine || null };
  },
  // The host name of a Mac changes with its network.
  darwin(calls) {
    const described = attempt(() => calls.run('/usr/sbin/ioreg', ['-rd1', '-c', 'IOPlatformExpertDevice']));
    return { ...nowhere, machine: /"IOPlatformUUID" = "([^"]+)"/.exec(described ?? '')?.[1] ?? null };
  },
};

const startOf: Of<(calls: SystemCalls, pid: number) => number | undefined> = {
  // By the difference to this process: no date is printed alike everywhere.
  darwin(calls, pid) {
    const args = ['-o', 'pid=', '-o', 'etime=', '-p', `${pid},${calls.pid}`];
    const printed = attempt(() => calls.run('/bin/ps', args)) ?? '';
    const age = secondsOf(pid, printed);
    const own = secondsOf(calls.pid, printed);
    return age === undefined || own === undefined ? undefined : calls.startedAt() + (own - age) * 1000;
  },
  win32(calls, pid) {
    // Not by its name alone, which Windows looks for in the current directory first.
    const shell = `${process.env['SystemRoot'] ?? 'C:\\Windows'}\\System32\\WindowsPowerShell\\v1.0\\powershell.exe`;
    const command = `(Get-CimInstance Win32_Process -Filter 'ProcessId=${pid}').CreationDate.ToUniversalTime().ToString('o')`;
    const printed = attempt(() => calls.run(shell, ['-NoProfile', '-NonInteractive', '-Command', command])) ?? '';
    const instant = Date.parse(printed.trim());
    return Number.isNaN(instant) ? undefined : instant;
  },
};

/** Reads `12 1-02:03:04`: how long the process with a pid has been running. */
function secondsOf(pid: number, printed: string): number | undefined {
  const line = new RegExp(`^ *${pid} +(?:(?:(\\d+)-)?(\\d+):)?(\\d+):(\\d+) *$`, 'm').exec(printed);
  if (line === null) return undefined;
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = line.slice(1).map((each = '0') => Number(each));
  return ((days * 24 + hours) * 60 + minutes) * 60 + seconds;
}

function hasProcess(calls: SystemCalls, pid: number): boolean {
  if (!Number.isSafeInteger(pid) || pid <= 0) return false; // would ask about a group of processes
  try {
    calls.probe(pid);
    return true;
  } catch (error) {
    return hasCode(error, 'EPERM'); // it is there, and somebody else's
  }
}

/** Reads the process state on Linux. The start is counted in ticks since the boot, so the boot id is part of it. */
function statOf(calls: SystemCalls, pid: number): { readonly state: string; readonly started: string } | undefined {
  return attempt(() => {
    // In a PID namespace without a mount of its own, /proc lists other processes under the same pids.
    if (calls.readLink('/proc/self') !== String(calls.pid)) return undefined;
    const stat = calls.read(`/proc/${pid}/stat`);
    // The second field is the program's name in parentheses; it may contain anything.
    const [state, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = rest[18];
    if (state === undefined || ticks === undefined) return undefined;
    return { state, started: `${bootOf(calls)} ${ticks}` };
  });
}

function bootOf(calls: SystemCalls): string | null {
  return attempt(() => calls.read('/proc/sys/kernel/random/boot_id')) ?? null;
}

function attempt<Result>(call: () => Result): Result | undefined {
  try {
    return call();
  } catch {
    return undefined;
  }
}

/** The system of this process. */
export const thisSystem = operatingSystem(process.platform);

/** Not by its class: within Jest, errors of Node are not instances of the `Error` that this module knows. */
export function hasCode(error: unknown, code: string): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
}

/** Whether Windows may have refused a call because another program, such as a virus scanner, has the file open for a moment. */
export function isBusy(error: unknown): boolean {
  return ['EPERM', 'EACCES', 'EBUSY'].some((code) => hasCode(error, code));
}

/** Repeats a call after each of some delays while it fails with an error that `isBusy` knows. See `retryDelaysMs`. */
export async function patiently<Result>(
  call: () => Result | Promise<Result>,
  delaysMs: readonly number[],
): Promise<Result> {
  for (const delay of delaysMs) {
    try {
      return await call();
    } catch (error) {
      if (!isBusy(error)) throw error;
    }
    await sleep(delay);
  }
  return call();
}

/** Milliseconds after which flock(1) counts as missing. It needs about three. */
const LOCK_TIMEOUT_MS = 2_000;
/** Exit code of flock(1) when another process holds the lock. */
const CONFLICT = 1;

/** An advisory lock of the operating system on a directory. */
export interface OsLock {
  /** 'unavailable' where the system or the file system has no such lock, or flock(1) is not installed. */
  readonly state: 'held' | 'refused' | 'unavailable';
  /** The file system of the directory. Two mounts of a network file system may not share their locks. */
  readonly device: number;
  readonly release: () => void;
}

/**
 * Tries to take flock(2) on a directory. Node has no call for it. The lock belongs to an open file, which a child process
 * shares: flock(1) takes it and exits, and it stays with this process until that closes the directory or ends.
 */
export function tryOsLock(directory: string): OsLock {
  if (thisSystem.locksOpenFiles) return { state: 'unavailable', device: 0, release: () => undefined };
  const descriptor = openSync(directory, constants.O_RDONLY);
  const { dev: device } = fstatSync(descriptor);
  const { status } = spawnSync('flock', ['-n', '3'], {
    stdio: ['ignore', 'ignore', 'ignore', descriptor],
    timeout: LOCK_TIMEOUT_MS,
  });
  let isOpen = true;
  const release = () => {
    if (isOpen) closeSync(descriptor);
    isOpen = false;
  };
  if (status === 0) return { state: 'held', device, release };
  release();
  return { state: status === CONFLICT ? 'refused' : 'unavailable', device, release };
}
